/** How the spaces of a game lie to each other. Part of the contract in `ir.ts`. */
export interface TopologyIR {
  /** At most `MAX_DIRECTIONS`: bit i of a mask of directions is the i-th of them. */
  readonly directions: readonly DirectionIR[]
  /**
   * Table with, for each space times the number of directions plus direction, the next space or NONE. Whoever goes on in
   * one direction goes along a straight line. From no two spaces does one direction lead to the same space.
   */
  readonly step: number
  /** Mask of the directions in which the neighbours of a space lie: what `next to` goes by, and `reached` and `distance` where rules say nothing else. */
  readonly near: number
}

export interface DirectionIR {
  readonly name: string
  /** The direction that leads back; of a path that leads one way nothing leads there. */
  readonly opposite: number
}

/** Masks of directions are positive words. */
export const MAX_DIRECTIONS = 30

/** Letters of a file, as in a spreadsheet: `a` to `z`, then `aa`, `ab`... */
export function fileName(column: number): string {
  const last = String.fromCharCode(97 + (column % 26))
  return column < 26 ? last : fileName(Math.floor(column / 26) - 1) + last
}

/** Behind the name of a file or row that has none of its own, and is called like the one before it. */
export const GAP = 'x'

/** Is it the name of such a file or row? */
export function isGap(name: string): boolean {
  return name.length > 1 && name.endsWith(GAP)
}

/** What moves print for a file or row: for a gap, the name of the one before it. */
export function printedName(name: string): string {
  return isGap(name) ? printedName(name.slice(0, -GAP.length)) : name
}

/** The file of a space by the name of the space, whatever letters the board has, and whether it is one of several boards. */
export function fileOf(space: string): string | undefined {
  return /(\p{L}+)\d+$/u.exec(space)?.[1]
}
