import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import { comparedName, tidy } from '../document/names.ts'
import { finished, isRemoved, type DraftEntry, type DraftMap, type Saying } from './draft-game.ts'
import { removedFrom } from './gone-actions.ts'
import type { Hook, MergedNode } from './merged.ts'
import { HOOKED, type HookTargets } from './sentence-tree.ts'
import { hookTargets } from './sentences.ts'

/**
 * Hooks on something that another document has removed. They never run, which is noted. A game that comes after the
 * removal should not hook it.
 */
export function idleHooks(
  game: DraftMap,
  hooks: readonly Hook[],
  targets: HookTargets['of'],
  diagnostics: Diagnostics,
): ReadonlySet<Hook> {
  const idle = new Set<Hook>()
  const lost = hooks.filter((hook) => targets.get(hook)?.kind === 'nothing')
  if (lost.length === 0) return idle
  const removers = new Map<string, Saying>()
  const sections = new Map<string, MergedNode>()
  for (const section of HOOKED) {
    const removed = removedFrom(game, section)
    for (const { entry, by } of removed) removers.set(comparedName(entry.name), by)
    sections.set(section, finished({ ...NO_ENTRIES, entries: removed.map(({ entry }) => asBefore(entry)) }))
  }
  const before = hookTargets(sections, lost).of
  for (const hook of lost) {
    const target = before.get(hook)
    const name = target?.kind === 'sentences' ? target.sentences[0]?.within : comparedName(hook.target.text)
    const by = target?.kind === 'nothing' ? undefined : removers.get(name ?? '')
    if (by === undefined) continue
    if (hook.layer.kind === 'game' && hook.layer.index >= by.layer.index) continue
    idle.add(hook)
    diagnostics.add({
      code: 'ST2069',
      severity: 'note',
      message: `\`${by.layer.id}\` removes \`${tidy(by.key.text)}\`, so what \`${hook.layer.id}\` says here never happens.`,
      span: hook.target.span,
      label: `\`${hook.when}\` something that is gone`,
      related: [{ span: by.key.span, label: `removed by ${by.layer.id}` }],
      help: 'Nothing needs to be done if that is what you mean.',
    })
  }
  return idle
}

const NO_ENTRIES: DraftMap = { kind: 'map', entries: [], byName: undefined, isWrittenAgain: false }

/** An entry without its removals. */
function asBefore(entry: DraftEntry): DraftEntry {
  return { ...entry, said: entry.said.filter((saying) => !isRemoved(saying)) }
}
