import * as monaco from 'monaco-editor/editor'
import { messagePath } from '../../grammar/phrasebook/reference-path.ts'
import type { Severity } from '../../interpreter/index.ts'
import { learnAddress } from '../parts/learn-address.ts'
import type { ToldDiagnostic } from '../workers/diagnostic-data.ts'
import { fileOfUri, monacoRange, uriOf } from './models.ts'

const OWNER = 'sandtable'

const SEVERITIES: Readonly<Record<Severity, monaco.MarkerSeverity>> = {
  error: monaco.MarkerSeverity.Error,
  warning: monaco.MarkerSeverity.Warning,
  note: monaco.MarkerSeverity.Info,
}

/** Marks errors in every open document. */
export function markErrors(diagnostics: readonly ToldDiagnostic[]): void {
  for (const model of monaco.editor.getModels()) {
    const file = fileOfUri(model.uri)
    const markers = diagnostics.flatMap((diagnostic) => {
      const { at, code, severity, message, label, why, help, related } = diagnostic
      if (at === undefined || at.file !== file) return []
      return [
        {
          ...monacoRange(at),
          code: { value: code, target: monaco.Uri.parse(learnAddress(messagePath(code))) },
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
