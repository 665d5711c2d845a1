import { comparedName } from '../../../grammar/document/names.ts'
import type { Expression } from '../../../grammar/expression/ast.ts'
import type { Words } from '../model/model.ts'
import { plain, rewritten, spoken } from '../model/words.ts'
import { isOfType, isSeveral, isThing } from './found-types.ts'
import { isLabel, isParticiple } from '../language/english-words.ts'
import { clause, rule, type Speaker } from './speaker.ts'
import { isYou, isIt } from './pronouns.ts'
import { value } from './dispatch.ts'

/** Longer owners come after what they own. */
const MOST_WORDS = 4

/** `the hand of the buyer`, `your hand`, and where a language has it `the buyer’s hand`. */
export function ofWhom(speaker: Speaker, what: Words, object: Expression): Words {
  const bare = speaker.clauses === undefined ? undefined : withoutPreposition(what, 'of')
  if (bare !== undefined) return ofWhom(speaker, bare, object)
  if (speaker.clauses !== undefined && PREPOSITION.test(spoken(what)))
    return [...rule(speaker, 'the', { what }), ...plain(' '), ...value(speaker, object)]
  if (isYou(object)) return rule(speaker, 'your', { what })
  const own = ofThing(speaker, what, object) ?? ofEach(speaker, what, object)
  if (own !== undefined) return own
  const all = isEverybody(speaker, object) ? clause(speaker, 'everybody') : undefined
  if (all !== undefined) return clause(speaker, 'of owner', { what, whose: all }) ?? what
  const whose = value(speaker, object)
  const key = isSeveral(speaker, object) && spoken(whose).endsWith('s') ? 'of plural owner' : 'of owner'
  const isShort = isShortPlayer(speaker, object, whose) || isShortThing(speaker, object, whose)
  const before = isShort ? clause(speaker, key, { what, whose }) : undefined
  return before ?? rule(speaker, 'the', { what: rule(speaker, 'of', { what, whose }) })
}

/** Of the thing in question: `its hand`, `whose hand`. */
function ofThing(speaker: Speaker, what: Words, object: Expression): Words | undefined {
  if (speaker.clauses === undefined || !isIt(object)) return undefined
  if (speaker.pronoun !== undefined) return clause(speaker, 'whose', { what })
  return rule(speaker, speaker.about === 'many' || speaker.thing === 'player' ? 'their' : 'its', { what })
}

/** The end of a name such as `points for`, which is followed by what it needs. */
export const PREPOSITION = / (?:for|to|from|in|on|at|by|with)$/u

/** `stones` for a name such as `stones of`. */
function withoutPreposition(words: Words, preposition: string): Words | undefined {
  const end = ` ${preposition}`
  if (!spoken(words).endsWith(end)) return undefined
  return rewritten(words, (texts) =>
    texts.map((text, index) => (index === texts.length - 1 ? text.slice(0, -end.length) : text)),
  )
}

/** `their hand`, after `for each player`. */
function ofEach({ theirs, ...speaker }: Speaker, what: Words, object: Expression): Words | undefined {
  const isThem = theirs !== undefined && object.kind === 'name' && comparedName(object.name.text) === theirs
  return isThem && speaker.clauses !== undefined && speaker.about === undefined
    ? rule(speaker, 'their', { what })
    : undefined
}

/** `hand of players`: of each of them. */
function isEverybody({ locals }: Speaker, node: Expression): boolean {
  return node.kind === 'name' && node.name.text === 'players' && !locals.has('players')
}

/** True for `the card` or `your first card`, which can own something as players do. */
function isShortThing(speaker: Speaker, node: Expression, words: Words): boolean {
  const text = spoken(words)
  return (
    (isThing(speaker, node) || text.endsWith(' team')) &&
    !isSeveral(speaker, node) &&
    /^(?:the|your|this|its) [^\s(),’]+(?: [^\s(),’]+)?$|^\p{L}+$/u.test(text) &&
    !/ of | in | on |s$/u.test(text) &&
    !isParticiple(text.split(' ').at(-1) ?? '') &&
    !isLabel(text) &&
    node.kind !== 'if' &&
    node.kind !== 'otherwise'
  )
}

/** True for a player in a few words to which nothing else can seem to belong. */
export function isShortPlayer(speaker: Speaker, node: Expression, words: Words): boolean {
  const text = spoken(words)
  return (
    isOfType(speaker, node, 'seat') &&
    text.split(' ').length <= MOST_WORDS &&
    !/[(),’]| of |^the player before /u.test(text) &&
    node.kind !== 'if' &&
    node.kind !== 'otherwise'
  )
}
