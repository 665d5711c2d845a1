import { comparedName } from '../../../grammar/document/names.ts'
import type { Words } from '../model/model.ts'
import { linked, clause, named, nameShown, nounText, rule, translated, type Speaker } from './speaker.ts'
import {
  isParticiple,
  isPredicate,
  doingIn,
  isSentence,
  deniedSentence,
  sentenceIn,
} from '../language/english-words.ts'
import { emphasis, plain, rewritten } from '../model/words.ts'
import { thingCalled } from './names.ts'

/** A name without an article: `hand`, `score`. */
export function bareName(speaker: Speaker, name: string, isField = false): Words {
  const key = comparedName(name)
  const { names } = speaker
  const section = names.sections.get(key)
  // A place may have the name of an action.
  const isDoing = names.things.has(key) && section === names.doings.get(key)
  if (section !== undefined && !isDoing && !(isField && names.fields.has(key)))
    return ofSort(
      speaker,
      name,
      linked(speaker, speaker.anchors.of(section, key), names.spelled.get(key) ?? name),
    )
  if (!names.tracked.has(key)) {
    const isPile = names.piles.has(key) && !speaker.locals.has(key) && isParticiple(nameShown(speaker, key))
    return (
      (isPile ? clause(speaker, 'pile', { name: named(speaker, name) }) : undefined) ?? named(speaker, name)
    )
  }
  return ofSort(speaker, name, emphasis(named(speaker, name)))
}

/** `captured pieces`, for a name that only says how they are. */
function ofSort(speaker: Speaker, name: string, words: Words): Words {
  const noun = isAdjective(speaker, name) ? speaker.names.members.get(comparedName(name))?.noun : undefined
  return noun === undefined ? words : [...words, ...plain(` ${noun}`)]
}

/** The name of an action or a stage, whatever else has that name. */
export function doingName(speaker: Speaker, name: string): Words {
  const key = comparedName(name)
  const section = speaker.names.doings.get(key)
  if (section === undefined) return bareName(speaker, name)
  if (section === 'stages' && speaker.openings.stages.has(key))
    return linked(speaker, undefined, speaker.names.spelled.get(key) ?? name)
  return linked(speaker, speaker.anchors.of(section, key), speaker.names.spelled.get(key) ?? name)
}

/** `thrown`, of dice: what lies there is `the thrown dice`. */
export function isAdjective(speaker: Speaker, name: string): boolean {
  const isAlone = !name.includes(' ') && nounText(speaker, name) === undefined
  return isAlone && isPredicateOf(speaker, name) && speaker.names.members.has(comparedName(name))
}

/** `a card`; in the source language a plural has no article. */
export function oneThing(speaker: Speaker, name: string): Words | undefined {
  const found = thingCalled(speaker.names, comparedName(name))
  if (found === undefined || found.isPlural) return undefined
  return withArticle(speaker, named(speaker, name))
}

export function withArticle(speaker: Speaker, what: Words): Words {
  return rule(speaker, 'a', { what })
}

/** The words that say a truth of things: its text if that begins with a verb, or its name. */
export function saidName(speaker: Speaker, name: string): string {
  const title = speaker.clauses === undefined ? undefined : translated(speaker, name)
  const text = title === undefined ? undefined : title.charAt(0).toLowerCase() + title.slice(1)
  return text !== undefined && /^(?:has|is|was|can|may|must) /u.test(text) ? text : comparedName(name)
}

/** True if the text of a truth is what sentences say: `Is in check`, `The turn is over`. */
export function isToldAsSentence(speaker: Speaker, name: string): boolean {
  const { names } = speaker
  const key = comparedName(name)
  if (speaker.clauses === undefined || !names.truths.has(key) || names.constants.has(key)) return false
  const title = translated(speaker, name)
  return title !== undefined && (saidName(speaker, name) !== key || sentenceOf(title) !== undefined)
}

/** True if something can be said to be so, or to do so, in this language. */
export function isSaidOf(speaker: Speaker, name: string): boolean {
  return (
    isPredicateOf(speaker, name) ||
    (speaker.clauses !== undefined && doingIn(saidName(speaker, name)) !== undefined)
  )
}

function sentenceOf(title: string): string | undefined {
  const text = title.charAt(0).toLowerCase() + title.slice(1)
  return isSentence(title) ? text : sentenceIn(text)
}

/** A title or a name that is a sentence: `the match is decided`. */
export function titleSaid(speaker: Speaker, name: string, isSo: boolean): Words | undefined {
  if (speaker.clauses === undefined) return undefined
  const title = translated(speaker, name)
  const text = (title === undefined ? undefined : sentenceOf(title)) ?? sentenceIn(comparedName(name))
  if (text === undefined) return undefined
  return rewritten(bareName(speaker, name), () => [isSo ? text : deniedSentence(text)])
}

/** True if it can follow `is` in this language. */
export function isPredicateOf(speaker: Speaker, name: string): boolean {
  return speaker.clauses !== undefined && isPredicate(comparedName(name))
}
