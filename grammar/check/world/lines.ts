import { NONE } from '../../ir/ir.ts'
import type { YamlText } from '../../yaml/tree.ts'
import type { Board, Way } from './board.ts'
import type { Reporter } from './reporter.ts'
import { SIZE_LIMITS } from './size-limits.ts'
import { directionWords } from './squares.ts'

const WAYS: readonly Way[] = [
  { name: 'onward', opposite: 1, near: true },
  { name: 'back', opposite: 0, near: true },
]

/** `ring: 24`, `lane: 30`: that many spaces in a line; in a ring the last one precedes the first. */
export function readLine(shape: 'ring' | 'lane', text: YamlText, reporter: Reporter): Board | undefined {
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
  const spaces = Array.from({ length: count }, (_, i) => ({ name: `s${i + 1}`, column: i, row: 0 }))
  return {
    shape,
    columns: 0,
    rows: 0,
    spaces,
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
}
