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
  const errors = earlier.filter((d) => d.severity === 'error')
  const lines = new Set(errors.map(lineOf))
  const lost = new Set(errors.flatMap(keyOf))
  return later.filter(
    (d) =>
      // An offer of the action may be among the dropped parts.
      !(d.code === 'ST4133' && lost.size > 0) &&
      // The end of the game may be on a line that YAML could not read.
      !(d.code === 'ST4134' && errors.some(({ code }) => code.startsWith('ST1'))) &&
      (d.span === undefined ||
        !(lines.has(lineOf(d)) || (NOT_FOUND.has(d.code) && lost.has(marked(d.span))))),
  )
}

/** The names that a misshapen line declares: it is dropped, so their uses would be unknown. */
function keyOf({ code, span }: Diagnostic): readonly string[] {
  if (span === undefined || !DROPPED.has(code)) return []
  const { text } = span.file
  const start = text.lastIndexOf('\n', span.start - 1) + 1
  // A missing space is marked at the colon. Both the value and the entry that contains it are dropped.
  if (code !== 'ST1018') return declaredIn(text.slice(start, span.start))
  const line = text.slice(start, span.end)
  const above = text.slice(0, start).split('\n')
  const indent = line.search(/\S/)
  const owner = above.findLast((each) => /^ *[^\s#]/.test(each) && each.search(/\S/) < indent)
  return [line, owner ?? ''].flatMap(declaredIn)
}

function declaredIn(line: string): readonly string[] {
  const [, key] = /^ +([^:({]+)(?:\([^)]*\))?:/u.exec(line) ?? []
  return key === undefined ? [] : [key]
}

function marked({ file, start, end }: Span): string {
  return file.text.slice(start, end)
}

/** An unknown name or field: everything on the same line that involves it has no type. */
const UNKNOWN: ReadonlySet<Code> = new Set(['ST4101', 'ST4109'])
const OF_TYPES: ReadonlySet<Code> = new Set(['ST4102', 'ST4104'])
const NOT_FOUND: ReadonlySet<Code> = new Set([...UNKNOWN, 'ST4004', 'ST4117'])
const DROPPED: ReadonlySet<Code> = new Set(['ST1018', 'ST2005', 'ST2007'])

/** Drops messages about types in a line with an earlier unknown name, or about its comparisons. */
function withoutTypesOfUnknown(list: readonly Diagnostic[]): readonly Diagnostic[] {
  const unknown = list.filter(({ code, span }) => span !== undefined && UNKNOWN.has(code))
  if (unknown.length === 0) return list
  const byLine = Map.groupBy(unknown, lineOf)
  return list.filter(
    (d) =>
      !(byLine.get(lineOf(d)) ?? []).some((one) =>
        OF_TYPES.has(d.code) ? (one.span?.start ?? 0) < (d.span?.start ?? 0) : isCompared(one, d),
      ),
  )
}

/** Drops messages about types within an expression that must be rewritten. */
function withoutTypesOfRewritten(list: readonly Diagnostic[]): readonly Diagnostic[] {
  const rewritten = list.flatMap(({ code, fix, span }) =>
    code === 'ST4102' && fix !== undefined && span !== undefined ? [span] : [],
  )
  if (rewritten.length === 0) return list
  return list.filter(
    ({ code, fix, span }) =>
      !OF_TYPES.has(code) ||
      fix !== undefined ||
      span === undefined ||
      !rewritten.some(({ file, start, end }) => file === span.file && start <= span.start && span.end <= end),
  )
}

/** True for an unknown name right after `is`, whose meaning depends on the other side. */
function isCompared({ span: one }: Diagnostic, { code, span: other }: Diagnostic): boolean {
  if (!UNKNOWN.has(code) || one === undefined || other === undefined) return false
  return one.end < other.start && /^ is (?:not )?$/u.test(one.file.text.slice(one.end, other.start))
}

/** Drops messages about unreachable steps after an unreadable one. */
function withoutDeadAfterMistakes(list: readonly Diagnostic[]): readonly Diagnostic[] {
  const wrong = list.flatMap(({ severity, span }) =>
    severity === 'error' && span !== undefined ? [span] : [],
  )
  const isIn = (step: Span): boolean =>
    wrong.some(({ file, start }) => file === step.file && step.start <= start && start <= step.end)
  return list.filter(({ code, related = [] }) => code !== 'ST4159' || !related.some(({ span }) => isIn(span)))
}

/** Without messages about uses of a name that was refused at its declaration, and about the types of unknown things. */
export function withoutUses(all: readonly Diagnostic[]): readonly Diagnostic[] {
  const list = withoutTypesOfUnknown(withoutTypesOfRewritten(withoutDeadAfterMistakes(all)))
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

/** True if the marked position is in, or right after, the name. */
function isUse(name: string, { file, start, end }: Span, isSyntax: boolean): boolean {
  const { text } = file
  // A single word may be a word of the language, unless it is called or could not be parsed.
  if (!name.includes(' ')) {
    const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
    return (
      before.includes(` ${name}(`) ||
      (isSyntax && (text.slice(start, end) === name || before.trimEnd().endsWith(` ${name}`)))
    )
  }
  if (isSyntax && isBefore(name, { file, start, end })) return true
  for (let at = text.indexOf(name, Math.max(0, start - name.length - 1)); at >= 0 && at <= end;)
    if (at + name.length + 1 >= start) return true
    else at = text.indexOf(name, at + 1)
  return false
}

/** True if the name appears in the same line, before the mark. The rest was parsed as something else. */
function isBefore(name: string, { file: { text }, start }: Span): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const at = before.lastIndexOf(name)
  const around = [before[at - 1] ?? ' ', before[at + name.length] ?? ' ']
  return at >= 0 && around.every((sign) => !/[\p{L}\p{N}'_-]/u.test(sign))
}

function lineOf({ span }: Diagnostic): string {
  return span === undefined ? '' : `${span.file.name} ${positionOf(span.file, span.start).line}`
}
