import { bareName, comparedHead, comparedName, hasHead, tidy } from '../document/names.ts'
import { resolved } from '../document/schema/shape-at.ts'
import type { Shape } from '../document/schema/shape.ts'
import type { YamlText } from '../yaml/tree.ts'
import { entriesCompared, type DraftEntry, type DraftMap } from './draft-game.ts'

type Found =
  | { readonly kind: 'none' }
  | { readonly kind: 'one'; readonly entry: DraftEntry }
  /** The name exists with another head. */
  | { readonly kind: 'other head'; readonly entry: DraftEntry }
  /** The name alone is ambiguous. */
  | { readonly kind: 'several'; readonly entries: readonly DraftEntry[] }

export function nameOfKey(key: YamlText, shape: Shape): string {
  return resolved(shape)['x-heads'] === undefined ? tidy(key.text) : bareName(key.text)
}

/** The compared form of a key in a map. */
export function comparedKey(key: YamlText, shape: Shape): string {
  return resolved(shape)['x-heads'] === undefined ? tidy(key.text) : comparedName(bareName(key.text))
}

const NONE: Found = { kind: 'none' }

/** The entry of a map to which a key refers. `compared` is its compared form. */
export function findEntry(map: DraftMap, key: YamlText, compared: string, shape: Shape): Found {
  const alike = entriesCompared(map, compared)
  const [first] = alike
  if (first === undefined) return NONE
  if (resolved(shape)['x-heads'] === undefined) return { kind: 'one', entry: first }
  if (hasHead(key.text)) {
    const head = comparedHead(key.text)
    const same = alike.find((entry) => !hasHead(entry.key.text) || comparedHead(entry.key.text) === head)
    return same === undefined ? { kind: 'other head', entry: first } : { kind: 'one', entry: same }
  }
  const exact = alike.find((entry) => !hasHead(entry.key.text))
  if (exact !== undefined || alike.length === 1) return { kind: 'one', entry: exact ?? first }
  return { kind: 'several', entries: alike }
}
