import { NONE, type SeatIR } from '../../ir/ir.ts'
import { MAX_DIRECTIONS, type DirectionIR } from '../../ir/topology.ts'
import type { Board } from './board.ts'
import { memoized, memoizedBy } from '../../source/memoized.ts'

/** The connections between the spaces of all boards, as in `TopologyIR`, with the table itself. */
export interface Topology {
  readonly directions: readonly DirectionIR[]
  /** For each direction, the next one like it, clockwise; the opposite one where there are only two. */
  readonly turned: readonly number[]
  readonly near: number
  readonly steps: readonly number[]
  /** For each word for directions: the mask for each seat. */
  readonly words: ReadonlyMap<string, readonly number[]>
}

export const NO_TOPOLOGY: Topology = { directions: [], turned: [], near: 0, steps: [], words: new Map() }

/** The topology of several boards; undefined if they have too many directions. */
export function joinBoards(boards: readonly Board[], seats: readonly SeatIR[]): Topology | undefined {
  const directions: DirectionIR[] = []
  const turned: number[] = []
  const words = new Map<string, readonly number[]>()
  const steps: number[] = []
  let near = 0
  const placed = boards.map(({ ways }) => {
    const fresh = ways.directions.map(({ name }) => directions.findIndex((each) => each.name === name))
    const numbers = fresh.map((found, i) =>
      found >= 0 ? found : directions.length + fresh.slice(0, i).filter((f) => f < 0).length,
    )
    ways.directions.forEach((way, i) => {
      const number = numbers[i] ?? 0
      const leaps = way.leaps === true ? ({ leaps: true } as const) : {}
      directions[number] = { name: way.name, opposite: numbers[way.opposite] ?? number, ...leaps }
      turned[number] = numbers[way.turned ?? way.opposite] ?? number
      if (way.near) near |= 1 << number
    })
    return numbers
  })
  if (directions.length > MAX_DIRECTIONS) return undefined
  let first = 0
  boards.forEach(({ ways, spaces }, b) => {
    const numbers = placed[b] ?? []
    const width = ways.directions.length
    spaces.forEach((_, space) => {
      const row = directions.map(() => NONE)
      numbers.forEach((number, direction) => {
        const neighbour = ways.steps[space * width + direction] ?? NONE
        row[number] = neighbour === NONE ? NONE : first + neighbour
      })
      steps.push(...row)
    })
    first += spaces.length
    for (const [word, mask] of ways.words) {
      const before = words.get(word)
      words.set(
        word,
        seats.map((seat, s) => (before?.[s] ?? 0) | exchanged(mask(seat), numbers)),
      )
    }
  })
  return { directions: asWritten(directions, boards), turned, near, steps, words }
}

/** The direction that a number of turns lead to, clockwise. */
export function turnedBy({ turned }: Topology, direction: number, turns: number): number {
  let found = direction
  for (let i = 0; i < turns; i++) found = turned[found] ?? found
  return found
}

/** After so many turns every direction is the same again. */
export function turnsAround(topology: Topology): number {
  const isWhole = (turns: number) => topology.turned.every((_, way) => turnedBy(topology, way, turns) === way)
  // Two, four or six of them make a circle.
  return [1, 2, 4, 6].find(isWhole) ?? 12
}

/** Directions are named by the words of the rules, unless two have the same one. */
function asWritten(directions: readonly DirectionIR[], boards: readonly Board[]): readonly DirectionIR[] {
  const written = new Map(
    boards.flatMap(({ ways }) =>
      ways.directions.flatMap((way) => (way.written === undefined ? [] : [[way.name, way.written] as const])),
    ),
  )
  const taken = new Set(directions.map(({ name }) => name))
  return directions.map((direction) => {
    const word = written.get(direction.name)
    return word === undefined || taken.has(word) ? direction : { ...direction, name: word }
  })
}

/** Converts a mask of one board's directions to a mask of all directions. */
function exchanged(mask: number, numbers: readonly number[]): number {
  return numbers.reduce((sum, number, i) => ((mask & (1 << i)) === 0 ? sum : sum | (1 << number)), 0)
}

/** The mask of all directions but leaps. */
export function withoutLeaps({ directions }: Pick<Topology, 'directions'>): number {
  return directions.reduce((mask, { leaps }, bit) => (leaps === true ? mask : mask | (1 << bit)), 0)
}

/** The neighbours of a space, each with the direction that leads to it. */
export function neighbourWays(
  { directions, near, steps }: Topology,
  space: number,
): readonly { readonly to: number; readonly direction: number }[] {
  return directions.flatMap((_, direction) => {
    const to = steps[space * directions.length + direction] ?? NONE
    return to === NONE || (near & (1 << direction)) === 0 ? [] : [{ to, direction }]
  })
}

/** True if every space can be reached from every other one. */
export function isConnected(topology: Topology): boolean {
  const count = topology.directions.length === 0 ? 0 : topology.steps.length / topology.directions.length
  const onward: number[][] = Array.from({ length: count }, (_, space) =>
    neighbourWays(topology, space).map(({ to }) => to),
  )
  const back: number[][] = onward.map(() => [])
  onward.forEach((successors, space) => successors.forEach((to) => back[to]?.push(space)))
  return count > 0 && [onward, back].every((ways) => spread(ways) === count)
}

/** The number of spaces that can be reached from the first, including itself. */
function spread(ways: readonly (readonly number[])[]): number {
  const seen = new Set([0])
  for (const space of seen) for (const to of ways[space] ?? []) seen.add(to)
  return seen.size
}

/** The spaces next to each in the directions of a mask, in their order. */
export const spacesAlong = memoizedBy(
  ({ directions, steps }: Topology, mask: number): readonly (readonly number[])[] => {
    const width = directions.length
    return Array.from({ length: width === 0 ? 0 : steps.length / width }, (_, space) => {
      const neighbours = directions.flatMap((_way, way) => {
        const next = (mask >>> way) & 1 ? (steps[space * width + way] ?? NONE) : NONE
        return next === NONE ? [] : [next]
      })
      return [...new Set(neighbours)]
    })
  },
)

/** The neighbours of each space, in the order of directions. */
export const allNeighbours = memoized(foundNeighbours)

function foundNeighbours({ directions, near, steps }: Topology): readonly (readonly number[])[] {
  const width = directions.length
  const found = Array.from({ length: width === 0 ? 0 : steps.length / width }, (_, space) => {
    const neighbours = steps
      .slice(space * width, (space + 1) * width)
      .filter((one, direction) => one !== NONE && (near & (1 << direction)) !== 0)
    return new Set(neighbours)
  })
  // Two spaces are neighbours in whichever direction the path between them leads.
  found.forEach((neighbours, space) => {
    for (const one of neighbours) found[one]?.add(space)
  })
  return found.map((neighbours) => [...neighbours])
}
