import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import { MAX_FILE_BYTES } from '../source/limits.ts'
import type { SourceFile } from '../source/source-file.ts'
import { span } from '../source/span.ts'

/** Refuses a text that is too large before anything reads it. The reader checks the nesting depth. */
export function guardYaml(file: SourceFile, diagnostics: Diagnostics): boolean {
  const bytes = utf8Length(file.text)
  if (bytes <= MAX_FILE_BYTES) return true
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

function utf8Length(text: string): number {
  // Each UTF-16 unit takes between one and three bytes.
  if (text.length > MAX_FILE_BYTES) return text.length
  return 3 * text.length <= MAX_FILE_BYTES ? text.length : new TextEncoder().encode(text).length
}

function kilobytes(bytes: number): number {
  return Math.ceil(bytes / 1024)
}
