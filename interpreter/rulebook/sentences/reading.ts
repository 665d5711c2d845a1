import { bookText } from '../../../grammar/book/book-text.ts'
import type { Start, Trees } from '../../../grammar/expression/parse.ts'
import type { MergedEntry, MergedNode } from '../../../grammar/merge/merged.ts'
import type { YamlEntry, YamlNode, YamlText } from '../../../grammar/yaml/tree.ts'

export type Node = MergedNode | YamlNode
export type Entry = MergedEntry | YamlEntry

export function entriesOf(node: Node | undefined): readonly Entry[] {
  return node?.kind === 'map' ? node.entries : []
}

export function nameOf(entry: Entry): string {
  return 'name' in entry ? entry.name : entry.key.text
}

export function valueIn(node: Node | undefined, name: string): Node | undefined {
  return entriesOf(node).find((entry) => nameOf(entry) === name)?.value
}

/** The text under a name; undefined if there is none, or something else. */
export function textIn(node: Node | undefined, name: string): string | undefined {
  const value = valueIn(node, name)
  return value?.kind === 'text' ? value.text : undefined
}

/** One text or a list of them. */
export function textsOf(node: Node | undefined): readonly YamlText[] {
  if (node?.kind === 'text') return node.text.trim() === '' ? [] : [node]
  if (node?.kind !== 'list') return []
  return node.items.flatMap((item) => (item.kind === 'text' ? [item] : []))
}

/** The tree of a text. What could not be parsed is undefined here, and is printed as its author wrote it. */
export function readText<K extends Start>(node: YamlText, start: K): Trees[K] | undefined {
  return bookText(node).reading(start).tree
}
