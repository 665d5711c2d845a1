import { widthOf } from '../../grammar/diagnostics/text-width.ts'
import type { SceneBoard, SceneSquare } from './board.ts'
import { drawingOf, type Point } from './drawing.ts'

/** Evenly spaced places are drawn evenly, with a dot in every other column between them. */
function evenScale(places: readonly number[], least: number): number {
  const sorted = places.toSorted((a, b) => a - b)
  const gaps = sorted.flatMap((x, i) => (x - (sorted[i - 1] ?? x) > 0.01 ? [x - (sorted[i - 1] ?? x)] : []))
  const gap = Math.min(...gaps)
  // If some are nearly in one column, nothing is even.
  return gaps.length === 0 || gap * least < 2 ? least : (2 * Math.ceil((gap * least) / 2 - 0.01)) / gap
}

/** A picture made of letters cannot be wider than this. */
const WIDEST = 120

/**
 * Lines of a graph: each text at the position of its space, with dots along the paths. Empty if there is no room.
 * Each space has room for this many letters, or more if more are written.
 */
export function graphPicture(
  board: SceneBoard,
  width: number,
  textOf: (square: SceneSquare) => string,
  room = 0,
): readonly string[] {
  if (board.spots.some(({ spot }) => spot === undefined)) return []
  const { cells, paths, width: wide, height: high } = drawingOf(board)
  const labels = cells.map((cell) => ({ cell, text: textOf(cell.square) }))
  const longest = Math.max(room, ...labels.map(({ text }) => widthOf(text)))
  const [least, rise] = [(longest + 3) / 1.2, 2]
  const fits = (scale: number): boolean => wide * scale + longest <= Math.min(width, WIDEST)
  if (!fits(least)) return []
  const even = evenScale(
    cells.map(({ x }) => x),
    least,
  )
  const scale = fits(even) ? even : least
  const at = ({ x, y }: Point): Point => ({ x: Math.round(x * scale), y: Math.round(y * rise) })
  const lines = Array.from({ length: Math.ceil(high * rise) + 1 }, () =>
    Array.from({ length: Math.ceil(wide * scale) + longest + 1 }, () => ' '),
  )
  const write = (x: number, y: number, letter: string): void => {
    const line = lines[y]
    if (line !== undefined && x >= 0 && x < line.length) line[x] = letter
  }
  for (const [from, to] of paths) {
    // From one end, so that the dots of a path in both directions are the same.
    const [a, b] = [at(from), at(to)].toSorted((one, other) => one.x - other.x || one.y - other.y)
    if (a === undefined || b === undefined) continue
    const steps = Math.max(Math.abs(b.x - a.x) / 2, Math.abs(b.y - a.y), 1)
    for (let i = 0; i <= steps; i++)
      write(Math.round(a.x + ((b.x - a.x) * i) / steps), Math.round(a.y + ((b.y - a.y) * i) / steps), '·')
  }
  for (const { cell, text } of labels) {
    const { x, y } = at(cell)
    const first = x - (text.length >> 1)
    write(first - 1, y, ' ')
    ;[...text].forEach((letter, i) => write(first + i, y, letter))
    write(first + text.length, y, ' ')
  }
  const drawn = lines.map((line) => line.join('').trimEnd())
  const [top, bottom] = [drawn.findIndex((line) => line !== ''), drawn.findLastIndex((line) => line !== '')]
  const margin = Math.min(
    ...drawn.filter((line) => line !== '').map((line) => line.length - line.trimStart().length),
  )
  return drawn.slice(top, bottom + 1).map((line) => line.slice(margin))
}
