import type { Expression } from '../../../grammar/expression/ast.ts'
import { comparedName } from '../../../grammar/document/names.ts'
import { isDoneByOwner, isEvent, splitPlural, type PluralName } from '../language/english-words.ts'
import type { Words } from '../model/model.ts'
import { plain, rewritten, spoken } from '../model/words.ts'
import { bareName } from './bare-names.ts'
import { value } from './dispatch.ts'
import { isOfType, isThing } from './found-types.ts'
import { isIt, isYou, youAt } from './pronouns.ts'
import { clause, nameShown, type Speaker } from './speaker.ts'
import { behind, isBareField, subject, verb } from './subjects.ts'
import { plainly, type Relation } from './counted.ts'

/** A number whose name is a plural, and what has so many. */
interface Counted {
  readonly name: string
  /** undefined for a number of the whole game. */
  readonly owner: Expression | undefined
}

/** `you have at least 3 checks`, `there are fewer than 2 raises`: a number that is called like several things. */
export function manyCompared(
  speaker: Speaker,
  left: Expression,
  relation: Relation,
  right: Expression,
): Words | undefined {
  const counted = countedIn(speaker, left)
  const parts = counted === undefined ? undefined : splitPlural(nameShown(speaker, counted.name))
  if (counted === undefined || parts === undefined) return undefined
  const than = counted.owner === undefined ? undefined : thanAnother(speaker, counted, relation, right)
  if (than !== undefined) return than
  const said = value(behind(speaker), right)
  const number = Number(/^\d+$/u.exec(spoken(said))?.[0])
  if (Number.isNaN(number) || relation === 'is not') return undefined
  const [how, least] = plainly(relation, number)
  const [is, shown] =
    how === '>' && least === 0 && parts.one !== undefined ? (['>=', 1] as const) : ([how, least] as const)
  const isOne = shown === 1 && parts.one !== undefined
  const name = bareName(speaker, counted.name)
  const { noun, after, one = noun } = parts
  const what = rewritten(name, ([, ...rest]) => [(isOne ? one : noun) + after, ...rest.map(() => '')])
  const number_ = spoken(said) === String(shown) ? said : plain(String(shown))
  const many = amount(speaker, is, shown, number_, what)
  return many && having(speaker, counted, parts, many, isOne)
}

/** `at least 3 checks` */
function amount(
  speaker: Speaker,
  how: Exclude<Relation, 'is not'>,
  least: number,
  number: Words,
  what: Words,
): Words | undefined {
  if (how === 'is' && least === 0) return clause(speaker, 'no of them', { what })
  if (how === '>' && least === 0) return what
  return clause(speaker, `so many ${how}`, { number, what })
}

function having(
  speaker: Speaker,
  { name, owner }: Counted,
  { participle, noun }: PluralName,
  many: Words,
  isOne: boolean,
): Words | undefined {
  const done = participle === undefined ? [] : plain(participle)
  const alone = (): Words =>
    rewritten(many, (texts) => texts.map((text) => text.replace(new RegExp(` ${participle}$`, 'u'), '')))
  const isOfEvents = isEvent(noun) && speaker.names.tracked.has(comparedName(name))
  if (owner === undefined)
    return participle === undefined
      ? clause(speaker, isOfEvents ? 'there have been' : 'there exist', {
          what: many,
          verb: isOne ? '1' : '2',
        })
      : clause(speaker, isOne ? 'has been done' : 'have been done', { what: alone(), done })
  const isMany = isYou(owner) || spoken(verb(speaker, owner)) === speaker.rules.verbs
  const slots = { that: subject(speaker, owner), verb: isMany ? '2' : '1' }
  return participle !== undefined && isDoneByOwner(participle)
    ? clause(speaker, 'that has done', { ...slots, what: alone(), done })
    : clause(speaker, 'that has', { ...slots, what: many })
}

/** `you have more medals than your opponent` */
function thanAnother(
  speaker: Speaker,
  counted: Counted,
  relation: Relation,
  right: Expression,
): Words | undefined {
  const other = countedIn(behind(speaker), right)
  if (other?.owner === undefined || counted.owner === undefined || relation === 'is not') return undefined
  if (comparedName(other.name) !== comparedName(counted.name)) return undefined
  const isMany = isYou(counted.owner) || spoken(verb(speaker, counted.owner)) === speaker.rules.verbs
  return clause(speaker, `more than another ${relation}`, {
    that: subject(speaker, counted.owner),
    verb: isMany ? '2' : '1',
    what: bareName(speaker, counted.name),
    other: value(behind(speaker), other.owner),
  })
}

function countedIn(speaker: Speaker, node: Expression): Counted | undefined {
  if (speaker.clauses === undefined) return undefined
  const { names, locals } = speaker
  if (node.kind === 'your') return numbered(speaker, node, node.name.text, youAt(node))
  if (node.kind === 'field' || (node.kind === 'of' && node.arguments === undefined))
    return node.object.kind === 'field' && node.object.name.text === 'last'
      ? undefined
      : numbered(speaker, node, node.name.text, node.object)
  const [of, another] = node.kind === 'call' ? node.arguments : []
  if (node.kind === 'call')
    return of === undefined ||
      another !== undefined ||
      !isThing(speaker, of) ||
      names.sections.get(comparedName(node.name.text)) !== 'terms'
      ? undefined
      : numbered(speaker, node, node.name.text, of)
  if (node.kind !== 'name') return undefined
  const name = comparedName(node.name.text)
  if (locals.has(name)) return numbered(speaker, node, name, undefined)
  if (speaker.about !== undefined && isBareField(speaker, name))
    return numbered(speaker, node, name, { ...node, name: { ...node.name, text: 'it' } })
  return names.tracked.has(name) || names.sections.get(name) === 'terms'
    ? numbered(speaker, node, name, undefined)
    : undefined
}

function numbered(
  speaker: Speaker,
  node: Expression,
  name: string,
  owner: Expression | undefined,
): Counted | undefined {
  const key = comparedName(name)
  const { names } = speaker
  const isKnown = isOfType(speaker, node, 'number') && !names.bundles.has(key) && !names.members.has(key)
  if (!isKnown || key === 'pips' || names.sections.get(key) === 'tables') return undefined
  if (owner !== undefined && isIt(owner) && speaker.about === 'many' && speaker.pronoun === undefined)
    return undefined
  return { name, owner }
}
