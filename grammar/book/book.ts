import { documentShape } from '../document/shape.ts'
import { resolved, shapeOfItem, shapeOfKey } from '../document/schema/shape-at.ts'
import type { Declared, Shape } from '../document/schema/shape.ts'
import type { RulesetDocument } from '../document/load-document.ts'
import { hasHead } from '../document/names.ts'
import type { Start } from '../expression/parse.ts'
import type { YamlNode, YamlText } from '../yaml/tree.ts'
import { memoized } from '../source/memoized.ts'

/** A text of a document and its entry in the schema. */
export interface BookEntry {
  readonly node: YamlText
  readonly role: 'key' | 'value'
  /** The keys that lead to it, including a key itself. List items have no name. */
  readonly path: readonly string[]
  /** For a key: the shape of its value. */
  readonly shape: Shape
  /** The start symbols that it is parsed with; empty for plain words. */
  readonly reads: readonly Start[]
  /** The sort of name that it declares. */
  readonly declares: Declared | undefined
}

/** Every text of a document for which the schema has a place, in document order. */
export const bookOf = memoized((document: RulesetDocument): readonly BookEntry[] => {
  const entries: BookEntry[] = []
  visit(document.root, documentShape(document.kind), [])
  return entries

  function visit(node: YamlNode, shape: Shape, path: readonly string[], inList = false): void {
    const here = resolved(shape)
    if (node.kind === 'text') {
      const declares = inList ? here['x-declares'] : undefined
      entries.push({ node, role: 'value', path, shape: here, reads: here['x-reads'] ?? [], declares })
    } else if (node.kind === 'list') {
      const inner = shapeOfItem(here)
      if (inner !== undefined) for (const item of node.items) visit(item, inner, path, true)
    } else {
      for (const { key, value } of node.entries) {
        const inner = shapeOfKey(here, key.text)
        if (inner === undefined) continue
        const below = [...path, key.text]
        const { 'x-declares': declares, ...under } = resolved(inner)
        entries.push({
          node: key,
          role: 'key',
          path: below,
          shape: under,
          reads: readsKey(key, under),
          declares,
        })
        visit(value, inner, below)
      }
    }
  }
})

function readsKey(key: YamlText, { 'x-key': reads }: Shape): readonly Start[] {
  if (reads === undefined) return []
  if (reads !== 'label or signature') return [reads]
  return hasHead(key.text) ? ['signature'] : []
}
