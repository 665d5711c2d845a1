import { comparedName } from '../../../grammar/document/names.ts'
import type { Expression, Nouns } from '../../../grammar/expression/ast.ts'
import { isLabel } from '../language/english-words.ts'
import type { Words } from '../model/model.ts'
import { emphasis, spoken } from '../model/words.ts'
import type { Of } from './conditions.ts'
import { inNumber } from './counted.ts'
import { isTruth } from './found-types.ts'
import { memberOf, nounsOfOne, nounsOfSort } from './nouns.ts'
import { predicate } from './relative.ts'
import { clause, rule, type Speaker } from './speaker.ts'
import { aboutThings, behind, isMany, subject, verb } from './subjects.ts'
import { owned } from './values.ts'
import { condition, nouns, value } from './dispatch.ts'
import { unlessSo } from './truths.ts'
import { isIt, isYou } from './pronouns.ts'
import { bareName } from './bare-names.ts'
import { thingCalled } from './names.ts'

/** There is such a thing, or there is none. */
export function isThere(speaker: Speaker, node: Expression, isSo: boolean): Words {
  const having = thatHasField(speaker, node, isSo)
  if (having !== undefined) return having
  if (node.kind === 'your' || (node.kind === 'field' && isYou(node.object))) {
    const yours = clause(speaker, isSo ? 'you have a' : 'you have no', {
      what: bareName(speaker, node.name.text),
    })
    if (yours !== undefined) return yours
  }
  if (node.kind === 'field' && node.object.kind !== 'field' && !isLastOf(node.object)) {
    const name = node.name.text
    const what = bareName(speaker, name)
    return rule(speaker, isSo ? 'has a' : 'has no', {
      whose: value(speaker, node.object),
      what: isSo ? rule(speaker, 'a', { what }) : what,
    })
  }
  if (node.kind === 'name') {
    const name = node.name.text
    const what = bareName(speaker, name)
    return isSo
      ? rule(speaker, 'there is', {
          what: isLabelled(speaker, name) ? emphasis(what) : rule(speaker, 'a', { what }),
        })
      : rule(speaker, 'there is no', { what: isLabelled(speaker, name) ? emphasis(what) : what })
  }
  const entry = entryOf(speaker, node, isSo)
  if (entry !== undefined) return entry
  const there = thereIs(speaker, node, isSo)
  if (there !== undefined) return there
  return rule(speaker, isSo ? 'is not' : 'is', {
    left: subject(speaker, node),
    verb: verb(speaker, node),
    right: rule(speaker, 'none'),
  })
}

/** `that have a winner`, in a relative clause about what the winner belongs to. */
function thatHasField(speaker: Speaker, node: Expression, isSo: boolean): Words | undefined {
  if (speaker.pronoun === undefined || isIt(node)) return undefined
  const isOfThing =
    node.kind === 'name' ||
    (node.kind === 'field' && isIt(node.object)) ||
    (node.kind === 'call' && node.arguments.length === 1 && node.arguments.every(isIt))
  if (!isOfThing) return undefined
  const what = bareName(speaker, node.name.text)
  return clause(speaker, isSo ? 'that has' : 'that has no', {
    that: clause(speaker, speaker.pronoun) ?? [],
    verb: speaker.about === 'many' ? '2' : '1',
    what: isSo ? rule(speaker, 'a', { what }) : what,
  })
}

/** `you have no entry for the category`: a value tracked for each player and each of something else. */
function entryOf(speaker: Speaker, node: Expression, isSo: boolean): Words | undefined {
  if (node.kind !== 'call' || speaker.pronoun !== undefined) return undefined
  const [owner, key, another] = node.arguments
  if (owner === undefined || key === undefined || another !== undefined) return undefined
  if (!speaker.names.keyed.has(comparedName(node.name.text))) return undefined
  const what = rule(speaker, 'for', { what: bareName(speaker, node.name.text), whose: value(speaker, key) })
  const yours = isYou(owner) ? clause(speaker, isSo ? 'you have a' : 'you have no', { what }) : undefined
  return (
    yours ??
    rule(speaker, isSo ? 'has a' : 'has no', {
      whose: value(speaker, owner),
      what: isSo ? rule(speaker, 'a', { what }) : what,
    })
  )
}

/** `there is no space next to it`, instead of `the space next to it is none` */
function thereIs(speaker: Speaker, node: Expression, isSo: boolean): Words | undefined {
  if (speaker.pronoun !== undefined) return undefined
  if (speaker.clauses === undefined) return thereIsThe(speaker, node, isSo)
  if (node.kind === 'select' && node.quantity !== 'all') return anyOf(speaker, node.nouns, isSo)
  if (node.kind !== 'call') return undefined
  const what = value(speaker, node)
  if (!spoken(what).startsWith('the ')) return undefined
  return isSo
    ? rule(speaker, 'there is', {
        what: rule(speaker, 'a', { what: clause(speaker, 'bare', { what }) ?? what }),
      })
    : rule(speaker, 'there is no', { what })
}

/** The same in a language that shows by the article that there is only one. */
function thereIsThe(speaker: Speaker, node: Expression, isSo: boolean): Words | undefined {
  if (node.kind !== 'call' && node.kind !== 'of' && node.kind !== 'select') return undefined
  if (node.kind === 'select' && node.quantity === 'all') return undefined
  const what = value(speaker, node)
  return speaker.inflection?.isMany?.(what) === false &&
    /^(?:d(?:er|ie|as)|il|la|lo|l’)\P{L}/u.test(spoken(what))
    ? rule(speaker, isSo ? 'there is' : 'there is no', { what })
    : undefined
}

/** `there are none of your cards`, instead of `your first card is none` */
function anyOf(speaker: Speaker, what: Nouns, isSo: boolean): Words {
  if (what.owner === 'your') {
    const several = nouns(speaker, inNumber(speaker, what, false))
    return isSo
      ? rule(speaker, 'there is', {
          what: rule(speaker, 'one of', {
            what: several,
            single: nouns(speaker, { ...inNumber(speaker, what, true), owner: undefined }),
          }),
        })
      : rule(speaker, 'there are none of', { what: several })
  }
  return isSo
    ? rule(speaker, 'there is', { what: nounsOfOne(speaker, what) })
    : rule(speaker, 'there is no', { what: nouns(speaker, what) })
}

function isLastOf(node: Expression): boolean {
  return node.kind === 'name' && node.name.text === 'last'
}

export function exists(speaker: Speaker, { nouns: what, has }: Of<'exists'>, isSo: boolean): Words {
  const told = has === undefined ? thatHas(speaker, what, isSo) : undefined
  if (told !== undefined) return told
  if (has !== undefined) {
    const aboutThing = aboutThings(speaker, what)
    if (has.kind !== 'bundle' && isTruth(speaker, has)) {
      const one = speaker.clauses === undefined ? what : inNumber(speaker, what, true)
      const words = rule(speaker, 'any with', {
        nouns: nounsOfOne(speaker, one),
        what: condition(aboutThings(speaker, one), has),
      })
      return unlessSo(speaker, words, isSo)
    }
    return isSo
      ? rule(speaker, 'has', { left: nounsOfOne(speaker, what), right: owned(aboutThing, has) })
      : rule(speaker, 'none has', { left: nouns(speaker, what), right: owned(aboutThing, has) })
  }
  const isPlural = what.fields.length === 0 && isMany(speaker, what.name.text)
  const member = what.called === undefined ? undefined : memberOf(speaker, what)
  if (member !== undefined)
    return rule(speaker, isSo ? 'there is' : 'there is no', {
      what: isSo ? rule(speaker, 'a', { what: member }) : member,
    })
  if (
    speaker.clauses !== undefined &&
    isPlural &&
    !isSo &&
    what.called !== undefined &&
    what.owner !== 'your'
  )
    return rule(speaker, 'there is no', { what: nouns(speaker, inNumber(speaker, what, true), 'parameter') })
  const none = what.owner === 'your' ? 'there are none of' : 'there are no'
  const single = isPlural && isSo ? onlyOne(speaker, what) : undefined
  if (single !== undefined) return rule(speaker, 'there is', { what: single })
  if (isPlural) return rule(speaker, isSo ? 'there are' : none, { what: nouns(speaker, what) })
  return isSo
    ? rule(speaker, 'there is', { what: oneOf(speaker, nounsOfOne(speaker, what)) })
    : rule(speaker, 'there is no', { what: nouns(speaker, what) })
}

/** `a card in your hand`: one is enough, and it is easier to describe than several. */
function onlyOne(speaker: Speaker, what: Nouns): Words | undefined {
  if (speaker.clauses === undefined || what.owner === 'your') return undefined
  const thing = thingCalled(speaker.names, comparedName(what.name.text))?.thing
  // `a card` beside `the card` would be confusing.
  if (thing === undefined || (what.where !== undefined && speaker.locals.has(thing.name))) return undefined
  return nounsOfOne(speaker, inNumber(speaker, what, true))
}

/** `that have no walls on them`: what begins with a pronoun has the things. */
function thatHas(speaker: Speaker, what: Nouns, isSo: boolean): Words | undefined {
  if (speaker.pronoun === undefined || what.within === undefined || !isIt(what.within)) return undefined
  const inside = behind(speaker)
  return clause(speaker, isSo ? 'that has' : 'that has no', {
    that: clause(speaker, speaker.pronoun) ?? [],
    verb: speaker.about === 'many' ? '2' : '1',
    what: isSo ? nounsOfOne(inside, what) : nouns(inside, what),
  })
}

/** `there is a space next to it`, not `there is the space next to it` */
function oneOf(speaker: Speaker, words: Words): Words {
  if (speaker.clauses === undefined || /^an? /u.test(spoken(words))) return words
  return rule(speaker, 'a', { what: clause(speaker, 'bare', { what: words }) ?? words })
}

function isLabelled(speaker: Speaker, name: string): boolean {
  return speaker.clauses !== undefined && isLabel(comparedName(name))
}

export function every(speaker: Speaker, { nouns: what, has }: Of<'every'>, isSo: boolean): Words {
  const about = {
    ...aboutThings(speaker, what),
    about: what.called === undefined ? ('one' as const) : undefined,
  }
  const told = has.kind !== 'bundle' && isTruth(speaker, has) ? predicate(about, has) : undefined
  const whole =
    told === undefined
      ? undefined
      : clause(speaker, isSo ? 'every is' : 'not every is', { nouns: each(speaker, what), what: told })
  if (whole !== undefined) return whole
  const words =
    has.kind !== 'bundle' && isTruth(speaker, has)
      ? rule(speaker, 'every', { nouns: each(speaker, what), what: condition(about, has) })
      : rule(speaker, 'every has', { nouns: each(speaker, what), what: owned(about, has) })
  return unlessSo(speaker, words, isSo)
}

/** In English, `every` is about one of them. */
function each(speaker: Speaker, what: Nouns): Words {
  return speaker.clauses === undefined
    ? nouns(speaker, what)
    : nounsOfSort(speaker, inNumber(speaker, what, true))
}
