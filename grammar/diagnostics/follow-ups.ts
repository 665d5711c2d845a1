import { positionOf } from '../source/source-file.ts'
import type { Span } from '../source/span.ts'
import type { Code } from './catalogue.ts'
import type { Diagnostic } from './diagnostic.ts'

/**
 * The messages of a later stage, without those about lines in which an earlier stage found a mistake: they are
 * usually the same mistake again, in misleading words.
 */
export function withoutFollowUps(
  earlier: readonly Diagnostic[],
  later: readonly Diagnostic[],
): readonly Diagnostic[] {
  const lines = new Set(earlier.filter((d) => d.severity === 'error').map(lineOf))
  return later.filter((d) => d.span === undefined || !lines.has(lineOf(d)))
}

/** An unknown name or field: everything on the same line that involves it has no type. */
const UNKNOWN: ReadonlySet<Code> = new Set(['ST4101', 'ST4109'])
const OF_TYPES: ReadonlySet<Code> = new Set(['ST4102', 'ST4104'])

/** Without messages about the types of a line in which an earlier name is unknown. */
function withoutTypesOfUnknown(list: readonly Diagnostic[]): readonly Diagnostic[] {
  const unknown = list.filter(({ code, span }) => span !== undefined && UNKNOWN.has(code))
  if (unknown.length === 0) return list
  return list.filter(
    (d) =>
      !OF_TYPES.has(d.code) ||
      !unknown.some((one) => lineOf(one) === lineOf(d) && (one.span?.start ?? 0) < (d.span?.start ?? 0)),
  )
}

/** Without messages about uses of a name that was refused at its declaration, and about the types of unknown things. */
export function withoutUses(all: readonly Diagnostic[]): readonly Diagnostic[] {
  const list = withoutTypesOfUnknown(all)
  const refused = list.flatMap(({ code, span }) =>
    code === 'ST4002' && span !== undefined
      ? [{ span, name: span.file.text.slice(span.start, span.end) }]
      : [],
  )
  if (refused.length === 0) return list
  return list.filter(
    ({ code, span, severity }) =>
      severity !== 'error' ||
      span === undefined ||
      !refused.some((one) => one.span.start !== span.start && isUse(one.name, span, code.startsWith('ST3'))),
  )
}

/** Is the marked position in, or right after, the name? */
function isUse(name: string, { file, start, end }: Span, isSyntax: boolean): boolean {
  const { text } = file
  // A single word may be the word of the language itself, unless it is called or what it is cannot be read.
  if (!name.includes(' ')) {
    const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
    return (
      before.includes(` ${name}(`) ||
      (isSyntax && (text.slice(start, end) === name || before.trimEnd().endsWith(` ${name}`)))
    )
  }
  for (let at = text.indexOf(name, Math.max(0, start - name.length - 1)); at >= 0 && at <= end;)
    if (at + name.length + 1 >= start) return true
    else at = text.indexOf(name, at + 1)
  return false
}

function lineOf({ span }: Diagnostic): string {
  return span === undefined ? '' : `${span.file.name} ${positionOf(span.file, span.start).line}`
}
