import type { Drawing } from '../../interpreter/index.ts'
import type { Area } from '../workers/play-calls.ts'

export interface Outlined {
  readonly name: string
  readonly owner: number | undefined
  /** Path of the lines between what belongs to it and what does not. */
  readonly path: string
}

/** How far lines are drawn inside of the spaces, so that those of areas side by side are both seen. */
const INSET = 0.035

/** The borders of areas on a board of squares; an area that is all of the board needs none. */
export function outlinesOf({ outline, cells }: Drawing, areas: readonly Area[]): readonly Outlined[] {
  if (outline !== 'square') return []
  return areas.flatMap(({ name, owner, spaces }): readonly Outlined[] => {
    const inside = new Set(spaces)
    const own = cells.filter(({ square }) => inside.has(square.name))
    if (own.length === 0 || own.length === cells.length) return []
    const places = new Set(own.map(({ x, y }) => `${x} ${y}`))
    const path = own.flatMap(({ x, y }) => {
      const has = (dx: number, dy: number): boolean => places.has(`${x + dx} ${y + dy}`)
      const edge = (dx: number, dy: number): readonly string[] => {
        if (has(dx, dy)) return []
        const [ax, ay] = [x + dx * (0.5 - INSET), y + dy * (0.5 - INSET)]
        // A line ends at its corner: before the border of the space where the next line turns, at the border where it goes on.
        const reach = (side: number): number =>
          has(side * Math.abs(dy), side * Math.abs(dx)) ? side * 0.5 : side * (0.5 - INSET)
        return [
          `M${ax + reach(-1) * Math.abs(dy)},${ay + reach(-1) * Math.abs(dx)}`,
          `L${ax + reach(1) * Math.abs(dy)},${ay + reach(1) * Math.abs(dx)}`,
        ]
      }
      return [...edge(1, 0), ...edge(-1, 0), ...edge(0, 1), ...edge(0, -1)]
    })
    return [{ name, owner, path: path.join('') }]
  })
}
