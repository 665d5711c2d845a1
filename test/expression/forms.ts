import { bookOf } from '../../grammar/book/book.ts'
import { bookText } from '../../grammar/book/book-text.ts'
import { Diagnostics } from '../../grammar/diagnostics/diagnostic.ts'
import { loadDocument } from '../../grammar/document/load-document.ts'
import type { Start } from '../../grammar/expression/parse.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'

/** Which of some words of the language and forms of its trees texts use. */
export class Forms {
  readonly words: Set<string>
  /** For each kind of node the fields that a text fills, such as `thing choice: worth`. */
  readonly nodes = new Set<string>()
  private readonly starts: readonly Start[]

  /** Looks for these words, and for all forms of texts that are parsed with these start symbols. */
  constructor(words: Iterable<string>, starts: readonly Start[]) {
    this.words = new Set(words)
    this.starts = starts
  }

  /** Takes the words of a document out of those that are looked for, and adds its forms. */
  addDocument(text: string): void {
    const document = loadDocument(sourceFile('forms.yaml', text), new Diagnostics())
    for (const { node, reads } of document === undefined ? [] : bookOf(document))
      for (const start of reads)
        if (this.starts.includes(start) || [...this.words].some((word) => node.text.includes(word)))
          this.addTree(bookText(node).reading(start).tree, start)
  }

  /** Nodes without a kind are called after the field that they fill, or the start symbol. */
  addTree(tree: unknown, as: string): void {
    if (Array.isArray(tree)) for (const one of tree) this.addTree(one, as)
    if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) return
    const fields = Object.entries(tree).filter(([key]) => key !== 'start' && key !== 'end')
    const { kind, text } = Object.fromEntries<unknown>(fields)
    if (typeof text === 'string') this.words.delete(text)
    const own = typeof kind === 'string' ? kind : as
    // Words that begin a head, such as `only to`.
    this.words.delete(own.split(' ')[0] ?? '')
    for (const [key, value] of fields) {
      const isFilled = Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false
      if (isFilled) this.nodes.add(`${own}: ${key}`)
      this.addTree(value, key)
    }
  }
}
