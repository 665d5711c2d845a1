import { partOfText } from '../document/part-of-text.ts'
import { tidy } from '../document/names.ts'
import { resolved } from '../document/schema/shape-at.ts'
import { LIST_CHANGES, type Shape } from '../document/schema/shape.ts'
import type { YamlList, YamlNode, YamlText } from '../yaml/tree.ts'
import type { Saying } from './draft-game.ts'
import { sameValue } from './same-value.ts'

/** A variant's edit of an existing list: `also sling`, `without sling, bow`, `only sling`. */
export interface ListChange {
  readonly how: (typeof LIST_CHANGES)[number]
  readonly items: readonly YamlText[]
}

export function listChange(value: YamlNode, shape: Shape): ListChange | undefined {
  if (value.kind !== 'text' || resolved(shape).type?.includes('array') !== true) return undefined
  const [start = '', word] = /^\s*(\w+)\s+/u.exec(value.text) ?? []
  const how = LIST_CHANGES.find((known) => known === word)
  if (how === undefined) return undefined
  const items: YamlText[] = []
  for (let from = start.length; from <= value.text.length;) {
    const comma = value.text.indexOf(',', from)
    const to = comma < 0 ? value.text.length : comma
    const words = value.text.slice(from, to)
    if (words.trim() !== '') {
      const blanks = words.length - words.trimStart().length
      items.push(partOfText(value, from + blanks, to - (words.length - words.trimEnd().length)))
    }
    from = to + 1
  }
  return { how, items }
}

/** The resulting list, and the parts of the change that have no effect. */
export function changedList(
  old: Saying['value'],
  { how, items }: ListChange,
  at: YamlText,
): { readonly list: YamlList; readonly idle: readonly YamlText[] } | undefined {
  if (old.kind === 'map') return undefined
  const before: readonly YamlNode[] = old.kind === 'list' ? old.items : [old]
  const has = (list: readonly YamlNode[], item: YamlNode): boolean =>
    list.some((one) =>
      one.kind === 'text' && item.kind === 'text' ? tidy(one.text) === tidy(item.text) : sameValue(one, item),
    )
  const idle = how === 'only' ? [] : items.filter((item) => has(before, item) === (how === 'also'))
  const remaining = how === 'only' ? [] : before.filter((one) => how === 'also' || !has(items, one))
  const added = how === 'without' ? [] : items.filter((item) => !has(remaining, item))
  return { list: { kind: 'list', span: at.span, flow: true, items: [...remaining, ...added] }, idle }
}
