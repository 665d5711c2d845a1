import { NONE } from '../../ir/ir.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import type { YamlText } from '../../yaml/tree.ts'
import type { Board, Way } from './board.ts'
import { readSpots } from './graph.ts'
import { warnOfSpots } from './graph-warnings.ts'
import type { Reporter } from './reporter.ts'
import { SIZE_LIMITS } from './size-limits.ts'
import { directionWords } from './squares.ts'

const WAYS: readonly Way[] = [
  { name: 'onward', opposite: 1, near: true },
  { name: 'back', opposite: 0, near: true },
]

/**
 * `ring: 24`, `lane: 30`: that many spaces in a line; in a ring the last one precedes the first. With `spots` it is drawn
 * like a graph.
 */
export function readLine(
  shape: 'ring' | 'lane',
  text: YamlText,
  spots: MergedEntry | undefined,
  reporter: Reporter,
): Board | undefined {
  const written = text.text.trim()
  const count = /^\d{1,6}$/u.test(written) ? Number(written) : 0
  if (count < 2)
    return reporter.report(
      'ST4021',
      text.span,
      `\`${written}\` is not a number of spaces; there must be at least two.`,
    )
  if (count > SIZE_LIMITS.spaces)
    return reporter.report('ST4006', text.span, `A board has at most ${SIZE_LIMITS.spaces} spaces.`)
  const at = (space: number): number =>
    shape === 'ring' ? (space + count) % count : space < 0 || space >= count ? NONE : space
  const names = Array.from({ length: count }, (_, i) => `s${i + 1}`)
  const index = new Map(names.map((name, i) => [name, i]))
  const named = names.map(() => text.span)
  const places = spots === undefined ? undefined : readSpots(spots, index, named, reporter)
  const spaces = names.map((name, i) => {
    const spot = places?.get(i)
    return { name, column: i, row: 0, ...(spot === undefined ? {} : { spot: { x: spot.x, y: spot.y } }) }
  })
  const board: Board = {
    shape: places === undefined ? shape : 'graph',
    columns: 0,
    rows: 0,
    spaces,
    ...(places === undefined ? {} : { spotted: names.map((_, i) => places.get(i)?.at) }),
    ways: {
      directions: WAYS,
      steps: spaces.flatMap((_, space) => [at(space + 1), at(space - 1)]),
      words: directionWords(
        new Map([
          ['onward', 1],
          ['back', 2],
        ]),
        new Map(),
        WAYS,
        (_, mask) => mask,
      ),
    },
  }
  if (places !== undefined) warnOfSpots(board, places, reporter)
  return board
}
