import { expect, test } from 'vitest'
import type { ExprIR, GameIR, StepIR } from '../../grammar/ir/ir.ts'
import { H, STATUS } from '../../grammar/ir/ir.ts'
import { does } from '../../grammar/ir/node-facts.ts'
import type { NodeIR, RulesIR } from '../../grammar/ir/nodes.ts'
import { rulesOfGame, rulesOfStage, rulesOfWhenever } from '../../grammar/ir/rules.ts'
import { wordsRead, wordsSet } from '../../grammar/ir/accessed-words.ts'
import { exchanged, numbersIn, partsOf, someNode, walk } from '../../grammar/ir/walk.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { Fault, MAX_MOVES } from '../../interpreter/program/program.ts'
import { scramble } from '../../interpreter/state/chance.ts'
import { randomGame } from '../codegen/random-games.ts'
import { VOLUME } from '../volume.ts'

const GAMES = VOLUME.watched

/** The nodes of these rules, including everything that they call. */
function reached(ir: GameIR, rules: RulesIR): ReadonlySet<NodeIR> {
  const met = new Set<NodeIR>()
  const read = (part: RulesIR): void =>
    walk(part, (node) => {
      if (met.has(node)) return false
      met.add(node)
      for (const term of numbersIn(node, 'term')) read(ir.terms[term]?.body)
      for (const index of numbersIn(node, 'stage')) {
        const stage = ir.stages[index]
        if (stage !== undefined) read(rulesOfStage(stage))
      }
      for (const index of numbersIn(node, 'rules')) {
        const rule = ir.whenever[index]
        if (rule !== undefined) read(rulesOfWhenever(rule))
      }
      return true
    })
  read(rules)
  return met
}

/** A state from the middle of a game, or undefined if the game ends too soon. */
function someState(ir: GameIR, seed: number): Int32Array | undefined {
  const program = closuresProgram(ir)
  const state = new Int32Array(ir.memory.size)
  const moves = new Int32Array(MAX_MOVES)
  program.fresh(state, seed, 17)
  try {
    program.begin(state)
    for (let ply = 0; ply < seed % 5 && state[H.status] === STATUS.waiting; ply++) {
      const count = program.legal(state, moves)
      program.apply(state, moves[(scramble(seed + ply) >>> 0) % count] ?? 0)
    }
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown
  }
  return state[H.status] === STATUS.waiting ? state : undefined
}

/** The same game, but it only does one step and then asks for a decision. */
function doing(ir: GameIR, step: StepIR): { readonly ir: GameIR; readonly ask: StepIR } {
  let site = ir.sites
  // A call returns to the place with its site number, which must be unique.
  const here = exchanged(step, {
    step: (inner) => (inner.step === 'run' ? { ...inner, site: site++ } : inner),
  })
  const saved = ir.memory.size
  const ask: StepIR = {
    step: 'ask',
    site,
    who: { op: 'const', value: 0 },
    saved,
    must: false,
    repeatedly: false,
    offers: [],
    orElse: [],
    hasOrElse: false,
    origin: 0,
  }
  const memory = { ...ir.memory, size: saved + 1 }
  return { ir: { ...ir, play: [here, ask], sites: site + 1, memory }, ask }
}

test('a step sets no word but those that it is said to set', () => {
  const kinds = new Map<string, number>()
  for (let seed = 1; seed <= 2 * GAMES; seed++) {
    const whole = randomGame(seed)
    const before = someState(whole, seed)
    if (before === undefined) continue
    const steps = new Set<StepIR>()
    walk(rulesOfGame(whole), (node) => {
      if ('step' in node) steps.add(node)
    })
    for (const step of steps) {
      const inside = [...reached(whole, step)]
      if (
        inside.some((node) => 'step' in node && (does(node, 'asks') || node === step) && does(node, 'asks'))
      )
        continue
      if (step.step === 'leave' || someNode(step, (node) => 'step' in node && node.step === 'leave')) continue
      const { ir, ask } = doing(whole, step)
      const state = new Int32Array(ir.memory.size)
      state.set(before)
      state[H.status] = STATUS.fresh
      const start = state.slice()
      try {
        closuresProgram(ir).begin(state)
      } catch (thrown) {
        if (!(thrown instanceof Fault)) throw thrown
      }
      const allowed = new Set<number>(wordsSet(ir, ask))
      for (const node of inside) if ('step' in node) for (const at of wordsSet(ir, node)) allowed.add(at)
      const set = [...state.keys()].filter((at) => state[at] !== start[at])
      if (set.length > 0) kinds.set(step.step, (kinds.get(step.step) ?? 0) + 1)
      expect(
        set.filter((at) => !allowed.has(at)),
        `game ${seed}: ${JSON.stringify(step)}`,
      ).toEqual([])
    }
  }
  for (const kind of ['store', 'move', 'deal', 'shuffle', 'show', 'reveal', 'say', 'for each', 'loop', 'run'])
    expect(kinds.get(kind) ?? 0, kind).toBeGreaterThan(3)
})

test('an expression reads no word but those that it is said to read', () => {
  let read = 0
  for (let seed = 1; seed <= GAMES; seed++) {
    const ir = randomGame(seed)
    const state = someState(ir, seed)
    if (state === undefined) continue
    const program = closuresProgram(ir)
    const asked: ExprIR[] = []
    walk(rulesOfGame(ir), (node) => {
      if (!('step' in node)) return
      for (const part of partsOf(node))
        if ('op' in part) asked.push(part)
        else if ('set' in part) asked.push({ op: 'count', set: part })
    })
    for (const e of asked) {
      const inside = [...reached(ir, e)]
      // Trying moves writes to the state.
      if (inside.some((node) => 'op' in node && node.op === 'can')) continue
      const seen = new Set<number>()
      const watched = new Proxy(state, {
        get(target, key) {
          if (typeof key === 'string' && /^\d+$/u.test(key)) seen.add(Number(key))
          const value: unknown = Reflect.get(target, key, target)
          return typeof value === 'function' ? value.bind(target) : value
        },
      })
      try {
        program.evaluate(watched, e)
      } catch (thrown) {
        if (!(thrown instanceof Error) || !thrown.message.includes('nothing binds it')) throw thrown
        continue
      }
      // The reference reads `you` before it looks up an expression that depends on nothing else.
      const allowed = new Set([H.you, ...inside.flatMap((node) => [...wordsRead(ir, node)])])
      expect(
        [...seen].filter((at) => !allowed.has(at)),
        `game ${seed}: ${JSON.stringify(e)}`,
      ).toEqual([])
      read += seen.size
    }
  }
  expect(read).toBeGreaterThan(150)
})
