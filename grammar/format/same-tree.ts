import type { YamlNode, YamlText } from '../yaml/tree.ts'

/** True if two trees have the same words in the same style. Only positions may differ. */
export function sameTree(a: YamlNode, b: YamlNode): boolean {
  if (a.kind === 'text') return b.kind === 'text' && sameScalar(a, b)
  if (a.kind === 'list') return b.kind === 'list' && a.flow === b.flow && sameItems(a.items, b.items)
  return (
    b.kind === 'map' &&
    a.flow === b.flow &&
    a.entries.length === b.entries.length &&
    a.entries.every(({ key, value }, i) => {
      const other = b.entries[i]
      return other !== undefined && sameScalar(key, other.key) && sameTree(value, other.value)
    })
  )
}

function sameItems(a: readonly YamlNode[], b: readonly YamlNode[]): boolean {
  return (
    a.length === b.length &&
    a.every((item, i) => {
      const other = b[i]
      return other !== undefined && sameTree(item, other)
    })
  )
}

function sameScalar(a: YamlText, b: YamlText): boolean {
  return a.text === b.text && a.style === b.style && a.flow === b.flow
}
