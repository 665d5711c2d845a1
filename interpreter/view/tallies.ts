import { BEHIND_SCREENS, H, type ExprIR, type GameIR, type TallyIR } from '../../grammar/ir/ir.ts'
import type { Program } from '../program/program.ts'
import type { SeenTally, View } from './view.ts'
import { memoizedBy } from '../../grammar/source/memoized.ts'

/** Public tallies. Those that look at hidden things are recorded in the state only when they are announced. */
export function seenTallies(program: Program, state: Int32Array): Pick<View, 'tallies'> {
  const { ir } = program
  if (ir.tallies === undefined) return {}
  return { tallies: ir.tallies.map((tally) => seenTally(program, state, tally)) }
}

function seenTally(program: Program, state: Int32Array, tally: TallyIR): SeenTally {
  const { lines, counted } = tally
  const words = lines.length + 1
  // Behind a screen somebody may be changing the counted things.
  const isTold = state[H.screen] !== BEHIND_SCREENS
  return {
    name: tally.name,
    lines: lines.map(({ name }) => name),
    seats: callsOf(program.ir, tally).map((calls, seat) => {
      const at = counted + seat * words
      const times = state[at] ?? 0
      return {
        now: tally.atAnyTime && isTold ? calls.map((call) => program.evaluate(state, call)) : undefined,
        counted: times === 0 || !isTold ? undefined : [...state.subarray(at + 1, at + words)],
        times,
      }
    }),
  }
}

/** Programs compile an expression once, so there must be only one of each. */
const callsOf = memoizedBy((ir: GameIR, tally: TallyIR): readonly (readonly ExprIR[])[] =>
  ir.seats.map((_, seat) =>
    tally.lines.map(({ term }): ExprIR => ({
      op: 'call',
      term,
      args: [{ op: 'const', value: seat }],
    })),
  ),
)
