import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../source/source-file.ts'
import { span } from '../source/span.ts'
import { draftOf, type Draft } from './repaired-text.ts'

/** Leading spaces, some of which YAML takes for letters. */
const HEAD = /^[ \t]*[\u00a0\u2000-\u200a\u202f\u205f\u3000][ \t\u00a0\u2000-\u200a\u202f\u205f\u3000]*/gmu

/** The text with plain spaces at the beginning of its lines. Other spaces come from copying, and are reported. */
export function withPlainIndents(file: SourceFile, diagnostics: Diagnostics): Draft {
  const [first, ...others] = file.text.matchAll(HEAD)
  if (first === undefined) return draftOf(file.text)
  const more = others.length === 0 ? '' : `, and so do ${others.length} more`
  const plain = (head: string): string => head.replaceAll(/[^ \t]/gu, ' ')
  diagnostics.add({
    code: 'ST4281',
    severity: 'error',
    message: `This line begins with a space of another kind${more}.`,
    span: span(file, first.index, first.index + first[0].length),
    label: 'not a plain space',
    why: 'It looks like a space, but YAML takes it for a letter. Copied text often has such spaces.',
    help: 'Replace it with a space from the keyboard.',
    fix: { span: span(file, first.index, first.index + first[0].length), text: plain(first[0]) },
  })
  return draftOf(file.text.replaceAll(HEAD, plain))
}
