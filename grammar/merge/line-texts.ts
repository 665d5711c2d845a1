import type { YamlText } from '../yaml/tree.ts'
import { isClauseWord } from './lay-over.ts'
import type { MergedEntry } from './merged.ts'

/** The nearest whole text of an entry, and the changes of it, base first. */
export function lineTexts({ value, replaced }: Pick<MergedEntry, 'value' | 'replaced'>): {
  readonly text: YamlText | undefined
  readonly edits: readonly YamlText[]
} {
  const edits: YamlText[] = []
  for (const node of [value, ...replaced.map((former) => former.value)]) {
    if (node.kind !== 'text') break
    if (!isClauseWord(node)) return { text: node, edits: edits.toReversed() }
    edits.push(node)
  }
  return { text: undefined, edits }
}
