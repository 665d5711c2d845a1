import { positionOf } from '../source/source-file.ts'
import type { Diagnostic } from './diagnostic.ts'
import { sortDiagnostics } from './report.ts'

/** Annotations of a workflow run: one line each. */
export function renderGithub(diagnostics: readonly Diagnostic[]): string {
  const lines = sortDiagnostics(diagnostics).shown.map(({ code, severity, message, span, help }) => {
    const kind = severity === 'note' ? 'notice' : severity
    const where = span === undefined ? [] : placeOf(span)
    const properties = [...where, `title=${property(code)}`].join(',')
    return `::${kind} ${properties}::${data(help === undefined ? message : `${message} ${help}`)}`
  })
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`
}

function placeOf(span: NonNullable<Diagnostic['span']>): readonly string[] {
  const from = positionOf(span.file, span.start)
  const to = positionOf(span.file, span.end)
  return [
    `file=${property(span.file.name)}`,
    `line=${from.line}`,
    `col=${from.column}`,
    `endLine=${to.line}`,
    `endColumn=${to.column}`,
  ]
}

function data(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')
}

function property(text: string): string {
  return data(text).replace(/:/g, '%3A').replace(/,/g, '%2C')
}
