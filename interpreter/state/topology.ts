import { NONE, type GameIR } from '../../grammar/ir/ir.ts'
import { memoized } from '../../grammar/source/memoized.ts'

/** The connections between spaces, for back ends. */
export interface Topology {
  readonly spaces: number
  /** Number of directions: the words of each space in `step`. */
  readonly width: number
  readonly step: Int32Array
  readonly opposite: readonly number[]
  /** For each direction: true if it leads over spaces between. */
  readonly leaps: readonly boolean[]
  /** The directions of neighbours. */
  readonly near: readonly number[]
  /** True if some straight line returns to its beginning. */
  readonly closed: boolean
  /** True if two straight lines lead from one space to another, or one line leads back. */
  readonly tangled: boolean
}

export const topologyOf = memoized((ir: GameIR): Topology => {
  const { directions, step, near } = ir.topology ?? { directions: [], step: -1, near: 0 }
  const width = directions.length
  const table = Int32Array.from(ir.tables[step]?.values ?? [])
  const closed = directions.some((_, direction) => comesBack(table, width, ir.spaces.length, direction))
  const topology: Topology = {
    spaces: ir.spaces.length,
    width,
    step: table,
    opposite: directions.map(({ opposite }) => opposite),
    leaps: directions.map(({ leaps }) => leaps === true),
    near: directionsIn(near, width),
    closed,
    tangled: closed || linesMeet(table, width, ir.spaces.length),
  }
  return topology
})

function comesBack(step: Int32Array, width: number, spaces: number, direction: number): boolean {
  // Lines with ends are traversed from their beginnings; the remaining spaces are on closed ones.
  const entered = new Uint8Array(spaces)
  for (let space = 0; space < spaces; space++) {
    const neighbour = step[space * width + direction] ?? NONE
    if (neighbour >= 0) entered[neighbour] = 1
  }
  let seen = 0
  for (let first = 0; first < spaces; first++)
    if (entered[first] === 0)
      for (let space = first; space >= 0; space = step[space * width + direction] ?? NONE) seen++
  return seen < spaces
}

/** Only lines with ends. */
function linesMeet(step: Int32Array, width: number, spaces: number): boolean {
  const met = new Int32Array(spaces).fill(-1)
  for (let from = 0; from < spaces; from++)
    for (let direction = 0; direction < width; direction++)
      for (let here = step[from * width + direction] ?? NONE; here >= 0;) {
        if (met[here] === from) return true
        met[here] = from
        here = step[here * width + direction] ?? NONE
      }
  return false
}

/** The directions of a mask, lowest first. Empty for a word that is not a mask. */
export function directionsIn(mask: number, width: number): readonly number[] {
  return Array.from({ length: mask > 0 ? width : 0 }, (_, i) => i).filter((i) => (mask & (1 << i)) !== 0)
}

export function neighboursOf({ step, width, near }: Topology, space: number): readonly number[] {
  const neighbours = near.map((direction) => step[space * width + direction] ?? NONE)
  return [...new Set(neighbours)].filter((one) => one >= 0)
}

/** The direction of the straight line from one space to another, space by space, or -1. */
export function straight({ step, width, leaps }: Topology, from: number, to: number): number {
  if (from === to) return -1
  for (let direction = 0; direction < width; direction++) {
    if (leaps[direction] === true) continue
    let here = from
    do here = step[here * width + direction] ?? NONE
    while (here >= 0 && here !== to && here !== from)
    if (here === to) return direction
  }
  return -1
}

/**
 * The number of a border, which is the same from both sides: that of the side from which its direction is the lower.
 */
export function borderTo(
  { width, opposite }: Topology,
  here: number,
  direction: number,
  target: number,
): number {
  const back = opposite[direction] ?? direction
  if (back === direction) return Math.min(here, target) * width + direction
  return direction < back ? here * width + direction : target * width + back
}

/**
 * Fewest steps in some directions from a space to others. The search stops at the queried space and resumes from there,
 * so near spaces are found as fast on a large board as on a small one.
 */
class Distances {
  private readonly topology: Topology
  private readonly directions: readonly number[]
  private readonly found: Int32Array
  private readonly queue: Int32Array
  private head = 0
  private length = 0
  from = NONE

  constructor(topology: Topology, directions: readonly number[]) {
    this.topology = topology
    this.directions = directions
    this.found = new Int32Array(topology.spaces).fill(NONE)
    this.queue = new Int32Array(topology.spaces)
  }

  startFrom(from: number): void {
    for (let i = 0; i < this.length; i++) this.found[this.queue[i] ?? 0] = NONE
    this.from = from
    this.head = 0
    this.length = 1
    this.queue[0] = from
    this.found[from] = 0
  }

  /** NONE if there is no way. */
  to(space: number): number {
    const { found, queue, directions } = this
    const { step, width } = this.topology
    while (found[space] === NONE && this.head < this.length) {
      const here = queue[this.head++] ?? 0
      for (const direction of directions) {
        const neighbour = step[here * width + direction] ?? NONE
        if (neighbour < 0 || found[neighbour] !== NONE) continue
        found[neighbour] = (found[here] ?? 0) + 1
        queue[this.length++] = neighbour
      }
    }
    return found[space] ?? NONE
  }
}

/** Size limit for tables of facts about each pair of spaces. */
export const SMALL_BOARD = 256
/** On larger boards the distances from this many spaces are cached. */
const KEPT = 16

/** Fewest steps from each space of a small board to each other one, row by row. */
export function distanceTable(topology: Topology, along: number): readonly number[] {
  const { spaces } = topology
  const row = new Distances(topology, directionsIn(along, topology.width))
  const all: number[] = []
  for (let from = 0; from < spaces; from++) {
    row.startFrom(from)
    for (let to = 0; to < spaces; to++) all.push(row.to(to))
  }
  return all
}

/** Fewest steps between two spaces, NONE if either is none. */
export function distances(topology: Topology, along: number): (from: number, to: number) => number {
  const { spaces } = topology
  const directions = directionsIn(along, topology.width)
  const cacheSize = spaces <= SMALL_BOARD ? spaces : KEPT
  const rows: Distances[] = []
  return (from, to) => {
    if (from < 0 || to < 0 || from >= spaces || to >= spaces) return NONE
    const row = (rows[from % cacheSize] ??= new Distances(topology, directions))
    if (row.from !== from) row.startFrom(from)
    return row.to(to)
  }
}

/** Work of the search for the longest run in a set of this many spaces: it clears a mark of each space of the board. */
export function workOfLongest({ spaces, width }: Topology, length: number): number {
  return (spaces >> 4) + width * length
}

/**
 * Length of the longest straight run of marked spaces, which are the first entries of a list. A run has the same length
 * from either end, so one of each two opposite directions is enough. A closed run is as long as it has spaces.
 */
export function longestRun(
  { step, width, opposite, closed }: Topology,
  marks: Uint8Array,
  list: ArrayLike<number>,
  length: number,
  mask: number,
): number {
  let longest = length > 0 ? 1 : 0
  for (let direction = 0; direction < width; direction++) {
    const back = opposite[direction] ?? direction
    if (mask <= 0 || (mask & (1 << direction)) === 0) continue
    if (back < direction && (mask & (1 << back)) !== 0) continue
    for (let i = 0; i < length; i++) {
      const first = list[i] ?? 0
      const before = step[first * width + back] ?? NONE
      const begins = before < 0 || marks[before] === 0
      if (!begins && !closed) continue
      let run = 1
      let space = step[first * width + direction] ?? NONE
      while (space >= 0 && space !== first && marks[space] === 1) {
        run++
        space = step[space * width + direction] ?? NONE
      }
      if ((begins || space === first) && run > longest) longest = run
    }
  }
  return longest
}

/** For each space of a small board and each other one, the directions of the lines between them, as a mask. */
export const waysBetween = memoized((topology: Topology): readonly number[] | undefined => {
  const { spaces, width, step } = topology
  if (spaces > SMALL_BOARD) return undefined
  const all = Array.from({ length: spaces * spaces }, () => 0)
  for (let from = 0; from < spaces; from++)
    for (let direction = 0; direction < width; direction++) {
      const way = 1 << direction
      for (let here = step[from * width + direction] ?? NONE; here >= 0 && here !== from;) {
        const at = from * spaces + here
        if (((all[at] ?? 0) & way) !== 0) break
        all[at] = (all[at] ?? 0) | way
        here = step[here * width + direction] ?? NONE
      }
    }
  return all
})
