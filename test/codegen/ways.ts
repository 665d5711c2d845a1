import type { GameIR } from '../../grammar/ir/ir.ts'
import { H, STATUS } from '../../grammar/ir/ir.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import type { Recorder } from '../../interpreter/closures/recorder.ts'
import { Unsupported } from '../../interpreter/codegen/code/unsupported.ts'
import { plainPlayouts, playoutsOf } from '../../interpreter/codegen/playouts.ts'
import type { ReachedBound } from '../../interpreter/coverage/coverage.ts'
import type { Chosen } from '../../interpreter/codegen/playouts.ts'
import { generateControlWordPlayouts } from '../../interpreter/codegen/control-word-playouts.ts'
import { generateOnPlain } from '../../interpreter/codegen/plain-state-games.ts'
import { arrangementAt } from '../../interpreter/layout/layout.ts'
import type { Playouts } from '../../interpreter/program/program.ts'
import { Fault, MAX_MOVES } from '../../interpreter/program/program.ts'
import { playersChance, seedFrom } from '../../interpreter/state/chance.ts'
import { freshTemplate } from '../../interpreter/state/fresh-state.ts'
import { outcomeIn } from '../../interpreter/state/outcome.ts'

/** How a game went: how many of its decisions had how many moves, and its end or the fault that ended it. */
type Course = string

/** All ways to generate whole games, not only the fastest that a game allows. */
export function waysOf(ir: GameIR): ReadonlyMap<string, Playouts> {
  const reference = closuresProgram(ir)
  const chosen: Chosen = (S, code) => {
    const found = reference.drawn(S, code)
    if (found === undefined) throw new Fault('ST5114', 'There is no move with this number here.', -1)
    return found
  }
  const makers: readonly [string, () => Playouts][] = [
    ['on a board', () => playoutsOf(ir)],
    ['steered', () => plainPlayouts(ir, generateControlWordPlayouts, freshTemplate(ir), chosen)],
    ['on the plain state', () => plainPlayouts(ir, generateOnPlain, freshTemplate(ir), chosen)],
  ]
  const ways = new Map<string, Playouts>()
  for (const [name, make] of makers)
    try {
      ways.set(name, make())
    } catch (thrown) {
      if (!(thrown instanceof Unsupported)) throw thrown
    }
  return ways
}

/** A game as the reference plays it; undefined if it takes too long, or pieces are arranged in secret. */
export function courseOfReference(
  ir: GameIR,
  seed: string,
  most: number,
  recorder?: Recorder,
): Course | undefined {
  const program = closuresProgram(ir, recorder)
  const { low, high } = seedFrom(seed)
  const below = playersChance({ low: high, high: low })
  const S = new Int32Array(ir.memory.size)
  const codes = new Int32Array(MAX_MOVES + 1)
  const widths: number[] = []
  return orFault(() => {
    program.fresh(S, low, high)
    program.begin(S)
    let plies = 0
    for (; S[H.status] === STATUS.waiting; plies++) {
      if (plies === most || arrangementAt(ir, S) !== undefined) return undefined
      const count = program.legal(S, codes)
      widths[count] = (widths[count] ?? 0) + 1
      program.apply(S, codes[below(count)] ?? 0)
    }
    return course(ir, S, plies, widths)
  })
}

/** Loops that their bounds ended in the games so far, by origin. */
export function countsOf({ cutShort }: Playouts): readonly ReachedBound[] {
  return [...cutShort].flatMap((times, origin) => (times > 0 ? [{ origin, times }] : []))
}

/** The same game played in one of the ways. */
export function courseOf(ir: GameIR, { play, state, widths }: Playouts, seed: string): Course | undefined {
  const { low, high } = seedFrom(seed)
  widths.fill(0)
  return orFault(() => course(ir, state, play(low, high), [...widths]))
}

function course(ir: GameIR, S: Int32Array, plies: number, widths: readonly number[]): Course {
  const listed = widths.flatMap((times, count) => (times > 0 ? [`${count}: ${times}`] : []))
  return JSON.stringify([plies, ir.reasons[S[H.reason] ?? -1], outcomeIn(ir, S), listed])
}

function orFault(play: () => Course | undefined): Course | undefined {
  try {
    return play()
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown
    return `${thrown.code} ${thrown.origin} ${thrown.message}`
  }
}
