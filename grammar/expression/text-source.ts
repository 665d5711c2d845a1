import type { Span } from '../source/span.ts'
import type { YamlText } from '../yaml/tree.ts'

/** A text to be parsed, and the mapping from offsets in it to positions in its file. */
export interface TextSource {
  readonly text: string
  spanOf(start: number, end: number): Span
}

export function textSource(yaml: YamlText): TextSource {
  const { text } = yaml
  return {
    text,
    spanOf(start, end) {
      const first = yaml.offsetAt(Math.min(start, text.length))
      // The offset after the last character: in folded text the next character may be on another line.
      const last = end > start ? yaml.offsetAt(Math.min(end, text.length)) : first
      return { file: yaml.span.file, start: first, end: Math.max(first, last) }
    },
  }
}
