import { rounded, shape, type Shape } from './shape.ts'
import type { Coat } from './coats.ts'

/** A peg of a player: where it is, and its colours. */
interface Peg {
  readonly at: number
  readonly coat: Coat
}

/** Holes in one row, and how many stand together. */
const IN_ROW = 30
const TOGETHER = 5
const GAP = 0.6
const MARGIN = 0.7

/** A board with a row of holes for each player, in as many lines as it needs, and the pegs in them. */
export function pegTrack(
  length: number,
  pegs: readonly Peg[],
): { readonly width: number; readonly height: number; readonly shapes: readonly Shape[] } {
  const inRow = Math.min(length, IN_ROW)
  const lines = Math.ceil(length / inRow)
  const high = pegs.length + 0.5
  // The hole before the first is the start.
  const x = (nth: number): number => MARGIN + 1 + nth + GAP * Math.floor(nth / TOGETHER)
  const width = x(inRow - 1) + MARGIN
  const height = lines * high - 0.5 + 2 * MARGIN - 0.4
  const at = (value: number, player: number): { readonly cx: number; readonly cy: number } => {
    const hole = Math.min(length, Math.max(0, value))
    const line = hole === 0 ? 0 : Math.floor((hole - 1) / inRow)
    const nth = hole === 0 ? -1 - GAP : (hole - 1) % inRow
    return { cx: rounded(hole === 0 ? MARGIN : x(nth)), cy: rounded(MARGIN + 0.3 + line * high + player) }
  }
  return {
    width: rounded(width),
    height: rounded(height),
    shapes: [
      shape('rect', { class: 'track-board', width: rounded(width), height: rounded(height), rx: 0.6 }),
      ...pegs.flatMap(({ at: value, coat }, player) => [
        ...Array.from({ length: length + 1 }, (_, hole) =>
          shape('circle', { class: 'track-hole', ...at(hole, player), r: 0.17 }),
        ),
        shape(
          'g',
          { class: `piece ${coat.class}`, fill: coat.fill },
          shape('circle', { class: 'body', ...at(value, player), r: 0.4 }),
        ),
      ]),
    ],
  }
}
