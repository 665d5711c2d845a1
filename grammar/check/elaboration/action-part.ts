import type { MergedEntry, MergedNode } from '../../merge/merged.ts'
import type { YamlNode, YamlText } from '../../yaml/tree.ts'

/** The value under a key of an action, such as `choose`. */
export function actionPart(entry: MergedEntry, name: string): MergedNode | YamlNode | undefined {
  return entry.value.kind === 'map'
    ? entry.value.entries.find((e): e is MergedEntry => 'name' in e && e.name === name)?.value
    : undefined
}

/** One text under a key, or a list of them. */
export function partTexts(entry: MergedEntry, name: string): readonly YamlText[] {
  const node = actionPart(entry, name)
  const items = node?.kind === 'list' ? node.items : [node]
  return items.filter((item): item is YamlText => item?.kind === 'text')
}
