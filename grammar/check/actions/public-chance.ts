import { unwatched } from '../world/watched-world.ts'
import type { Choice, Expression, Nouns } from '../../expression/ast.ts'
import { children, nounChildren } from '../../expression/walk.ts'
import { bookText } from '../../book/book-text.ts'
import { conjunction, any, compare, constant, EMPTY, filter, loadWord, disjunction } from '../../ir/build.ts'
import type { ExprIR, OfferIR, SetIR } from '../../ir/ir.ts'
import { exchanged, readsRegister } from '../../ir/walk.ts'
import type { YamlText } from '../../yaml/tree.ts'
import { actionPart } from '../elaboration/action-part.ts'
import { declaredBy, actionFrame, scopeOfOffer } from './actions.ts'
import type { ActionFrame } from '../elaboration/declarations.ts'
import { coversBundle } from '../expressions/covers-bundle.ts'
import { namedCondition } from '../functions/clauses.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { scalarOf } from '../elaboration/values.ts'
import { looksAtPlace } from './looks-at-place.ts'
import { kindsCalled } from '../world/kinds-called.ts'
import { nounSet } from '../nouns/nouns.ts'
import { ruleClauses } from '../functions/rule-clauses.ts'
import type { Context, Scope } from '../elaboration/scope.ts'
import { piecesMeant } from './several-choice.ts'
import { PUBLIC } from '../../types/types.ts'
import { asSet, elaborate } from '../elaboration/dispatch.ts'

/**
 * Being asked reveals something, and so does not being asked. So a player who is not on turn is asked if there may be
 * an answer by public information: a choice from a hidden place may be anything that this place can hold, as long as it
 * is not empty, and conditions that need more than public information are assumed to hold. Returns that as a condition.
 * Undefined if the player is always asked.
 */
export function publicChance(el: Reading, offers: readonly OfferIR[]): ExprIR | undefined {
  const chances = offers.map(({ action, args }) =>
    el.findings.supposing(() => chanceOf(el, actionFrame(el, action), args)),
  )
  const known = chances.filter((chance) => chance !== undefined)
  return known.length < chances.length || known.length === 0 ? undefined : disjunction(known)
}

/** One step of a search for an answer: a candidate to try, or a condition that must hold. */
type Part =
  | { readonly part: 'try'; readonly reg: number; readonly of: SetIR }
  | { readonly part: 'test'; readonly test: ExprIR }

interface Search {
  readonly el: Reading
  scope: Scope
  readonly parts: Part[]
  /** Names without public information. */
  readonly unknown: Set<string>
  /** Registers with a piece that only represents its face. Its place is meaningless. */
  readonly faces: Set<number>
}

function chanceOf(el: Reading, frame: ActionFrame, args: readonly ExprIR[]): ExprIR | undefined {
  el.reads.actions.add(frame.name)
  const search: Search = {
    el,
    scope: scopeOfOffer(el, frame),
    parts: [],
    // The contents of a set are known only when the question is asked.
    unknown: new Set(frame.parameters.filter((_, i) => frame.sets[i] !== undefined).map(({ name }) => name)),
    faces: new Set(),
  }
  const chosen = actionPart(frame.entry, 'choose')
  for (const { key, value } of chosen?.kind === 'map' ? chosen.entries : []) {
    const source = value.kind === 'text' ? bookText(value) : undefined
    const choice = source === undefined ? undefined : el.findings.read(source, 'choice')
    if (source === undefined || choice === undefined) return undefined
    if (!tryOut(search, key, { source, scope: search.scope }, choice)) search.unknown.add(key.text)
  }
  const named = actionPart(frame.entry, 'let')
  for (const { key, value } of named?.kind === 'map' ? named.entries : []) {
    const source = value.kind === 'text' ? bookText(value) : undefined
    const parsed = source === undefined ? undefined : el.findings.read(source, 'expression')
    const found =
      source === undefined || parsed === undefined || speaksOf(parsed, search.unknown)
        ? undefined
        : elaborate(el, { source, scope: search.scope }, parsed)
    if (found?.form !== 'scalar' || found.secrecy !== PUBLIC || looksAtPlace(found.ir, search.faces))
      search.unknown.add(key.text)
    else search.scope = search.scope.declare({ symbol: declaredBy(el, key), value: found })
  }
  conditions(search, frame)
  return search.parts.length === 0
    ? undefined
    : withArguments(asPrinted(nested(search.parts), search.faces), frame.cells, args)
}

/** Replaces parameters by their arguments: their cells are written only when the question is asked. */
function withArguments(ir: ExprIR, cells: readonly number[], args: readonly ExprIR[]): ExprIR {
  return exchanged(ir, {
    expression: (e) => (e.op === 'cell' ? (args[cells.indexOf(e.at)] ?? e) : e),
  })
}

/** Adds a choice. Returns false if nothing is known about it. */
function tryOut(search: Search, key: YamlText, context: Context, choice: Choice): boolean {
  const { el, parts, faces } = search
  if (choice.kind !== 'thing choice') return false
  const { nouns, from, count, orMore, most, worth } = choice
  // How many are needed depends on what they are worth.
  if (worth !== undefined) return false
  if (speaksOfNouns(nouns, search.unknown)) return false
  if (from !== undefined || count > 1 || orMore || most !== undefined) {
    const test = severalThere(search, context, choice)
    if (test !== undefined) parts.push({ part: 'test', test })
    return false
  }
  const set = nounSet(el, context, nouns)
  const { reg, ir } = el.boundRegister(set.element)
  if (set.secrecy === PUBLIC && set.face === PUBLIC) {
    if (looksAtPlace(set.ir, faces)) return false
    parts.push({ part: 'try', reg, of: set.ir })
    search.scope = search.scope.declare({ symbol: declaredBy(el, key), value: scalarOf(set.element, ir) })
    return true
  }
  const hidden = facesThere(search, context, nouns)
  if (hidden === undefined || set.element.kind !== 'piece') return false
  faces.add(reg)
  parts.push({ part: 'try', reg, of: hidden })
  search.scope = search.scope.declare({ symbol: declaredBy(el, key), value: scalarOf(set.element, ir) })
  return true
}

/** One piece of each possible kind in the place, if it is not empty. */
function facesThere({ el }: Search, context: Context, nouns: Nouns): SetIR | undefined {
  const kinds = kindsCalled(el.world, nouns.name.text)
  if (kinds === undefined || nouns.within === undefined) return undefined
  const place = elaborate(el, context, nouns.within)
  if (place.form !== 'place' || place.container === undefined) return undefined
  const possibleKinds = place.place.holdsKinds.filter((kind) => kinds.has(kind))
  const pieces = possibleKinds.map((kind) =>
    unwatched(el.world).pieces.findIndex((piece) => piece.kind === kind),
  )
  const { offsets, items } = el.tables.rows('faces', [pieces.filter((piece) => piece >= 0)])
  return {
    set: 'if',
    condition: compare('lt', constant(0), loadWord(el.memory.count, place.container)),
    then: { set: 'row', offsets, items, index: constant(0) },
    else: EMPTY,
  }
}

/** The public condition for a choice of several. Undefined if unknown. */
function severalThere(search: Search, context: Context, choice: Extract<Choice, { kind: 'thing choice' }>) {
  const { el, faces } = search
  const { nouns, from, count, asManyAsThereAre } = choice
  const among = from === undefined ? nounSet(el, context, nouns) : piecesMeant(el, asSet(el, context, from))
  if (among.secrecy !== PUBLIC || among.face !== PUBLIC || looksAtPlace(among.ir, faces)) return undefined
  if (asManyAsThereAre) return any(among.ir)
  const kinds = nouns.fields.length === 0 ? kindsCalled(el.world, nouns.name.text) : undefined
  if (kinds !== undefined) {
    const { reg, ir } = el.boundRegister(among.element)
    const isOne = disjunction([...kinds].map((kind) => compare('eq', el.kindOf(ir), constant(kind))))
    return compare('le', constant(count), { op: 'count', set: filter(among.ir, reg, isOne) })
  }
  const [field] = nouns.fields
  if (field === undefined || nouns.fields.length > 1) return undefined
  const { start, end } = nouns.name
  const object: Expression = { kind: 'name', name: nouns.name, start, end }
  const bundle = elaborate(el, context, { kind: 'field', object, name: field, start, end: field.end })
  if (bundle.form !== 'scalar' || bundle.type.kind !== 'bundle' || bundle.secrecy !== PUBLIC) return undefined
  return coversBundle(el, among, bundle).ir
}

function conditions(search: Search, frame: ActionFrame): void {
  const { el, parts, unknown, faces } = search
  const section = actionPart(frame.entry, 'only if')
  for (const entry of section?.kind === 'map' ? section.entries : []) {
    if (!('layer' in entry)) continue
    for (const { clause, ir, secrecy } of ruleClauses(namedCondition(el, search.scope, entry))) {
      if (clause === undefined || secrecy !== PUBLIC) continue
      if (speaksOf(clause.condition.condition, unknown) || looksAtPlace(ir, faces)) continue
      parts.push({ part: 'test', test: ir })
    }
  }
}

/** A condition that all parts can be satisfied. Tests do not depend on later candidates. */
function nested(parts: readonly Part[]): ExprIR {
  const [first, ...rest] = parts
  if (first === undefined) return constant(1)
  const inner = nested(rest)
  if (first.part === 'test') return conjunction([first.test, inner])
  return any(filter(first.of, first.reg, inner))
}

/**
 * Marks lookups of pieces that only represent their face, so that secrecy analysis does not take them for looks at a
 * face.
 */
function asPrinted(ir: ExprIR, faces: ReadonlySet<number>): ExprIR {
  return exchanged(ir, {
    expression: (e) => {
      if (e.op !== 'table' || e.by === undefined || !readsRegister(e.index, faces)) return e
      return { op: e.op, table: e.table, index: e.index }
    },
  })
}

function speaksOf(e: Expression, names: ReadonlySet<string>): boolean {
  if (names.size === 0) return false
  if (e.kind === 'name' && names.has(e.name.text)) return true
  if ('nouns' in e && names.has(e.nouns.name.text)) return true
  return children(e).some((child) => speaksOf(child, names))
}

function speaksOfNouns(nouns: Nouns, names: ReadonlySet<string>): boolean {
  return names.has(nouns.name.text) || nounChildren(nouns).some((child) => speaksOf(child, names))
}
