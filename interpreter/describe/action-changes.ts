import type { MergedEntry } from '../../grammar/merge/merged.ts'
import { changeAt, type Change } from './change.ts'
import type { Depth, Difference } from './difference.ts'
import { leaf, mergedMapIn } from './piece-changes.ts'
import { inWords } from './rules-in-words.ts'

/** Looks up the longer explanation of a refusal by the label of its condition. */
type Says = (label: string) => string | undefined

/** Actions with their choices and conditions. */
export const ACTION_DEPTH: Depth = {
  isOpen: (path) => path.length === 2 && (path[1] === 'only if' || path[1] === 'choose'),
}

/** Changes of what players may do. */
export function actionChange(difference: Difference, says: Says): string | readonly Change[] {
  const [action = '', part, label] = difference.path
  if (part === undefined) return wholeAction(action, difference, says)
  if (part === 'only if' && label !== undefined) return condition(action, label, difference, says)
  if (part === 'choose' && label !== undefined) return choice(action, label, difference)
  if (part === 'then') return `${action}: what happens is: ${leafWords(difference)}`
  if (part === 'title') return `${action} is called ${leafWords(difference)}`
  if (part === 'write') return `${action} is written down differently`
  return `${action}: ${leaf(difference.path.slice(1).join(', '), difference)}`
}

function leafWords({ before, after }: Difference): string {
  const text = (entry: MergedEntry | undefined): string =>
    entry === undefined ? 'nothing' : `"${inWords(entry.value)}"`
  return before === undefined ? text(after) : `${text(after)} (was ${text(before)})`
}

function wholeAction(action: string, difference: Difference, says: Says): readonly Change[] {
  const { after } = difference
  if (after === undefined) return [changeAt('Actions', difference, `Nobody may ${action} any more`)]
  const title = after.value.kind === 'map' ? after.value.entries.find((e) => e.name === 'title') : undefined
  const name = title === undefined ? '' : `: ${inWords(title.value)}`
  const choices = mergedMapIn(after.value, 'choose')?.entries ?? []
  const conditions = mergedMapIn(after.value, 'only if')?.entries ?? []
  const beside =
    after.value.kind === 'map' ? after.value.entries.filter((e) => e.name === 'offered with') : []
  const part = (text: string, entry: MergedEntry): Change =>
    changeAt('Actions', { path: [], before: undefined, after: entry }, text)
  return [
    changeAt('Actions', difference, `New: ${action}${name}`),
    ...beside.map((entry) => part(`${action} is offered with ${inWords(entry.value)}`, entry)),
    ...choices.map((entry) => part(`${action}: you choose ${entry.name}: ${inWords(entry.value)}`, entry)),
    ...conditions.map((entry) =>
      part(condition(action, entry.name, { path: [], before: undefined, after: entry }, says), entry),
    ),
  ]
}

function condition(action: string, label: string, { before, after }: Difference, says: Says): string {
  if (after === undefined) return `${action}: it no longer matters whether "${label}"`
  const now = inWords(after.value)
  if (before === undefined) return `${action}, only if: ${explained(label, says)} (${now})`
  return `${action}, only if: ${label}: ${now} (was ${inWords(before.value)})`
}

function choice(action: string, label: string, { before, after }: Difference): string {
  if (after === undefined) return `${action}: nobody chooses ${label} any more`
  if (before === undefined) return `${action}: you also choose ${label}: ${inWords(after.value)}`
  return `${action}: ${label} is chosen from ${inWords(after.value)} (was ${inWords(before.value)})`
}

/** The label, or its longer text if it has one. */
function explained(label: string, says: Says): string {
  const text = says(label)
  return text === undefined ? label : `${label}. ${text}`
}

/** Changes of `forbid` rules. */
export function forbidChange(difference: Difference, says: Says): string {
  const [label = ''] = difference.path
  if (difference.after === undefined) return `No longer forbidden: ${label}`
  return difference.before === undefined ? `Forbidden: ${explained(label, says)}` : leaf(label, difference)
}
