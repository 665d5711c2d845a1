import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Span } from '../source/span.ts'
import { diagnostics } from './diagnostics.ts'
import type { TextEdit, TextRange } from './text-edit.ts'
import type { Workspace } from './workspace.ts'

/** A possible fix for a diagnostic. */
export interface Fix {
  /** The effect, in a few words. */
  readonly title: string
  readonly diagnostic: Diagnostic
  readonly edits: readonly TextEdit[]
  /** The most likely fix. */
  readonly isPreferred: boolean
}

/** Fixes for the diagnostics that touch a range of a document. */
export function fixes(workspace: Workspace, name: string, range: TextRange): readonly Fix[] {
  return diagnostics(workspace, name)
    .filter(({ span }) => span?.file.name === name && span.start <= range.end && range.start <= span.end)
    .flatMap(fixesOf)
}

/** Fixes for a diagnostic. */
export function fixesOf(diagnostic: Diagnostic): readonly Fix[] {
  const { fix, otherFixes = [], near, span } = diagnostic
  if (fix !== undefined)
    return [fix, ...otherFixes].map((edit, i) => ({
      title: titleOf(edit.span, edit.text),
      diagnostic,
      edits: [editOf(edit.span, edit.text)],
      isPreferred: i === 0,
    }))
  const wrong = near === undefined || span === undefined ? undefined : placeOf(near.written, span)
  if (near === undefined || wrong === undefined) return []
  return [
    { title: titleOf(wrong, near.meant), diagnostic, edits: [editOf(wrong, near.meant)], isPreferred: true },
  ]
}

/** The position of a name inside the span of a diagnostic, which may mark more than the name. */
function placeOf(written: string, span: Span): Span | undefined {
  const { file, start, end } = span
  const text = file.text.slice(start, end)
  const name = written.trim()
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + name.length]))
      return { file, start: start + at, end: start + at + name.length }
  // The name that was looked up lacks articles and plural endings.
  return /^[\p{L}][\p{L}\p{N}' _-]*$/u.test(text) ? span : undefined
}

function isLetter(letter: string | undefined): boolean {
  return letter !== undefined && /[\p{L}\p{N}]/u.test(letter)
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
