import { comparedName } from '../../../grammar/document/names.ts'
import type { Expression } from '../../../grammar/expression/ast.ts'
import { FUNCTION_WORDS, isOwnField, isWord } from '../../../grammar/names/language-words.ts'
import type { Words } from '../model/model.ts'
import { enumerated, joined, merged, plain, spoken } from '../model/words.ts'
import { condition, isPredicateOf } from './conditions.ts'
import { isTruth } from './found-types.ts'
import { thingCalled } from './names.ts'
import { isIt } from './owners.ts'
import { clause } from './speaker.ts'
import type { Speaker } from './speaker.ts'
import { spokenRule, value } from './values.ts'

/**
 * A condition on things as a relative clause, `that are empty and whose owner is the player`, if the language has them and
 * every part of it is about the things themselves.
 */
export function relative(speaker: Speaker, node: Expression, isSo = true): Words | undefined {
  if (speaker.clauses === undefined || speaker.about === undefined) return undefined
  const parts = partsOf(node, isSo)
  if (parts === undefined) return undefined
  const told: Words[] = []
  const others: Words[] = []
  for (const [term, holds] of parts.terms) {
    const other = parts.by === 'and' ? otherThan(speaker, term, holds) : undefined
    const words = other ?? part(speaker, term, holds)
    if (words === undefined) return undefined
    if (other === undefined) told.push(words)
    else others.push(words)
  }
  const clauses = enumerated(withoutRepeats(told), spokenRule(speaker, parts.by))
  return joined([...others, ...(told.length === 0 ? [] : [clauses])], ' ')
}

/** `it is not the player`: `other than the player` */
function otherThan(speaker: Speaker, node: Expression, isSo: boolean): Words | undefined {
  if (node.kind !== 'is' || node.negated !== isSo || !isIt(node.left)) return undefined
  const { right } = node
  const isEmpty = right.kind === 'name' && right.name.text === 'empty'
  if (isEmpty || right.kind === 'none' || right.kind === 'nothing' || right.kind === 'truth') return undefined
  const isKind =
    right.kind === 'name' && thingCalled(speaker.names, comparedName(right.name.text)) !== undefined
  if (isKind && right.kind === 'name' && !speaker.locals.has(comparedName(right.name.text))) return undefined
  return clause(speaker, 'other than', { what: value(speaker, right) })
}

interface Parts {
  readonly by: 'and' | 'or'
  readonly terms: readonly (readonly [Expression, boolean])[]
}

/** Several conditions next to each other; none of them is several itself. */
function partsOf(node: Expression, isSo: boolean): Parts | undefined {
  if (node.kind === 'not') return partsOf(node.term, !isSo)
  if (node.kind !== 'and' && node.kind !== 'or') return { by: 'and', terms: [[node, isSo]] }
  const terms: (readonly [Expression, boolean])[] = []
  for (const term of node.terms) {
    const inner = partsOf(term, isSo)
    if (inner?.terms.length !== 1) return undefined
    terms.push(...inner.terms)
  }
  return { by: isSo === (node.kind === 'and') ? 'and' : 'or', terms }
}

/** `that are empty and that are red` becomes `that are empty and are red`. */
function withoutRepeats(all: readonly Words[]): readonly Words[] {
  const first = (words: Words): string => spoken(words).split(' ')[0] ?? ''
  return all.map((words, i) => {
    const before = all[i - 1]
    const pronoun = first(words)
    if (before === undefined || pronoun === 'whose' || first(before) !== pronoun) return words
    const [start, ...rest] = merged(words)
    return start?.kind === 'text' ? [...plain(start.text.slice(pronoun.length + 1)), ...rest] : words
  })
}

function part(speaker: Speaker, node: Expression, isSo: boolean): Words | undefined {
  const pronoun = speaker.thing === 'player' ? 'who' : 'that'
  const inside: Speaker = { ...speaker, pronoun }
  switch (node.kind) {
    case 'compare':
    case 'is':
    case 'within':
      return isSubject(speaker, halved(node)) ? condition(inside, node, isSo) : undefined
    case 'has':
      return isIt(node.left) ? condition(inside, node, isSo) : undefined
    case 'exists':
      return node.has === undefined && node.nouns.within !== undefined && isIt(node.nouns.within)
        ? condition(inside, node, isSo)
        : undefined
    case 'field':
      return isIt(node.object) && isPredicateOf(speaker, node.name.text)
        ? condition(inside, node, isSo)
        : undefined
    case 'call': {
      const [only, another] = node.arguments
      const isAbout = only !== undefined && another === undefined && isSubject(speaker, only)
      return isAbout && isPredicateOf(speaker, node.name.text) ? condition(inside, node, isSo) : undefined
    }
    case 'name':
      return isFieldName(speaker, node.name.text) && isPredicateOf(speaker, node.name.text)
        ? condition(inside, node, isSo)
        : undefined
    case 'number':
    case 'truth':
    case 'none':
    case 'nothing':
    case 'original':
    case 'of':
    case 'your':
    case 'if':
    case 'otherwise':
    case 'or':
    case 'and':
    case 'not':
    case 'openly':
    case 'afterwards':
    case 'can':
    case 'knows':
    case 'knows that':
    case 'arithmetic':
    case 'select':
    case 'every':
    case 'count':
    case 'count value':
    case 'fold':
    case 'top':
    case 'all but':
      return undefined
  }
}

/** `row` in `row mod 2`: what is even or odd. */
function halved({ left, right }: { readonly left: Expression; readonly right: Expression }): Expression {
  if (left.kind !== 'arithmetic' || left.operator !== 'mod' || right.kind !== 'number') return left
  return left.right.kind === 'number' && left.right.value === 2 ? left.left : left
}

/** The thing itself or something of it. */
function isSubject(speaker: Speaker, node: Expression): boolean {
  if (isTruth(speaker, node)) return false
  switch (node.kind) {
    case 'name':
      return node.name.text === 'it' || isFieldName(speaker, node.name.text)
    case 'field':
      return isIt(node.object) && !speaker.names.bundles.has(comparedName(node.name.text))
    case 'of':
      return isIt(node.object) && node.arguments === undefined
    case 'call': {
      const [only, another] = node.arguments
      const name = comparedName(node.name.text)
      const isOwn = speaker.names.sections.has(name) || !isWord(FUNCTION_WORDS, name)
      return only !== undefined && another === undefined && isIt(only) && isOwn
    }
    case 'number':
    case 'truth':
    case 'none':
    case 'nothing':
    case 'original':
    case 'your':
    case 'if':
    case 'otherwise':
    case 'or':
    case 'and':
    case 'not':
    case 'openly':
    case 'afterwards':
    case 'can':
    case 'knows':
    case 'knows that':
    case 'arithmetic':
    case 'select':
    case 'every':
    case 'count':
    case 'count value':
    case 'fold':
    case 'top':
    case 'all but':
    case 'compare':
    case 'is':
    case 'within':
    case 'has':
    case 'exists':
      return false
  }
}

/** A bare name that belongs to the thing in question. */
function isFieldName({ names, locals }: Speaker, written: string): boolean {
  const name = comparedName(written)
  if (locals.has(name) || names.bundles.has(name)) return false
  return names.fields.has(name) || names.ofThings.has(name) || isOwnField(name)
}
