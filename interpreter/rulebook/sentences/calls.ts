import { comparedName } from '../../../grammar/document/names.ts'
import { FUNCTIONS, isFunction } from '../../../grammar/language/functions.ts'
import type { FunctionName, LanguageFunction } from '../../../grammar/language/functions.ts'
import type { Expression } from '../../../grammar/expression/ast.ts'
import { expressionsIn } from '../../../grammar/expression/walk.ts'
import type { Words } from '../model/model.ts'
import type { Names } from './names.ts'
import { isOfType, isThing } from './found-types.ts'
import { mentions } from './mentions.ts'
import { filledName } from './filled-names.ts'
import { PREPOSITION, ofWhom } from './owners.ts'
import { clause, isRuleKey, rule, bracketed, spokenRule, type Speaker } from './speaker.ts'
import { enumerated, plain, spoken } from '../model/words.ts'
import { condition, value } from './dispatch.ts'
import { sameTree } from './known.ts'
import { argument, spot } from './piece-there.ts'
import { isIt } from './pronouns.ts'
import { bareName } from './bare-names.ts'

/** Sections with entries that have a value: an action may be called like a function of the language. */
const RETURNING: ReadonlySet<string> = new Set(['terms', 'rules', 'tallies', 'tables'])

/** `the spaces connected to the goal through your stones`: every step stays among those that it leads over. */
function connected(
  speaker: Speaker,
  name: string,
  [from, over, ...ways]: readonly Expression[],
  condition: Expression,
): Words | undefined {
  if (name !== 'reached' || speaker.names.sections.has(name) || from === undefined || over === undefined)
    return undefined
  const isAmong =
    condition.kind === 'within' &&
    condition.relation === 'in' &&
    !condition.negated &&
    isIt(condition.left) &&
    sameTree(condition.right, over)
  if (!isAmong) return undefined
  const [way] = ways.slice(0, -1)
  const slots = { 1: spot(speaker, from), 2: value(speaker, over) }
  return way === undefined
    ? rule(speaker, 'connected', slots)
    : rule(speaker, 'connected along', { ...slots, 3: value(speaker, way) })
}

/** The distance where steps have costs. */
const LEAST_COST = 'least cost'

/** `the second player after you`, for `next(next(you))` */
function seatsAfter(speaker: Speaker, name: string, list: readonly Expression[]): Words | undefined {
  if (name !== 'next' || speaker.names.sections.has(name)) return undefined
  let [from] = list
  let count = 1
  while (from?.kind === 'call' && comparedName(from.name.text) === 'next') {
    count += 1
    from = from.arguments[0]
  }
  if (from === undefined || count < 2) return undefined
  const ordinal = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'][count]
  const whom = value(speaker, from)
  const said =
    ordinal === undefined ? undefined : clause(speaker, 'nth after', { ordinal: plain(ordinal), whom })
  return said ?? rule(speaker, 'seats after', { number: String(count), 1: whom })
}

/** `the spaces that can be reached ... (a step costs 1)`, for the last argument of what goes step by step. */
function withSteps(
  speaker: Speaker,
  written: string,
  list: readonly Expression[],
  said: Extract<Expression, { kind: 'where' }>,
): Words {
  const name = comparedName(written)
  // There `it` is no longer the thing that the sentence is about.
  const thing = speaker.clauses === undefined ? 'space' : undefined
  const inside: Speaker = { ...speaker, about: undefined, pronoun: undefined, thing }
  const isCheapest = name === 'distance' && (said.limits === 'by' || said.limits === 'turns')
  const what = call(speaker, isCheapest ? LEAST_COST : written, list.slice(0, -1))
  const { limits, term, facing, heading } = said
  if (limits === 'by') return rule(speaker, 'by cost', { what, cost: value(inside, term) })
  if (limits === 'at most') return rule(speaker, 'at most cost', { what, most: value(speaker, term) })
  if (limits === undefined)
    return (
      connected(speaker, name, list, term) ??
      rule(speaker, name === 'grown' ? 'by sides' : 'by steps', {
        what,
        condition: condition(inside, term),
      })
    )
  const isWhole = [...expressionsIn(term)].some((e) => e.kind === 'name' && e.name.text === 'angle')
  let whole = rule(speaker, isWhole ? 'turn cost by angle' : 'turn cost', { what, cost: value(inside, term) })
  if (facing !== undefined)
    whole = rule(speaker, 'first facing', { what: whole, facing: value(speaker, facing) })
  if (heading !== undefined)
    whole = rule(speaker, 'last facing', { what: whole, heading: value(speaker, heading) })
  return whole
}

/** Reads out a call of a function, term, table or tracked value. */
export function call(speaker: Speaker, written: string, list: readonly Expression[]): Words {
  const name = comparedName(written)
  const last = list.at(-1)
  if (last?.kind === 'where') return withSteps(speaker, written, list, last)
  const seats = seatsAfter(speaker, name, list)
  if (seats !== undefined) return seats
  const away = speaker.pronoun === undefined ? undefined : distanceFrom(speaker, name, list)
  if (away !== undefined) return away
  const isOwn = isFunction(name) && !RETURNING.has(speaker.names.sections.get(name) ?? '')
  const words = list.map((part, index) => {
    const inside: Speaker = part.kind === 'arithmetic' ? { ...speaker, inFormula: true } : speaker
    const said = isOwn ? argument(inside, name, index, part) : value(inside, part)
    const isSum = part.kind === 'arithmetic' && speaker.clauses !== undefined && (!isOwn || name === 'nth')
    return (part.kind === 'otherwise' && list.length > 1) || isSum ? bracketed(said) : said
  })
  if (isOwn) {
    const key = callKey(speaker, name, list)
    const [one = [], two = [], three = [], four = []] = words
    if (isRuleKey(key)) return rule(speaker, key, { 1: one, 2: two, 3: three, 4: four })
  }
  if (name === LEAST_COST) {
    const [from = [], to = []] = list.map((part) => spot(speaker, part))
    return rule(speaker, name, { 1: from, 2: to })
  }
  const what = bareName(speaker, written)
  if (words.length === 0) return what
  const filled = filledName(speaker, written, what, words)
  if (filled !== undefined) return rule(speaker, 'the', { what: filled })
  const [of, way = [], facing] = words
  if (speaker.names.ofSides.has(name) && of !== undefined && list[0] !== undefined) {
    const side = ofWhom(speaker, what, list[0])
    if (facing === undefined) return rule(speaker, 'side', { what: side, way })
    return rule(speaker, 'side turned', { what: side, way, facing })
  }
  if (isOfBorder(speaker, written)) return ofBorder(speaker, what, words)
  const [owner, key = []] = [list[0], words[1]]
  // A value tracked for each player and each of something else belongs to the player.
  if (owner !== undefined && words.length === 2 && speaker.names.keyed.has(name))
    return rule(speaker, 'for', { what: ofWhom(speaker, what, owner), whose: key })
  const isTable = speaker.names.sections.get(name) === 'tables'
  const first =
    owner !== undefined && words.length > 1 && !isTable
      ? ofFirst(speaker, what, owner, words.slice(1))
      : undefined
  if (first !== undefined) return first
  const whose = enumerated(words, spokenRule(speaker, 'and'))
  const [only] = list
  const isOfThing =
    words.length === 1 &&
    speaker.names.sections.get(name) !== 'rules' &&
    !list.some((each) => isOfType(speaker, each, 'number'))
  if (only !== undefined && isOfThing) return ofWhom(speaker, what, only)
  if (speaker.clauses !== undefined && PREPOSITION.test(spoken(what)))
    return [...rule(speaker, 'the', { what }), ...plain(' '), ...whose]
  return rule(speaker, 'for', { what: rule(speaker, 'the', { what }), whose })
}

/** `your rack for the slot`, for a place or term of a player, a piece or a space and something else. */
function ofFirst(
  speaker: Speaker,
  what: Words,
  owner: Expression,
  others: readonly Words[],
): Words | undefined {
  if (speaker.clauses === undefined || PREPOSITION.test(spoken(what))) return undefined
  if (!isThing(speaker, owner)) return undefined
  const whose = enumerated(others, spokenRule(speaker, 'and'))
  if (/ for /u.test(spoken(whose))) return undefined
  return rule(speaker, 'for', { what: ofWhom(speaker, what, owner), whose })
}

/** `the toll of the border between the market and the mill` */
function ofBorder(speaker: Speaker, what: Words, ends: readonly Words[]): Words {
  return rule(speaker, 'the', { what: rule(speaker, 'of', { what, whose: border(speaker, ends) }) })
}

/** True for a value tracked for two adjacent spaces. */
export function isOfBorder({ names }: Speaker, written: string): boolean {
  return names.ofBorders.has(comparedName(written))
}

export function border(speaker: Speaker, [one = [], other = []]: readonly Words[]): Words {
  return rule(speaker, 'border between', { 1: one, 2: other })
}

/** Optional parts, directions or an end, have phrases of their own. */
function callKey(speaker: Speaker, name: FunctionName, list: readonly Expression[]): string {
  const { parameters, optional = 0 }: LanguageFunction = FUNCTIONS[name]
  const [third] = list.slice(2)
  if (name === 'distance' && third !== undefined && !isWay(speaker.names, third))
    return list.length === parameters.length ? 'distance over along' : 'distance over'
  const isNear = third?.kind === 'number' && third.value === 1
  const near = isNear ? [`${name} near`].find(isRuleKey) : undefined
  if (near !== undefined) return near
  const isFar = third?.kind === 'name' && third.name.text === 'unlimited'
  const far = isFar ? [`${name} far`].find(isRuleKey) : undefined
  if (far !== undefined) return far
  const isWhole =
    name === 'distance' ? third !== undefined : optional > 0 && list.length === parameters.length
  return (isWhole ? [`${name} along`, `${name} to`].find(isRuleKey) : undefined) ?? name
}

/** True for the distance of the thing in question from something else, over any spaces. */
export function isDistanceFrom(speaker: Speaker, node: Extract<Expression, { kind: 'call' }>): boolean {
  return distanceFrom(speaker, comparedName(node.name.text), node.arguments) !== undefined
}

/** `whose distance from the king`: the way leads to the thing in question, or from it. */
function distanceFrom(speaker: Speaker, name: string, list: readonly Expression[]): Words | undefined {
  const [from, to, way, another] = list
  if (name !== 'distance' || speaker.names.sections.has(name) || another !== undefined) return undefined
  if (from === undefined || to === undefined || isIt(from) === isIt(to)) return undefined
  if (way !== undefined && !isWay(speaker.names, way)) return undefined
  const other = isIt(from) ? to : from
  if (mentions(speaker, other) > 0) return undefined
  const inside = { ...speaker, pronoun: undefined }
  const key = isIt(to) ? 'whose distance from' : 'whose distance to'
  const what = spot(inside, other)
  return way === undefined
    ? clause(speaker, key, { what })
    : clause(speaker, `${key} along`, { what, way: value(inside, way) })
}

/** True for directions, whatever their name. */
export function isWay(names: Names, node: Expression): boolean {
  if (node.kind === 'arithmetic') return isWay(names, node.left)
  if (node.kind === 'of' || node.kind === 'call') {
    const name = comparedName(node.name.text)
    if (isFunction(name)) return name.endsWith('leap') || name === 'opposite' || name === 'rotated'
    return node.kind === 'of' && names.symbols.called(name, 'direction').length > 0
  }
  return node.kind === 'name' && names.symbols.called(comparedName(node.name.text), 'direction').length > 0
}
