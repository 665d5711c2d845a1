import { choose, compare, constant, filter } from './build.ts'
import { NONE, type ExprIR, type SetIR } from './ir.ts'

/*
 * The word `winner` of a finished game: a seat that has won alone; NONE for a draw; and beyond the seats, sets of
 * them with a bit for each, a scored game without a winner, or sets of winners again, who have won points.
 */

/** Joint winners. An empty set means that all have lost. */
export const jointWinners = (seats: number, set: number): number => seats + set

/** The scores decide. */
export const scored = (seats: number): number => seats + 2 ** seats

/** Winners of points, which are their scores. */
const winnersOfPoints = (seats: number, set: number): number => scored(seats) + 1 + set

/** True if the word encodes that points were won. */
export const isForPoints = (word: number, seats: number): boolean => word > scored(seats)

/** The word for a set of seats that is computed during the game. `points`: they win some. */
export function winnersIn(
  seats: number,
  set: SetIR,
  points: boolean,
  bits: (seat: ExprIR) => ExprIR,
  bound: () => { readonly reg: number; readonly ir: ExprIR },
): ExprIR {
  const [kept, counted] = [bound(), bound()]
  // Each seat once, however often a set names it.
  const all: SetIR = { set: 'range', from: constant(0), to: constant(seats - 1) }
  const won = filter(all, kept.reg, { op: 'contains', set, item: kept.ir })
  const sum: ExprIR = { op: 'fold', fold: 'sum', set: won, reg: counted.reg, of: bits(counted.ir) }
  if (points) return { op: 'add', left: constant(winnersOfPoints(seats, 0)), right: sum }
  return choose(
    compare('eq', { op: 'count', set: won }, constant(1)),
    { op: 'first', set: won },
    { op: 'add', left: constant(seats), right: sum },
  )
}

/** The word for those ranked first: several who are not one team have drawn. */
export function rankedFirst(
  seats: number,
  first: number,
  teams: readonly { readonly seats: readonly number[] }[],
): number {
  if ((first & (first - 1)) === 0) return 31 - Math.clz32(first)
  return teams.some((team) => setOf(team.seats) === first) ? jointWinners(seats, first) : NONE
}

/** A bit for each seat. */
function setOf(seats: readonly number[]): number {
  return seats.reduce((set, seat) => set | (1 << seat), 0)
}

/** The word for an outcome: the inverse of the function below. `points`: they have won some. */
export function winnersWord(
  ended: 'drawn' | 'scored' | readonly number[],
  seats: number,
  points = false,
): number {
  if (ended === 'drawn') return NONE
  if (ended === 'scored') return scored(seats)
  if (points) return winnersOfPoints(seats, setOf(ended))
  const [only, second] = ended
  return only !== undefined && second === undefined ? only : jointWinners(seats, setOf(ended))
}

/** The decoded outcome of a game. */
export function winnersOf(word: number, seats: number): 'drawn' | 'scored' | readonly number[] {
  if (word === NONE) return 'drawn'
  if (word < seats) return [word]
  if (word === scored(seats)) return 'scored'
  const set = word - (isForPoints(word, seats) ? winnersOfPoints(seats, 0) : jointWinners(seats, 0))
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (set >> seat) & 1)
}
