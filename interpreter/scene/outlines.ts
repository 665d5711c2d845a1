/** Outlines that distinguish pieces of different owners without colour. */
const OUTLINES = ['circle', 'square', 'hexagon', 'diamond', 'octagon', 'pentagon'] as const
/** The outline of a piece, which tells its owner without colour. */
export type Outline = (typeof OUTLINES)[number]

/** The outline of the pieces of a seat. */
export function outlineOf(seat: number): Outline {
  return OUTLINES[seat % OUTLINES.length] ?? 'circle'
}

/** Points of an outline around the origin, within a circle of radius 1; undefined for the circle itself. */
export function pointsOf(outline: Outline): string | undefined {
  switch (outline) {
    case 'circle':
      return undefined
    case 'square':
      return corners(4, Math.PI / 4, 1.08)
    case 'hexagon':
      return corners(6, 0, 1.02)
    case 'diamond':
      return corners(4, 0, 1.08)
    case 'octagon':
      return corners(8, Math.PI / 8, 1)
    case 'pentagon':
      return corners(5, -Math.PI / 2, 1.05)
  }
}

/** Corners of a hexagonal space that stands on one of them, one unit wide. */
export const HEXAGON = corners(6, Math.PI / 6, 1 / Math.sqrt(3))

function corners(count: number, turn: number, radius: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / count
    return `${(radius * Math.cos(angle)).toFixed(3)},${(radius * Math.sin(angle)).toFixed(3)}`
  }).join(' ')
}
