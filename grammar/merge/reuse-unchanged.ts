import type { Hook, Layer, MergedEntry, MergedGame, MergedNode } from './merged.ts'
import { sameChanges, sameData, sameLayers, sameLists, sameNode } from './same-content.ts'
import { Sections } from './sections.ts'

/**
 * A game after an edit, reusing the objects of the previous game wherever both are equal, so that facts about these
 * remain valid. They keep their old positions: `translate-diagnostics.ts` maps them to the new ones. Undefined if other documents are
 * merged.
 */
export function reuseUnchanged(now: MergedGame, before: MergedGame): MergedGame | undefined {
  if (!sameLayers(now, before)) return undefined
  const { layers } = before
  const old = new Map(before.sections)
  const sections = [...now.sections].map(([name, section]): readonly [string, MergedNode] => [
    name,
    graftedSection(section, old.get(name), layers),
  ])
  const { id, title, abstract, incomplete, removed, gone, fixedOptions } = now
  const { examples, overturned, neutral, texts, read, known, twoWays } = now
  return {
    ...{ id, title, abstract, incomplete, removed, gone, fixedOptions },
    changes: sameChanges(now, before) ? before.changes : now.changes,
    ...{ examples, overturned, neutral, texts, read, known, twoWays },
    layers,
    sections: new Sections(sections, before.sections.lookedAt),
    hooks: now.hooks.map((hook, i) => graftedHook(hook, before.hooks[i], layers)),
    data: sameData(now, before) ? before.data : now.data,
    ...(now.shown === undefined ? {} : { shown: now.shown }),
    get hash() {
      return now.hash
    },
  }
}

function graftedSection(now: MergedNode, old: MergedNode | undefined, layers: readonly Layer[]): MergedNode {
  if (now.kind !== 'map') return old === undefined || !sameNode(now, old) ? now : old
  const before = old?.kind === 'map' ? old.entries : NO_ENTRIES
  let named: ReadonlyMap<string, MergedEntry> | undefined
  let isSame = before.length === now.entries.length
  const entries: MergedEntry[] = []
  for (const [i, entry] of now.entries.entries()) {
    let counterpart = before[i]
    if (counterpart?.name !== entry.name) {
      named ??= new Map(before.map((each) => [each.name, each]))
      counterpart = named.get(entry.name)
    }
    const reused = graftedEntry(entry, counterpart, layers)
    isSame &&= reused === before[i]
    entries.push(reused)
  }
  return old?.kind === 'map' && isSame ? old : { kind: 'map', entries }
}

const NO_ENTRIES: readonly MergedEntry[] = []

function graftedEntry(now: MergedEntry, old: MergedEntry | undefined, layers: readonly Layer[]): MergedEntry {
  const isKnown = old !== undefined && sameLists(now.keys, old.keys, sameNode) && sameNode(now.key, old.key)
  const value = graftedSection(now.value, old?.value, layers)
  const replaced = now.replaced.length === 0 ? now.replaced : graftedValues(now, old, layers)
  const layer = layers[now.layer.index] ?? now.layer
  if (!isKnown) return { ...now, value, replaced, layer }
  const isSame = value === old.value && layer === old.layer && sameLists(replaced, old.replaced, Object.is)
  return isSame ? old : { ...now, key: old.key, keys: old.keys, value, replaced, layer }
}

function graftedValues(
  now: MergedEntry,
  old: MergedEntry | undefined,
  layers: readonly Layer[],
): MergedEntry['replaced'] {
  return now.replaced.map((saying, i) => {
    const counterpart = old?.replaced[i]
    const value = graftedSection(saying.value, counterpart?.value, layers)
    const layer = layers[saying.layer.index] ?? now.layer
    return counterpart !== undefined && value === counterpart.value && layer === counterpart.layer
      ? counterpart
      : { value, layer }
  })
}

function graftedHook(now: Hook, old: Hook | undefined, layers: readonly Layer[]): Hook {
  const layer = layers[now.layer.index] ?? now.layer
  if (old === undefined || now.when !== old.when || layer !== old.layer || !sameNode(now.target, old.target))
    return { ...now, layer }
  return sameNode(now.steps, old.steps) ? old : { ...now, target: old.target, layer }
}
