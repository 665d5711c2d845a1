import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import { bareName, tidy } from '../document/names.ts'
import type { FixedOption } from './collected-parts.ts'
import { alsoSaid, pathText, type Path } from './merge-diagnostics.ts'
import { isRemoved, topOf, type DraftEntry, type DraftMap, type Saying } from './draft-game.ts'
import { isClauseWord } from './lay-over.ts'
import type { Hook, MergedGame } from './merged.ts'
import { asks } from './replaced-sentences.ts'
import { hookPoint, type HookTargets } from './sentence-tree.ts'
import { hookTargets } from './sentences.ts'
import { sameValue } from './same-value.ts'

/**
 * Reports two modules that define one thing differently. A game above both that defines it resolves the conflict, and
 * so does one between them.
 */
export function reportConflicts(map: DraftMap, path: Path, diagnostics: Diagnostics): void {
  if (!map.isWrittenAgain) return
  for (const entry of map.entries) {
    const here = [...path, entry.name]
    const top = topOf(entry)
    if (top === undefined) continue
    const rival = rivalOf(entry, top)
    if (rival !== undefined) {
      diagnostics.add({
        code: 'ST2050',
        severity: 'error',
        message: `${rival.layer.id} and ${top.layer.id} both say what ${pathText(here)} is.`,
        span: top.key.span,
        label: `${top.layer.id} says this`,
        related: [alsoSaid(rival)],
        why: 'Which of two modules wins must not depend on the order in which they are named.',
        help: `Leave one of them out, or set it in the game that uses both. ${together(path)}`.trimEnd(),
      })
    } else if (top.value.kind === 'map' && !isRemoved(top)) {
      reportConflicts(top.value, here, diagnostics)
    }
  }
}

/** Advice on forms of a change that two modules can combine. */
function together([section, ...path]: Path): string {
  if (section === 'terms')
    return 'Modules that write `becomes ... if ...`, `also` or `except` under `change` go together if they change different cases.'
  if (section === 'forbid') return 'Modules that write `also ACTION` or `except ACTION` go together.'
  return section === 'rules' || path.at(-1) === 'only if'
    ? 'Modules that write `also ...` or `unless ...` go together.'
    : ''
}

function rivalOf(entry: DraftEntry, top: Saying): Saying | undefined {
  if (top.layer.kind !== 'module') return undefined
  const below = entry.said.at(-2)
  if (below === undefined || below.layer === top.layer) return undefined
  if (below.layer.kind === 'module') {
    if (top.grown && below.grown) return undefined
    if (isClauseWord(top.value) && isClauseWord(below.value)) return undefined
    return sameValue(top.value, below.value) ? undefined : below
  }
  return below.value.kind === 'map' ? touchedByOther(below.value, top) : undefined
}

/** Another module's change inside a map that this one replaced or removed. */
function touchedByOther(map: DraftMap, top: Saying): Saying | undefined {
  for (const entry of map.entries) {
    const inner = topOf(entry)
    if (inner === undefined) continue
    if (inner.layer.kind === 'module' && inner.layer !== top.layer) return inner
    const deeper = inner.value.kind === 'map' ? touchedByOther(inner.value, top) : undefined
    if (deeper !== undefined) return deeper
  }
  return undefined
}

/** Reports two modules that fix one option differently, unless a game above them fixes it. */
export function reportFixedOptions(fixed: readonly FixedOption[], diagnostics: Diagnostics): void {
  const byName = new Map<string, FixedOption[]>()
  for (const option of fixed) {
    const name = tidy(option.key.text)
    byName.set(name, [...(byName.get(name) ?? []), option])
  }
  for (const [name, group] of byName) {
    const top = group.at(-1)
    if (top?.layer.kind !== 'module') continue
    const rival = group.find(
      (other) =>
        other.layer.kind === 'module' && other.layer !== top.layer && !sameValue(other.value, top.value),
    )
    if (rival === undefined) continue
    diagnostics.add({
      code: 'ST2050',
      severity: 'error',
      message: `${rival.layer.id} and ${top.layer.id} both say what ${pathText(['with', name])} is.`,
      span: top.key.span,
      label: `${top.layer.id} says this`,
      related: [{ span: rival.key.span, label: `${rival.layer.id} says it here` }],
      why: 'Which of two modules wins must not depend on the order in which they are named.',
      help: 'Leave one of them out, or fix the option in the game that uses both.',
    })
  }
}

/** Reports two modules that replace one thing. */
export function reportReplacements(
  hooks: readonly Hook[],
  targets: HookTargets['of'],
  diagnostics: Diagnostics,
): void {
  const byTarget = new Map<string, Hook[]>()
  for (const hook of hooks) {
    if (hook.when !== 'instead of') continue
    const point = hookPoint(hook, targets)
    byTarget.set(point, [...(byTarget.get(point) ?? []), hook])
  }
  for (const group of byTarget.values()) {
    const top = group.at(-1)
    const below = group.at(-2)
    if (top?.layer.kind !== 'module' || below?.layer.kind !== 'module') continue
    const name = targets.get(top)?.kind === 'named' ? bareName(top.target.text) : tidy(top.target.text)
    const same = top.layer === below.layer
    diagnostics.add({
      code: 'ST2051',
      severity: 'error',
      message: same
        ? `${top.layer.id} says twice what happens instead of ${name}.`
        : `${below.layer.id} and ${top.layer.id} both say what happens instead of ${name}.`,
      span: top.target.span,
      label: `${top.layer.id} says this`,
      related: [{ span: below.target.span, label: `${below.layer.id} says it here` }],
      why: 'Only one of them can replace it.',
      help: `${asks(name) ? 'If they only add actions, let these be `offered with` others, or extend the sentence under `change` with `also`. Otherwise leave' : 'Leave'} one of them out, or let the game that uses both say under \`instead of:\` what happens.`,
    })
  }
}

/** Hooks of different modules on one point, in execution order, for later stages to check. */
export function hooksOnOnePoint({
  sections,
  hooks,
}: Pick<MergedGame, 'sections' | 'hooks'>): readonly (readonly Hook[])[] {
  const targets = hookTargets(sections, hooks).of
  const points = new Map<string, Hook[]>()
  for (const hook of hooks) {
    if (hook.when === 'instead of') continue
    const point = `${hook.when} ${hookPoint(hook, targets)}`
    points.set(point, [...(points.get(point) ?? []), hook])
  }
  return [...points.values()].filter((group) => new Set(group.map((hook) => hook.layer)).size > 1)
}
