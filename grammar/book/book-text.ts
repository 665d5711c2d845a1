import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import { parseText, type Reading, type Start, type Trees } from '../expression/parse.ts'
import { report } from '../expression/report.ts'
import { textSource, type TextSource } from '../expression/text-source.ts'
import type { YamlText } from '../yaml/tree.ts'

/** A text of a document, as the grammar reads it. This is the only door to the parser. */
export interface BookText extends TextSource {
  readonly node: YamlText
  /** What came of reading it, its places counted in the text. */
  reading<K extends Start>(start: K): Reading<Trees[K]>
  /** As what it was read so far. */
  readonly readAs: ReadonlySet<Start>
  /**
   * The tree of the text, or what could be understood of one with mistakes. These are reported, and nothing else will be
   * said of the text.
   */
  read<K extends Start>(start: K, diagnostics: Diagnostics): Trees[K] | undefined
}

const known = new WeakMap<YamlText, BookText>()

export function bookText(node: YamlText): BookText {
  const before = known.get(node)
  if (before !== undefined) return before
  const source = textSource(node)
  const readAs = new Set<Start>()
  const made: BookText = {
    ...source,
    node,
    readAs,
    reading(start) {
      readAs.add(start)
      return parseText(start, node.text)
    },
    read(start, diagnostics) {
      const { partial, findings } = made.reading(start)
      for (const finding of findings) report(source, diagnostics, finding)
      if (findings.length > 0) diagnostics.saidEnough(node.span)
      return partial
    },
  }
  known.set(node, made)
  return made
}
