import { H, STATUS } from '../../grammar/ir/ir.ts'
import { layoutOfSetup } from '../match/layout-text.ts'
import { arrangementAt } from '../layout/layout.ts'
import { refused, type Refused } from '../match/refused.ts'
import { Notation } from '../notation/notation.ts'
import { MAX_MOVES, type Program } from '../program/program.ts'
import { ZERO, ONE, addFractions, multiply, type Fraction } from './fraction.ts'
import { OutcomeBudget, eachOutcome } from './outcomes.ts'
import { turnPassed } from './turn-passed.ts'

export interface Perft {
  readonly depth: number
  /** Sequences of exactly `depth` answers. */
  readonly nodes: number
  /** Games that ended at or before `depth`. */
  readonly games: number
  /** Nodes below each first move, if requested. */
  readonly divide: readonly { readonly move: string; readonly nodes: number }[]
}

/** Answers secret arrangements by named setups, one name for each seat. Arrangements do not count as plies. */
export function arrangeBySetups(
  program: Program,
  state: Int32Array,
  setups: readonly string[],
): Refused | undefined {
  const { ir } = program
  for (let arrange = arrangementAt(ir, state); arrange !== undefined; arrange = arrangementAt(ir, state)) {
    const seat = state[H.decider] ?? 0
    const known = ir.setups.filter((s) => s.arrangement === arrange?.arrangement)
    const names = known.map((s) => s.name).join(', ')
    const name = setups[seat]
    if (name === undefined)
      return refused(
        'ST5020',
        `This game begins with a secret setup of each player. Name one for each: ${names}.`,
      )
    const layout = known.filter((s) => s.name === name).map((s) => layoutOfSetup(s, seat))[0]
    if (layout === undefined)
      return refused('ST5020', `There is no setup called \`${name}\`. There are: ${names}.`)
    program.applyLayout(state, layout)
    if (state[H.status] !== STATUS.waiting) break
  }
  return undefined
}

/**
 * Counts all sequences of `depth` answers from a state that waits for one. The state is unchanged. Chance is drawn from
 * its seed. Throws a `Fault` if the rules fail.
 */
export function perft(program: Program, root: Int32Array, depth: number, divide = false): Perft {
  const { state } = program
  const from = root.slice()
  const before = Array.from({ length: depth + 1 }, () => new Int32Array(root.length))
  const lists = Array.from({ length: depth + 1 }, () => new Int32Array(MAX_MOVES))
  let games = 0
  /** Counts from the state's position and leaves the state in another. */
  const count = (left: number): number => {
    if (state[H.status] === STATUS.over) {
      games++
      return left === 0 ? 1 : 0
    }
    if (left === 0) return 1
    const moves = lists[left]
    const here = before[left]
    if (moves === undefined || here === undefined) return 0
    const legal = program.legal(state, moves)
    here.set(state)
    let nodes = 0
    for (let i = 0; i < legal; i++) {
      if (i > 0) state.set(here)
      program.apply(state, moves[i] ?? 0)
      nodes += count(left - 1)
    }
    return nodes
  }
  if (!divide || depth === 0) {
    state.set(from)
    return { depth, nodes: count(depth), games, divide: [] }
  }
  const notation = new Notation(program)
  const first = new Int32Array(MAX_MOVES)
  const legal = from[H.status] === STATUS.over ? 0 : program.legal(from, first)
  const parts: { move: string; nodes: number }[] = []
  for (const { code, text } of notation.all(from, first, legal)) {
    state.set(from)
    program.apply(state, code)
    parts.push({ move: text, nodes: count(depth - 1) })
  }
  return { depth, nodes: parts.reduce((sum, p) => sum + p.nodes, 0), games, divide: parts }
}

/** The counts of `perft`, each as the exact mean over all outcomes of chance. */
export interface ChancePerft {
  readonly depth: number
  readonly nodes: Fraction
  readonly games: Fraction
  /** The total number of outcomes of chance. */
  readonly ways: number
}

/** Upper bound on enumerated outcomes of chance for one count. */
const MOST_WAYS = 1_000_000

/**
 * Counts all sequences of answers from where `begin` leads, over every outcome of chance, each weighted by its
 * probability. `told` receives the number of enumerated outcomes from time to time. Decisions of chance after the last
 * turn has passed are left out if `withinTurn` makes the last answer: the same game on the reference back end.
 */
export function perftOverChance(
  program: Program,
  root: Int32Array,
  begin: (state: Int32Array) => void,
  depth: number,
  onProgress?: (ways: number) => void,
  withinTurn?: Program,
): ChancePerft {
  const lists = Array.from({ length: depth + 1 }, () => new Int32Array(MAX_MOVES))
  let ways = 0
  const budget = new OutcomeBudget(MOST_WAYS)
  const over = (
    from: Int32Array,
    run: (state: Int32Array) => void,
    left: number,
    by = program,
  ): { nodes: Fraction; games: Fraction } => {
    const sum = { nodes: ZERO, games: ZERO }
    const completed = eachOutcome(
      by,
      from,
      run,
      (state, chance) => {
        const { nodes, games } = count(state, left)
        sum.nodes = addFractions(sum.nodes, multiply(chance, nodes))
        sum.games = addFractions(sum.games, multiply(chance, games))
      },
      budget,
    )
    ways += completed
    onProgress?.(ways)
    return sum
  }
  const count = (state: Int32Array, left: number): { nodes: Fraction; games: Fraction } => {
    if (state[H.status] === STATUS.over) return { nodes: left === 0 ? ONE : ZERO, games: ONE }
    const moves = lists[left]
    if (left === 0 || moves === undefined) return { nodes: ONE, games: ZERO }
    const sum = { nodes: ZERO, games: ZERO }
    const legal = program.legal(state, moves)
    const last = left === 1 ? withinTurn : undefined
    const isPassed = last && turnPassed(last.ir, state.slice())
    for (let i = 0; i < legal; i++) {
      const answer = (next: Int32Array): void => (last ?? program).apply(next, moves[i] ?? 0)
      const run = isPassed ? (next: Int32Array) => last.chance.until(isPassed, () => answer(next)) : answer
      const below = over(state, run, left - 1, last)
      sum.nodes = addFractions(sum.nodes, below.nodes)
      sum.games = addFractions(sum.games, below.games)
    }
    return sum
  }
  return { depth, ...over(root, begin, depth), ways }
}
