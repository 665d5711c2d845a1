import { bareName, comparedName } from '../document/names.ts'
import type { YamlNode, YamlText } from '../yaml/tree.ts'
import { isRemoved, standing, topOf, type DraftEntry, type DraftMap, type Saying } from './draft-game.ts'
import type { MergedMap, MergedNode } from './merged.ts'

/** Actions that a document has removed, and phases that had only such actions, by compared name. */
export function goneActions(
  game: DraftMap,
  sections: ReadonlyMap<string, MergedNode>,
): ReadonlyMap<string, YamlText> {
  const removedActions = new Map<string, YamlText>()
  for (const { entry, by } of removedFrom(game, 'actions')) {
    removedActions.set(comparedName(bareName(entry.name)), by.key)
    for (const { value } of entry.said) for (const phase of phasesOf(value)) removedActions.set(phase, by.key)
  }
  if (removedActions.size === 0) return removedActions
  const actions = sections.get('actions')
  for (const entry of actions?.kind === 'map' ? actions.entries : []) {
    removedActions.delete(comparedName(bareName(entry.name)))
    for (const phase of phasesOf(entry.value)) removedActions.delete(phase)
  }
  return removedActions
}

/** The entries of a section that are removed, and the removal. */
export function removedFrom(
  game: DraftMap,
  section: string,
): readonly { readonly entry: DraftEntry; readonly by: Saying }[] {
  if (!game.isWrittenAgain) return []
  const whole = game.entries.find(({ name }) => name === section)
  const value = whole === undefined ? undefined : standing(whole)?.value
  if (value?.kind !== 'map') return []
  return value.entries.flatMap((entry) => {
    const by = topOf(entry)
    return by !== undefined && isRemoved(by) ? [{ entry, by }] : []
  })
}

function phasesOf(action: DraftMap | MergedMap | YamlNode): readonly string[] {
  if (action.kind !== 'map') return []
  return [...action.entries].flatMap((part) => {
    if (part.key.text !== 'during') return []
    const node = 'said' in part ? topOf(part)?.value : part.value
    const texts = node?.kind === 'list' ? node.items : [node]
    return texts.flatMap((text) => (text?.kind === 'text' ? [comparedName(text.text)] : []))
  })
}
