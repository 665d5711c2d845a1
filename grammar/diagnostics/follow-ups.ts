import { positionOf } from '../source/source-file.ts'
import type { Diagnostic } from './diagnostic.ts'

/**
 * What a later stage has to say, without what it says of lines in which an earlier one found a mistake: that is most often
 * the same mistake once more, in words that lead astray.
 */
export function withoutFollowUps(
  earlier: readonly Diagnostic[],
  later: readonly Diagnostic[],
): readonly Diagnostic[] {
  const lines = new Set(earlier.filter((d) => d.severity === 'error').map(lineOf))
  return later.filter((d) => d.span === undefined || !lines.has(lineOf(d)))
}

function lineOf({ span }: Diagnostic): string {
  return span === undefined ? '' : `${span.file.name} ${positionOf(span.file, span.start).line}`
}
