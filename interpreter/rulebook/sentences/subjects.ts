import { comparedName } from '../../../grammar/document/names.ts'
import type { Expression, Nouns } from '../../../grammar/expression/ast.ts'
import { isPluralName } from '../language/english-words.ts'
import type { Words } from '../model/model.ts'
import { isOwnField } from '../../../grammar/names/language-words.ts'
import { meansSeveral, thingCalled, type Names } from './names.ts'
import { isSeveral } from './found-types.ts'
import { clause, nameShown, rule, withLocals, type Speaker } from './speaker.ts'
import { isIt, isYou } from './pronouns.ts'
import { isAdjective } from './bare-names.ts'
import { value } from './dispatch.ts'

/** The subject of a sentence. */
export function subject(speaker: Speaker, node: Expression): Words {
  if (!isIt(node) || speaker.pronoun !== undefined || speaker.about !== 'many') return value(speaker, node)
  return clause(speaker, 'they') ?? value(speaker, node)
}

/** Only the subject of a relative clause is its pronoun. */
export function behind(speaker: Speaker): Speaker {
  return speaker.pronoun === undefined ? speaker : { ...speaker, pronoun: undefined }
}

/** About one thing or several, as far as the name tells. */
export function verb(speaker: Speaker, node: Expression): Words {
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
  if (speaker.clauses !== undefined && node.kind === 'arithmetic' && isSeveral(speaker, node))
    return rule(speaker, 'verbs')
  if (inflection?.isMany !== undefined)
    return rule(speaker, inflection.isMany(value(speaker, node)) ? 'verbs' : 'verb')
  const found = thingCalled(speaker.names, comparedName(name))
  if (isAdjective(speaker, name) && holdsMany(speaker, name)) return rule(speaker, 'verbs')
  const isPlural = found?.isPlural ?? (isPluralName(nameShown(speaker, name)) || name === 'others')
  return rule(speaker, isPlural ? 'verbs' : 'verb')
}

/** A bare name that belongs to the thing in question. */
export function isBareField({ names, locals }: Speaker, written: string): boolean {
  const name = comparedName(written)
  if (locals.has(name) || names.bundles.has(name)) return false
  return isOfThings(names, name)
}

/** True for a name that can belong to a thing: a field, or a term of things. */
export function isOfThings(names: Names, name: string): boolean {
  const isField = isOwnField(name) || names.symbols.find(name, 'field') !== undefined
  return names.fields.has(name) || names.ofThings.has(name) || isField || isSort(names, name)
}

/** The name of a sort of values is none of them: alone, it is that of the thing, `sector is west`. */
export function isSort({ symbols }: Names, name: string): boolean {
  const called = symbols.called(name)
  return (
    called.some(
      (symbol) => symbol.name === name && (symbol.sort === 'enumeration' || symbol.sort === 'type'),
    ) && called.every(({ sort }) => sort === 'enumeration' || sort === 'type' || sort === 'field')
  )
}

/** Inside `where` and `has`, bare names belong to the thing in question unless it has been given a name. */
export function aboutThings(speaker: Speaker, { called, name, fields }: Nouns): Speaker {
  // `player.cup`: it is about what lies there.
  const of = fields.at(-1) ?? name
  const found = fields.length > 0 ? undefined : thingCalled(speaker.names, comparedName(name.text))
  const thing = found?.thing.name ?? ownThing(name.text)
  const about = { ...speaker, thing, pronoun: undefined, isPlaceSaid: false }
  if (called !== undefined) return { ...withLocals(about, [comparedName(called.text)]), about: undefined }
  const isOfMany =
    of.text === 'kinds' ||
    isMany(speaker, of.text) ||
    isWordForPlayers(of.text) ||
    holdsMany(speaker, of.text)
  return { ...about, about: isOfMany ? 'many' : 'one' }
}

/** By what it means, or for a name without a meaning of its own, by its form. */
export function isMany(speaker: Speaker, written: string): boolean {
  const { names, clauses } = speaker
  const name = comparedName(written)
  if (meansSeveral(names, name)) return true
  return (
    clauses !== undefined && thingCalled(names, name) === undefined && isPluralName(nameShown(speaker, name))
  )
}

/** A tracked set or bag. */
function holdsMany({ names, clauses }: Speaker, name: string): boolean {
  return clauses !== undefined && names.members.get(comparedName(name))?.isMany === true
}

/** A thing with a word of the language that no ruleset declares. */
function ownThing(name: string): string | undefined {
  if (isWordForPlayers(name)) return 'player'
  return name === 'kind' || name === 'kinds' ? 'kind' : undefined
}

function isWordForPlayers(name: string): boolean {
  return name === 'others' || name === 'partners'
}
