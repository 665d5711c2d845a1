import { H, NONE, STATUS } from '../../grammar/ir/ir.ts'
import { arrangementAt, canonicalLayout, randomLayout } from '../match/layout.ts'
import type { Layout } from '../match/layout.ts'
import { Fault, MAX_MOVES } from '../program.ts'
import type { Program } from '../program.ts'
import { scramble, seedFrom } from '../state/chance.ts'

/** Mean, median and 95th percentile. */
export interface Spread {
  readonly mean: number
  readonly median: number
  readonly p95: number
}

export interface RunResult {
  readonly games: number
  readonly wins: readonly number[]
  readonly draws: number
  /** Answers in a game, secret arrangements not counted. */
  readonly plies: Spread
  /** Legal moves at a decision. */
  readonly moves: Spread
  readonly reasons: ReadonlyMap<string, number>
  /** Games that were stopped, with what stopped them. */
  readonly faults: ReadonlyMap<string, number>
}

/** What was answered in one game, in order: codes of moves, and layouts of arrangements. */
export type Answers = readonly (number | Layout)[]

/** Receives each game that came to an end: its seed for `Match.start`, and all answers. */
export type Recorder = (seed: string, answers: Answers) => void

/** A game that is not over after so many plies is stopped and counted as a fault: its rules forgot to end it. */
const LONGEST_GAME = 100_000

/** One stream of chance of those who play: apart from the game's own, so that a change of rules does not shift it. */
class PlayerChance {
  private counter = 0
  private readonly low: number
  private readonly high: number

  constructor(low: number, high: number) {
    this.low = low
    this.high = high
  }

  below(bound: number): number {
    const limit = Math.floor(0x100000000 / bound) * bound
    for (;;) {
      this.counter++
      const word = scramble(scramble(this.counter ^ this.low) ^ this.high) >>> 0
      if (word < limit) return word % bound
    }
  }
}

/**
 * Plays games at random, each from its own seed made of the run's seed and its number, so that a game comes out the same
 * whichever games were played before it. Yields after each game how many are done.
 */
export function* run(
  program: Program,
  games: number,
  seed: string | number,
  record?: Recorder,
): Generator<number, RunResult> {
  const { ir } = program
  const state = new Int32Array(ir.memory.size)
  const codes = new Int32Array(MAX_MOVES)
  const wins = ir.seats.map(() => 0)
  const lengths: number[] = []
  const widths: number[] = []
  const reasons = new Map<string, number>()
  const faults = new Map<string, number>()
  let draws = 0
  let widest = 0
  let decisions = 0
  for (let game = 0; game < games; game++) {
    const gameSeed = `${seed}/${game + 1}`
    const { low, high } = seedFrom(gameSeed)
    const chance = new PlayerChance(high, low)
    const answers: (number | Layout)[] = []
    let plies = 0
    try {
      program.fresh(state, low, high)
      program.begin(state)
      while (state[H.status] === STATUS.waiting) {
        const arrange = plies === 0 ? arrangementAt(ir, state) : undefined
        if (arrange !== undefined) {
          const seat = state[H.decider] ?? 0
          const layout = canonicalLayout(
            ir,
            arrange,
            seat,
            randomLayout(arrange, seat, (n) => chance.below(n)),
          )
          if (record !== undefined) answers.push(layout)
          program.applyLayout(state, layout)
          continue
        }
        if (plies >= LONGEST_GAME)
          throw new Fault('ST5021', `The game was not over after ${LONGEST_GAME} plies.`, -1)
        const count = program.legal(state, codes)
        widths[count] = (widths[count] ?? 0) + 1
        widest = Math.max(widest, count)
        decisions++
        const code = codes[chance.below(count)] ?? 0
        if (record !== undefined) answers.push(code)
        program.apply(state, code)
        plies++
      }
      const winner = state[H.winner] ?? NONE
      if (winner === NONE) draws++
      else wins[winner] = (wins[winner] ?? 0) + 1
      const reason = ir.reasons[state[H.reason] ?? 0] ?? ''
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
      lengths.push(plies)
      record?.(gameSeed, answers)
    } catch (thrown) {
      if (!(thrown instanceof Fault)) throw thrown
      faults.set(thrown.message, (faults.get(thrown.message) ?? 0) + 1)
    }
    yield game + 1
  }
  lengths.sort((a, b) => a - b)
  const plies: Spread = {
    mean: lengths.reduce((sum, n) => sum + n, 0) / Math.max(1, lengths.length),
    median: lengths[Math.floor((lengths.length - 1) / 2)] ?? 0,
    p95: lengths[Math.ceil(lengths.length * 0.95) - 1] ?? 0,
  }
  return {
    games: lengths.length,
    wins,
    draws,
    plies,
    moves: spreadOf(widths, widest, decisions),
    reasons,
    faults,
  }
}

/** Spread of a histogram: `counts[n]` is how often n occurred. */
function spreadOf(counts: readonly number[], most: number, total: number): Spread {
  let sum = 0
  let seen = 0
  let median = 0
  let p95 = 0
  for (let n = 0; n <= most; n++) {
    const here = counts[n] ?? 0
    if (seen < (total + 1) / 2 && seen + here >= (total + 1) / 2) median = n
    if (seen < total * 0.95 && seen + here >= total * 0.95) p95 = n
    seen += here
    sum += here * n
  }
  return { mean: sum / Math.max(1, total), median, p95 }
}
