import { ordinalNumber } from '../../../grammar/language/ordinals.ts'
import { OPERATORS } from '../../../grammar/language/operators.ts'
import { comparedName } from '../../../grammar/document/names.ts'
import { PLAIN_WORDS, TEAM_WORDS, isDirectionName, isWord } from '../../../grammar/names/language-words.ts'
import type { Bundle, Expression, Nouns } from '../../../grammar/expression/ast.ts'
import { isExpressionIn } from '../../../grammar/expression/node-groups.ts'
import type { Typed } from '../../../grammar/types/typed.ts'
import { bundle } from './bundles.ts'
import { call } from './calls.ts'
import type { Words } from '../model/model.ts'
import { isCondition, thingCalled } from './names.ts'
import { inNumber, isOccurrence } from './counted.ts'
import { isAdverb, isLabel, isParticiple, isPluralName } from '../language/english-words.ts'
import { isOfType, isSeveral, isTruth, typesOf } from './found-types.ts'
import { withCondition } from './nouns.ts'
import { isShortPlayer, ofWhom } from './owners.ts'
import type { RuleKey } from '../phrases/keys.ts'
import { clause, isRuleKey, named, nameShown, rule, spokenRule, bracketed, type Speaker } from './speaker.ts'
import { aboutThings, isOfThings } from './subjects.ts'
import { capital, emphasis, enumerated, link, plain, spoken } from '../model/words.ts'
import { condition, nouns } from './dispatch.ts'
import { isIt, isYou } from './pronouns.ts'
import { bareName, isAdjective, withArticle } from './bare-names.ts'

/** Reads out what an expression stands for. */
export function value(speaker: Speaker, node: Expression): Words {
  const say = (key: RuleKey, slots: Readonly<Record<string, Words>> = {}): Words => rule(speaker, key, slots)
  const inner = (part: Expression): Words => value(speaker, part)
  if (isExpressionIn(node, 'test') || isExpressionIn(node, 'logic')) return condition(speaker, node)
  switch (node.kind) {
    case 'number':
      return plain(String(node.value))
    case 'truth':
      return say(node.value ? 'yes' : 'no')
    case 'none':
    case 'nothing':
    case 'original':
      return say(node.kind)
    case 'name':
      return nameValue(speaker, node)
    case 'call':
      return call(speaker, node.name.text, node.arguments)
    case 'of': {
      const { text } = node.name
      if (text === 'opponent' || text === 'partner' || text === 'partners')
        return opponentOf(speaker, text, node.object)
      if (text === 'opposite' && node.arguments === undefined && !speaker.names.sections.has(text))
        return call(speaker, text, [node.object])
      const inOrder = node.arguments === undefined ? inOrderOf(speaker, text, node.object) : undefined
      if (inOrder !== undefined) return inOrder
      const what =
        node.arguments === undefined
          ? bareName(speaker, node.name.text)
          : call(speaker, node.name.text, node.arguments)
      return ofWhom(speaker, what, node.object)
    }
    case 'field':
      return field(speaker, node.object, node.name.text)
    case 'your':
      return say('your', { what: bareName(speaker, node.name.text) })
    case 'if':
      if (isCondition(node)) return condition(speaker, node)
      return say(node.else?.kind === 'if' && !isCondition(node.else) ? 'if else if' : 'if else', {
        condition: condition(speaker, node.condition),
        then: inner(node.then),
        else: node.else === undefined ? [] : inner(node.else),
      })
    case 'otherwise':
      return enumerated(node.alternatives.map(inner), spokenRule(speaker, 'otherwise'))
    case 'arithmetic':
      return arithmetic(speaker, node)
    case 'select':
      return select(speaker, node)
    case 'count':
      return countOf(speaker, node.nouns)
    case 'count value':
      return say('number of value', { value: plain(String(node.value)), in: [], what: inner(node.within) })
    case 'fold':
      return fold(speaker, node)
    case 'top':
      if (speaker.pronoun !== undefined && isIt(node.of))
        return clause(speaker, 'whose', { what: plain('top') }) ?? []
      return say('top', { what: inner(node.of) })
    case 'all but':
      return say('all but', { what: inner(node.of) })
    case 'openly':
      return isTruth(speaker, node.term)
        ? condition(speaker, node)
        : say('openly', { what: inner(node.term) })
    case 'ranked':
      return inner(node.term)
    case 'where':
    case 'afterwards':
    case 'exists':
    case 'every':
      return condition(speaker, node)
  }
}

function countOf(speaker: Speaker, node: Nouns): Words {
  const within = membersIn(speaker, node) ?? given(speaker, node)
  if (within !== undefined) return rule(speaker, 'number of', { what: within })
  if (node.within === undefined || !isOccurrence(speaker, node))
    return rule(speaker, 'number of', { what: nouns(speaker, node) })
  // How often a value occurs.
  const name: Expression = { kind: 'name', name: node.name, start: node.start, end: node.end }
  return rule(speaker, 'number of value', { value: value(speaker, name), what: value(speaker, node.within) })
}

/** `herbs in your basket`, for the number of what lies in a set or bag. */
function membersIn(speaker: Speaker, node: Nouns): Words | undefined {
  const name = (node.fields.at(-1) ?? node.name).text
  const members = speaker.names.members.get(comparedName(name))
  if (
    !speaker.names.tracked.has(comparedName(name)) ||
    speaker.clauses === undefined ||
    members?.isMany !== true ||
    isAdjective(speaker, name)
  )
    return undefined
  if (node.within !== undefined || isPluralName(nameShown(speaker, name))) return undefined
  const { where, called, ...bare } = node
  const what = rule(speaker, 'within', {
    what: plain(members.noun),
    where: nouns(speaker, { ...bare, where: undefined, called: undefined }),
  })
  return where === undefined
    ? what
    : withCondition(
        { ...aboutThings(speaker, node), about: called === undefined ? 'many' : undefined },
        what,
        where,
      )
}

/** Expressions whose words are a name and what it belongs to. */
const NAMED: ReadonlySet<Expression['kind']> = new Set(['name', 'call', 'field', 'of'])

/** True for `the total points of all cards`. */
function isNamedSum({ fold: how, of }: Extract<Expression, { kind: 'fold' }>): boolean {
  return (
    how === 'sum' && (isIt(of) || (NAMED.has(of.kind) && (of.kind !== 'call' || of.arguments.length < 2)))
  )
}

function fold(speaker: Speaker, node: Extract<Expression, { kind: 'fold' }>): Words {
  const what = given(speaker, node.nouns) ?? nouns(speaker, node.nouns)
  const itself = isIt(node.of) ? clause(speaker, `${node.fold} of all`, { what }) : undefined
  if (itself !== undefined) return itself
  const { thing } = aboutThings(speaker, node.nouns)
  const isEnglish = speaker.clauses !== undefined
  const of = ofThing(isEnglish ? speaker : { ...speaker, thing }, node.of)
  const isNamed = isEnglish ? isNamedSum(node) : node.of.kind === 'name'
  const isTotal = !isEnglish || /^(?:the|your|its|their|\S+’s) /u.test(spoken(what))
  const slots = { of, what }
  const total =
    node.fold === 'sum' && isNamed ? clause(speaker, isTotal ? 'total' : 'total of all', slots) : undefined
  return total ?? rule(speaker, node.fold, { of, what })
}

/** `the cards`, which were passed under the name of their class: not all there are. */
function given(speaker: Speaker, { name: { text }, owner, within, where, order }: Nouns): Words | undefined {
  const isAlone = owner === undefined && within === undefined && where === undefined && order === undefined
  const thing = speaker.locals.has(text) ? thingCalled(speaker.names, comparedName(text)) : undefined
  if (speaker.clauses === undefined || !isAlone || thing?.isPlural !== true) return undefined
  return rule(speaker, 'the', { what: named(speaker, text) })
}

/** The value summed or compared for each thing. Its name alone is enough, as is that of a term of it. */
export function ofThing(speaker: Speaker, node: Expression): Words {
  if (speaker.clauses !== undefined && node.kind === 'call' && node.arguments.length === 1) {
    const [of] = node.arguments
    if (of !== undefined && isIt(of)) return bareName(speaker, node.name.text)
  }
  const isOfIt = node.kind === 'field' && isIt(node.object)
  return isOfIt || (node.kind === 'name' && !speaker.locals.has(node.name.text))
    ? bareName(speaker, node.name.text, true)
    : value({ ...speaker, about: 'one' }, node)
}

function nameValue(speaker: Speaker, node: Extract<Expression, { kind: 'name' }>): Words {
  const written = node.name.text
  const { names, locals, about } = speaker
  const name = comparedName(written)
  const words = (): Words => bareName(speaker, written)
  // Letters and names such as `there` take no article.
  if (
    speaker.clauses !== undefined &&
    isLabel(nameShown(speaker, name)) &&
    (locals.has(name) || names.tracked.has(name) || (names.places.has(name) && isAdverb(name)))
  )
    return emphasis(named(speaker, written))
  if (locals.has(name)) return rule(speaker, 'the', { what: withNoun(speaker, node) })
  // Players are addressed by the names of their seats.
  if (
    speaker.inflection !== undefined &&
    names.symbols.find(name, 'seat') !== undefined &&
    isOfType(speaker, node, 'seat')
  )
    return capital(words())
  const isOfThing = isOfThings(names, name)
  if (speaker.pronoun !== undefined && (name === 'it' || (about !== undefined && isOfThing)))
    return name === 'it'
      ? (clause(speaker, speaker.pronoun) ?? [])
      : (clause(speaker, 'whose', { what: words() }) ?? [])
  if (about !== undefined && isOfThing)
    return rule(
      speaker,
      about === 'one' && !isOfPlayers(speaker)
        ? names.bundles.has(name)
          ? 'its printed'
          : 'its'
        : names.bundles.has(name)
          ? 'their printed'
          : 'their',
      { what: words() },
    )
  if (name === 'it' && speaker.thing !== undefined && speaker.inflection?.isMany !== undefined)
    return rule(speaker, 'the', { what: named(speaker, speaker.thing) })
  if (name === 'it' && speaker.clauses !== undefined && about === 'one' && speaker.thing === 'player')
    return clause(speaker, 'that player') ?? []
  if (name === 'it' && speaker.clauses !== undefined && about === 'many') return clause(speaker, 'them') ?? []
  const isOwn = isWord(PLAIN_WORDS, name) || (isWord(TEAM_WORDS, name) && !names.sections.has(name))
  if (isOwn && isRuleKey(name)) return rule(speaker, name)
  // Paths may be called like directions.
  const isPath = names.paths.has(name)
  if (
    isDirectionName(name) &&
    isRuleKey(name) &&
    !isPath &&
    !names.sections.has(name) &&
    !names.values.has(name)
  )
    return rule(speaker, name)
  const constant = names.constants.get(name)
  if (constant !== undefined) {
    const shown =
      typeof constant.value === 'boolean'
        ? rule(speaker, constant.value ? 'yes' : 'no')
        : constant.value === 'unlimited'
          ? rule(speaker, 'unlimited')
          : typeof constant.value === 'string'
            ? named(speaker, constant.value)
            : plain(String(constant.value))
    return constant.isOption ? link('options', shown) : shown
  }
  const place = names.places.get(name)
  if (place !== undefined) return place.each ? words() : rule(speaker, 'the', { what: words() })
  const section = names.sections.get(name)
  if (section === 'terms' && !isTruth(speaker, node)) return rule(speaker, 'the', { what: words() })
  if (names.tracked.has(name) && !isTruth(speaker, node)) {
    const isNumber =
      speaker.clauses !== undefined &&
      isParticiple(nameShown(speaker, name)) &&
      isOfType(speaker, node, 'number')
    return rule(speaker, 'the', { what: isNumber ? [...plain('number '), ...words()] : words() })
  }
  return words()
}

/** `number shown`, for a number that is called `shown`. */
function withNoun(speaker: Speaker, node: Extract<Expression, { kind: 'name' }>): Words {
  const words = named(speaker, node.name.text)
  const types = new Set(speaker.clauses === undefined ? [] : typesOf(speaker, node).map(nounFor))
  const [noun] = types
  if (noun === undefined || types.size > 1 || !isParticiple(nameShown(speaker, node.name.text))) return words
  return [...plain(`${noun} `), ...words]
}

/** Nouns of the types whose values a participle may name. */
const NOUNS: Readonly<Partial<Record<Typed['type']['kind'], string>>> = {
  number: 'number',
  seat: 'player',
  space: 'space',
  piece: 'piece',
}

function nounFor({ form, type }: Typed): string | undefined {
  if (type.kind === 'bag') return 'dice'
  if (form !== 'scalar') return undefined
  return NOUNS[type.kind]
}

function isOfPlayers({ clauses, thing }: Speaker): boolean {
  return clauses !== undefined && thing === 'player'
}

function field(speaker: Speaker, object: Expression, written: string): Words {
  const name = comparedName(written)
  const what = bareName(speaker, written, true)
  if (object.kind === 'name' && object.name.text === 'last') return theLast(speaker, what, undefined)
  if (object.kind === 'field' && object.name.text === 'last') return theLast(speaker, what, object.object)
  if (!isYou(object) && speaker.names.bundles.has(name))
    return rule(speaker, 'printed on', { what: emphasis(what), whose: value(speaker, object) })
  const whole = ofWhom(speaker, what, object)
  const number =
    object.kind === 'name'
      ? speaker.names.chosenNumbers.get(`${comparedName(object.name.text)}.${name}`)
      : undefined
  return number === undefined ? whole : [...whole, ...plain(`, ${number}`)]
}

/** `the third of the market` */
function inOrderOf(speaker: Speaker, text: string, object: Expression): Words | undefined {
  const { names } = speaker
  if (
    names.fields.has(text) ||
    names.ofThings.has(text) ||
    names.sections.has(text) ||
    names.places.has(text)
  )
    return undefined
  const what = value(speaker, object)
  if (text === 'last') return rule(speaker, 'last of', { what })
  const number = ordinalNumber(text)
  if (number === undefined) return undefined
  return (
    clause(speaker, 'ordinal of', { ordinal: plain(text), what }) ??
    rule(speaker, 'nth', { 1: plain(String(number)), 2: what })
  )
}

/** `the player’s opponent` */
function opponentOf(speaker: Speaker, text: 'opponent' | 'partner' | 'partners', object: Expression): Words {
  if (isYou(object)) return rule(speaker, text)
  const whose = value(speaker, object)
  const own = isShortPlayer(speaker, object, whose)
    ? clause(speaker, 'of owner', { whose, what: plain(text) })
    : undefined
  return own ?? rule(speaker, `${text} of`, { whose })
}

function theLast(speaker: Speaker, field: Words, whose: Expression | undefined): Words {
  const what = rule(speaker, 'the', { what: field })
  return whose === undefined
    ? rule(speaker, 'last field', { what })
    : rule(speaker, 'last field of', { what, whose: value(speaker, whose) })
}

function arithmetic(speaker: Speaker, node: Extract<Expression, { kind: 'arithmetic' }>): Words {
  const { operator, left, right } = node
  if (operator === '+' && (isDirection(left) || isDirection(right)))
    return enumerated([value(speaker, left), value(speaker, right)], spokenRule(speaker, 'or'))
  if ((operator === '+' || operator === '-') && isSeveral(speaker, node))
    return operator === '+'
      ? enumerated([value(speaker, left), value(speaker, right)], spokenRule(speaker, 'and'))
      : rule(speaker, 'without', { left: value(speaker, left), right: value(speaker, right) })
  if (operator === '-' && left.kind === 'number' && left.value === 0)
    return rule(speaker, 'negative', {
      what: right.kind === 'arithmetic' ? bracketed(value(speaker, right)) : value(speaker, right),
    })
  const isTight = OPERATORS[operator].level === 'product'
  const inside: Speaker = { ...speaker, inFormula: true }
  const part = (one: Expression, isRight: boolean): Words => {
    const words = value(one.kind === 'arithmetic' ? inside : speaker, one)
    const isSum = one.kind === 'arithmetic' && OPERATORS[one.operator].level === 'sum'
    const isChoice = one.kind === 'if' || one.kind === 'otherwise'
    return (isSum && (isTight || isRight)) ||
      (!isRight && (endsLoosely(one, isTight || speaker.clauses === undefined) || endsWithDivisor(one))) ||
      isChoice
      ? bracketed(words)
      : words
  }
  const isOnce = operator === '*' && speaker.clauses !== undefined
  if (isOnce && left.kind === 'number' && left.value === 1) return part(right, true)
  if (isOnce && right.kind === 'number' && right.value === 1) return part(left, false)
  const slots = { left: part(left, false), right: part(right, true) }
  return inWords(speaker, node, slots) ?? rule(speaker, OPERATORS[operator].phrase, slots)
}

/** `the bid plus 10`, `twice the bid`: a formula of two values needs no signs. */
function inWords(
  speaker: Speaker,
  { operator, left, right }: Extract<Expression, { kind: 'arithmetic' }>,
  slots: Readonly<Record<'left' | 'right', Words>>,
): Words | undefined {
  if (speaker.clauses === undefined || speaker.inFormula === true) return undefined
  if ([left, right].some(({ kind }) => FORMULAS.has(kind))) return undefined
  const numbers = [left, right].filter(({ kind }) => kind === 'number').length
  if (numbers === 2) return undefined
  if (operator === '+') return clause(speaker, 'plus in words', slots)
  if (operator === '-') return clause(speaker, 'minus in words', slots)
  if (operator !== '*') return undefined
  // The number comes first: `three times the bid`.
  const [number, what] = right.kind === 'number' ? [slots.right, slots.left] : [slots.left, slots.right]
  const factor = numbers === 1 ? spoken(number) : ''
  if (factor === '2') return clause(speaker, 'twice', { what })
  return clause(speaker, 'times in words', { left: number, right: what })
}

/** Parts that make a formula of an expression. */
const FORMULAS: ReadonlySet<Expression['kind']> = new Set(['arithmetic', 'if', 'otherwise'])

/** True if following words would seem to belong to it: `the number of cards in hand minus 1`. */
function endsLoosely(node: Expression, isBeforeFactor: boolean): boolean {
  if (node.kind === 'arithmetic')
    return endsLoosely(node.right, isBeforeFactor || OPERATORS[node.operator].level === 'product')
  if (node.kind === 'fold' && !isNamedSum(node)) return true
  if (node.kind === 'fold' || node.kind === 'count') return isBeforeFactor || node.nouns.where !== undefined
  return node.kind === 'if' || node.kind === 'otherwise'
}

/** `the remainder of a divided by 5`: following words would be taken for a part of the divisor. */
function endsWithDivisor(node: Expression): boolean {
  if (node.kind !== 'arithmetic') return false
  return 'divides' in OPERATORS[node.operator]
}

function isDirection(node: Expression): boolean {
  if (node.kind === 'arithmetic') return isDirection(node.left) || isDirection(node.right)
  return node.kind === 'name' && isDirectionName(node.name.text)
}

function select(speaker: Speaker, { quantity, nouns: what }: Extract<Expression, { kind: 'select' }>): Words {
  // `all but the top of the deck` already says which things.
  if (quantity === 'all' && what.within?.kind === 'all but' && what.where === undefined)
    return value(speaker, what.within)
  const isOne =
    quantity !== 'all' && (speaker.clauses !== undefined || speaker.inflection?.hasSingular === true)
  const { order } = what
  const best =
    quantity === 'first' && order?.first !== undefined
      ? clause(speaker, order.first.text === 'highest' ? 'with the highest' : 'with the lowest', {
          what: nouns(speaker, inNumber(speaker, { ...what, order: undefined }, true)),
          by: ofThing(speaker, order.by),
        })
      : undefined
  return (
    best ?? rule(speaker, quantity, { what: nouns(speaker, isOne ? inNumber(speaker, what, true) : what) })
  )
}

/** `a run`, where `run` is a pattern; undefined if something else is named. */
export function patternNamed(speaker: Speaker, node: Expression): Words | undefined {
  if (node.kind !== 'name') return undefined
  const name = comparedName(node.name.text)
  if (speaker.locals.has(name) || speaker.names.sections.get(name) !== 'patterns') return undefined
  return withArticle(speaker, bareName(speaker, node.name.text))
}

/** The value that something must have. */
export function owned(speaker: Speaker, right: Bundle | Expression): Words {
  return right.kind === 'bundle'
    ? bundle(speaker, right)
    : (patternNamed(speaker, right) ?? value(speaker, right))
}
