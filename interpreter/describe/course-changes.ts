import { tidy } from '../../grammar/document/names.ts'
import { hookTargets, hookedSentences, wordsOfTarget } from '../../grammar/merge/sentences.ts'
import type { Hook, MergedEntry, MergedGame, MergedMap, MergedNode } from '../../grammar/merge/merged.ts'
import { changeAt } from './change.ts'
import type { Change } from './change.ts'
import { differences } from './difference.ts'
import type { Difference } from './difference.ts'
import { narrowed } from './narrowed.ts'
import type { Narrowed } from './narrowed.ts'
import { leaf } from './piece-changes.ts'
import { placeOf } from './place.ts'
import { inWords, sameText } from './words.ts'

const GROUP = 'Course of the game'

/** Stages: one by one, and the lines of a `case`. */
export function stageChanges(
  before: MergedNode | undefined,
  after: MergedNode | undefined,
): readonly Change[] {
  return differences(before, after).map((difference) => {
    const [stage = '', ...rest] = difference.path
    const label = [stage, ...rest].join(', ')
    return changeAt(GROUP, difference, steps(label, difference))
  })
}

function steps(label: string, { before, after }: Difference): string {
  if (after === undefined) return `No "${label}" any more`
  const now = inWords(after.value)
  if (before === undefined) return `New part "${label}": ${now}`
  const part = narrowed(before.value, after.value)
  if (part?.before === '') return `New in ${label}: ${part.after}`
  if (part?.after === '') return `No longer in ${label}: ${part.before}`
  if (part !== undefined) return `In ${label}: ${part.after} (was: ${part.before})`
  return `${label}: ${now} (was: ${inWords(before.value)})`
}

export function playChanges(
  before: MergedNode | undefined,
  after: MergedNode | undefined,
): readonly Change[] {
  if (
    after === undefined ||
    after.kind === 'map' ||
    (before !== undefined && sameText(before) === sameText(after))
  )
    return []
  const part = before === undefined ? undefined : narrowed(before, after)
  if (part !== undefined) return [partOfPlay(part, after)]
  const was = before === undefined ? '' : ` (was: ${inWords(before)})`
  const kind = before === undefined ? 'new' : 'changed'
  const text = `From start to end: ${inWords(after)}${was}`
  return [{ group: GROUP, kind, text, place: placeOf(after.span) }]
}

/** One part of a course that is otherwise the same. */
function partOfPlay({ before, after, span }: Narrowed, play: Exclude<MergedNode, MergedMap>): Change {
  const text =
    before === ''
      ? `New between start and end: ${after}`
      : after === ''
        ? `No longer between start and end: ${before}`
        : `Between start and end: ${after} (was: ${before})`
  return { group: GROUP, kind: after === '' ? 'gone' : 'changed', text, place: placeOf(span ?? play.span) }
}

/** What is hooked to something that happens. */
export function hookChanges(before: MergedGame, after: MergedGame): readonly Change[] {
  const old = before.hooks.map((hook) => hookText(hook, before))
  const now = after.hooks.map((hook) => hookText(hook, after))
  const made = (hook: Hook, kind: 'new' | 'gone', text: string): Change => ({
    group: GROUP,
    kind,
    text,
    place: placeOf(hook.target.span),
  })
  return [
    ...after.hooks.flatMap((hook) => {
      const text = hookText(hook, after)
      return old.includes(text) ? [] : [made(hook, 'new', text)]
    }),
    ...before.hooks.flatMap((hook) => {
      const text = hookText(hook, before)
      return now.includes(text)
        ? []
        : [made(hook, 'gone', `No longer ${text[0]?.toLowerCase() ?? ''}${text.slice(1)}`)]
    }),
  ]
}

function hookText(hook: Hook, game: MergedGame): string {
  const { when, steps: what } = hook
  const first = when === 'before' ? 'Before' : when === 'after' ? 'After' : 'Instead of'
  return `${first} ${targetWords(hook, game)}: ${inWords(what)}`
}

/** A name, or a sentence of the rules in quotation marks: where it ends would not be seen. */
function targetWords(hook: Hook, game: MergedGame): string {
  const target = hookTargets(game.sections, game.hooks).of.get(hook)
  const [sentence] = target?.kind === 'sentences' ? target.sentences : []
  if (sentence === undefined) return hookedSentences(game).called(hook)
  const { words, place } = wordsOfTarget(hook.target, sentence.text)
  const within = place === undefined ? '' : ` in ${tidy(place.text)}`
  return `"${tidy(words.text)}"${within}`
}

export function wheneverChanges(
  before: MergedNode | undefined,
  after: MergedNode | undefined,
): readonly Change[] {
  return rulesWithWhen('whenever', GROUP, before, after)
}

export function endChanges(before: MergedNode | undefined, after: MergedNode | undefined): readonly Change[] {
  return rulesWithWhen('end', 'How the game ends', before, after)
}

function rulesWithWhen(
  section: 'whenever' | 'end',
  group: Change['group'],
  before: MergedNode | undefined,
  after: MergedNode | undefined,
): readonly Change[] {
  return differences(before, after).map((difference) => {
    const [label = '', ...rest] = difference.path
    if (rest.length > 0)
      return changeAt(group, difference, leaf(`"${label}", ${rest.join(', ')}`, difference))
    const { after: now, before: was } = difference
    const first = section === 'end' ? 'The game ends' : 'It happens'
    if (now === undefined) return changeAt(group, difference, `${first} no longer by "${label}"`)
    const old = was === undefined ? '' : ` (was: ${inWords(was.value)})`
    return changeAt(group, difference, `${first} by "${label}": ${ruleWords(now)}${old}`)
  })
}

/** `when C; drawn` instead of keys and values. */
function ruleWords({ value }: MergedEntry): string {
  if (value.kind !== 'map') return inWords(value)
  return value.entries
    .map((entry) => {
      const text = inWords(entry.value)
      if (entry.name === 'drawn') return text === 'yes' || text === 'true' ? 'it is drawn' : 'it is not drawn'
      if (entry.name === 'winner' || entry.name === 'loser') return `the ${entry.name} is the ${text}`
      return `${entry.name} ${text}`
    })
    .join('; ')
}
