import { memoized } from '../source/memoized.ts'
import type { ExprOf } from './nodes.ts'

/** An alternative of a pattern: parts that are taken one after the other. */
export type Way = readonly WayPart[]

/** Things that belong together. Lists contain a number for each kind of piece. */
export interface WayPart {
  readonly lots: readonly WayLot[]
  /** All have the same number here, and things of later parts another one. */
  readonly same: readonly number[] | undefined
  /** All have different numbers here. */
  readonly apart: readonly number[] | undefined
  /** Their numbers here are consecutive; NONE follows nothing. Then there is one lot. */
  readonly order: readonly number[] | undefined
}

/** So many things of the kinds with a 1. Without `most`, as many as there are. */
export interface WayLot {
  readonly kinds: readonly number[]
  readonly least: number
  readonly most: number | undefined
}

/** The ways as numbers, so that generated code can pass them on: see `waysIn`. */
export function packedWays(ways: readonly Way[]): readonly number[] {
  const kinds = ways[0]?.[0]?.lots[0]?.kinds.length ?? 0
  const column = (list: readonly number[] | undefined): readonly number[] =>
    list === undefined ? [0] : [1, ...list]
  return [
    kinds,
    ways.length,
    ...ways.flatMap((parts) => [
      parts.length,
      ...parts.flatMap(({ lots, same, apart, order }) => [
        ...[same, apart, order].flatMap(column),
        lots.length,
        ...lots.flatMap((lot) => [lot.least, lot.most ?? -1, ...lot.kinds]),
      ]),
    ]),
  ]
}

/** The ways that `packedWays` packed. */
export const waysIn = memoized((packed: ArrayLike<number>): readonly Way[] => {
  let at = 0
  const next = (): number => packed[at++] ?? 0
  const many = <T>(read: () => T, count = next()): readonly T[] => Array.from({ length: count }, read)
  const kinds = next()
  const column = (): readonly number[] | undefined => (next() === 0 ? undefined : many(next, kinds))
  return many(() =>
    many((): WayPart => {
      const [same, apart, order] = [column(), column(), column()]
      const lots = many((): WayLot => {
        const [least, most] = [next(), next()]
        return { least, most: most < 0 ? undefined : most, kinds: many(next, kinds) }
      })
      return { lots, same, apart, order }
    }),
  )
})

/** The highest number of `standing`: one way more, and the highest digits. */
export function mostStanding({ ways, base, digits }: Omit<ExprOf<'standing'>, 'op'>): number {
  return (waysIn(ways).length + 1) * base ** digits - 1
}
