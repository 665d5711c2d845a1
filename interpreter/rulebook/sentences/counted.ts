import { comparedName } from '../../../grammar/document/names.ts'
import { pluralOf } from '../../../grammar/document/spelling.ts'
import type { Expression, Nouns } from '../../../grammar/expression/ast.ts'
import type { World } from '../../../grammar/check/world/world.ts'
import { UNLIMITED } from '../../../grammar/ir/ir.ts'
import type { Words } from '../model/model.ts'
import { plain } from '../model/words.ts'
import { isPluralName } from '../language/english-words.ts'
import { meansSeveral, thingCalled } from './names.ts'
import { clause, isRuleKey, named, nameShown, rule, translated, type Speaker } from './speaker.ts'
import { calculated } from './calculated.ts'
import { nouns, value } from './dispatch.ts'

export type Relation = '<' | '<=' | '>' | '>=' | 'is' | 'is not'

/** `there are at least 3 cards in your hand`, for a count compared with a number. */
export function countCompared(
  speaker: Speaker,
  left: Expression,
  relation: Relation,
  right: Expression,
): Words | undefined {
  if (left.kind !== 'count' || right.kind !== 'number' || relation === 'is not') return undefined
  if (isOccurrence(speaker, left.nouns))
    return clause(speaker, `occurs ${relation}`, {
      value: value(speaker, asName(left.nouns)),
      what: left.nouns.within === undefined ? [] : value(speaker, left.nouns.within),
      number: String(right.value),
    })
  if (!isPlural(speaker, left.nouns)) return undefined
  const [how, number] = plainly(relation, right.value)
  const isOne = number === 1
  const what = nouns(speaker, inNumber(speaker, left.nouns, isOne))
  const thing = thingCalled(speaker.names, comparedName(left.nouns.name.text))?.thing
  if (thing !== undefined && severalOf(speaker, thing.name) === undefined) return undefined
  if (speaker.ownClauses['count is'] !== undefined && number === 0)
    return rule(
      speaker,
      how === 'is' ? (left.nouns.owner === 'your' ? 'there are none of' : 'there are no') : 'there are',
      {
        what,
      },
    )
  return clause(speaker, `count ${how}`, { verb: isOne ? 'is' : 'are', number: String(number), what })
}

/** True for a plural noun. */
function isPlural(speaker: Speaker, { name: { text } }: Nouns): boolean {
  const { names } = speaker
  const name = comparedName(text)
  return (
    meansSeveral(names, name) ||
    isPluralName(nameShown(speaker, name)) ||
    thingCalled(names, name) !== undefined
  )
}

/** `more than 1` is `at least 2`, which needs no singular, and `at most 0` is none. */
export function plainly(
  relation: Exclude<Relation, 'is not'>,
  number: number,
): readonly [Exclude<Relation, 'is not'>, number] {
  if (relation === '>' && number === 1) return ['>=', 2]
  if ((relation === '<=' && number === 0) || (relation === '<' && number === 1)) return ['is', 0]
  return relation === '>=' && number === 1 ? ['>', 0] : [relation, number]
}

/** How often a value is among others, not how many things there are. */
export function isOccurrence({ names, locals, clauses }: Speaker, { name, within }: Nouns): boolean {
  const word = comparedName(name.text)
  if (
    clauses !== undefined &&
    within !== undefined &&
    names.values.has(word) &&
    thingCalled(names, word) === undefined
  )
    return true
  const isValue = locals.has(word) || (names.tracked.has(word) && names.members.get(word)?.isMany !== true)
  return within !== undefined && isValue && thingCalled(names, word) === undefined
}

function asName({ name, start, end }: Nouns): Expression {
  return { kind: 'name', name, start, end }
}

/** The same nouns in the singular or in the plural. */
export function inNumber(speaker: Speaker, node: Nouns, isOne: boolean): Nouns {
  const word = comparedName(node.name.text)
  const { symbols } = speaker.names
  const thing = thingCalled(speaker.names, word)?.thing ?? symbols.find(word, 'enumeration')
  if (thing === undefined || node.fields.length > 0 || node.arguments !== undefined) return node
  const { name, plural } = thing
  return { ...node, name: { ...node.name, text: isOne ? name : (plural ?? pluralOf(name)) } }
}

/** `walls`; undefined where there is no word for several. */
export function severalOf(speaker: Speaker, name: string): Words | undefined {
  const thing = thingCalled(speaker.names, comparedName(name))?.thing
  const many = thing?.plural ?? pluralOf(thing?.name ?? name)
  const isKnown = speaker.clauses !== undefined || translated(speaker, many) !== undefined || isRuleKey(many)
  return isKnown ? named(speaker, many) : undefined
}

/** `30 walls`; undefined where there is no word for several. */
export function lotOf(speaker: Speaker, number: number, name: string): Words | undefined {
  const thing = thingCalled(speaker.names, comparedName(name))?.thing
  const one = thing?.name ?? name
  const many = thing?.plural ?? pluralOf(one)
  const word = number === 1 ? one : many
  const isKnown = speaker.clauses !== undefined || number === 1 || translated(speaker, many) !== undefined
  return isKnown ? [...plain(`${number} `), ...named(speaker, word)] : undefined
}

/** The value of a sum or product of numbers that have names. */
export function constantNumber(node: Expression, constants: World['constants']): number | undefined {
  if (node.kind === 'number') return node.value
  if (node.kind === 'name') {
    const found = constants.get(comparedName(node.name.text))
    return found?.type.kind === 'number' && found.value !== UNLIMITED ? found.value : undefined
  }
  if (node.kind !== 'arithmetic') return undefined
  const [left, right] = [constantNumber(node.left, constants), constantNumber(node.right, constants)]
  return left === undefined || right === undefined ? undefined : calculated(node.operator, left, right)
}
