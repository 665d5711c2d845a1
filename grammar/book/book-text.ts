import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import { parseKnown } from '../expression/parse-known.ts'
import type { Reading, Start, Trees } from '../expression/parse.ts'
import { reportFinding } from '../expression/report.ts'
import { textSource, type TextSource } from '../expression/text-source.ts'
import type { YamlText } from '../yaml/tree.ts'
import { memoized } from '../source/memoized.ts'

/** A text of a document, as the grammar parses it. This is the only way to the parser. */
export interface BookText extends TextSource {
  readonly node: YamlText
  /** The result of parsing it, with positions relative to the text. */
  reading<K extends Start>(start: K): Reading<Trees[K]>
  /** The start symbol that it was parsed with. */
  readonly readAs: ReadonlySet<Start>
  /** The tree of the text, or of the intelligible part of one with mistakes. The mistakes are reported once. */
  read<K extends Start>(start: K, diagnostics: Diagnostics): Trees[K] | undefined
}

export const bookText = memoized((node: YamlText): BookText => {
  const source = textSource(node)
  const readAs = new Set<Start>()
  const bookText: BookText = {
    ...source,
    node,
    readAs,
    reading(start) {
      readAs.add(start)
      return parseKnown(start, node.text, node.known)
    },
    read(start, diagnostics) {
      const { partial, findings } = bookText.reading(start)
      for (const finding of findings) reportFinding(source, diagnostics, finding)
      if (findings.length > 0) diagnostics.saidEnough(node.span)
      return partial
    },
  }
  return bookText
})
