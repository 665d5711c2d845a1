import { expect, test } from 'vitest'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { H, NONE, STATUS } from '../../grammar/ir/ir.ts'
import { configure, loadRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { MAX_MOVES } from '../../interpreter/program/program.ts'
import { recognises } from '../../interpreter/state/knows.ts'
import { pieceStripes } from '../../interpreter/state/piece-stripes.ts'
import { chance } from '../games/loaded.ts'
import { Lockstep } from './lockstep.ts'
import { comparingRuleset } from './made/comparing.ts'
import { part, seedOr } from '../volume.ts'

/*
 * Of pieces that look alike, one is offered in place of all. The moves must be those that a list of all of them would
 * have, each sort of them once: nothing is lost, whatever conditions compare, and nothing is offered twice.
 */

const PLIES = 40
const TEXTS = Math.max(10, part(80))

function irOf(text: string): GameIR | undefined {
  const { ruleset, diagnostics } = loadRuleset({
    file: sourceFile('comparing.yaml', text),
    host: memoryHost([]),
  })
  const made = ruleset === undefined ? undefined : configure(ruleset, 2)
  const wrong = [...diagnostics, ...(made?.diagnostics ?? [])].some(({ severity }) => severity === 'error')
  return wrong ? undefined : made?.configured?.checked.ir
}

/** The same game, in which no piece is taken for another. */
function withoutAlike(ir: GameIR): GameIR {
  const actions = ir.actions.map((action) => ({
    ...action,
    choices: action.choices.map((choice) => ({ ...choice, alike: false })),
  }))
  return { ...ir, actions }
}

/** A move as it looks to the one who decides, and which of its choices are the same piece. */
function sortOf(program: Program, state: Int32Array, code: number): string {
  const { ir } = program
  const move = program.decode(state, code)
  if (move === undefined) return 'done'
  const choices = ir.actions[move.action]?.choices ?? []
  const looks = move.values.map((piece, i) => {
    if (choices[i]?.type !== 'piece' || piece >= ir.pieces.length) return `${piece}`
    const at = state[ir.memory.at + piece] ?? NONE
    if (ir.containers[at]?.pile === true) return `piece ${piece}`
    const { kind, owner } = ir.pieces[piece] ?? {}
    const face = recognises(ir, state, state[H.decider], piece) ? kind : '?'
    const marks = pieceStripes(ir).map((stripe) => state[stripe.at + piece])
    const before = move.values.slice(0, i)
    const same = before.findIndex((value, j) => value === piece && choices[j]?.type === 'piece')
    return `${at} ${owner} ${face} ${marks.join()} ${same}`
  })
  // Things of one choice may come in any order.
  const names = choices.map(({ name }) => name)
  const sorted = [...new Set(names)].map((name) => looks.filter((_, i) => names[i] === name).sort())
  return `${move.action} ${move.offer} ${JSON.stringify(sorted)}`
}

const codes = new Int32Array(MAX_MOVES)

function sortsOf(program: Program, state: Int32Array): string[] {
  const count = program.legal(state, codes)
  return [...codes.subarray(0, count)].map((code) => sortOf(program, state, code))
}

test('equal pieces cost no move, and give none twice', () => {
  let [played, lists, merged] = [0, 0, 0]
  const first = seedOr(1)
  for (let seed = first; played < TEXTS && seed - first < 20 * TEXTS; seed++) {
    const ir = irOf(comparingRuleset(seed))
    if (ir === undefined) continue
    played++
    const all = closuresProgram(withoutAlike(ir))
    const programs = [closuresProgram(ir), generatedProgram(ir)]
    const games = new Lockstep(programs[0] ?? all, programs[1] ?? all)
    for (const start of [1, 2]) expect(games.play(start, PLIES), `seed ${seed}`).toBeUndefined()
    for (const program of programs) {
      const below = chance(seed)
      const state = new Int32Array(ir.memory.size)
      program.fresh(state, seed, ~seed)
      program.begin(state)
      for (let ply = 0; ply < PLIES && state[H.status] === STATUS.waiting; ply++) {
        const [offered, every] = [sortsOf(program, state), sortsOf(all, state)]
        const where = `seed ${seed}, ply ${ply}`
        expect(new Set(offered).size, where).toBe(offered.length)
        expect([...offered].sort(), where).toEqual([...new Set(every)].sort())
        lists++
        if (offered.length < every.length) merged++
        const count = program.legal(state, codes)
        if (count === 0) break
        program.apply(state, codes[below(count)] ?? 0)
      }
    }
  }
  expect(played).toBe(TEXTS)
  // Lists in which nothing is alike prove nothing.
  expect(merged).toBeGreaterThan(lists / 4)
})
