import type { MergedEntry, MergedNode } from '../../merge/merged.ts'
import type { YamlNode } from '../../yaml/tree.ts'

/** What an action says under a key such as `choose`. */
export function actionPart(entry: MergedEntry, name: string): MergedNode | YamlNode | undefined {
  return entry.value.kind === 'map'
    ? entry.value.entries.find((e): e is MergedEntry => 'name' in e && e.name === name)?.value
    : undefined
}
