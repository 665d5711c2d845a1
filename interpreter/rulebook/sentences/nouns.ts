import { comparedName } from '../../../grammar/document/names.ts'
import { isFunction } from '../../../grammar/language/functions.ts'
import type { Choice, Expression, Nouns } from '../../../grammar/expression/ast.ts'
import type { Words } from '../model/model.ts'
import { insteadOfName, isOn } from './mentions.ts'
import { thingCalled } from './names.ts'
import { isShortPlayer } from './owners.ts'
import { relative } from './relative.ts'
import { clause, named, rule, spokenRule, type Speaker } from './speaker.ts'
import { aboutThings } from './subjects.ts'
import { withInCommon } from './bundles.ts'
import { inNumber } from './counted.ts'
import { isWay } from './calls.ts'
import { emphasis, enumerated, plain, rewritten, spoken } from '../model/words.ts'
import { condition, value } from './dispatch.ts'
import { sourceOf } from './origins.ts'
import { isIt, isYou } from './pronouns.ts'
import { bareName, isAdjective, oneThing, withArticle } from './bare-names.ts'

/** `cards in your hand` */
export function nouns(speaker: Speaker, node: Nouns, naming: Naming = 'called'): Words {
  if (node.within?.kind !== 'name' || !isKinds(speaker, node))
    return around(speaker, node, head(speaker, node), naming)
  const what = rule(speaker, 'kinds of', { what: value(speaker, node.within) })
  return around(speaker, { ...node, within: undefined }, what, naming)
}

/** The same of a sort, which one thing of it may be called like. */
export function nounsOfSort(speaker: Speaker, node: Nouns): Words {
  const sort = comparedName(node.name.text)
  const locals = new Set([...speaker.locals].filter((name) => name !== sort))
  return around(speaker, node, head({ ...speaker, locals }, node), 'called')
}

/** How a name is given: to each of several things, to the one that is spoken of, or to one that a player chooses. */
export type Naming = 'called' | 'parameter' | 'chosen'

/** `kinds in officers`: not things that lie there. */
function isKinds({ names }: Speaker, { name: { text }, owner }: Nouns): boolean {
  return (
    (text === 'kinds' || text === 'kind') && owner === undefined && thingCalled(names, text) === undefined
  )
}

/** `a card in your hand` */
export function nounsOfOne(speaker: Speaker, node: Nouns): Words {
  const isPlain = node.owner === undefined && node.arguments === undefined && node.fields.length === 0
  const one = isPlain ? oneThing(speaker, node.name.text) : anEnemy(speaker, node)
  return around(speaker, node, one ?? head(speaker, node), 'parameter')
}

/** `an enemy card` */
function anEnemy(speaker: Speaker, node: Nouns): Words | undefined {
  const isKnown = speaker.clauses !== undefined || speaker.inflection?.hasSingular === true
  if (!isKnown || node.owner !== 'enemy') return undefined
  const isOne = thingCalled(speaker.names, comparedName(node.name.text))?.isPlural === false
  return isOne ? withArticle(speaker, head(speaker, node)) : undefined
}

function head(speaker: Speaker, node: Nouns): Words {
  const words = noun(speaker, node)
  if (node.owner === undefined) return words
  return rule(speaker, node.owner, { what: words })
}

function noun(speaker: Speaker, node: Nouns): Words {
  const { name, fields } = node
  if (fields.length > 0 || node.arguments !== undefined) return value(speaker, asExpression(node))
  const isThing = thingCalled(speaker.names, comparedName(name.text)) !== undefined
  if (isThing) return named(speaker, name.text)
  // `your purse` needs no other article.
  return node.owner === undefined ? value(speaker, asExpression(node)) : bareName(speaker, name.text)
}

/** A name with arguments and fields, read as if it stood alone. */
function asExpression({ name, arguments: list, fields, start, end }: Nouns): Expression {
  const first: Expression =
    list === undefined
      ? { kind: 'name', name, start, end }
      : { kind: 'call', name, arguments: list, start, end }
  return fields.reduce<Expression>(
    (object, field) => ({ kind: 'field', object, name: field, start, end }),
    first,
  )
}

/** `an x among the dice`: a member of several things that have no name of their own. */
export function memberOf(speaker: Speaker, node: Nouns): Words | undefined {
  const { called, name, where } = node
  const isThing = thingCalled(speaker.names, comparedName(name.text)) !== undefined
  if (called === undefined || isThing || node.within !== undefined || node.owner !== undefined)
    return undefined
  const label = emphasis(named(speaker, called.text))
  const [symbol] = speaker.names.symbols.called(comparedName(name.text))
  const isPlural = symbol !== undefined && symbol.name !== comparedName(name.text)
  const what =
    speaker.clauses !== undefined && isPlural
      ? [...named(speaker, symbol.name), ...plain(', '), ...label, ...plain(',')]
      : clause(speaker, 'member of', { one: label, what: noun(speaker, node) })
  if (what === undefined || where === undefined) return what
  return rule(speaker, 'for which', { what, condition: condition(aboutThings(speaker, node), where) })
}

function around(speaker: Speaker, node: Nouns, first: Words, naming: Naming): Words {
  let what = first
  const { isEmpty, owner, rest } = whereParts(speaker, node)
  if (owner !== undefined)
    what =
      clause(speaker, isYou(owner) ? 'of yours' : 'belonging to', { what, whose: value(speaker, owner) }) ??
      rule(speaker, 'of', { what, whose: value(speaker, owner) })
  if (isEmpty) what = rule(speaker, 'empty things', { what })
  const early = clauseFirst(speaker, node, what)
  if (early !== undefined) return early
  const those = isEmpty ? undefined : spacesSaid(speaker, node, /^an? /u.test(spoken(what)))
  if (those !== undefined) what = those
  const along = node.within === undefined ? undefined : alongWays(speaker, node, what, node.within)
  if (along !== undefined) what = along
  else if (those === undefined && node.within !== undefined && !(speaker.isPlaceSaid && isIt(node.within)))
    what =
      whereSaid(speaker, what, node, node.within) ??
      rule(speaker, isOn(speaker, node, node.within) ? 'on' : 'within', {
        what,
        where: value(speaker, node.within),
      })
  const { called } = node
  const withName = (words: Words): Words =>
    called === undefined ? words : asCalled(speaker, words, called.text, naming)
  const aside = rest === undefined || called === undefined ? undefined : ofNamed(speaker, node, rest)
  if (aside !== undefined) {
    const clauses = clause(speaker, 'relative', { what: withName(what), clause: aside })
    return inOrder(speaker, node, clauses ?? what)
  }
  const isFirst = rest === undefined || mentions(speaker, rest, called?.text)
  if (isFirst) what = withName(what)
  if (rest !== undefined) what = withCondition(aboutThings(speaker, node), what, rest, naming === 'chosen')
  return inOrder(speaker, node, isFirst ? what : withName(what))
}

/** `spaces between the king and the rook`, where a function of the language already says that they are spaces. */
function spacesSaid(
  speaker: Speaker,
  { name, owner, called, fields, within }: Nouns,
  hasArticle: boolean,
): Words | undefined {
  if (within?.kind !== 'call' || owner !== undefined || called !== undefined || fields.length > 0)
    return undefined
  const noun = comparedName(name.text)
  const isOne = noun === 'space' && speaker.clauses !== undefined
  const isOwn = speaker.clauses === undefined && (noun === 'spaces' || noun === 'directions')
  if (!isOwn && ((noun !== 'spaces' && !isOne) || !isFunction(comparedName(within.name.text))))
    return undefined
  const words = value(speaker, within)
  const said = spoken(words).replace(/[\uE000-\uF8FF]/gu, '')
  const spaces = rule(speaker, noun === 'directions' ? 'directions' : 'spaces')
  const says = new RegExp(`^\\p{L}+ (?:\\p{L}+ )?${isOwn ? '\\p{L}*' : ''}${spoken(spaces)} `, 'iu').test(
    `${said} `,
  )
  if (!says) return undefined
  const bare = clause(speaker, 'bare', { what: words }) ?? words
  if (!isOne) return bare
  return hasArticle ? withArticle(speaker, inSingular(bare)) : inSingular(bare)
}

/** `an enemy piece next to the king`, not `in the spaces next to the king` */
function whereSaid(speaker: Speaker, what: Words, node: Nouns, within: Expression): Words | undefined {
  const parts = unitedIn(within)
  const near = parts.map((part) => placeSaid(speaker, part))
  if (near.every((words) => words === undefined)) return undefined
  const preposition = plain(isOn(speaker, node, within) ? 'on ' : 'in ')
  const places = parts.map((part, i) => near[i] ?? [...preposition, ...value(speaker, part)])
  return clause(speaker, 'directions along', { what, where: enumerated(places, spokenRule(speaker, 'or')) })
}

/** The sets that one of several consists of. */
function unitedIn(node: Expression): readonly Expression[] {
  return node.kind === 'arithmetic' && node.operator === '+'
    ? [...unitedIn(node.left), ...unitedIn(node.right)]
    : [node]
}

/** `next to the king`, for a function that says which spaces. */
export function placeSaid(speaker: Speaker, within: Expression): Words | undefined {
  if (speaker.clauses === undefined || within.kind !== 'call' || !isFunction(comparedName(within.name.text)))
    return undefined
  const words = value(speaker, within)
  const [first] = words
  const after = /^the spaces (?=next to |between |connected to )/u.exec(spoken(words))?.[0]
  if (after === undefined || first?.kind !== 'text' || !first.text.startsWith(after)) return undefined
  return [{ ...first, text: first.text.slice(after.length) }, ...words.slice(1)]
}

/** `free space next to the king`, from `free spaces next to the king` */
function inSingular(words: Words): Words {
  return rewritten(words, ([first = '', ...rest]) => [first.replace(/^((?:free )?space)s /u, '$1 '), ...rest])
}

/** `directions along rows and columns` */
function alongWays(speaker: Speaker, node: Nouns, what: Words, within: Expression): Words | undefined {
  const isOfWays = thingCalled(speaker.names, comparedName(node.name.text))?.thing.name === 'direction'
  return isOfWays && isWay(speaker.names, within)
    ? clause(speaker, 'directions along', { what, where: value(speaker, within) })
    : undefined
}

/** `a player (rival) other than the claimant`: what is said of something by its name alone, as if it were `it`. */
function ofNamed(speaker: Speaker, node: Nouns, rest: Expression): Words | undefined {
  const it = node.called === undefined ? undefined : insteadOfName(rest, comparedName(node.called.text))
  const told =
    it === undefined ? undefined : relative(aboutThings(speaker, { ...node, called: undefined }), it)
  return told?.isWhole === true ? told.words : undefined
}

/** As a relative clause, if there is one for it. */
export function withCondition(about: Speaker, what: Words, where: Expression, isChosen = false): Words {
  const told = relative(about, where)
  const whole = told === undefined ? undefined : clause(about, 'relative', { what, clause: told.words })
  if (whole !== undefined) return whole
  const ifSo =
    isChosen && about.about !== undefined
      ? clause(about, 'chosen if', { what, condition: condition({ ...about, about: 'one' }, where) })
      : undefined
  if (ifSo !== undefined) return ifSo
  const slots = { what, condition: condition(about, where) }
  const { inflection, thing } = about
  const clauseOf =
    inflection?.relative === undefined ||
    thing === undefined ||
    // Two things of that name would be confused.
    (about.locals.has(thing) && mentions(about, where, thing))
      ? undefined
      : inflection.relative(
          slots.condition,
          rule(about, 'the', { what: named(about, thing) }),
          about.about === 'one',
        )
  if (clauseOf !== undefined) return [...what, ...clauseOf]
  const ofPlayers = about.thing === 'player' ? clause(about, 'for whom', slots) : undefined
  return ofPlayers ?? rule(about, 'for which', slots)
}

function inOrder(speaker: Speaker, nouns: Nouns, what: Words): Words {
  const { order } = nouns
  const round = inCircle(speaker, nouns, what)
  if (order === undefined) return round
  const key = order.first?.text === 'highest' ? 'in falling order of' : 'in order of'
  return rule(speaker, key, { what: round, by: value(speaker, order.by) })
}

function inCircle(speaker: Speaker, { circle }: Nouns, what: Words): Words {
  if (circle === undefined) return what
  const key = circle.kind === 'clockwise' ? 'clockwise from' : 'anticlockwise from'
  return rule(speaker, key, { what, who: value(speaker, circle.from) })
}

/** Letters of a place with a relative clause of its own, after which a second one would belong to it. */
const LONG_PLACE = 50

/** `squares that are in the last row and in what can be reached ...`, if the place is long. */
function clauseFirst(speaker: Speaker, node: Nouns, what: Words): Words | undefined {
  const { rest } = whereParts(speaker, node)
  if (speaker.clauses === undefined || node.within === undefined || rest === undefined) return undefined
  if (node.called !== undefined || node.circle !== undefined || node.order !== undefined) return undefined
  const where = value(speaker, node.within)
  const text = spoken(where)
  if (text.length < LONG_PLACE || !/ (?:that|who|whose|for which) /u.test(text)) return undefined
  const told = relative(aboutThings(speaker, node), rest)
  const preposition = isOn(speaker, node, node.within) ? 'on' : 'in'
  return told?.isWhole === true
    ? clause(speaker, 'relative first', { what, clause: told.words, preposition, where })
    : undefined
}

/** `gems (each one: g)` */
function asCalled(speaker: Speaker, what: Words, name: string, naming: Naming): Words {
  const key = naming === 'chosen' ? 'called' : naming
  return rule(speaker, key, { what, name: emphasis(named(speaker, name)) })
}

/** True if a condition uses this name, which then has to come before it. */
function mentions(speaker: Speaker, part: Expression, name: string | undefined): boolean {
  const { start, end } = part
  const source = sourceOf(part, speaker.source)
  if (name === undefined || source === undefined) return true
  const words = source.text
    .slice(start, end)
    .split(/[^\p{L}\p{N}'_ -]|\s+/u)
    .join(' ')
  return ` ${words} `.includes(` ${name} `)
}

interface WhereParts {
  readonly isEmpty: boolean
  readonly owner: Expression | undefined
  readonly rest: Expression | undefined
}

/** `where empty and near` is read as `empty spaces for which near...`, `where owner is player` as `pieces of the player`. */
function whereParts(speaker: Speaker, node: Nouns): WhereParts {
  const { where } = node
  const terms = where === undefined ? [] : where.kind === 'and' ? where.terms : [where]
  const [first] = terms
  const isEmpty = first?.kind === 'name' && first.name.text === 'empty'
  const owned = isEmpty ? undefined : terms.find((term) => ownerIn(speaker, node, term) !== undefined)
  const owner = owned === undefined ? undefined : ownerIn(speaker, node, owned)
  const others = terms.filter((term) => term !== owned && !(isEmpty && term === first))
  const [only, another] = others
  if (only === undefined || where?.kind !== 'and' || another === undefined)
    return { isEmpty, owner, rest: only }
  return { isEmpty, owner, rest: { ...where, terms: others } }
}

/** The owner that pieces must have, in a few words. */
function ownerIn(speaker: Speaker, node: Nouns, term: Expression): Expression | undefined {
  const isKnown = speaker.clauses !== undefined || speaker.inflection !== undefined
  if (!isKnown || node.owner !== undefined || node.called !== undefined) return undefined
  if (term.kind !== 'is' || term.negated || term.left.kind !== 'name' || term.left.name.text !== 'owner')
    return undefined
  return isShortPlayer(speaker, term.right, value(speaker, term.right)) ? term.right : undefined
}

/** A choice of a player. */
export function choice(speaker: Speaker, node: Choice): Words {
  if (node.kind === 'number choice')
    return rule(speaker, 'a number', { least: value(speaker, node.least), most: value(speaker, node.most) })
  const { nouns: what, count } = node
  if (node.kind === 'choice in succession') {
    const inOrder = rule(speaker, 'in succession', {
      what:
        node.most === undefined
          ? thisMany(speaker, count, what)
          : rule(speaker, 'from to', {
              least: String(count),
              most: value(speaker, node.most),
              what: nouns(speaker, what),
            }),
    })
    return node.with === undefined ? inOrder : rule(speaker, 'with returns', { what: inOrder })
  }
  let words =
    node.most !== undefined
      ? rule(speaker, 'from to', {
          least: String(count),
          most: value(speaker, node.most),
          what: nouns(speaker, what),
        })
      : node.orMore
        ? rule(speaker, 'or more', { number: String(count), what: nouns(speaker, what) })
        : count > 1
          ? thisMany(speaker, count, what)
          : node.worth !== undefined
            ? nouns(speaker, what)
            : one(speaker, what)
  words = withInCommon(speaker, node, words)
  if (node.from !== undefined)
    words =
      someOf(speaker, words, what, node.from) ??
      rule(speaker, 'from', { what: words, where: value(speaker, node.from) })
  if (node.different) words = rule(speaker, 'all different', { what: words })
  if (node.asManyAsThereAre) words = rule(speaker, 'as many', { what: words })
  if (node.worth !== undefined)
    words = rule(speaker, 'worth at least', {
      what: words,
      of: value(aboutThings(speaker, what), node.worth.of),
      least: value(speaker, node.worth.least),
    })
  return node.inSecret ? rule(speaker, 'chosen in secret', { what: words }) : words
}

/** `2 cards`, `2 of your cards` */
function thisMany(speaker: Speaker, count: number, node: Nouns): Words {
  const what = nouns(speaker, node)
  return clause(speaker, 'this many', { number: String(count), what }) ?? [...plain(`${count} `), ...what]
}

/** `2 of the thrown dice`, not `2 dice from the thrown dice` */
function someOf(
  speaker: Speaker,
  words: Words,
  { name: { text } }: Nouns,
  from: Expression,
): Words | undefined {
  if (
    from.kind !== 'name' ||
    !isAdjective(speaker, from.name.text) ||
    speaker.names.members.get(comparedName(from.name.text))?.noun !== text
  )
    return undefined
  const [number, rest = ''] = spoken(words).split(` ${text}`)
  return rest === ''
    ? clause(speaker, 'some of', { number: number ?? '', what: value(speaker, from) })
    : undefined
}

function one(speaker: Speaker, node: Nouns): Words {
  const name = comparedName(node.name.text)
  const { names } = speaker
  if (node.owner === undefined && names.sections.get(name) === 'patterns')
    return around(speaker, node, withArticle(speaker, bareName(speaker, node.name.text)), 'parameter')
  const last = node.fields.at(-1)
  if (last !== undefined && names.bundles.has(comparedName(last.text))) return nouns(speaker, node)
  const single = aSingle(speaker, node)
  if (single !== undefined) return single
  if (isLines(speaker, node))
    return rule(speaker, 'one of', {
      what:
        speaker.clauses === undefined
          ? rule(speaker, 'within', { what: rule(speaker, 'spaces'), where: nouns(speaker, node) })
          : nouns(speaker, node),
    })
  const found = thingCalled(names, name)
  if (found !== undefined && !found.isPlural) return nounsOfOne(speaker, node)
  const what = nouns(speaker, node, 'chosen')
  const sort = speaker.clauses === undefined ? names.symbols.find(name, 'enumeration') : undefined
  const isKind = speaker.clauses === undefined && isKinds(speaker, node)
  const hasOwnArticle =
    node.owner === 'your' || (found === undefined && (sort === undefined || sort.name === name) && !isKind)
  return rule(speaker, 'one of', {
    what: hasOwnArticle ? what : rule(speaker, 'the', { what }),
    single:
      found === undefined && sort === undefined ? what : named(speaker, (found?.thing ?? sort)?.name ?? name),
  })
}

/** `an empty space on the board`, not `one of the empty spaces on the board` */
function aSingle(speaker: Speaker, node: Nouns): Words | undefined {
  const found = thingCalled(speaker.names, comparedName(node.name.text))
  if (speaker.clauses === undefined || found?.isPlural !== true || node.owner === 'your') return undefined
  if (isKinds(speaker, node)) return undefined
  return nounsOfOne(speaker, inNumber(speaker, node, true))
}

/** A function of the language for spaces, described by their location: `the free straight lines from here`. */
function isLines({ names }: Speaker, { name: { text }, arguments: list, owner, within }: Nouns): boolean {
  const name = comparedName(text)
  return (
    list !== undefined &&
    owner === undefined &&
    within === undefined &&
    isFunction(name) &&
    name !== 'borders' &&
    !names.sections.has(name)
  )
}

/** The name that a noun phrase gives to the things it finds. */
export function nameGiven({ called, name }: Nouns, speaker: Speaker): string {
  if (called !== undefined) return called.text
  return thingCalled(speaker.names, comparedName(name.text))?.thing.name ?? name.text
}
