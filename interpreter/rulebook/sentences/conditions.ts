import { comparedName } from '../../../grammar/document/names.ts'
import type { Bundle, Expression, Nouns } from '../../../grammar/expression/ast.ts'
import type { Words } from '../model/model.ts'
import { meansSeveral, thingCalled } from './names.ts'
import { nouns, nounsOfOne } from './nouns.ts'
import { isRuleKey, named, rule, withLocals } from './speaker.ts'
import type { Speaker } from './speaker.ts'
import { bareName, bracketed, bundle, isYou, oneThing, patternNamed, spokenRule, value } from './values.ts'
import { isTruth } from './found-types.ts'
import { emphasis, joined } from '../model/words.ts'

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
    case 'within': {
      const holds = isSo !== node.negated
      const key = node.relation === 'in' ? (holds ? 'in' : 'not in') : holds ? 'next to' : 'not next to'
      return rule(speaker, key, {
        left: value(speaker, node.left),
        verb: verb(speaker, node.left),
        right: value(speaker, node.right),
      })
    }
    case 'has':
      return rule(speaker, isSo ? 'has' : 'has not', {
        left: value(speaker, node.left),
        right: owned(speaker, node.right),
      })
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
      return holds(speaker, bareName(speaker, node.name.text), value(speaker, node.object), isSo)
    case 'of':
      return holds(speaker, bareName(speaker, node.name.text), value(speaker, node.object), isSo)
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
  const parts = node.terms.map((term) => {
    const words = condition(speaker, term, isSo)
    return isLoose(term, by) ? bracketed(words) : words
  })
  return joined(parts, ` ${spokenRule(speaker, by)} `)
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
  return rule(speaker, isSo ? operator : OPPOSITE[operator], {
    left: value(speaker, left),
    verb: verb(speaker, left),
    right: value(speaker, right),
  })
}

function is(speaker: Speaker, { left, right }: Of<'is'>, isSo: boolean): Words {
  if (right.kind === 'none' || right.kind === 'nothing') return isThere(speaker, left, !isSo)
  if (right.kind === 'truth' && isTruth(speaker, left)) return condition(speaker, left, isSo === right.value)
  if (right.kind === 'name' && right.name.text === 'empty')
    return rule(speaker, isSo ? 'is empty' : 'is not empty', {
      left: value(speaker, left),
      verb: verb(speaker, left),
    })
  const isLocal = right.kind === 'name' && speaker.locals.has(comparedName(right.name.text))
  const thing =
    right.kind === 'name' && !isLocal
      ? (patternNamed(speaker, right) ?? oneThing(speaker, right.name.text))
      : undefined
  const isConstant = right.kind === 'name' && isOptionValue(speaker, right.name.text)
  return rule(speaker, isSo ? 'is' : 'is not', {
    left: value(speaker, left),
    verb: verb(speaker, left),
    right: thing ?? (isConstant ? bareName(speaker, right.name.text) : value(speaker, right)),
  })
}

/** The value of an enumeration, not a direction or the like with the same spelling. */
function isOptionValue({ names }: Speaker, name: string): boolean {
  return [...names.constants.values()].some(({ value: each }) => each === name)
}

/** There is such a thing, or there is none. */
function isThere(speaker: Speaker, node: Expression, isSo: boolean): Words {
  if (node.kind === 'field' && node.object.kind !== 'field' && !isLastOf(node.object)) {
    const name = node.name.text
    const what = bareName(speaker, name)
    return rule(speaker, isSo ? 'has a' : 'has no', {
      whose: value(speaker, node.object),
      what: isSo ? rule(speaker, /^[aeiou]/iu.test(name) ? 'an' : 'a', { what }) : what,
    })
  }
  if (node.kind === 'name') {
    const name = node.name.text
    const what = bareName(speaker, name)
    return isSo
      ? rule(speaker, 'there is', { what: rule(speaker, /^[aeiou]/iu.test(name) ? 'an' : 'a', { what }) })
      : rule(speaker, 'there is no', { what })
  }
  return rule(speaker, isSo ? 'is not' : 'is', {
    left: value(speaker, node),
    verb: verb(speaker, node),
    right: rule(speaker, 'none'),
  })
}

function isLastOf(node: Expression): boolean {
  return node.kind === 'name' && node.name.text === 'last'
}

export function owned(speaker: Speaker, right: Bundle | Expression): Words {
  return right.kind === 'bundle'
    ? bundle(speaker, right)
    : (patternNamed(speaker, right) ?? value(speaker, right))
}

function exists(speaker: Speaker, { nouns: what, has }: Of<'exists'>, isSo: boolean): Words {
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
  const isPlural = what.fields.length === 0 && meansSeveral(speaker.names, comparedName(what.name.text))
  const none = what.owner === 'your' ? 'there are none of' : 'there are no'
  if (isPlural) return rule(speaker, isSo ? 'there are' : none, { what: nouns(speaker, what) })
  return isSo
    ? rule(speaker, 'there is', { what: nounsOfOne(speaker, what) })
    : rule(speaker, 'there is no', { what: nouns(speaker, what) })
}

function every(speaker: Speaker, { nouns: what, has }: Of<'every'>, isSo: boolean): Words {
  const about = {
    ...aboutThings(speaker, what),
    about: what.called === undefined ? ('one' as const) : undefined,
  }
  const words =
    has.kind !== 'bundle' && isTruth(speaker, has)
      ? rule(speaker, 'every', { nouns: nouns(speaker, what), what: condition(about, has) })
      : rule(speaker, 'every has', { nouns: nouns(speaker, what), what: owned(about, has) })
  return unlessSo(speaker, words, isSo)
}

/** Inside `where` and `has`, bare names belong to the thing in question unless it has been given a name. */
export function aboutThings(speaker: Speaker, { called, name }: Nouns): Speaker {
  if (called !== undefined) return withLocals(speaker, [comparedName(called.text)])
  const found = thingCalled(speaker.names, comparedName(name.text))
  return { ...speaker, about: found?.isPlural === true ? 'many' : 'one', thing: found?.thing.name }
}

function nameHolds(speaker: Speaker, node: Of<'name'>, isSo: boolean): Words {
  const name = comparedName(node.name.text)
  if (name === 'empty' || name === 'gone')
    return rule(speaker, isSo ? 'is' : 'is not', {
      left: rule(speaker, speaker.about === 'many' ? 'they' : 'it'),
      verb: rule(speaker, speaker.about === 'many' ? 'verbs' : 'verb'),
      right: named(speaker, name),
    })
  const constant = speaker.names.constants.get(name)
  if (constant !== undefined && typeof constant.value === 'boolean')
    return rule(speaker, isSo ? 'option in force' : 'option not in force', {
      what: emphasis(bareName(speaker, node.name.text)),
      value: rule(speaker, constant.value ? 'yes' : 'no'),
    })
  return holds(speaker, bareName(speaker, node.name.text), undefined, isSo)
}

function holds(speaker: Speaker, what: Words, whose: Words | undefined, isSo: boolean): Words {
  const shown = what.length === 1 && what[0]?.kind !== 'text' ? what : emphasis(what)
  if (whose === undefined) return rule(speaker, isSo ? 'holds' : 'holds not', { what: shown })
  return rule(speaker, isSo ? 'holds for' : 'holds not for', { what: shown, whose })
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
  const name =
    node.kind === 'name' || node.kind === 'of' || node.kind === 'your' || node.kind === 'field'
      ? node.name.text
      : ''
  const { inflection } = speaker
  if (inflection !== undefined)
    return rule(speaker, inflection.isMany(value(speaker, node)) ? 'verbs' : 'verb')
  const found = thingCalled(speaker.names, comparedName(name))
  const isPlural =
    found?.isPlural ?? (/[^su]s(?: \w+(?:ed|en))?$/u.test(comparedName(name)) || name === 'others')
  return rule(speaker, isPlural ? 'verbs' : 'verb')
}
