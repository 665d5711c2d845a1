import { shape } from './shape.ts'
import type { Shape } from './shape.ts'

/** Who made the symbols, for pictures that leave the program; all names are in THIRD-PARTY.md. */
export const CREDITS = 'Symbols: Lorc, Delapouite and others, https://game-icons.net, CC BY 3.0'

function hasSymbol({ attributes, children }: Shape): boolean {
  return (
    attributes['class'] === 'symbol' ||
    children.some((child) => typeof child !== 'string' && hasSymbol(child))
  )
}

/** The credits that a picture needs; none without symbols. */
export function creditsOf(shapes: readonly Shape[]): readonly Shape[] {
  return shapes.some(hasSymbol) ? [shape('desc', {}, CREDITS)] : []
}
