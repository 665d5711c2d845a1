import type { Expression, Nouns } from '../../expression/ast.ts'
import { printExpression, printNouns } from '../../expression/print-expression.ts'
import { spells } from '../../document/spelling.ts'
import type { InWorld, Reading } from '../elaboration/contexts.ts'
import { thereIs, type Context, type Fact, type Something } from '../elaboration/scope.ts'
import { kindsCalled } from '../world/kinds-called.ts'

/* Facts about existence that a test proves, compared by meaning and not by spelling. */

/** The fact that a thing exists that a noun phrase names. Its place is therefore not empty. */
export function somethingOf(
  el: Pick<Reading, 'names' | 'world'>,
  context: Context,
  nouns: Nouns,
): readonly [string, Fact][] {
  const something = somethingNamed(el, context, nouns)
  const key = [something.of, ...(something.kinds ?? []), ...something.where].join(' | ')
  const inside: readonly [string, Fact][] =
    nouns.within === undefined || !isPlain({ ...nouns, within: undefined }) ? [] : [notEmpty(nouns.within)]
  return [[thereIs(key), { notNone: true, something }], ...inside]
}

/** The fact that a place or a set is not empty. */
export function notEmpty(of: Expression): [string, Fact] {
  return [thereIs(printExpression(of)), { notNone: true }]
}

/** True if a test has established that something exists that a noun phrase names. */
export function isSomethingOf(el: Reading, context: Context, nouns: Nouns): boolean {
  const { facts } = context.scope
  if (facts.size === 0) return false
  const wanted = somethingNamed(el, context, nouns)
  for (const { something } of facts.values())
    if (something !== undefined && includes(something, wanted)) return true
  const { within } = nouns
  if (within === undefined || wanted.where.length > 0 || !isPlain({ ...nouns, within: undefined }))
    return false
  return facts.has(notEmpty(within)[0]) && areAllOf(el, within, nouns)
}

/** True if a test has established that a place or a set is not empty. */
export function isNotEmpty(context: Context, of: Expression): boolean {
  return context.scope.facts.has(notEmpty(of)[0])
}

/** True if finding one of the first implies finding one of the second. */
function includes(found: Something, wanted: Something): boolean {
  if (found.of !== wanted.of || !wanted.where.every((each) => found.where.includes(each))) return false
  const { kinds } = wanted
  if (kinds === undefined || found.kinds === undefined) return kinds === found.kinds
  return [...found.kinds].every((kind) => kinds.has(kind))
}

function somethingNamed(el: Pick<Reading, 'names' | 'world'>, context: Context, nouns: Nouns): Something {
  const kinds = kindsMeant(el, context, nouns)
  const text = kinds === undefined ? nounMeant(el, context, nouns.name.text) : ''
  const bare = {
    ...nouns,
    name: { ...nouns.name, text },
    called: undefined,
    order: undefined,
    where: undefined,
  }
  return {
    of: printNouns(bare),
    ...(kinds === undefined ? {} : { kinds }),
    where: nouns.where === undefined ? [] : conditions(nouns.where),
  }
}

/** `a and b` holds only if each of them does. */
function conditions(where: Expression): readonly string[] {
  return where.kind === 'and' ? where.terms.flatMap(conditions) : [printExpression(where)]
}

function kindsMeant(el: InWorld, { scope }: Context, nouns: Nouns): ReadonlySet<number> | undefined {
  const { text } = nouns.name
  if (nouns.arguments !== undefined || nouns.fields.length > 0 || scope.variables.has(text)) return undefined
  return kindsCalled(el.world, text)
}

/** The canonical spelling of a noun. */
function nounMeant(el: Pick<Reading, 'names'>, { scope }: Context, text: string): string {
  if (scope.variables.has(text)) return text
  const plain = ['space', 'player'].find((name) => spells(text, name, undefined))
  return plain ?? el.names.symbols.find(text, 'class', 'family', 'kind', 'group')?.name ?? text
}

/** True if it names a sort of things, and nothing more. */
function isPlain({ owner, arguments: list, fields, within, where }: Nouns): boolean {
  return fields.length === 0 && [owner, list, within, where].every((part) => part === undefined)
}

/** True if everything there is of the noun's sort. */
function areAllOf(
  el: Pick<Reading, 'annotations' | 'world'>,
  within: Expression,
  { name: { text } }: Nouns,
): boolean {
  const value = el.annotations.get('value', within)
  const kinds = kindsCalled(el.world, text)
  const areOf = (those: Iterable<number>): boolean =>
    kinds !== undefined && [...those].every((k) => kinds.has(k))
  if (value?.form === 'place')
    return !value.place.isBoard && value.place.holdsGroups.length === 0 && areOf(value.place.holdsKinds)
  if (value?.form !== 'set') return false
  const { element } = value
  return element.kind === 'piece'
    ? areOf(element.kinds)
    : element.kind === 'space' && spells(text, 'space', undefined)
}
