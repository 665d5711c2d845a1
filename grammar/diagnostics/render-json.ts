import type { Span } from '../source/span.ts'
import { textPlaceOf, type Diagnostic, type Edit } from './diagnostic.ts'
import { sortDiagnostics } from './report.ts'

function place(span: Span): object {
  return { ...textPlaceOf(span), start: span.start, end: span.end }
}

function edit({ span, text }: Edit): object {
  return { ...place(span), text }
}

/** Machine-readable output in one line. Fields may be added but never change. */
export function renderJson(diagnostics: readonly Diagnostic[]): string {
  const { shown, more } = sortDiagnostics(diagnostics)
  const list = shown.map(({ code, severity, message, span, label, related, why, help, fix, otherFixes }) => ({
    code,
    severity,
    message,
    ...(span === undefined ? {} : place(span)),
    label,
    related: related?.map((r) => ({ ...place(r.span), label: r.label })),
    why,
    help,
    fix: fix === undefined ? undefined : edit(fix),
    otherFixes: otherFixes?.map(edit),
  }))
  return `${JSON.stringify({ diagnostics: list, more })}\n`
}
