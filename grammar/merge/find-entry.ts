import { bareName, comparedHead, comparedName, hasHead, tidy } from '../document/names.ts'
import { resolved } from '../document/schema/shape-at.ts'
import type { Shape } from '../document/schema/shape.ts'
import type { YamlText } from '../yaml/tree.ts'
import type { DraftEntry, DraftMap } from './draft.ts'

export type Found =
  | { readonly kind: 'none' }
  | { readonly kind: 'one'; readonly entry: DraftEntry }
  /** The name is known but with another head. */
  | { readonly kind: 'other head'; readonly entry: DraftEntry }
  /** The name alone is ambiguous. */
  | { readonly kind: 'several'; readonly entries: readonly DraftEntry[] }

export function nameOfKey(key: YamlText, shape: Shape): string {
  return resolved(shape)['x-heads'] === undefined ? tidy(key.text) : bareName(key.text)
}

/** What distinguishes the keys of a map. */
export function comparedKey(key: YamlText, shape: Shape): string {
  return resolved(shape)['x-heads'] === undefined ? tidy(key.text) : comparedName(bareName(key.text))
}

/** The entry of a map that a key refers to. */
export function findEntry(map: DraftMap, key: YamlText, shape: Shape): Found {
  const alike = map.byName.get(comparedKey(key, shape)) ?? []
  const [first, ...others] = alike
  if (first === undefined) return { kind: 'none' }
  if (resolved(shape)['x-heads'] === undefined) return { kind: 'one', entry: first }
  if (hasHead(key.text)) {
    const head = comparedHead(key.text)
    const same = alike.find((entry) => !hasHead(entry.key.text) || comparedHead(entry.key.text) === head)
    return same === undefined ? { kind: 'other head', entry: first } : { kind: 'one', entry: same }
  }
  const exact = alike.find((entry) => !hasHead(entry.key.text))
  if (exact !== undefined || others.length === 0) return { kind: 'one', entry: exact ?? first }
  return { kind: 'several', entries: alike }
}
