import type { ChoosableThing } from '../../interpreter/index.ts'
import type { ListedMove } from '../workers/play-calls.ts'

/** Numbers within names count as numbers: `b2` comes before `b10`. */
const { compare } = new Intl.Collator('en', { numeric: true })

export function sortMoves<T extends Pick<ListedMove, 'notation'>>(moves: readonly T[]): readonly T[] {
  return moves.toSorted((a, b) => compare(a.notation, b.notation))
}

/** Numbers by size; all else stays in the order of the moves. */
export function sortNumbers(things: readonly ChoosableThing[]): readonly ChoosableThing[] {
  const areNumbers = things.every(({ thing }) => /^-?\d+$/u.test(thing))
  return areNumbers ? things.toSorted((a, b) => Number(a.thing) - Number(b.thing)) : things
}
