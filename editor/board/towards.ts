import type { DrawnCell, Point } from '../../interpreter/index.ts'

/** The nearest cell in a direction; of equally near ones, the one straight ahead. */
export function cellTowards(
  cells: readonly DrawnCell[],
  from: Point,
  dx: number,
  dy: number,
): DrawnCell | undefined {
  let best: DrawnCell | undefined
  let least = Infinity
  for (const cell of cells) {
    const ahead = (cell.x - from.x) * dx + (cell.y - from.y) * dy
    if (ahead <= 0.1) continue
    const aside = Math.abs((cell.x - from.x) * dy) + Math.abs((cell.y - from.y) * dx)
    const distance = ahead + 2 * aside
    if (distance < least) [best, least] = [cell, distance]
  }
  return best
}
