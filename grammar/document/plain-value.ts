import type { YamlMap, YamlNode } from '../yaml/tree.ts'

/** A value for the compiled schema. Its maps have no prototype, so that no key of an author means anything to it. */
export type PlainValue = string | readonly PlainValue[] | PlainMap
export interface PlainMap {
  [key: string]: PlainValue
}

/** Entries that only delete are left out: whatever may stand there may be deleted. */
export function plainValue(node: YamlNode): PlainValue {
  if (node.kind === 'text') return node.text
  if (node.kind === 'list') return node.items.map(plainValue)
  const map: PlainMap = Object.create(null)
  for (const { key, value } of node.entries) {
    if (!deletes(value) && !(key.text in map)) map[key.text] = plainValue(value)
  }
  return map
}

export function deletes(value: YamlNode): boolean {
  return value.kind === 'text' && value.text === 'removed'
}

/** The node that a JSON pointer means; of equal keys the first. */
export function nodeAt(root: YamlMap, pointer: string): YamlNode | undefined {
  let node: YamlNode | undefined = root
  for (const step of pointer.split('/').slice(1)) {
    const name: string = step.replaceAll('~1', '/').replaceAll('~0', '~')
    if (node === undefined || node.kind === 'text') return undefined
    node =
      node.kind === 'list'
        ? node.items[Number(name)]
        : node.entries.find((entry) => entry.key.text === name && !deletes(entry.value))?.value
  }
  return node
}
