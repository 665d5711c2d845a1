/** Outlines that distinguish pieces of different owners without colour; the first is a circle. */
const OUTLINES = [
  undefined,
  corners(4, Math.PI / 4, 1.2),
  corners(6, 0, 1.1),
  corners(4, 0, 1.2),
  corners(8, Math.PI / 8, 1.05),
  corners(5, -Math.PI / 2, 1.15),
] as const

/**
 * Points of the outline of a seat's pieces around the origin, nearly as large as a circle of radius 1. Undefined for
 * the circle itself.
 */
export function outlineOf(seat: number): string | undefined {
  return OUTLINES[seat % OUTLINES.length]
}

/** Corners of a pointy-top hexagonal space, one unit wide. */
export const HEXAGON = corners(6, Math.PI / 6, 1 / Math.sqrt(3))

function corners(count: number, turn: number, radius: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / count
    return `${(radius * Math.cos(angle)).toFixed(3)},${(radius * Math.sin(angle)).toFixed(3)}`
  }).join(' ')
}
