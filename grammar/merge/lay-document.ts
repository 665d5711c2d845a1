import type { RulesetDocument } from '../document/load-document.ts'
import { deletes } from '../document/deletes.ts'
import { TRAIT_SECTIONS } from '../document/schema/rules.ts'
import { documentShape } from '../document/shape.ts'
import type { YamlEntry, YamlMap } from '../yaml/tree.ts'
import { collectChanges, collectHooks, isHookSection, type Collected } from './collected-parts.ts'
import type { MergeContext } from './context.ts'
import { standing, type DraftMap } from './draft-game.ts'
import { layEntry } from './lay-over.ts'

/** Parts about the document itself, and parts collected elsewhere. */
const NOT_LAID: ReadonlySet<string> = new Set([
  'sandtable',
  'id',
  'title',
  'abstract',
  'extends',
  'uses',
  'without',
  'for',
  'base',
  'examples',
  'changes',
  'in other examples',
])

/** Merges one document into the game so far. */
export function layDocument(
  game: DraftMap,
  document: RulesetDocument,
  into: Collected,
  context: MergeContext,
): void {
  const { layer, broken } = context
  for (const entry of document.root.entries) {
    const name = entry.key.text
    if (broken.has(entry.value) || broken.has(entry.key) || NOT_LAID.has(name)) continue
    if (name === 'by' && layer.kind === 'module') continue
    if (name === 'traits' && entry.value.kind === 'map') layTraits(game, entry, entry.value, into, context)
    else if (name === 'with') layOptions(entry, into, context)
    else laySection(game, entry, into, context)
  }
}

function laySection(game: DraftMap, entry: YamlEntry, into: Collected, context: MergeContext): void {
  const name = entry.key.text
  if (isHookSection(name) || name === 'change') {
    const inner = sound(entry, context)
    if (name === 'change') collectChanges(inner, context.layer, into)
    else collectHooks(name, inner, context.layer, into)
    return
  }
  layEntry(game, entry, documentShape(context.layer.kind), [], context)
}

/** The rules of a trait apply as if they were in the document; the trait keeps its description. */
function layTraits(
  game: DraftMap,
  { key }: YamlEntry,
  traits: YamlMap,
  into: Collected,
  context: MergeContext,
): void {
  const shape = documentShape(context.layer.kind)
  const words: YamlEntry[] = []
  for (const trait of traits.entries) {
    if (context.broken.has(trait.value)) continue
    if (deletes(trait.value)) {
      context.diagnostics.add({
        code: 'ST2054',
        severity: 'error',
        message: `The trait \`${trait.key.text}\` cannot be removed.`,
        span: trait.key.span,
        why: 'Its rules are part of the game, and other rules may rely on them.',
        help: 'Leave out the module that declares it, or take it from the pieces that have it.',
      })
      continue
    }
    const inner = trait.value.kind === 'map' ? trait.value.entries : []
    const own = inner.filter((entry) => !TRAIT_SECTIONS.some((section) => section === entry.key.text))
    if (own.length > 0 || !hasTrait(game, trait.key.text)) {
      words.push({
        key: trait.key,
        value: { kind: 'map', span: trait.value.span, flow: trait.value.flow, entries: own },
      })
    }
    for (const entry of inner) {
      if (!own.includes(entry) && !context.broken.has(entry.value)) laySection(game, entry, into, context)
    }
  }
  const value: YamlMap = { kind: 'map', span: traits.span, flow: traits.flow, entries: words }
  layEntry(game, { key, value }, shape, [], context)
}

function hasTrait(game: DraftMap, name: string): boolean {
  const section = game.entries.find((entry) => entry.name === 'traits')
  const traits = section === undefined ? undefined : standing(section)?.value
  return (
    traits?.kind === 'map' &&
    traits.entries.some((entry) => entry.name === name && standing(entry) !== undefined)
  )
}

function layOptions(entry: YamlEntry, into: Collected, context: MergeContext): void {
  for (const { key, value } of sound(entry, context)) {
    if (value.kind === 'text') into.fixed.push({ key, value, layer: context.layer })
  }
}

function sound({ value }: YamlEntry, { broken }: MergeContext): readonly YamlEntry[] {
  if (value.kind !== 'map') return []
  return value.entries.filter((inner) => !broken.has(inner.value) && !broken.has(inner.key))
}
