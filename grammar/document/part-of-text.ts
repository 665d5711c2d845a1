import { span } from '../source/span.ts'
import type { YamlText } from '../yaml/tree.ts'

/** The range `start..end` of a text as a separate text at its position in the file. */
export function partOfText(whole: YamlText, start: number, end: number): YamlText {
  return {
    kind: 'text',
    span: span(whole.span.file, whole.offsetAt(start), whole.offsetAt(end)),
    text: whole.text.slice(start, end),
    style: whole.style,
    flow: whole.flow,
    offsetAt: (index) => whole.offsetAt(start + index),
    ...(whole.known === undefined ? {} : { known: whole.known }),
  }
}
