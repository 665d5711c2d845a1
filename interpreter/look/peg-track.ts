import { rounded, shape, type Shape } from './shape.ts'
import type { Coat } from './coats.ts'

/** A peg of a player: where it is, and its colours. */
interface Peg {
  readonly at: number
  readonly coat: Coat
}

/* Measures in distances between neighbouring holes. */

const HOLES_IN_ROW = 30
/** Holes between two gaps. */
const TOGETHER = 5
const GAP = 0.6
const MARGIN = 0.7
/** Space between two lines of a track. */
const LINE_SPACE = 0.5
/** Half a hole lies above the first line; of that the board shows less. */
const ABOVE = 0.3
const HOLE_RADIUS = 0.17
const PEG_RADIUS = 0.4

/** A lane for each player, of so many fields after the start, and the symbol of each in its lane. */
export function raceTrack(
  length: number,
  pegs: readonly Peg[],
  runner: Shape,
): { readonly width: number; readonly height: number; readonly shapes: readonly Shape[] } {
  const field = Math.max(1, LANE_WIDTH / (length + 1))
  const [width, height] = [rounded(field * (length + 1)), pegs.length * LANE]
  const lines = Array.from({ length }, (_, i) => `M${rounded(field * (i + 1))} 0V${height}`)
  return {
    width,
    height,
    shapes: [
      shape('rect', { class: 'lanes', width, height, rx: 0.3 }),
      shape('rect', { class: 'lane-end', x: rounded(width - field), width: rounded(field), height, rx: 0.3 }),
      shape('path', { class: 'lane-fields', d: lines.join('') }),
      ...pegs.flatMap(({ at, coat }, lane) => [
        ...(lane === 0 ? [] : [shape('path', { class: 'lane-line', d: `M0 ${lane * LANE}H${width}` })]),
        shape(
          'g',
          {
            class: `piece ${coat.class}`,
            fill: coat.fill,
            transform: `translate(${rounded(field * (Math.min(length, Math.max(0, at)) + 0.5))} ${(lane + 0.5) * LANE}) scale(${RUNNER})`,
          },
          shape('g', { class: 'bare' }, runner),
        ),
      ]),
    ],
  }
}

const LANE_WIDTH = 30
const LANE = 2.6
const RUNNER = 1.1

/** A board with a row of holes for each player, in as many lines as it needs, and the pegs in them. */
export function pegTrack(
  length: number,
  pegs: readonly Peg[],
): { readonly width: number; readonly height: number; readonly shapes: readonly Shape[] } {
  const inRow = Math.min(length, HOLES_IN_ROW)
  const lines = Math.ceil(length / inRow)
  const high = pegs.length + LINE_SPACE
  // The hole before the first is the start.
  const x = (nth: number): number => MARGIN + 1 + nth + GAP * Math.floor(nth / TOGETHER)
  const width = x(inRow - 1) + MARGIN
  const height = lines * high - LINE_SPACE + 2 * MARGIN - 0.4
  const at = (value: number, player: number): { readonly cx: number; readonly cy: number } => {
    const hole = Math.min(length, Math.max(0, value))
    const line = hole === 0 ? 0 : Math.floor((hole - 1) / inRow)
    const nth = hole === 0 ? -1 - GAP : (hole - 1) % inRow
    return { cx: rounded(hole === 0 ? MARGIN : x(nth)), cy: rounded(MARGIN + ABOVE + line * high + player) }
  }
  return {
    width: rounded(width),
    height: rounded(height),
    shapes: [
      shape('rect', { class: 'track-board', width: rounded(width), height: rounded(height), rx: 0.6 }),
      ...pegs.flatMap(({ at: value, coat }, player) => [
        ...Array.from({ length: length + 1 }, (_, hole) =>
          shape('circle', { class: 'track-hole', ...at(hole, player), r: HOLE_RADIUS }),
        ),
        shape(
          'g',
          { class: `piece ${coat.class}`, fill: coat.fill },
          shape('circle', { class: 'body', ...at(value, player), r: PEG_RADIUS }),
        ),
      ]),
    ],
  }
}
