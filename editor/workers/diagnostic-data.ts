import { positionOf, type Diagnostic, type Severity, type Span } from '../../interpreter/index.ts'

/** A range of a document in editor coordinates: one-based, the end exclusive. */
export interface Range {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
}

/** A diagnostic in the form that is sent to the page. */
export interface ToldDiagnostic {
  readonly code: string
  readonly severity: Severity
  readonly message: string
  readonly at: Range | undefined
  readonly label: string | undefined
  readonly why: string | undefined
  readonly help: string | undefined
  readonly related: readonly { readonly at: Range; readonly label: string }[]
  readonly fix: { readonly at: Range; readonly text: string } | undefined
}

export function rangeOfSpan({ file, start, end }: Span): Range {
  const from = positionOf(file, start)
  const to = positionOf(file, end)
  return {
    file: file.name,
    line: from.line,
    column: from.column,
    endLine: to.line,
    endColumn: to.column,
  }
}

export function toldDiagnostic(diagnostic: Diagnostic): ToldDiagnostic {
  const { code, severity, message, span, label, why, help, related = [], fix } = diagnostic
  return {
    code,
    severity,
    message,
    at: span === undefined ? undefined : rangeOfSpan(span),
    label,
    why,
    help,
    related: related.map((each) => ({ at: rangeOfSpan(each.span), label: each.label })),
    fix: fix === undefined ? undefined : { at: rangeOfSpan(fix.span), text: fix.text },
  }
}
