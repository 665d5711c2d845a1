import { rounded, shape, type Shape } from './shape.ts'
import { SYMBOLS } from './symbols.ts'
import type { SymbolName } from './words.ts'

/** A symbol by its name, or one that a game brings along. */
export type Drawn = SymbolName | { readonly path: string }

/** Side of the box in which symbols are drawn. */
const BOX = 512

interface Placed {
  readonly x: number
  readonly y: number
  /** Side of its box. */
  readonly size: number
  /** Upside down. */
  readonly isTurned?: boolean
}

/** A symbol around a point. */
export function picture(symbol: Drawn, { x, y, size, isTurned = false }: Placed): Shape {
  const scale = Number((size / BOX).toFixed(6))
  const moved = x === 0 && y === 0 ? '' : `translate(${rounded(x)} ${rounded(y)}) `
  return shape('path', {
    class: 'symbol',
    d: typeof symbol === 'string' ? SYMBOLS[symbol] : symbol.path,
    transform: `${moved}scale(${isTurned ? -scale : scale}) translate(-256 -256)`,
  })
}
