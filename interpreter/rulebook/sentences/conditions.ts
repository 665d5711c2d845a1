import { comparedName } from '../../../grammar/document/names.ts'
import { pluralOf } from '../../../grammar/document/spelling.ts'
import { FUNCTION_WORDS, isWord } from '../../../grammar/names/language-words.ts'
import type { Bundle, Expression, Nouns } from '../../../grammar/expression/ast.ts'
import type { Words } from '../model/model.ts'
import { meansSeveral, thingCalled } from './names.ts'
import { memberOf, nouns, nounsOfOne } from './nouns.ts'
import { clause, isRuleKey, named, rule, withLocals } from './speaker.ts'
import type { Speaker } from './speaker.ts'
import { bareName, bracketed, bundle, isYou, oneThing, patternNamed, spokenRule, value } from './values.ts'
import { isSeveral, isTruth } from './found-types.ts'
import { countCompared, inNumber } from './counted.ts'
import { isIt } from './owners.ts'
import { isLabel, isPluralName, isPredicate } from '../language/english-words.ts'
import { emphasis, joined, spoken } from '../model/words.ts'

type Of<K extends Expression['kind']> = Extract<Expression, { kind: K }>

/** Reads out a condition or its negation: `not` is pushed inwards as far as possible. */
export function condition(speaker: Speaker, node: Expression, isSo = true): Words {
  switch (node.kind) {
    case 'not':
      return condition(speaker, node.term, !isSo)
    case 'openly':
      return condition(speaker, node.term, isSo)
    case 'afterwards':
      return rule(speaker, 'afterwards', { condition: condition(speaker, node.term, isSo) })
    case 'or':
    case 'and':
      return several(speaker, node, isSo)
    case 'if':
      return conditional(speaker, node, isSo)
    case 'compare':
      return compare(speaker, node, isSo)
    case 'is':
      return is(speaker, node, isSo !== node.negated)
    case 'within':
      return within(speaker, node, isSo !== node.negated)
    case 'has':
      return has(speaker, node, isSo)
    case 'can':
      return rule(speaker, isSo ? 'can' : 'cannot', {
        who: value(speaker, node.player),
        action: bareName(speaker, node.action.text),
      })
    case 'exists':
      return exists(speaker, node, isSo !== node.negated)
    case 'every':
      return every(speaker, node, isSo)
    case 'knows':
      return unlessSo(
        speaker,
        rule(speaker, 'knows', { who: value(speaker, node.player), what: value(speaker, node.thing) }),
        isSo,
      )
    case 'knows that':
      return unlessSo(
        speaker,
        rule(speaker, 'knows', { who: value(speaker, node.player), what: value(speaker, node.fact) }),
        isSo,
      )
    case 'name':
      return nameHolds(speaker, node, isSo)
    case 'field':
    case 'of':
      return holdsOf(speaker, node.name.text, node.object, isSo)
    case 'call':
      return callHolds(speaker, node, isSo)
    case 'number':
    case 'truth':
    case 'none':
    case 'nothing':
    case 'original':
    case 'your':
    case 'otherwise':
    case 'arithmetic':
    case 'select':
    case 'count':
    case 'count value':
    case 'fold':
    case 'top':
    case 'all but':
      return unlessSo(speaker, value(speaker, node), isSo)
  }
}

function unlessSo(speaker: Speaker, what: Words, isSo: boolean): Words {
  return isSo ? what : rule(speaker, 'not so', { what: bracketed(what) })
}

function several(speaker: Speaker, node: Of<'or'> | Of<'and'>, isSo: boolean): Words {
  const by = isSo === (node.kind === 'and') ? 'and' : 'or'
  const isEasy = speaker.clauses !== undefined && by === 'and'
  const parts = node.terms.map((term, i) => {
    const words = condition(speaker, term, isSo)
    // A comma is enough before the last of several.
    const isLast = isEasy && i === node.terms.length - 1 && term.kind === 'if'
    return isLoose(term, by) && !isLast ? bracketed(words) : words
  })
  const isLong = node.terms.some(isLongOne) || parts.some((words) => spoken(words).length > LONG)
  const between = isLong ? spoken(clause(speaker, by === 'and' ? 'and also' : 'or else') ?? []) : ''
  return joined(parts, between === '' ? ` ${spokenRule(speaker, by)} ` : `${between} `)
}

/** Letters of a condition that a reader has to be told the end of. */
const LONG = 60

/** Has an `and` or `or` of its own. */
function isLongOne(node: Expression): boolean {
  if (node.kind === 'exists' || node.kind === 'every')
    return node.nouns.where !== undefined || (node.kind === 'every' && node.has.kind === 'and')
  return node.kind === 'if'
}

/** Would be misread in the middle of a list. */
function isLoose(node: Expression, by: 'and' | 'or'): boolean {
  if (node.kind === 'not' || node.kind === 'openly') return isLoose(node.term, by)
  if (node.kind === 'if') return true
  return (node.kind === 'or' || node.kind === 'and') && (by === 'and' || node.kind === 'or')
}

function conditional(speaker: Speaker, node: Of<'if'>, isSo: boolean): Words {
  const slots = { condition: condition(speaker, node.condition), then: condition(speaker, node.then, isSo) }
  if (node.else === undefined)
    return isSo
      ? rule(speaker, 'if then', slots)
      : joined([slots.condition, slots.then], ` ${spokenRule(speaker, 'and')} `)
  return rule(speaker, 'if else holds', { ...slots, else: condition(speaker, node.else, isSo) })
}

const OPPOSITE = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' } as const

function compare(speaker: Speaker, { operator, left, right }: Of<'compare'>, isSo: boolean): Words {
  const relation = isSo ? operator : OPPOSITE[operator]
  return (
    roomLeft(speaker, left, relation, right) ??
    countCompared(speaker, left, relation, right) ??
    rule(speaker, relation, sides(speaker, left, right))
  )
}

/** `there is room in your rack` */
function roomLeft(
  speaker: Speaker,
  left: Expression,
  relation: Of<'compare'>['operator'],
  right: Expression,
): Words | undefined {
  if (left.kind !== 'call' || comparedName(left.name.text) !== 'room' || speaker.names.sections.has('room'))
    return undefined
  const [place] = left.arguments
  const isZero = right.kind === 'number' && right.value === 0
  if (place === undefined || !isZero || (relation !== '>' && relation !== '<=')) return undefined
  return clause(speaker, relation === '>' ? 'there is room' : 'there is no room', {
    what: value(speaker, place),
  })
}

/** What is compared, and the verb between the two. */
function sides(
  speaker: Speaker,
  left: Expression,
  right: Expression,
): Record<'left' | 'verb' | 'right', Words> {
  return {
    left: subject(speaker, left),
    verb: verb(speaker, left),
    right: value(behind(speaker), right),
  }
}

/** What a sentence is about. */
function subject(speaker: Speaker, node: Expression): Words {
  if (!isIt(node) || speaker.pronoun !== undefined || speaker.about !== 'many') return value(speaker, node)
  return clause(speaker, 'they') ?? value(speaker, node)
}

/** Only the subject of a relative clause is its pronoun. */
function behind(speaker: Speaker): Speaker {
  return speaker.pronoun === undefined ? speaker : { ...speaker, pronoun: undefined }
}

function within(speaker: Speaker, { left, relation, right }: Of<'within'>, isSo: boolean): Words {
  const slots = sides(speaker, left, right)
  if (relation !== 'in') return rule(speaker, isSo ? 'next to' : 'not next to', slots)
  const member = isAmong(speaker, left, right)
    ? clause(speaker, isSo ? 'is one of' : 'is not one of', slots)
    : undefined
  return member ?? rule(speaker, isSo ? 'in' : 'not in', slots)
}

/** Is it one of several things of the same type, rather than in a place? */
function isAmong(speaker: Speaker, left: Expression, right: Expression): boolean {
  if (right.kind !== 'name' && right.kind !== 'call' && right.kind !== 'of' && right.kind !== 'field')
    return false
  const name = comparedName(right.name.text)
  const isPlace = speaker.names.places.has(name) || (isWord(FUNCTION_WORDS, name) && right.kind === 'call')
  const isPlural = isPluralName(name) || meansSeveral(speaker.names, name)
  return (
    !isPlace && isPlural && isSeveral(speaker, right) && speaker.about !== 'many' && !isSeveral(speaker, left)
  )
}

function has(speaker: Speaker, node: Of<'has'>, isSo: boolean): Words {
  const slots = { left: subject(speaker, node.left), right: owned(behind(speaker), node.right) }
  const many =
    spoken(verb(speaker, node.left)) === speaker.rules.verbs
      ? clause(speaker, isSo ? 'have' : 'have not', slots)
      : undefined
  return many ?? rule(speaker, isSo ? 'has' : 'has not', slots)
}

function is(speaker: Speaker, { left, right }: Of<'is'>, isSo: boolean): Words {
  if (right.kind === 'none' || right.kind === 'nothing') return isThere(speaker, left, !isSo)
  if (right.kind === 'truth' && isTruth(speaker, left)) return condition(speaker, left, isSo === right.value)
  const parity = evenOrOdd(speaker, left, right, isSo)
  if (parity !== undefined) return parity
  const count = countCompared(speaker, left, isSo ? 'is' : 'is not', right)
  if (count !== undefined) return count
  const contained =
    right.kind === 'name' && right.name.text === 'empty' ? allIn(speaker, left, isSo) : undefined
  if (contained !== undefined) return contained
  if (right.kind === 'name' && right.name.text === 'empty')
    return rule(speaker, isSo ? 'is empty' : 'is not empty', {
      left: subject(speaker, left),
      verb: verb(speaker, left),
    })
  const isLocal = right.kind === 'name' && speaker.locals.has(comparedName(right.name.text))
  const thing =
    right.kind === 'name' && !isLocal
      ? (patternNamed(speaker, right) ?? thingMeant(speaker, left, right.name.text))
      : undefined
  const isConstant = right.kind === 'name' && isOptionValue(speaker, right.name.text)
  return rule(speaker, isSo ? 'is' : 'is not', {
    ...sides(speaker, left, right),
    ...(thing !== undefined
      ? { right: thing }
      : isConstant
        ? { right: bareName(speaker, right.name.text) }
        : {}),
  })
}

/** `a card`, or `cards` if there are several of them. */
function thingMeant(speaker: Speaker, left: Expression, name: string): Words | undefined {
  const one = oneThing(speaker, name)
  if (one === undefined || speaker.clauses === undefined || speaker.about !== 'many' || !isIt(left))
    return one
  const thing = thingCalled(speaker.names, comparedName(name))?.thing
  return thing === undefined ? one : named(speaker, thing.plural ?? pluralOf(thing.name))
}

/** `row mod 2 is 1` */
function evenOrOdd(speaker: Speaker, left: Expression, right: Expression, isSo: boolean): Words | undefined {
  if (left.kind !== 'arithmetic' || left.operator !== 'mod' || right.kind !== 'number') return undefined
  if (left.right.kind !== 'number' || left.right.value !== 2 || right.value > 1) return undefined
  return clause(speaker, (right.value === 0) === isSo ? 'even' : 'odd', {
    left: subject(speaker, left.left),
    verb: verb(speaker, left.left),
  })
}

/** The value of an enumeration, not a direction or the like with the same spelling. */
function isOptionValue({ names }: Speaker, name: string): boolean {
  return [...names.constants.values()].some(({ value: each }) => each === name)
}

/** There is such a thing, or there is none. */
function isThere(speaker: Speaker, node: Expression, isSo: boolean): Words {
  const having = thatHasField(speaker, node, isSo)
  if (having !== undefined) return having
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
  const there = thereIs(speaker, node, isSo)
  if (there !== undefined) return there
  return rule(speaker, isSo ? 'is not' : 'is', {
    left: subject(speaker, node),
    verb: verb(speaker, node),
    right: rule(speaker, 'none'),
  })
}

/** `there is no space next to it`, instead of `the space next to it is none` */
/**
 * What is left of several things without others is empty: all of them are among the others. `All spaces except these are
 * empty` would mean that nothing lies on them.
 */
function allIn(speaker: Speaker, node: Expression, isSo: boolean): Words | undefined {
  if (node.kind !== 'arithmetic' || node.operator !== '-' || !isSeveral(speaker, node)) return undefined
  const { left, right } = node
  const where = value(speaker, right)
  if (left.kind !== 'select' || left.quantity !== 'all')
    return clause(speaker, isSo ? 'all of them in' : 'not all of them in', {
      what: value(speaker, left),
      where,
    })
  return clause(speaker, isSo ? 'all in' : 'not all in', {
    what: isSo ? value(speaker, left) : nouns(speaker, left.nouns),
    where,
  })
}

/** `that have a winner`, in a relative clause about what the winner belongs to. */
function thatHasField(speaker: Speaker, node: Expression, isSo: boolean): Words | undefined {
  if (speaker.pronoun === undefined || isIt(node)) return undefined
  const isOfThing = node.kind === 'name' || (node.kind === 'field' && isIt(node.object))
  if (!isOfThing) return undefined
  const what = bareName(speaker, node.name.text)
  return clause(speaker, isSo ? 'that has' : 'that has no', {
    that: clause(speaker, speaker.pronoun) ?? [],
    verb: speaker.about === 'many' ? '2' : '1',
    what: isSo ? rule(speaker, 'a', { what }) : what,
  })
}

function thereIs(speaker: Speaker, node: Expression, isSo: boolean): Words | undefined {
  if (speaker.clauses === undefined || speaker.pronoun !== undefined) return undefined
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

/** `there are none of your cards`, instead of `your first card is none` */
function anyOf(speaker: Speaker, what: Nouns, isSo: boolean): Words {
  if (what.owner === 'your') {
    const several = nouns(speaker, inNumber(speaker, what, false))
    return isSo
      ? rule(speaker, 'there is', { what: rule(speaker, 'one of', { what: several }) })
      : rule(speaker, 'there are none of', { what: several })
  }
  return isSo
    ? rule(speaker, 'there is', { what: nounsOfOne(speaker, what) })
    : rule(speaker, 'there is no', { what: nouns(speaker, what) })
}

function isLastOf(node: Expression): boolean {
  return node.kind === 'name' && node.name.text === 'last'
}

export function owned(speaker: Speaker, right: Bundle | Expression): Words {
  return right.kind === 'bundle'
    ? bundle(speaker, right)
    : (patternNamed(speaker, right) ?? value(speaker, right))
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

function exists(speaker: Speaker, { nouns: what, has }: Of<'exists'>, isSo: boolean): Words {
  const told = has === undefined ? thatHas(speaker, what, isSo) : undefined
  if (told !== undefined) return told
  if (has !== undefined) {
    const aboutThing = aboutThings(speaker, what)
    if (has.kind !== 'bundle' && isTruth(speaker, has)) {
      const words = rule(speaker, 'any with', {
        nouns: nounsOfOne(speaker, what),
        what: condition(aboutThing, has),
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
  const none = what.owner === 'your' ? 'there are none of' : 'there are no'
  if (isPlural) return rule(speaker, isSo ? 'there are' : none, { what: nouns(speaker, what) })
  return isSo
    ? rule(speaker, 'there is', { what: oneOf(speaker, nounsOfOne(speaker, what)) })
    : rule(speaker, 'there is no', { what: nouns(speaker, what) })
}

/** `there is a space next to it`, not `there is the space next to it` */
function oneOf(speaker: Speaker, words: Words): Words {
  if (speaker.clauses === undefined || /^an? /u.test(spoken(words))) return words
  return rule(speaker, 'a', { what: clause(speaker, 'bare', { what: words }) ?? words })
}

function isLabelled(speaker: Speaker, name: string): boolean {
  return speaker.clauses !== undefined && isLabel(comparedName(name))
}

function every(speaker: Speaker, { nouns: what, has }: Of<'every'>, isSo: boolean): Words {
  const about = {
    ...aboutThings(speaker, what),
    about: what.called === undefined ? ('one' as const) : undefined,
  }
  const words =
    has.kind !== 'bundle' && isTruth(speaker, has)
      ? rule(speaker, 'every', { nouns: each(speaker, what), what: condition(about, has) })
      : rule(speaker, 'every has', { nouns: each(speaker, what), what: owned(about, has) })
  return unlessSo(speaker, words, isSo)
}

/** In English, `every` is about one of them. */
function each(speaker: Speaker, what: Nouns): Words {
  return nouns(speaker, speaker.clauses === undefined ? what : inNumber(speaker, what, true))
}

/** Inside `where` and `has`, bare names belong to the thing in question unless it has been given a name. */
export function aboutThings(speaker: Speaker, { called, name }: Nouns): Speaker {
  if (called !== undefined) return withLocals(speaker, [comparedName(called.text)])
  const found = thingCalled(speaker.names, comparedName(name.text))
  const isPlural = isMany(speaker, name.text) || isWordForPlayers(name.text)
  const thing = found?.thing.name ?? (isWordForPlayers(name.text) ? 'player' : undefined)
  return { ...speaker, about: isPlural ? 'many' : 'one', thing, pronoun: undefined }
}

/** By what it means, or for a name without a meaning of its own, by its form. */
function isMany({ names, clauses }: Speaker, written: string): boolean {
  const name = comparedName(written)
  if (meansSeveral(names, name)) return true
  return clauses !== undefined && thingCalled(names, name) === undefined && isPluralName(name)
}

function isWordForPlayers(name: string): boolean {
  return name === 'others' || name === 'partners'
}

function nameHolds(speaker: Speaker, node: Of<'name'>, isSo: boolean): Words {
  const name = comparedName(node.name.text)
  if (name === 'empty' || name === 'gone')
    return rule(speaker, isSo ? 'is' : 'is not', {
      left:
        speaker.pronoun === undefined
          ? rule(speaker, speaker.about === 'many' ? 'they' : 'it')
          : (clause(speaker, speaker.pronoun) ?? []),
      verb: rule(speaker, speaker.about === 'many' ? 'verbs' : 'verb'),
      right: named(speaker, name),
    })
  const constant = speaker.names.constants.get(name)
  if (constant !== undefined && typeof constant.value === 'boolean')
    return rule(speaker, isSo ? 'option in force' : 'option not in force', {
      what: emphasis(bareName(speaker, node.name.text)),
      value: rule(speaker, constant.value ? 'yes' : 'no'),
    })
  const { names, about } = speaker
  const isOfThing = names.fields.has(name) || names.ofThings.has(name)
  if (about !== undefined && isOfThing && isPredicateOf(speaker, name))
    return holdsOf(speaker, node.name.text, it(node), isSo)
  return holds(speaker, bareName(speaker, node.name.text), undefined, isSo)
}

function it({ start, end }: Expression): Expression {
  return { kind: 'name', name: { text: 'it', start, end }, start, end }
}

/** What is true of one thing: `the player is ready`, if the name can be said so. */
function holdsOf(speaker: Speaker, name: string, object: Expression, isSo: boolean): Words {
  const what = bareName(speaker, name)
  const so = isPredicateOf(speaker, name)
    ? clause(speaker, isSo ? 'is so' : 'is not so', {
        what: shown(what),
        whose: subject(speaker, object),
        verb: verb(speaker, object),
      })
    : undefined
  return so ?? holds(speaker, what, value(speaker, object), isSo)
}

/** Can `is` stand before it in this language? */
export function isPredicateOf(speaker: Speaker, name: string): boolean {
  return speaker.clauses !== undefined && isPredicate(comparedName(name))
}

function shown(what: Words): Words {
  return what.length === 1 && what[0]?.kind !== 'text' ? what : emphasis(what)
}

function holds(speaker: Speaker, what: Words, whose: Words | undefined, isSo: boolean): Words {
  if (whose === undefined) return rule(speaker, isSo ? 'holds' : 'holds not', { what: shown(what) })
  return rule(speaker, isSo ? 'holds for' : 'holds not for', { what: shown(what), whose })
}

/** Its moves give the most of all, or of all with those of other actions. */
function most(speaker: Speaker, { arguments: [of, among] }: Of<'call'>, isSo: boolean): Words {
  const what = of === undefined ? [] : value(speaker, of)
  if (among?.kind !== 'name') return rule(speaker, isSo ? 'most' : 'most not', { 1: what })
  const others = emphasis(bareName(speaker, among.name.text))
  return rule(speaker, isSo ? 'most of' : 'most of not', { 1: what, 2: others })
}

function callHolds(speaker: Speaker, node: Of<'call'>, isSo: boolean): Words {
  const name = comparedName(node.name.text)
  const [only, another] = node.arguments
  if (only !== undefined && another === undefined && speaker.names.sections.has(name))
    return holdsOf(speaker, node.name.text, only, isSo)
  const words = node.arguments.map((part) => value(speaker, part))
  if (name === 'repeats' && !speaker.names.sections.has(name))
    return rule(speaker, isSo ? 'repeats' : 'repeats not', { 1: words[0] ?? [], 2: words[1] ?? [] })
  if (name === 'most' && !speaker.names.sections.has(name)) return most(speaker, node, isSo)
  if (isRuleKey(name) && !speaker.names.sections.has(name))
    return unlessSo(speaker, value(speaker, node), isSo)
  const whose = joined(words, ` ${spokenRule(speaker, 'and')} `)
  return holds(speaker, bareName(speaker, node.name.text), words.length === 0 ? undefined : whose, isSo)
}

/** About one thing or several, as far as the name tells. */
function verb(speaker: Speaker, node: Expression): Words {
  if (isYou(node)) return rule(speaker, 'verb of you')
  if (isIt(node) && speaker.clauses !== undefined)
    return rule(speaker, speaker.about === 'many' ? 'verbs' : 'verb')
  const name =
    node.kind === 'name' ||
    node.kind === 'of' ||
    node.kind === 'your' ||
    node.kind === 'field' ||
    (node.kind === 'call' && speaker.clauses !== undefined)
      ? node.name.text
      : ''
  const { inflection } = speaker
  if (inflection?.isMany !== undefined)
    return rule(speaker, inflection.isMany(value(speaker, node)) ? 'verbs' : 'verb')
  const found = thingCalled(speaker.names, comparedName(name))
  const isPlural = found?.isPlural ?? (isPluralName(comparedName(name)) || name === 'others')
  return rule(speaker, isPlural ? 'verbs' : 'verb')
}
