import { comparedName } from '../../../grammar/document/names.ts'
import type { Expression } from '../../../grammar/expression/ast.ts'
import { isFunction } from '../../../grammar/language/functions.ts'
import type { Words } from '../model/model.ts'
import { enumerated, joined, merged, plain, spoken } from '../model/words.ts'
import { isTruth } from './found-types.ts'
import { isOn, lookedForInIt, mentions } from './mentions.ts'
import { thingCalled } from './names.ts'
import { withVerbOnce } from './shared-verb.ts'
import { clause, rule, spokenRule, type Speaker } from './speaker.ts'
import { isBareField } from './subjects.ts'
import { holds, isNounName } from './truths.ts'
import { isDistanceFrom } from './calls.ts'
import { condition, value } from './dispatch.ts'
import { isIt } from './pronouns.ts'
import { bareName, isSaidOf, titleSaid } from './bare-names.ts'

/** The words that follow a noun to describe it. */
interface Related {
  readonly words: Words
  /** True if no condition needed `for which ...`. */
  readonly isWhole: boolean
}

/**
 * A condition on things as a relative clause, `that are empty and whose owner is the player`, if the language has them.
 * Conditions that are not about the things themselves come last: `and for which ...`.
 */
export function relative(speaker: Speaker, node: Expression): Related | undefined {
  if (speaker.clauses === undefined || speaker.about === undefined) return undefined
  const { by, terms } = partsOf(node, true)
  const others: Expression[] = []
  const told: Part[] = []
  const rest: Term[] = []
  for (const term of terms) {
    const other = by === 'and' ? otherIn(speaker, term) : undefined
    const one = other === undefined ? part(speaker, term) : undefined
    if (other !== undefined) others.push(other)
    else if (one !== undefined) told.push(one)
    else rest.push(term)
  }
  if (rest.length > 0 && (by === 'or' || rest.length === terms.length)) return undefined
  const own = enumerated(withoutRepeats(told), spokenRule(speaker, by))
  const last = forWhich(speaker, rest)
  const between = told.length === 0 ? ' ' : `${told.length === 1 ? '' : ','} ${spokenRule(speaker, by)} `
  const clauses = joined(
    [own, last].filter((words) => words.length > 0),
    between,
  )
  return {
    words: joined(
      [otherThan(speaker, others), clauses].filter((words) => words.length > 0),
      ' ',
    ),
    isWhole: rest.length === 0,
  }
}

/** A predicate for each of several things that were named before: `is closed and is not a post`. */
export function predicate(speaker: Speaker, node: Expression): Words | undefined {
  if (speaker.clauses === undefined || speaker.about === undefined) return undefined
  const { by, terms } = partsOf(node, true)
  const told = terms.map((term) => part(speaker, term))
  const subjects = told.flatMap((one) => (one?.role === 'subject' ? [withoutPronoun(one.words)] : []))
  return subjects.length < terms.length ? undefined : enumerated(subjects, spokenRule(speaker, by))
}

/** A condition, and whether it has to hold. */
type Term = readonly [node: Expression, isSo: boolean]

/** A clause, and what the thing is in it: only clauses of the same subject need no second pronoun. */
interface Part {
  readonly words: Words
  readonly role: 'subject' | 'owner' | 'object' | 'place'
}

/** `the player` in `it is not the player`: the value that things must differ from. */
function otherIn(speaker: Speaker, [node, isSo]: Term): Expression | undefined {
  if (node.kind !== 'is' || node.negated !== isSo || !isIt(node.left)) return undefined
  const { right } = node
  const isEmpty = right.kind === 'name' && right.name.text === 'empty'
  if (isEmpty || right.kind === 'none' || right.kind === 'nothing' || right.kind === 'truth') return undefined
  const isKind =
    right.kind === 'name' && thingCalled(speaker.names, comparedName(right.name.text)) !== undefined
  if (isKind && right.kind === 'name' && !speaker.locals.has(comparedName(right.name.text))) return undefined
  return right
}

/** `other than the sender and the player` */
function otherThan(speaker: Speaker, others: readonly Expression[]): Words {
  if (others.length === 0) return []
  const what = enumerated(
    others.map((each) => value(speaker, each)),
    spokenRule(speaker, 'and'),
  )
  return clause(speaker, 'other than', { what }) ?? []
}

interface Parts {
  readonly by: 'and' | 'or'
  readonly terms: readonly Term[]
}

/** Several conditions next to each other. */
function partsOf(node: Expression, isSo: boolean): Parts {
  if (node.kind === 'not') return partsOf(node.term, !isSo)
  if (node.kind !== 'and' && node.kind !== 'or') return { by: 'and', terms: [[node, isSo]] }
  return {
    by: isSo === (node.kind === 'and') ? 'and' : 'or',
    terms: node.terms.map((term) => withoutNot(term, isSo)),
  }
}

function withoutNot(node: Expression, isSo: boolean): Term {
  return node.kind === 'not' ? withoutNot(node.term, !isSo) : [node, isSo]
}

/** Everything that is not about the things themselves, in one clause. */
function forWhich(speaker: Speaker, rest: readonly Term[]): Words {
  const [first] = rest
  if (first === undefined) return []
  const { start, end } = first[0]
  const terms = rest.map(([term, isSo]): Expression => (isSo ? term : { kind: 'not', term, start, end }))
  const [only, another] = terms
  const whole: Expression | undefined = another === undefined ? only : { kind: 'and', terms, start, end }
  const words = whole === undefined ? [] : condition(speaker, whole)
  const key = speaker.thing === 'player' ? 'for whom it holds' : 'for which it holds'
  return clause(speaker, key, { condition: words }) ?? []
}

/** `that are empty and that are red` becomes `that are empty and red`. */
function withoutRepeats(all: readonly Part[]): readonly Words[] {
  const whole = all.map(({ words, role }, i) =>
    role === 'subject' && all[i - 1]?.role === 'subject' ? withoutPronoun(words) : words,
  )
  const [first = [], ...more] = whole
  if (!all.every(({ role }) => role === 'subject')) return whole
  const [, ...rests] = withVerbOnce([withoutPronoun(first), ...more])
  return [first, ...rests]
}

/**
 * Removes the pronoun. It is the first word of every clause with the role `subject`, because `part` renders these with
 * `that` or `who` as their subject. A clause that does not begin with text stays whole.
 */
function withoutPronoun(words: Words): Words {
  const [start, ...rest] = merged(words)
  if (start?.kind !== 'text') return words
  return [...plain(start.text.slice((spoken([start]).split(' ')[0] ?? '').length + 1)), ...rest]
}

function part(speaker: Speaker, [node, isSo]: Term): Part | undefined {
  const pronoun = speaker.thing === 'player' ? 'who' : 'that'
  const inside: Speaker = { ...speaker, pronoun }
  const said = (): Part => {
    const words = condition(inside, node, isSo)
    return { words, role: spoken(words).startsWith('whose ') ? 'owner' : 'subject' }
  }
  if (isAboutIt(speaker, node)) return said()
  return (
    nested(speaker, node, isSo) ??
    objectOf(speaker, node, isSo) ??
    placeIn(speaker, node, isSo) ??
    truthOf(speaker, node, isSo)
  )
}

/** `that are red or blue`, one of several conditions. */
function nested(speaker: Speaker, node: Expression, isSo: boolean): Part | undefined {
  if (node.kind !== 'or' && node.kind !== 'and') return undefined
  const said = relative(speaker, isSo ? node : { ...node, kind: 'not', term: node })
  return said?.isWhole === true ? { words: said.words, role: 'place' } : undefined
}

/** `for which a mill is true`: a truth about the thing alone, so the words need not say what it applies to. */
function truthOf(speaker: Speaker, node: Expression, isSo: boolean): Part | undefined {
  const isOfIt =
    (node.kind === 'name' && isBareField(speaker, node.name.text)) ||
    (node.kind === 'field' && isIt(node.object)) ||
    (node.kind === 'call' && node.arguments.length === 1 && node.arguments.every(isIt))
  if (!isOfIt || !isTruth(speaker, node)) return undefined
  const pronoun = speaker.thing === 'player' ? 'who' : 'that'
  if (isNounName(speaker, node.name.text) && titleSaid(speaker, node.name.text, isSo) === undefined) {
    const what = bareName(speaker, node.name.text)
    const owning = clause(speaker, isSo ? 'that has' : 'that has no', {
      that: clause(speaker, pronoun) ?? [],
      verb: speaker.about === 'many' ? '2' : '1',
      what: isSo ? rule(speaker, 'a', { what }) : what,
    })
    if (owning !== undefined) return { role: 'subject', words: owning }
  }
  const key = speaker.thing === 'player' ? 'for whom it holds' : 'for which it holds'
  const words = clause(speaker, key, {
    condition: holds(speaker, bareName(speaker, node.name.text), undefined, isSo),
  })
  return words === undefined ? undefined : { role: 'place', words }
}

/** True if the condition is about the thing or one of its properties. */
function isAboutIt(speaker: Speaker, node: Expression): boolean {
  const about = aboutIn(node)
  if (about !== undefined && (isIt(about) || isOwned(speaker, about))) return true
  if (node.kind === 'exists')
    return node.has === undefined && node.nouns.within !== undefined && isIt(node.nouns.within)
  if (node.kind !== 'name' && node.kind !== 'field' && node.kind !== 'call') return false
  const { text } = node.name
  if (node.kind === 'name' && (text === 'empty' || text === 'gone')) return true
  if (!isSaidOf(speaker, text)) return false
  if (node.kind === 'name') return isBareField(speaker, text)
  if (node.kind === 'field') return isIt(node.object)
  const [first, ...others] = node.arguments
  if (first === undefined || !(isIt(first) || isOwned(speaker, first))) return false
  return others.every((each) => mentions(speaker, each) === 0)
}

/** `the potion has it`: `that the potion has` */
function objectOf(speaker: Speaker, node: Expression, isSo: boolean): Part | undefined {
  if (node.kind !== 'has' || node.right.kind === 'bundle' || !isIt(node.right)) return undefined
  if (mentions(speaker, node.left) > 0) return undefined
  const words = clause(speaker, isSo ? 'that it has' : 'that it has not', { who: value(speaker, node.left) })
  return words === undefined ? undefined : { role: 'object', words }
}

/** `the first stone on it is white`: `on which the first stone is white` */
function placeIn(speaker: Speaker, node: Expression, isSo: boolean): Part | undefined {
  const inIt = lookedForInIt(node)
  if (inIt?.within === undefined || mentions(speaker, node) !== 1) return undefined
  const words = clause(speaker, isOn(speaker, inIt, inIt.within) ? 'on which' : 'in which', {
    condition: condition({ ...speaker, isPlaceSaid: true }, node, isSo),
  })
  return words === undefined ? undefined : { role: 'place', words }
}

/** The subject of a comparison. */
function aboutIn(node: Expression): Expression | undefined {
  if (node.kind === 'compare' || node.kind === 'is') return halved(node)
  return node.kind === 'within' || node.kind === 'has' ? node.left : undefined
}

/** `row` in `row mod 2`: the number that is even or odd. */
function halved({ left, right }: { readonly left: Expression; readonly right: Expression }): Expression {
  if (left.kind !== 'arithmetic' || left.operator !== 'mod' || right.kind !== 'number') return left
  return left.right.kind === 'number' && left.right.value === 2 ? left.left : left
}

/** True for a property of the thing: `its owner`. */
function isOwned(speaker: Speaker, node: Expression): boolean {
  if (isTruth(speaker, node)) return false
  if (node.kind === 'name') return isBareField(speaker, node.name.text)
  if (node.kind === 'field')
    return isIt(node.object) && !speaker.names.bundles.has(comparedName(node.name.text))
  if (node.kind === 'of') return isIt(node.object) && node.arguments === undefined
  if (node.kind === 'top') return isIt(node.of)
  if (node.kind !== 'call') return false
  const [first, ...others] = node.arguments
  const name = comparedName(node.name.text)
  if (isDistanceFrom(speaker, node)) return true
  const isAlone = others.length === 0 || speaker.names.keyed.has(name)
  const isOwn = speaker.names.sections.has(name) || !isFunction(name)
  return (
    isOwn &&
    isAlone &&
    first !== undefined &&
    isIt(first) &&
    others.every((each) => mentions(speaker, each) === 0)
  )
}
