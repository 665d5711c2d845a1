import type { DirectionIR } from '../../ir/topology.ts'
import { NONE } from '../../ir/ir.ts'
import type { Grid } from './grid.ts'

/** How the spaces lie to each other, as `TopologyIR` says it, with the table itself. */
export interface Topology {
  readonly directions: readonly DirectionIR[]
  readonly near: number
  readonly steps: readonly number[]
}

/** Of squares: clockwise from straight up, with the steps to the right and up that they are. */
const COMPASS = [
  { name: 'n', right: 0, up: 1 },
  { name: 'ne', right: 1, up: 1 },
  { name: 'e', right: 1, up: 0 },
  { name: 'se', right: 1, up: -1 },
  { name: 's', right: 0, up: -1 },
  { name: 'sw', right: -1, up: -1 },
  { name: 'w', right: -1, up: 0 },
  { name: 'nw', right: -1, up: 1 },
] as const

/** What directions squares have, and in which of them squares are next to each other: along rows and columns. */
export const SQUARES: Omit<Topology, 'steps'> = {
  directions: COMPASS.map(({ name }, i) => ({ name, opposite: (i + 4) % 8 })),
  near: 0b01010101,
}

export function squareTopology(grid: Grid): Topology {
  const index = new Map(grid.spaces.map((space, i) => [space.row * grid.columns + space.column, i]))
  return {
    ...SQUARES,
    steps: grid.spaces.flatMap(({ column, row }) =>
      COMPASS.map(({ right, up }) => {
        const inside = column + right >= 0 && column + right < grid.columns
        return (inside ? index.get((row + up) * grid.columns + column + right) : undefined) ?? NONE
      }),
    ),
  }
}

/** For each space those next to it, in the order of directions. */
export function neighboursOf({ directions, near, steps }: Topology): readonly (readonly number[])[] {
  const width = directions.length
  return Array.from({ length: width === 0 ? 0 : steps.length / width }, (_, space) =>
    steps
      .slice(space * width, (space + 1) * width)
      .filter((there, direction) => there !== NONE && (near & (1 << direction)) !== 0),
  )
}
