import * as monaco from 'monaco-editor/editor'
import type { Severity } from '../../interpreter/index.ts'
import type { ToldDiagnostic } from '../workers/told.ts'
import { fileOf, monacoRange, uriOf } from './models.ts'

const OWNER = 'sandtable'

const SEVERITIES: Readonly<Record<Severity, monaco.MarkerSeverity>> = {
  error: monaco.MarkerSeverity.Error,
  warning: monaco.MarkerSeverity.Warning,
  note: monaco.MarkerSeverity.Info,
}

/** Marks what is wrong in every document that is open. */
export function mark(diagnostics: readonly ToldDiagnostic[]): void {
  for (const model of monaco.editor.getModels()) {
    const file = fileOf(model.uri)
    const markers = diagnostics.flatMap((diagnostic) => {
      const { at, code, severity, message, label, why, help, related } = diagnostic
      if (at === undefined || at.file !== file) return []
      return [
        {
          ...monacoRange(at),
          code,
          severity: SEVERITIES[severity],
          message: [message, label, why, help].filter((part) => part !== undefined && part !== '').join('\n'),
          relatedInformation: related.map((other) => ({
            ...monacoRange(other.at),
            resource: uriOf(other.at.file),
            message: other.label,
          })),
        },
      ]
    })
    monaco.editor.setModelMarkers(model, OWNER, markers)
  }
}

/** What would mend a diagnostic that stands in a range. */
export function fixesIn(
  diagnostics: readonly ToldDiagnostic[],
  model: monaco.editor.ITextModel,
  range: monaco.IRange,
): monaco.languages.CodeAction[] {
  const file = fileOf(model.uri)
  return diagnostics.flatMap(({ at, fix, help, message, code }) => {
    if (at?.file !== file || fix === undefined) return []
    if (!monaco.Range.areIntersectingOrTouching(monacoRange(at), range)) return []
    const markers = monaco.editor.getModelMarkers({ owner: OWNER, resource: model.uri })
    return [
      {
        title: help ?? message,
        kind: 'quickfix',
        isPreferred: true,
        diagnostics: markers.filter(
          (marker) =>
            marker.code === code && marker.startLineNumber === at.line && marker.startColumn === at.column,
        ),
        edit: {
          edits: [
            {
              resource: uriOf(fix.at.file),
              versionId: undefined,
              textEdit: { range: monacoRange(fix.at), text: fix.text },
            },
          ],
        },
      },
    ]
  })
}
