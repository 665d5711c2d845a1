import type { BoardIR, SeatIR, SpaceIR } from '../../ir/ir.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import type { Span } from '../../source/span.ts'
import type { YamlText } from '../../yaml/tree.ts'

/** The columns and rows of each of the equal blocks that a board is divided into. */
export interface Blocks {
  readonly columns: number
  readonly rows: number
}

type Shape = BoardIR['shape']

/** The spaces of one board, numbered from 0, and how they are connected. */
export interface Board {
  readonly shape: Shape
  /** For boards drawn in rows; 0 for others. */
  readonly columns: number
  readonly rows: number
  /** Names of files and rows, if there are gaps or rows have their own names. */
  readonly files?: readonly string[]
  readonly ranks?: readonly string[]
  readonly blocks?: Blocks
  readonly spaces: readonly SpaceIR[]
  /** For a graph: where each space is first named. */
  readonly named?: readonly Span[]
  /** For a graph: where the position of each space is declared. */
  readonly spotted?: readonly (Span | undefined)[]
  /** For a graph: where it is declared. */
  readonly key?: Span
  readonly ways: Ways
}

/** The directions of a board and where they lead. */
export interface Ways {
  readonly directions: readonly Way[]
  /** At index space times the number of directions plus direction: the next space, or NONE. */
  readonly steps: readonly number[]
  /** Masks of these directions by the words that rules use; `forward` and similar words depend on the seat. */
  readonly words: DirectionWords
}

export type DirectionWords = ReadonlyMap<string, (seat: SeatIR) => number>

export interface Way {
  /** Directions of the same name on two boards are the same direction. */
  readonly name: string
  /** Its word in the rules, if that is not its name. Another board may have another direction of that word. */
  readonly written?: string
  /** Index of the direction that leads back. */
  readonly opposite: number
  /** Index of the next one like it, clockwise. Left out where there is only the opposite one. */
  readonly turned?: number
  /** True if it leads to a neighbour. */
  readonly near: boolean
  /** True if it leads over spaces between, whatever is on them. */
  readonly leaps?: true
}

/** Which edges of a board drawn in rows join the opposite ones. */
export interface Wrap {
  readonly columns: boolean
  readonly rows: boolean
}

export const NO_WRAP: Wrap = { columns: false, rows: false }

export function nearMask(directions: readonly Way[]): number {
  return directions.reduce((mask, { near }, i) => (near ? mask | (1 << i) : mask), 0)
}

/** A board that was refused or is still missing. It has no spaces. */
export const NO_BOARD: Board = {
  shape: 'squares',
  columns: 0,
  rows: 0,
  spaces: [],
  ways: { directions: [], steps: [], words: new Map() },
}

/** A board in its game: its place, and the number of its first space. */
export interface PlacedBoard {
  readonly place: string
  readonly board: Board
  readonly first: number
  /** The entries of the place. */
  readonly parts: readonly MergedEntry[]
  /** The `start` picture. */
  readonly start: YamlText | undefined
}

/** The board that a space is on. */
export function boardOf<B extends { readonly first: number; readonly count: number }>(
  boards: readonly B[],
  space: number,
): B | undefined {
  return boards.find(({ first, count }) => space >= first && space < first + count)
}
