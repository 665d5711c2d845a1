import type { Drawing, Point } from '../scene/drawing.ts'

interface Outlined {
  readonly name: string
  readonly owner: number | undefined
  /** SVG path of its border. */
  readonly path: string
}

/** How far inside the spaces borders are drawn, so that those of adjacent areas are both visible. */
const INSET = 0.035
/** Sides of a space; spaces in a circle or of a graph do not touch each other. */
const SIDES = { square: 4, hexagon: 6, circle: 0 } as const

/** Spaces with a common name, and the seat they belong to. */
interface Spread {
  readonly name: string
  readonly owner: number | undefined
  readonly spaces: readonly string[]
}

/** The borders of areas on a board of squares or hexagons; an area that covers the whole board needs none. */
export function outlinesOf(
  { outline, cells }: Drawing,
  areas: readonly Spread[],
  inset = INSET,
): readonly Outlined[] {
  const sides = SIDES[outline]
  if (sides === 0) return []
  const turn = (2 * Math.PI) / sides
  const slant = Math.tan(turn / 2)
  // Next to another space of the area the line continues (around a corner for hexagons); otherwise it ends where the
  // next line turns.
  const onward = 0.5 * slant + (sides === 6 ? inset * slant : 0)
  const inward = (0.5 - inset) * slant
  return areas.flatMap(({ name, owner, spaces }): readonly Outlined[] => {
    const inside = new Set(spaces)
    const own = cells.filter(({ square }) => inside.has(square.name))
    if (own.length === 0 || own.length === cells.length) return []
    const places = new Set(own.map(({ x, y }) => placeName(x, y)))
    const path = own.flatMap(({ x, y }) => {
      const has = (side: number): boolean =>
        places.has(placeName(x + Math.cos(side * turn), y + Math.sin(side * turn)))
      return Array.from({ length: sides }, (_, side) => {
        if (has(side)) return ''
        const [dx, dy] = [Math.cos(side * turn), Math.sin(side * turn)]
        const at = (along: number): string =>
          `${(x + dx * (0.5 - inset) - dy * along).toFixed(3)},${(y + dy * (0.5 - inset) + dx * along).toFixed(3)}`
        return `M${at(has(side - 1) ? -onward : -inward)}L${at(has(side + 1) ? onward : inward)}`
      })
    })
    return [{ name, owner, path: path.join('') }]
  })
}

/** True for corners and for whole rows or columns of the board, which need no line to be found. */
export function isInLine({ cells }: Drawing, { spaces }: Pick<Spread, 'spaces'>): boolean {
  const inside = new Set(spaces)
  const isWhole = (lineOf: (cell: Point) => number): boolean => {
    const lines = new Set(cells.filter(({ square }) => inside.has(square.name)).map(lineOf))
    return cells.every((cell) => !lines.has(lineOf(cell)) || inside.has(cell.square.name))
  }
  const ends = (all: readonly number[]): readonly number[] => [Math.min(...all), Math.max(...all)]
  const [xs, ys] = [ends(cells.map(({ x }) => x)), ends(cells.map(({ y }) => y))]
  const areCorners = cells.every(
    ({ square, x, y }) => !inside.has(square.name) || (xs.includes(x) && ys.includes(y)),
  )
  return areCorners || isWhole(({ x }) => x) || isWhole(({ y }) => y)
}

function placeName(x: number, y: number): string {
  return `${Math.round(x * 100)} ${Math.round(y * 100)}`
}
