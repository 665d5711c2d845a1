import type { LookInfo } from '../../grammar/check/world/look-info.ts'
import { shape, type Shape } from './shape.ts'

/** Who made the symbols, for pictures that leave the program; all names are in THIRD-PARTY.md. */
export const CREDITS = 'Symbols: Lorc, Delapouite and others, https://game-icons.net, CC BY 3.0'

function hasSymbol({ attributes, children }: Shape): boolean {
  return (
    attributes['class'] === 'symbol' ||
    children.some((child) => typeof child !== 'string' && hasSymbol(child))
  )
}

/** The credits that a picture needs, with those of the game's own symbols; none without symbols. */
export function creditsOf(shapes: readonly Shape[], own: readonly string[] = []): readonly Shape[] {
  return shapes.some(hasSymbol) ? [shape('desc', {}, [CREDITS, ...own].join('; '))] : []
}

/** Who made the symbols that a game brings along. */
export function ownCredits({ symbols }: LookInfo): readonly string[] {
  return [...new Set([...symbols.values()].flatMap(({ by }) => by ?? []))]
}
