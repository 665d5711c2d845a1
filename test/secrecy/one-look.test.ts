import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { H, NONE, OPEN_BIT, STATUS } from '../../grammar/ir/ir.ts'
import { NODES, does } from '../../grammar/ir/node-facts.ts'
import { isEffect } from '../../grammar/ir/nodes.ts'
import type { EffectIR } from '../../grammar/ir/nodes.ts'
import { rulesOfGame } from '../../grammar/ir/rules.ts'
import type { StepIR } from '../../grammar/ir/step-ir.ts'
import { walk } from '../../grammar/ir/walk.ts'
import { loadRuleset } from '../../grammar/load.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { arrangementAt, legalLayout } from '../../interpreter/layout/layout.ts'
import { Fault, MAX_MOVES } from '../../interpreter/program/program.ts'
import { playersChance } from '../../interpreter/state/chance.ts'
import { seenOnTop, seenThere, tablePlan } from '../../interpreter/state/table-plan.ts'
import { nothingHidden } from '../../interpreter/view/hidden.ts'
import { shelfHost } from '../shelf-host.ts'
import { irCalled, irFor, playableIds } from '../codegen/shipped.ts'
import { corpus } from '../corpus/corpus.ts'
import { VOLUME } from '../volume.ts'

/*
 * Whoever watches sees the table once for each step in the text. A step that moves many pieces, or is made of many movements,
 * teaches only what lies in sight when it is done.
 */

const host = shelfHost(join(import.meta.dirname, '../corpus'))

const hidingGames: readonly (readonly [string, GameIR])[] = [
  ...playableIds().map((id) => [id, irCalled(id)] as const),
  ...corpus().flatMap((file) => {
    const { ruleset } = loadRuleset({ file, host })
    return ruleset === undefined ? [] : [[file.name, irFor(ruleset)] as const]
  }),
].filter(([, ir]) => !nothingHidden(ir))

const isSeen = (step: StepIR): boolean => does(step, 'moves pieces') || does(step, 'shows faces')

/** What a step has taught although it does not lie in sight. */
class Watch {
  readonly taught: string[] = []
  readonly watched = new Map<string, number>()
  private readonly ir: GameIR
  private readonly plan: ReturnType<typeof tablePlan>
  private before = new Int32Array(0)

  constructor(ir: GameIR) {
    this.ir = ir
    this.plan = tablePlan(ir)
  }

  begin(S: Int32Array): void {
    this.before = S.slice()
  }

  look(S: Int32Array, step: EffectIR): void {
    const { ir, plan, before } = this
    const { seen } = ir.memory
    this.watched.set(step.step, (this.watched.get(step.step) ?? 0) + 1)
    if (!does(step, 'shows faces'))
      for (let piece = 0; piece < ir.pieces.length; piece++) {
        const learnt = S[seen + piece]! & ~before[seen + piece]! & (plan.everyone | (1 << OPEN_BIT))
        if ((learnt & ~this.inSight(S, piece)) !== 0) this.taught.push(`${step.step}: piece ${piece}`)
      }
    this.begin(S)
  }

  private inSight(S: Int32Array, piece: number): number {
    const { first, at } = this.ir.memory
    const place = S[at + piece]!
    if (place === NONE) return 0
    const top = S[first + place] === piece ? seenOnTop(S, this.plan, place, piece) : 0
    return seenThere(S, this.plan, place, piece) | top
  }
}

function playWatched(ir: GameIR, seed: number, watch: Watch): void {
  const program = closuresProgram(ir, {
    counter: () => ({ held: 0, failed: 0 }),
    lookedUp: () => undefined,
    seen: (S, step) => watch.look(S, step),
  })
  const below = playersChance({ low: seed, high: ~seed })
  const S = new Int32Array(ir.memory.size)
  const moves = new Int32Array(MAX_MOVES)
  program.fresh(S, seed, seed)
  watch.begin(S)
  try {
    program.begin(S)
    for (let ply = 0; ply < 200 && S[H.status] === STATUS.waiting; ply++) {
      const arrange = arrangementAt(ir, S)
      watch.begin(S)
      if (arrange !== undefined) program.applyLayout(S, legalLayout(program, S, arrange, below).layout)
      else program.apply(S, moves[below(program.legal(S, moves))]!)
    }
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown
  }
}

test('a step teaches only what lies in sight when it is done', () => {
  const watched = new Map<string, number>()
  for (const [name, ir] of hidingGames)
    for (let seed = 1; seed <= Math.ceil(VOLUME.games / 20); seed++) {
      const watch = new Watch(ir)
      playWatched(ir, seed, watch)
      expect(watch.taught, `${name}, seed ${seed}`).toEqual([])
      for (const [step, times] of watch.watched) watched.set(step, (watched.get(step) ?? 0) + times)
    }
  // A new step that anybody can watch has to occur in some game that hides something.
  const all = Object.keys(NODES.steps).filter((step) => {
    const facts = NODES.steps[step]
    return facts?.does?.some((effect) => effect === 'moves pieces' || effect === 'shows faces')
  })
  const never = all.filter((step) => step !== 'arrange' && (watched.get(step) ?? 0) === 0)
  expect(never).toEqual([])
})

test('each step in a text becomes at most one step that anybody can watch', () => {
  let several = 0
  const listed = (name: string, steps: readonly StepIR[]): void => {
    const written = new Map<number, StepIR>()
    for (const step of steps) {
      if (!isEffect(step) || !isSeen(step) || !('origin' in step) || (step.step === 'screen' && step.up))
        continue
      const other = written.get(step.origin)
      expect(other && `${name}: ${other.step} and ${step.step}`).toBeUndefined()
      written.set(step.origin, step)
      several++
    }
  }
  for (const [name, ir] of hidingGames) {
    for (const { body, leave } of ir.stages) for (const steps of [body, leave]) listed(name, steps)
    for (const { body } of [...ir.actions, ...ir.whenever]) listed(name, body)
    listed(name, ir.play)
    walk(rulesOfGame(ir), (node) => {
      for (const part of Object.values(node))
        if (
          Array.isArray(part) &&
          part.some((one) => typeof one === 'object' && one !== null && 'step' in one)
        )
          listed(name, part)
    })
  }
  expect(several).toBeGreaterThan(100)
})
