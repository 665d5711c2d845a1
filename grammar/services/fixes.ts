import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Span } from '../source/span.ts'
import { diagnostics } from './diagnostics.ts'
import type { TextEdit, TextRange } from './shapes.ts'
import type { Workspace } from './workspace.ts'

/** Something that can be done about a diagnostic. */
export interface Fix {
  /** What it does, in a few words. */
  readonly title: string
  readonly diagnostic: Diagnostic
  readonly edits: readonly TextEdit[]
  /** The one that is most likely meant. */
  readonly isPreferred: boolean
}

/** What can be done about the diagnostics that touch a stretch of a document. */
export function fixes(workspace: Workspace, name: string, range: TextRange): readonly Fix[] {
  return diagnostics(workspace, name)
    .filter(({ span }) => span?.file.name === name && span.start <= range.end && range.start <= span.end)
    .flatMap(fixesOf)
}

/** What can be done about a diagnostic. */
export function fixesOf(diagnostic: Diagnostic): readonly Fix[] {
  const { fix, near, span } = diagnostic
  if (fix !== undefined)
    return [
      {
        title: titleOf(fix.span, fix.text),
        diagnostic,
        edits: [editOf(fix.span, fix.text)],
        isPreferred: true,
      },
    ]
  if (near === undefined || span === undefined || !isName(span)) return []
  return [{ title: titleOf(span, near), diagnostic, edits: [editOf(span, near)], isPreferred: true }]
}

/** A diagnostic may mark more than the name that is wrong; then nobody knows what to replace. */
function isName({ file, start, end }: Span): boolean {
  return /^[\p{L}][\p{L}\p{N}' _-]*$/u.test(file.text.slice(start, end))
}

function editOf({ file, start, end }: Span, text: string): TextEdit {
  return { document: file.name, start, end, text }
}

function titleOf({ file, start, end }: Span, text: string): string {
  const written = file.text.slice(start, end).trim()
  const put = text.trim()
  if (put === '') return `Delete \`${written}\``
  return written === '' ? `Put \`${put}\` here` : `Write \`${put}\` for \`${written}\``
}
