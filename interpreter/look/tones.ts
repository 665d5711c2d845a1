import type { Color } from '../../grammar/check/world/look-info.ts'
import type { Ground } from '../../grammar/language/looks.ts'
import { bodyOf } from './coat-colors.ts'

/** The colours of a board: its spaces, the darker half of them, what is around them, and what is printed on them. */
export interface Tones {
  readonly light: string
  readonly dark: string
  readonly frame: string
  readonly print: string
}

const CREAM = '#fbf5e6'
const INK = '#1c1b18'
/** A rack is blue unless the rules say otherwise. */
const RACK: Color = '#2c6cb4'

/** The colours of a board whose colour the rules say, in which spaces of two tones are a little lighter and darker. */
export function tonesOf(ground: Ground, said: Color | undefined): Tones | undefined {
  const color = said ?? (ground === 'rack' ? RACK : undefined)
  if (color === undefined) return undefined
  const body = color.startsWith('#') ? color : bodyOf(color)
  const isTwo = ground === 'checked' || ground === 'points'
  return {
    light: isTwo ? mixed(body, CREAM, 0.72) : body,
    dark: isTwo ? mixed(body, CREAM, 0.18) : body,
    frame: mixed(body, INK, 0.45),
    print: mixed(body, lightness(body) > 0.4 ? INK : CREAM, 0.8),
  }
}

function partsOf(color: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}

/** A colour with so much of another. */
function mixed(color: string, other: string, share: number): string {
  const more = partsOf(other)
  const parts = partsOf(color).map((part, i) => Math.round(part + ((more[i] ?? 0) - part) * share))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function lightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(color)
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255
}
