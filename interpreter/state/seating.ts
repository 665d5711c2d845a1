import { NONE, type GameIR } from '../../grammar/ir/ir.ts'
import type { Outcome } from './outcome.ts'

/** The player at a seat, as the seat where that player began. */
export function playerAtSeat({ seating }: Pick<GameIR, 'seating'>, S: Int32Array, seat: number): number {
  const word = seating === undefined ? NONE : (S[seating + seat] ?? NONE)
  return word === NONE ? seat : word
}

/** Values of seats as values of the players who sit there now, by where they began. */
export function byPlayer<T>(ir: Pick<GameIR, 'seating'>, S: Int32Array, values: readonly T[]): readonly T[] {
  if (ir.seating === undefined) return values
  const found = [...values]
  values.forEach((value, seat) => (found[playerAtSeat(ir, S, seat)] = value))
  return found
}

/** The same outcome for players, by where they began. */
export function outcomeByPlayer(ir: Pick<GameIR, 'seating'>, S: Int32Array, outcome: Outcome): Outcome {
  if (ir.seating === undefined) return outcome
  const { winners, places, scores, payoffs } = outcome
  return {
    ...outcome,
    winners: winners.map((seat) => playerAtSeat(ir, S, seat)).sort((a, b) => a - b),
    places: byPlayer(ir, S, places),
    scores: scores && byPlayer(ir, S, scores),
    payoffs: byPlayer(ir, S, payoffs),
  }
}
