import type { YamlEntry, YamlText } from '../yaml/tree.ts'
import type { Hook, Layer, TermChange } from './merged.ts'

/** Parts that are collected from every document instead of overriding earlier ones. */
export interface Collected {
  readonly hooks: Hook[]
  readonly changes: TermChange[]
  readonly fixed: FixedOption[]
}

export interface FixedOption {
  readonly key: YamlText
  readonly value: YamlText
  readonly layer: Layer
}

const HOOK_SECTIONS = ['before', 'after', 'instead of'] as const

export function isHookSection(key: string): key is (typeof HOOK_SECTIONS)[number] {
  return HOOK_SECTIONS.some((section) => section === key)
}

export function collectHooks(
  when: Hook['when'],
  entries: readonly YamlEntry[],
  layer: Layer,
  into: Collected,
): void {
  for (const { key, value } of entries) into.hooks.push({ when, target: key, steps: value, layer })
}

export function collectChanges(entries: readonly YamlEntry[], layer: Layer, into: Collected): void {
  for (const { key, value } of entries) {
    const texts = value.kind === 'list' ? value.items : [value]
    for (const text of texts) into.changes.push({ target: key, text, layer })
  }
}
