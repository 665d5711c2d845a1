import type { RulesetDocument } from '../document/load-document.ts'
import { sha256 } from '../source/sha256.ts'
import type { YamlNode } from '../yaml/tree.ts'

/** Sections that describe a game to people without affecting its rules. */
const ABOUT: ReadonlySet<string> = new Set([
  'title',
  'implements',
  'examples',
  'texts',
  'rulings',
  'expect',
  'look',
])

/**
 * The hash of a game: the contents of its documents, in order. Comments, layout and file locations make no difference.
 */
export function hashOf(documents: readonly RulesetDocument[]): string {
  const contents = documents.map(({ root }) => ({
    ...root,
    entries: root.entries.filter(({ key }) => !ABOUT.has(key.text)),
  }))
  return sha256(JSON.stringify(contents.map(plain)))
}

function plain(node: YamlNode): unknown {
  switch (node.kind) {
    case 'text':
      return node.text.trim()
    case 'list':
      return node.items.map(plain)
    case 'map':
      // Pairs instead of an object: the order of rules matters.
      return { map: node.entries.map(({ key, value }) => [key.text, plain(value)]) }
  }
}
