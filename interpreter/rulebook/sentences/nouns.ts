import { comparedName } from '../../../grammar/document/names.ts'
import type { Choice, Expression, Nouns } from '../../../grammar/expression/ast.ts'
import { aboutThings, condition } from './conditions.ts'
import type { Words } from '../model/model.ts'
import { thingCalled } from './names.ts'
import { named, rule, withLocals } from './speaker.ts'
import type { Speaker } from './speaker.ts'
import { bareName, oneThing, value, withArticle, withInCommon } from './values.ts'
import { emphasis, plain } from '../model/words.ts'

/** `cards in your hand` */
export function nouns(speaker: Speaker, node: Nouns, naming: Naming = 'called'): Words {
  if (node.within?.kind !== 'name' || !isKinds(speaker, node))
    return around(speaker, node, head(speaker, node), naming)
  const what = rule(speaker, 'kinds of', { what: value(speaker, node.within) })
  return around(speaker, { ...node, within: undefined }, what, naming)
}

/** How a name is given: to each of several things, or to the one that is spoken of. */
type Naming = 'called' | 'parameter'

/** `kinds in officers`: not things that lie there. */
function isKinds({ names }: Speaker, { name: { text }, owner }: Nouns): boolean {
  return (
    (text === 'kinds' || text === 'kind') && owner === undefined && thingCalled(names, text) === undefined
  )
}

/** `a card in your hand` */
export function nounsOfOne(speaker: Speaker, node: Nouns): Words {
  const isPlain = node.owner === undefined && node.arguments === undefined && node.fields.length === 0
  const one = isPlain ? oneThing(speaker, node.name.text) : undefined
  return around(speaker, node, one ?? head(speaker, node), 'parameter')
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

function around(speaker: Speaker, node: Nouns, first: Words, naming: Naming): Words {
  let what = first
  const parts = whereParts(node)
  if (parts.isEmpty) what = rule(speaker, 'empty things', { what })
  if (node.within !== undefined)
    what = rule(speaker, isOn(speaker, node, node.within) ? 'on' : 'within', {
      what,
      where: value(speaker, node.within),
    })
  if (node.order?.kind === 'by')
    what = rule(speaker, 'in order of', { what, by: value(speaker, node.order.by) })
  else if (node.order !== undefined) {
    const key = node.order.kind === 'clockwise' ? 'clockwise from' : 'anticlockwise from'
    what = rule(speaker, key, { what, who: value(speaker, node.order.from) })
  }
  const { rest } = parts
  const isFirst = rest === undefined || mentions(speaker, rest, node.called?.text)
  const { called } = node
  const withName = (words: Words): Words =>
    called === undefined ? words : asCalled(speaker, words, called.text, naming)
  if (isFirst) what = withName(what)
  if (rest === undefined) return what
  what = rule(speaker, 'for which', { what, condition: condition(aboutThings(speaker, node), rest) })
  return isFirst ? what : withName(what)
}

/** `gems (each one: g)` */
function asCalled(speaker: Speaker, what: Words, name: string, naming: Naming): Words {
  return rule(speaker, naming, { what, name: emphasis(named(speaker, name)) })
}

/** Does a condition use this name? Then the name has to come before it. */
function mentions({ source }: Speaker, { start, end }: Expression, name: string | undefined): boolean {
  if (name === undefined || source === undefined) return true
  const words = source.text
    .slice(start, end)
    .split(/[^\p{L}\p{N}'_ -]|\s+/u)
    .join(' ')
  return ` ${words} `.includes(` ${name} `)
}

/** `where empty and near` is read as `empty spaces for which near...`. */
function whereParts({ where }: Nouns): { readonly isEmpty: boolean; readonly rest: Expression | undefined } {
  const isEmpty = (node: Expression): boolean => node.kind === 'name' && node.name.text === 'empty'
  if (where === undefined || isEmpty(where)) return { isEmpty: where !== undefined, rest: undefined }
  const [first] = where.kind === 'and' ? where.terms : []
  if (where.kind !== 'and' || first === undefined || !isEmpty(first)) return { isEmpty: false, rest: where }
  const terms = where.terms.slice(1)
  const [second] = terms
  return { isEmpty: true, rest: terms.length === 1 ? second : { ...where, terms } }
}

/** `in` and `on` mean the same to the rules, so only the text shows which of the two was written. */
function isOn({ source }: Speaker, { name }: Nouns, within: Expression): boolean {
  return /\bon\s+(?:an?\s+|the\s+)?$/u.test(source?.text.slice(name.end, within.start) ?? '')
}

/** What a player chooses. */
export function choice(speaker: Speaker, node: Choice): Words {
  if (node.kind === 'number choice')
    return rule(speaker, 'a number', { least: String(node.least), most: value(speaker, node.most) })
  const { nouns: what, count } = node
  if (node.kind === 'choice in succession')
    return rule(speaker, 'in succession', {
      what:
        node.most === undefined
          ? [...plain(`${count} `), ...nouns(speaker, what)]
          : rule(speaker, 'from to', {
              least: String(count),
              most: value(speaker, node.most),
              what: nouns(speaker, what),
            }),
    })
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
          ? [...plain(`${count} `), ...nouns(speaker, what)]
          : one(speaker, what)
  words = withInCommon(speaker, node, words)
  if (node.from !== undefined)
    words = rule(speaker, 'from', { what: words, where: value(speaker, node.from) })
  if (node.different) words = rule(speaker, 'all different', { what: words })
  if (node.asManyAsThereAre) words = rule(speaker, 'as many', { what: words })
  return node.inSecret ? rule(speaker, 'chosen in secret', { what: words }) : words
}

function one(speaker: Speaker, node: Nouns): Words {
  const name = comparedName(node.name.text)
  const { names } = speaker
  if (node.owner === undefined && names.sections.get(name) === 'patterns')
    return around(speaker, node, withArticle(speaker, name, bareName(speaker, node.name.text)), 'parameter')
  const last = node.fields.at(-1)
  if (last !== undefined && names.bundles.has(comparedName(last.text))) return nouns(speaker, node)
  const found = thingCalled(names, name)
  if (found !== undefined && !found.isPlural) return nounsOfOne(speaker, node)
  const what = nouns(speaker, node)
  const hasOwnArticle = node.owner === 'your' || found === undefined
  return rule(speaker, 'one of', { what: hasOwnArticle ? what : rule(speaker, 'the', { what }) })
}

/** The name that a noun phrase gives to the things it finds. */
export function nameGiven({ called, name }: Nouns, speaker: Speaker): string {
  if (called !== undefined) return called.text
  return thingCalled(speaker.names, comparedName(name.text))?.thing.name ?? name.text
}

export function withNouns(speaker: Speaker, node: Nouns): Speaker {
  return withLocals(speaker, [comparedName(nameGiven(node, speaker))])
}
