import type { SeatIR } from '../../interpreter/index.ts'

/** Outlines by which pieces of different owners are told apart without colour. */
export const OUTLINES = ['circle', 'square', 'hexagon', 'diamond', 'octagon', 'pentagon'] as const
export type Outline = (typeof OUTLINES)[number]

export interface Coat {
  readonly outline: Outline
  /** Class of the style sheet: a colour that a seat is named after, or one of a row for everybody. */
  readonly color: string
}

/** Colours that seats are often called by. */
const NAMED: ReadonlySet<string> = new Set([
  'white',
  'black',
  'red',
  'blue',
  'green',
  'yellow',
  'orange',
  'purple',
  'pink',
  'brown',
  'grey',
])

const ROW = 6

export function coatOf(seats: readonly SeatIR[], seat: number | undefined): Coat {
  if (seat === undefined) return { outline: 'circle', color: 'coat-none' }
  const name = seats[seat]?.name ?? ''
  return {
    outline: OUTLINES[seat % OUTLINES.length] ?? 'circle',
    color: NAMED.has(name) ? `coat-${name}` : `coat-${seat % ROW}`,
  }
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

function corners(count: number, turn: number, radius: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / count
    return `${(radius * Math.cos(angle)).toFixed(3)},${(radius * Math.sin(angle)).toFixed(3)}`
  }).join(' ')
}
