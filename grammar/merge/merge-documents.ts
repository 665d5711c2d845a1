import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import type { RulesetDocument } from '../document/load-document.ts'
import { tidy } from '../document/names.ts'
import { withPatterns } from './action-patterns.ts'
import type { Collected } from './collected-parts.ts'
import { reportConflicts, reportFixedOptions, reportReplacements } from './conflicts.ts'
import { emptyDraft, finished, removedNames } from './draft-game.ts'
import { goneActions } from './gone-actions.ts'
import { idleHooks } from './idle-hooks.ts'
import { reportLostHooks } from './lost-hooks.ts'
import { layDocument } from './lay-document.ts'
import type { Layer, MergedGame, MergedNode } from './merged.ts'
import { hookTargets } from './sentences.ts'
import { withOffers } from './changed-offers.ts'
import { reportMissingTargets } from './targets.ts'

type Merged = Pick<MergedGame, 'removed' | 'gone' | 'hooks' | 'changes' | 'fixedOptions'> & {
  readonly sections: ReadonlyMap<string, MergedNode>
}

/** Merges the documents, in order. */
export function mergeDocuments(
  documents: readonly RulesetDocument[],
  layers: readonly Layer[],
  incomplete: boolean,
  diagnostics: Diagnostics,
): Merged {
  const game = emptyDraft()
  const collected: Collected = { hooks: [], changes: [], fixed: [] }
  documents.forEach((document, index) => {
    const layer = layers[index]
    if (layer === undefined) return
    const { broken, dotted } = document
    layDocument(game, document, collected, { layer, broken, dotted, diagnostics, incomplete })
  })
  reportConflicts(game, [], diagnostics)
  reportFixedOptions(collected.fixed, diagnostics)
  const sections = new Map<string, MergedNode>()
  for (const entry of finished(game).entries) sections.set(entry.name, entry.value)
  const { changes, hooks: written } = withOffers(game, collected)
  const asked = hookTargets(sections, written)
  const idle = incomplete ? undefined : idleHooks(game, written, asked.of, diagnostics)
  const hooks = written.filter((hook) => idle?.has(hook) !== true)
  const targets = hooks.length === written.length ? asked : hookTargets(sections, hooks)
  reportReplacements(hooks, targets.of, diagnostics)
  reportLostHooks(targets.of, diagnostics)
  if (!incomplete) reportMissingTargets(game, targets, { ...collected, changes, hooks }, diagnostics)
  const actions = withPatterns(sections.get('actions'), diagnostics)
  if (actions !== undefined) sections.set('actions', actions)
  const fixedOptions = new Map(
    collected.fixed.map(({ key, value, layer }) => [tidy(key.text), { key, value, layer }]),
  )
  const removed = new Map(removedNames(game).map((key) => [tidy(key.text), key]))
  return {
    sections,
    removed,
    gone: goneActions(game, sections),
    hooks,
    changes,
    fixedOptions,
  }
}
