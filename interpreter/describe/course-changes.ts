import { tidy } from '../../grammar/document/names.ts'
import { hookTargets, hookedSentences, wordsOfTarget } from '../../grammar/merge/sentences.ts'
import type { Hook, MergedEntry, MergedGame, MergedMap, MergedNode } from '../../grammar/merge/merged.ts'
import { listChanges, type Change } from './change.ts'
import type { Difference, Sides } from './difference.ts'
import { smallestDifference, type Narrowed } from './smallest-difference.ts'
import { leaf } from './piece-changes.ts'
import { changePlace } from './change-place.ts'
import { inWords, sameText } from './rules-in-words.ts'

const GROUP = 'Course of the game'

/** Stages: one by one, and the lines of a `case`. */
export function stageChange({ path, before, after }: Difference): string {
  const label = path.join(', ')
  if (after === undefined) return `No "${label}" any more`
  const now = inWords(after.value)
  if (before === undefined) return `New part "${label}": ${now}`
  const part = smallestDifference(before.value, after.value)
  if (part?.before === '') return `New in ${label}: ${part.after}`
  if (part?.after === '') return `No longer in ${label}: ${part.before}`
  if (part !== undefined) return `In ${label}: ${part.after} (was: ${part.before})`
  return `${label}: ${now} (was: ${inWords(before.value)})`
}

export function playChanges({ before, after }: Sides): readonly Change[] {
  if (after === undefined || after.kind === 'map') return []
  if (before !== undefined && sameText(before) === sameText(after)) return []
  const part = before === undefined ? undefined : smallestDifference(before, after)
  if (part !== undefined) return [partOfPlay(part, after)]
  const formerText = before === undefined ? '' : ` (was: ${inWords(before)})`
  const kind = before === undefined ? 'new' : 'changed'
  return [
    {
      group: GROUP,
      kind,
      text: `From start to end: ${inWords(after)}${formerText}`,
      place: changePlace(after.span),
    },
  ]
}

/** A change of one part of a course that is otherwise the same. */
function partOfPlay({ before, after, span }: Narrowed, play: Exclude<MergedNode, MergedMap>): Change {
  const text =
    before === ''
      ? `New in the course of play: ${after}`
      : after === ''
        ? `No longer in the course of play: ${before}`
        : `In the course of play: ${after} (was: ${before})`
  return {
    group: GROUP,
    kind: after === '' ? 'gone' : 'changed',
    text,
    place: changePlace(span ?? play.span),
  }
}

/** Changes of hooks. */
export function hookChanges(before: MergedGame, after: MergedGame): readonly Change[] {
  const textsOf = (game: MergedGame): ReadonlyMap<string, Hook> =>
    new Map(game.hooks.map((hook) => [hookText(hook, game), hook]))
  return listChanges(GROUP, textsOf(before), textsOf(after), ({ target }, text, isNew) => ({
    text: isNew ? text : `No longer ${text[0]?.toLowerCase() ?? ''}${text.slice(1)}`,
    place: changePlace(target.span),
  }))
}

function hookText(hook: Hook, game: MergedGame): string {
  const { when, steps: what } = hook
  const first = when === 'before' ? 'Before' : when === 'after' ? 'After' : 'Instead of'
  return `${first} ${targetWords(hook, game)}: ${inWords(what)}`
}

/** A name, or a sentence of the rules in quotation marks, so that its end is visible. */
function targetWords(hook: Hook, game: MergedGame): string {
  const target = hookTargets(game.sections, game.hooks).of.get(hook)
  const [sentence] = target?.kind === 'sentences' ? target.sentences : []
  if (sentence === undefined) return hookedSentences(game).called(hook)
  const { words, place } = wordsOfTarget(hook.target, sentence.text)
  const within = place === undefined ? '' : ` in ${tidy(place.text)}`
  return `"${tidy(words.text)}"${within}`
}

/** Rules with a condition. `first` introduces their effect. */
export const ruleChange =
  (first: string) =>
  (difference: Difference): string => {
    const { path, before, after } = difference
    const [label = '', ...rest] = path
    if (rest.length > 0) return leaf(`"${label}", ${rest.join(', ')}`, difference)
    if (after === undefined) return `${first} no longer by "${label}"`
    const formerText = before === undefined ? '' : ` (was: ${inWords(before.value)})`
    return `${first} by "${label}": ${ruleWords(after)}${formerText}`
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
