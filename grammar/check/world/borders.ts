import { NONE } from '../../ir/ir.ts'
import { allNeighbours, type Topology } from './topology.ts'
import { memoized } from '../../source/memoized.ts'

/** Two adjacent spaces, the one with the lower number first. */
type Border = readonly [number, number]

/** Lookup tables for the number of the border between two spaces. */
interface BorderTables {
  /** For a pair of spaces, first times the number of spaces plus second: its number or NONE. Only for small boards. */
  readonly pairs?: readonly number[]
  /**
   * For large boards: a row for each space, all overlaid with individual shifts so that no two entries collide. Start
   * of each row, owner and number of each entry.
   */
  readonly shifts: readonly number[]
  readonly owners: readonly number[]
  readonly numbers: readonly number[]
}

/** Size limit for a table of all pairs. */
const SMALL = 256

/** Each pair of adjacent spaces, once, in the order of the spaces. */
export const bordersOf = memoized((topology: Topology): readonly Border[] =>
  allNeighbours(topology).flatMap((neighbours, space) =>
    neighbours.filter((other) => other > space).map((other): Border => [space, other]),
  ),
)

export const borderTables = memoized((topology: Topology): BorderTables => {
  const spaces = allNeighbours(topology).length
  const rows = Array.from({ length: spaces }, () => new Map<number, number>())
  bordersOf(topology).forEach(([one, other], number) => {
    rows[one]?.set(other, number)
    rows[other]?.set(one, number)
  })
  return spaces <= SMALL ? allPairs(rows) : laidOver(rows)
})

/** The number of the border between two spaces, or NONE. */
export function borderBetween(topology: Topology, one: number, other: number): number {
  const spaces = allNeighbours(topology).length
  const { pairs, shifts, owners, numbers } = borderTables(topology)
  if (one < 0 || other < 0) return NONE
  if (pairs !== undefined) return pairs[one * spaces + other] ?? NONE
  const at = (shifts[one] ?? 0) + other
  return owners[at] === one ? (numbers[at] ?? NONE) : NONE
}

type Rows = readonly ReadonlyMap<number, number>[]

function allPairs(rows: Rows): BorderTables {
  const pairs = rows.flatMap((row) => rows.map((_, other) => row.get(other) ?? NONE))
  return { pairs, shifts: [], owners: [], numbers: [] }
}

function laidOver(rows: Rows): BorderTables {
  const owners: number[] = []
  const numbers: number[] = []
  const free = (at: number): boolean => (owners[at] ?? NONE) === NONE
  let begin = 0
  const shifts = rows.map((row, space) => {
    const others = [...row.keys()]
    if (others.length === 0) return 0
    const least = Math.min(...others)
    // Nothing is free below `begin`, and a shift is never negative.
    while (!free(begin)) begin++
    let shift = Math.max(0, begin - least)
    while (!others.every((other) => free(shift + other))) shift++
    for (const [other, number] of row) {
      owners[shift + other] = space
      numbers[shift + other] = number
    }
    return shift
  })
  const length = Math.max(0, ...shifts) + rows.length
  const filled = (list: readonly number[]): readonly number[] =>
    Array.from({ length }, (_, at) => list[at] ?? NONE)
  return { shifts, owners: filled(owners), numbers: filled(numbers) }
}
