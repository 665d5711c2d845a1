import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import { MAX_FILE_BYTES } from '../source/limits.ts'
import type { SourceFile } from '../source/source-file.ts'
import { span } from '../source/span.ts'

/** Refuses a text that is too large before anything reads it. The reader checks the nesting depth. */
export function guardYaml(file: SourceFile, diagnostics: Diagnostics): boolean {
  const bytes = utf8Length(file.text)
  if (bytes <= MAX_FILE_BYTES) return isUtf8(file, diagnostics)
  diagnostics.add({
    code: 'ST1001',
    severity: 'error',
    message: `This file has ${kilobytes(bytes)} KB; the limit is ${kilobytes(MAX_FILE_BYTES)} KB.`,
    span: span(file, 0, 0),
    why: 'No rulebook is longer, and checking it would take too long.',
    help: 'Split it into several files: a game, variants, modules, examples.',
  })
  return false
}

/** The replacement character for bytes that are not valid UTF-8. */
const UNREAD = '\ufffd'

/** Refuses a text in another encoding, which would lose letters in its names and titles. */
function isUtf8(file: SourceFile, diagnostics: Diagnostics): boolean {
  const at = file.text.indexOf(UNREAD)
  if (at < 0) return true
  const isWide = file.text.startsWith(UNREAD) && file.text.includes('\0')
  diagnostics.add({
    code: 'ST4280',
    severity: 'error',
    message: isWide ? 'This file is written in UTF-16.' : 'This file is not written in UTF-8.',
    span: span(file, at, at + 1),
    label: 'this cannot be read',
    why: 'Rulesets are UTF-8, so that every program reads the same letters.',
    help: 'Save it as UTF-8: editors ask for the encoding under "Save as".',
  })
  // If only a single letter was lost, the rest can be read.
  return !isWide
}

function utf8Length(text: string): number {
  // Each UTF-16 unit takes between one and three bytes.
  if (text.length > MAX_FILE_BYTES) return text.length
  return 3 * text.length <= MAX_FILE_BYTES ? text.length : new TextEncoder().encode(text).length
}

function kilobytes(bytes: number): number {
  return Math.ceil(bytes / 1024)
}
