/** The connections between the spaces of a game. Part of the contract in `ir.ts`. */
export interface TopologyIR {
  /** At most `MAX_DIRECTIONS`: bit i of a mask of directions is the i-th of them. */
  readonly directions: readonly DirectionIR[]
  /**
   * Table with, for each space times the number of directions plus direction, the next space or NONE. Repeating one
   * direction follows a straight line. No direction leads from two spaces to the same space.
   */
  readonly step: number
  /**
   * Mask of the directions to the neighbours of a space. `next to` uses it, and so do `reached` and `distance` by
   * default.
   */
  readonly near: number
}

export interface DirectionIR {
  readonly name: string
  /** The opposite direction. For a one-way path nothing leads there. */
  readonly opposite: number
  /** It leads over spaces between, so no border is crossed. */
  readonly leaps?: true
}

/** Masks of directions are positive words. */
export const MAX_DIRECTIONS = 30

/** Letters of a file, as in a spreadsheet: `a` to `z`, then `aa`, `ab`... */
export function fileName(column: number): string {
  const last = String.fromCharCode(97 + (column % 26))
  return column < 26 ? last : fileName(Math.floor(column / 26) - 1) + last
}

/** Suffix of the name of an unnamed file or row, which is otherwise that of its predecessor. */
export const GAP = 'x'

/** True for the name of such a file or row. */
export function isGap(name: string): boolean {
  return name.length > 1 && name.endsWith(GAP)
}

/** The printed name of a file or row: for a gap, that of its predecessor. */
export function printedName(name: string): string {
  return isGap(name) ? printedName(name.slice(0, -GAP.length)) : name
}

/** The file in the name of a space, for any letters, and with or without a board name. */
export function fileOf(space: string): string | undefined {
  return /(\p{L}+)\d+$/u.exec(space)?.[1]
}
