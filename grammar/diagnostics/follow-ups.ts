import { positionOf } from '../source/source-file.ts'
import type { Span } from '../source/span.ts'
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

/** Without what is said of uses of a name that was refused where it is declared. */
export function withoutUses(list: readonly Diagnostic[]): readonly Diagnostic[] {
  const refused = list.flatMap(({ code, span }) =>
    code === 'ST4002' && span !== undefined
      ? [{ span, name: span.file.text.slice(span.start, span.end) }]
      : [],
  )
  if (refused.length === 0) return list
  return list.filter(
    ({ span, severity }) =>
      severity !== 'error' ||
      span === undefined ||
      !refused.some((one) => one.span.start !== span.start && isUse(one.name, span)),
  )
}

/** Does the marked place lie in, or right behind, the name? */
function isUse(name: string, { file, start, end }: Span): boolean {
  const { text } = file
  // A single word may be the word of the language itself, unless it is called.
  if (!name.includes(' '))
    return text.slice(text.lastIndexOf('\n', start - 1) + 1, start).includes(` ${name}(`)
  for (let at = text.indexOf(name, Math.max(0, start - name.length - 1)); at >= 0 && at <= end;)
    if (at + name.length + 1 >= start) return true
    else at = text.indexOf(name, at + 1)
  return false
}

function lineOf({ span }: Diagnostic): string {
  return span === undefined ? '' : `${span.file.name} ${positionOf(span.file, span.start).line}`
}
