import { sha256 } from '../source/sha256.ts'
import { lineText, positionOf } from '../source/source-file.ts'
import type { Span } from '../source/span.ts'
import { codeEntry } from './catalogue.ts'
import type { Diagnostic } from './diagnostic.ts'
import { sortDiagnostics } from './report.ts'

function location(span: Span): object {
  const from = positionOf(span.file, span.start)
  const to = positionOf(span.file, span.end)
  return {
    physicalLocation: {
      artifactLocation: { uri: span.file.name.split('\\').join('/') },
      region: { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column },
    },
  }
}

/** SARIF 2.1.0, as code scanning services read it. */
export function renderSarif(diagnostics: readonly Diagnostic[]): string {
  const { shown } = sortDiagnostics(diagnostics)
  const codes = [...new Set(shown.map((d) => d.code))].sort()
  const results = shown.map(({ code, severity, message, span, related = [] }) => ({
    ruleId: code,
    level: severity,
    message: { text: message },
    locations: span === undefined ? [] : [location(span)],
    relatedLocations: related.map((r) => ({ ...location(r.span), message: { text: r.label } })),
    // The text of the line instead of its number, so that a finding stays the same when lines are added above it.
    partialFingerprints: {
      codeAndLine: sha256(
        `${code} ${span === undefined ? '' : lineText(span.file, positionOf(span.file, span.start).line).trim()}`,
      ).slice(0, 32),
    },
  }))
  const rules = codes.map((id) => ({
    id,
    shortDescription: { text: codeEntry(id)?.title ?? id },
    fullDescription: { text: codeEntry(id)?.meaning ?? '' },
  }))
  const sarif = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver: { name: 'sandtable', rules } }, columnKind: 'utf16CodeUnits', results }],
  }
  return `${JSON.stringify(sarif)}\n`
}
