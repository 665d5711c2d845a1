import { comparedName } from '../../../grammar/document/names.ts'
import { pluralOf } from '../../../grammar/document/spelling.ts'
import type { Expression } from '../../../grammar/expression/ast.ts'
import { isFunction } from '../../../grammar/language/functions.ts'
import { isLabel, isPluralName } from '../language/english-words.ts'
import type { Words } from '../model/model.ts'
import { spoken } from '../model/words.ts'
import type { Of } from './conditions.ts'
import { countCompared } from './counted.ts'
import { manyCompared } from './counted-values.ts'
import { isThere } from './existence.ts'
import { isOfType, isSeveral, isTruth } from './found-types.ts'
import { thingCalled } from './names.ts'
import { clause, named, nameShown, rule, bracketed, type Speaker } from './speaker.ts'
import { behind, subject, verb } from './subjects.ts'
import { placeSaid } from './nouns.ts'
import { owned, patternNamed } from './values.ts'
import { condition, nouns, value } from './dispatch.ts'
import { pieceThere, spot, standsOn } from './piece-there.ts'
import { isIt, isYou } from './pronouns.ts'
import { bareName, oneThing } from './bare-names.ts'

const OPPOSITE = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' } as const

/** The same relation seen from the other side. */
const MIRRORED = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const

export function compare(speaker: Speaker, node: Of<'compare'>, isSo: boolean): Words {
  // A number is what something else is compared with.
  const isTurned = node.left.kind === 'number' && node.right.kind !== 'number'
  const [left, right] = isTurned ? [node.right, node.left] : [node.left, node.right]
  const operator = isTurned ? MIRRORED[node.operator] : node.operator
  const relation = isSo ? operator : OPPOSITE[operator]
  return (
    roomLeft(speaker, left, relation, right) ??
    occurred(speaker, left, relation, right) ??
    countCompared(speaker, left, relation, right) ??
    manyCompared(speaker, left, relation, right) ??
    valuesCompared(speaker, left, relation, right) ??
    rule(speaker, relation, sides(speaker, left, right))
  )
}

/** `the suit of the card is above the suit of the lead`: the order of values in a line. */
function valuesCompared(
  speaker: Speaker,
  left: Expression,
  relation: Of<'compare'>['operator'],
  right: Expression,
): Words | undefined {
  const isOfLine = isOfType(speaker, left, 'enumeration') || isOfType(speaker, right, 'enumeration')
  return isOfLine ? clause(speaker, `value ${relation}`, sides(speaker, left, right)) : undefined
}

/** `the position has occurred 3 times`, for a number of occurrences that is reached. */
function occurred(
  speaker: Speaker,
  left: Expression,
  relation: Of<'compare'>['operator'],
  right: Expression,
): Words | undefined {
  if (left.kind !== 'call' || comparedName(left.name.text) !== 'stood' || speaker.names.sections.has('stood'))
    return undefined
  const [what] = left.arguments
  if (what === undefined || right.kind !== 'number' || (relation !== '>=' && relation !== '>'))
    return undefined
  const number = String(relation === '>' ? right.value + 1 : right.value)
  const slots = { 1: value(speaker, what), number }
  const isMany = what.kind === 'name' && isPluralName(nameShown(speaker, what.name.text))
  return (isMany ? clause(speaker, 'have occurred', slots) : undefined) ?? rule(speaker, 'has stood', slots)
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

export function within(speaker: Speaker, { left, relation, right }: Of<'within'>, isSo: boolean): Words {
  const stands = pieceThere(speaker, left) ?? left
  if (relation !== 'in')
    return rule(speaker, isSo ? 'next to' : 'not next to', {
      ...sides(speaker, stands, right),
      right: spot(behind(speaker), right),
    })
  const near = placeSaid(behind(speaker), right)
  if (near !== undefined) {
    const so = clause(speaker, isSo ? 'is so' : 'is not so', {
      whose: subject(speaker, stands),
      verb: verb(speaker, stands),
      what: near,
    })
    if (so !== undefined) return so
  }
  const slots = sides(speaker, left, right)
  const isMember = isAmong(speaker, left, right)
  const there = standsOn(speaker, left, slots.right, isSo, isMember ? 'is on one of' : 'is in')
  if (there !== undefined) return there
  const member = isMember ? clause(speaker, isSo ? 'is one of' : 'is not one of', slots) : undefined
  return member ?? rule(speaker, isSo ? 'in' : 'not in', slots)
}

/** True if `in` compares a thing with several of the same type, rather than with a place. */
function isAmong(speaker: Speaker, left: Expression, right: Expression): boolean {
  if (right.kind !== 'name' && right.kind !== 'call' && right.kind !== 'of' && right.kind !== 'field')
    return false
  const name = comparedName(right.name.text)
  const isPlace = speaker.names.places.has(name) || (isFunction(name) && right.kind === 'call')
  const isPlural =
    isPluralName(nameShown(speaker, name)) || thingCalled(speaker.names, name)?.isPlural === true
  return (
    !isPlace && isPlural && isSeveral(speaker, right) && speaker.about !== 'many' && !isSeveral(speaker, left)
  )
}

export function has(speaker: Speaker, node: Of<'has'>, isSo: boolean): Words {
  const slots = { left: subject(speaker, node.left), right: owned(behind(speaker), node.right) }
  const isMany = spoken(verb(speaker, node.left)) === speaker.rules.verbs
  if (isMany && isOfType(speaker, node.left, 'enumeration') && isSeveral(speaker, node.left)) {
    const among = clause(speaker, isSo ? 'include' : 'do not include', slots)
    if (among !== undefined) return among
  }
  const many = isMany ? clause(speaker, isSo ? 'have' : 'have not', slots) : undefined
  return many ?? rule(speaker, isSo ? 'has' : 'has not', slots)
}

export function is(speaker: Speaker, { left, right }: Of<'is'>, isSo: boolean): Words {
  if (right.kind === 'none' || right.kind === 'nothing') return isThere(speaker, left, !isSo)
  if (right.kind === 'truth' && isTruth(speaker, left)) return condition(speaker, left, isSo === right.value)
  const parity = evenOrOdd(speaker, left, right, isSo) ?? multipleOf(speaker, left, right, isSo)
  if (parity !== undefined) return parity
  const relation = isSo ? 'is' : 'is not'
  const count = countCompared(speaker, left, relation, right) ?? manyCompared(speaker, left, relation, right)
  if (count !== undefined) return count
  const contained =
    right.kind === 'name' && right.name.text === 'empty' ? allIn(speaker, left, isSo) : undefined
  if (contained !== undefined) return contained
  if (right.kind === 'name' && right.name.text === 'empty')
    return rule(speaker, isSo ? 'is empty' : 'is not empty', {
      left: subject(speaker, left),
      verb: verb(speaker, left),
    })
  const there =
    standsOn(speaker, left, value(behind(speaker), right), isSo) ??
    (isIt(left) ? undefined : standsOn(speaker, right, value(behind(speaker), left), isSo))
  if (there !== undefined) return there
  const role = whoseIs(speaker, left, right, isSo)
  if (role !== undefined) return role
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

/** `the piece belongs to you`, `you are the bidder`, `whose holder you are` */
function whoseIs(speaker: Speaker, left: Expression, right: Expression, isSo: boolean): Words | undefined {
  if (speaker.clauses === undefined) return undefined
  const owned = ownedThing(speaker, left)
  if (owned !== undefined)
    return clause(speaker, isSo ? 'belongs to' : 'does not belong to', {
      that: subject(speaker, owned),
      verb: spoken(verb(speaker, owned)) === speaker.rules.verbs ? '2' : '1',
      who: value(behind(speaker), right),
    })
  const isRole =
    left.kind === 'field' ||
    left.kind === 'of' ||
    (left.kind === 'name' &&
      (speaker.names.tracked.has(comparedName(left.name.text)) || speaker.pronoun !== undefined))
  if (!isYou(right) || !isRole || isIt(left) || isLabel(comparedName(left.name.text))) return undefined
  const key = speaker.pronoun === undefined ? 'you are' : 'whose you are'
  return clause(speaker, isSo ? key : `${key} not`, { what: subject(speaker, left) })
}

/** The thing whose owner is compared. */
function ownedThing(speaker: Speaker, node: Expression): Expression | undefined {
  if (speaker.names.fields.has('owner')) return undefined
  if ((node.kind === 'field' || node.kind === 'of') && node.name.text === 'owner') return node.object
  const isBare = node.kind === 'name' && node.name.text === 'owner' && !speaker.locals.has('owner')
  return isBare && speaker.about !== undefined ? { ...node, name: { ...node.name, text: 'it' } } : undefined
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

/** `points mod 9 is 0` */
function multipleOf(speaker: Speaker, left: Expression, right: Expression, isSo: boolean): Words | undefined {
  if (left.kind !== 'arithmetic' || left.operator !== 'mod') return undefined
  if (right.kind !== 'number' || right.value !== 0) return undefined
  return clause(speaker, isSo ? 'multiple' : 'no multiple', {
    left: subject(speaker, left.left),
    verb: verb(speaker, left.left),
    right: value(speaker, left.right),
  })
}

/** The value of an enumeration, not a direction or the like with the same spelling. */
function isOptionValue({ names }: Speaker, name: string): boolean {
  return [...names.constants.values()].some(({ value: each }) => each === name)
}

/**
 * The rest of several things without others is empty: all of them are among the others. `All spaces except these are
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

/** The compared values, and the verb between the two. */
function sides(
  speaker: Speaker,
  left: Expression,
  right: Expression,
): Record<'left' | 'verb' | 'right', Words> {
  return {
    left: left.kind === 'otherwise' ? bracketed(value(speaker, left)) : subject(speaker, left),
    verb: verb(speaker, left),
    right: value(behind(speaker), right),
  }
}
