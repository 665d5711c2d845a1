import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { tidy } from '../document/names.ts'
import type { MergedGame } from './merged.ts'

/** Codes of unknown names. */
const UNKNOWN: ReadonlySet<Diagnostic['code']> = new Set(['ST4004', 'ST4101', 'ST4117'])

/** If a document removed it, the message also shows where. */
export function withRemovals(
  { removed }: MergedGame,
  diagnostics: readonly Diagnostic[],
): readonly Diagnostic[] {
  if (removed.size === 0) return diagnostics
  return diagnostics.map((diagnostic) => {
    const { code, span, related = [] } = diagnostic
    if (span === undefined || !UNKNOWN.has(code)) return diagnostic
    const name = tidy(span.file.text.slice(span.start, span.end))
    const key = removed.get(name)
    if (key === undefined) return diagnostic
    const where = key.span.file === span.file ? 'here' : `in ${span.file.name}`
    return {
      ...diagnostic,
      related: [...related, { span: key.span, label: 'removed here' }],
      help: `Keep \`${name}\`, or change or remove what refers to it ${where} too.`,
    }
  })
}
