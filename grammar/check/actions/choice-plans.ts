import type { Lowering } from '../elaboration/lowering.ts'
import { kindsNamed } from '../elaboration/name-uses.ts'
import type { Bundle, Choice, Expression, Nouns } from '../../expression/ast.ts'
import { bookText } from '../../book/book-text.ts'
import type { Span } from '../../source/span.ts'
import type { TextSource } from '../../expression/text-source.ts'
import { constant } from '../../ir/build.ts'
import type { ExprIR } from '../../ir/ir.ts'
import type { YamlText } from '../../yaml/tree.ts'
import type { Elaboration } from '../elaboration/elaboration.ts'
import type { Reads } from '../elaboration/reads.ts'
import { elaborate, number } from '../expressions/expressions.ts'
import type { Context } from '../elaboration/scope.ts'
import { spanIn } from '../elaboration/scope.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { typeWords } from '../../types/types.ts'
import type { ColumnInfo } from '../world/world.ts'

type ThingChoice = Extract<Choice, { kind: 'thing choice' }>

/** What one way of choosing takes: a slot for each thing, lots in the order of the text. */
export interface Plan {
  readonly slots: readonly { readonly kinds: ReadonlySet<number>; readonly lot: number }[]
  /** All things that are taken must have one value of this column. */
  readonly ofOne: ColumnInfo | undefined
}

/** More things than this nobody can be offered in every mixture. */
export const MOST_CHOSEN = 12
const MOST_WAYS = 200

/**
 * In what ways a choice of several can be made: those that take no more than there can be. What is left open must be
 * bounded by `room`, the number of things that can lie where they are chosen from. Undefined if it is not understood.
 */
export function waysToChoose(
  el: Elaboration,
  context: Context,
  at: YamlText,
  parsed: ThingChoice,
  room: number,
): Ways | undefined {
  const ways = waysOf(el, context, parsed, room)
  if (ways === undefined) return undefined
  const plans = ways.plans.filter(({ slots }) => slots.length <= Math.max(room, 1))
  const largest = Math.max(0, ...plans.map(({ slots }) => slots.length))
  if (largest <= MOST_CHOSEN && plans.length <= MOST_WAYS)
    return plans.length === ways.plans.length ? ways : { plans, row: ways.row }
  el.report('ST4129', at.span, `Up to ${largest} things could be chosen here at once.`, {
    why: `Every mixture of them is a move of its own, and more than ${MOST_CHOSEN} make too many.`,
    help: 'Limit the place, such as `holds: up to 8 cards`, or let them be chosen a few at a time by an action that is asked repeatedly.',
  })
  return undefined
}

export interface Ways {
  readonly plans: readonly Plan[]
  /** undefined: the player chooses by what is taken. */
  readonly row: ExprIR | undefined
}

function waysOf(el: Elaboration, context: Context, parsed: ThingChoice, room: number): Ways | undefined {
  const { nouns, count } = parsed
  const isName = nouns.arguments === undefined && nouns.fields.length === 0
  const plain = isName && nouns.owner === undefined
  const pattern = plain ? patternCalled(el, nouns.name.text) : undefined
  if (pattern !== undefined)
    el.names.use(el.names.symbols.find(nouns.name.text, 'pattern'), context.source, nouns.name)
  if (pattern !== undefined) return { plans: pattern, row: pattern.length === 1 ? constant(0) : undefined }
  // Where they are chosen `from` a place, all that lies there is meant.
  const kinds =
    plain || (isName && parsed.from === undefined) ? kindsNamed(el, context.source, nouns.name) : undefined
  if (kinds !== undefined) {
    const there = countOf(el, kinds)
    if (count > there) return moreThanThereAre(el, spanIn(context, nouns), count, there)
    const most = mostOf(el, context, parsed, Math.min(there, room))
    const plans = Array.from({ length: most - count + 1 }, (_, more): Plan => ({
      slots: Array.from({ length: count + more }, () => ({ kinds, lot: 0 })),
      ofOne: undefined,
    }))
    return { plans, row: plans.length === 1 ? constant(0) : undefined }
  }
  const value = elaborate(el, context, nounsAsExpression(nouns))
  if (value.form === 'scalar' && value.type.kind === 'bundle') {
    const printed = bundlesPrinted(el, context, nouns)
    const plans = el.world.bundles.map((lots, bundle): Plan => ({
      slots: (printed.has(bundle) ? lots : []).flatMap((lot, index) =>
        slotsOf(el, new Set(lot.kinds), index, lot.count),
      ),
      ofOne: undefined,
    }))
    return { plans, row: value.ir }
  }
  if (value.form !== 'scalar' || value.type.kind !== 'hole')
    el.report(
      'ST4102',
      spanIn(context, nouns),
      `Here stands ${value.form === 'scalar' ? typeWords(value.type) : 'a set'} where a number of pieces or a pattern is needed.`,
    )
  return undefined
}

/** As many as may be chosen at once; what is said to be the most need not be there. */
export function mostOf(
  el: Elaboration,
  context: Context,
  { count, orMore, most }: Pick<ThingChoice, 'count' | 'orMore' | 'most'>,
  room: number,
): number {
  if (most === undefined) return orMore ? Math.max(count, room) : count
  const { ir } = number(el, context, most)
  if (ir.op !== 'const' || ir.value < count || count < 1) {
    notFromOne(el, spanIn(context, most))
    return count
  }
  return Math.max(count, Math.min(ir.value, room))
}

export function notFromOne(el: Elaboration, at: Span): void {
  el.report('ST4119', at, 'How many may be chosen is known before the game: from 1 up to as many.', {
    help: 'Begin with 1, and write a number behind `..` that is no smaller; whoever need not choose at all is asked with `may`.',
  })
}

/** The bundles that `weapon.destroys` can be: those that the kinds a weapon can have print in this column. */
function bundlesPrinted(el: Elaboration, context: Context, { name, fields }: Nouns): ReadonlySet<number> {
  const [field] = fields
  const thing = context.scope.variables.get(name.text)?.value
  if (fields.length === 1 && thing?.form === 'scalar' && thing.type.kind === 'piece') {
    const { type } = thing
    const info = el.world.classes.find((c) => c.name === type.class)
    const column = info?.columns.find((c) => c.name === field?.text)
    if (info !== undefined && column !== undefined)
      return new Set([...type.kinds].map((kind) => column.values[info.kinds.indexOf(kind)] ?? -1))
  }
  return new Set(el.world.bundles.keys())
}

function nounsAsExpression(nouns: Nouns): Expression {
  const { start, end } = nouns.name
  const base: Expression = { kind: 'name', name: nouns.name, start, end }
  return nouns.fields.reduce<Expression>(
    (object, name) => ({ kind: 'field', object, name, start, end: name.end }),
    base,
  )
}

interface Pattern {
  readonly plans: readonly Plan[]
  readonly reads: Reads
}

const known = new WeakMap<Elaboration, Map<string, Pattern>>()

/** The alternatives of a pattern of `patterns:`. */
function patternCalled(el: Elaboration, name: string): readonly Plan[] | undefined {
  const made = known.get(el) ?? new Map<string, Pattern>()
  known.set(el, made)
  const before = made.get(name)
  if (before !== undefined) {
    el.reads.addTexts(before.reads)
    return before.plans
  }
  const entry = el.section('patterns').find((each) => each.name === name)
  if (entry === undefined) return undefined
  const texts =
    entry.value.kind === 'text' ? [entry.value] : entry.value.kind === 'list' ? entry.value.items : []
  const { made: plans, reads } = el.collectReads(() =>
    texts.flatMap((text) => {
      if (text.kind !== 'text') return []
      const source = bookText(text)
      const bundle = source.read('bundle', el.diagnostics)
      return bundle === undefined ? [] : plansOf(el, source, bundle)
    }),
  )
  made.set(name, { plans, reads })
  return plans
}

/** One for each mixture of numbers that the lots leave open, small ones first. */
function plansOf(el: Elaboration, source: TextSource, bundle: Bundle): readonly Plan[] {
  const { ofOne } = bundle
  const column =
    ofOne === undefined
      ? undefined
      : el.world.classes.flatMap((c) => c.columns).find((c) => c.name === ofOne.text)
  if (ofOne !== undefined && column === undefined) {
    el.report('ST4109', source.spanOf(ofOne.start, ofOne.end), `No piece has a \`${ofOne.text}\`.`)
    return []
  }
  if (ofOne !== undefined && column !== undefined)
    el.names.use(el.names.symbols.ofKey(column.key), source, ofOne)
  let mixtures: readonly Plan['slots'][] = [[]]
  for (const [lot, { least, most, name }] of bundle.lots.entries()) {
    const kinds = kindsNamed(el, source, name)
    if (kinds === undefined) {
      const names = el.world.kinds.map((k) => k.name)
      el.report(
        'ST4101',
        source.spanOf(name.start, name.end),
        `There is no kind called \`${name.text}\`.`,
        suggestion(name.text, names),
      )
      return []
    }
    const there = column === undefined ? countOf(el, kinds) : mostOfOne(el, kinds, column)
    if (least > countOf(el, kinds)) {
      moreThanThereAre(el, source.spanOf(name.start, name.end), least, countOf(el, kinds))
      return []
    }
    const last = Math.max(least, Math.min(most ?? there, there, least + MOST_WAYS))
    mixtures = mixtures.flatMap((before) =>
      Array.from({ length: last - least + 1 }, (_, more) => [
        ...before,
        ...slotsOf(el, kinds, lot, least + more),
      ]),
    )
    if (mixtures.length > MOST_WAYS * MOST_WAYS) break
  }
  return mixtures.filter((slots) => slots.length > 0).map((slots): Plan => ({ slots, ofOne: column }))
}

/** One slot more than there are pieces is never filled, and that is enough of what cannot be taken. */
function slotsOf(el: Elaboration, kinds: ReadonlySet<number>, lot: number, count: number): Plan['slots'] {
  return Array.from({ length: Math.min(count, countOf(el, kinds) + 1) }, () => ({ kinds, lot }))
}

function moreThanThereAre(el: Elaboration, at: Span, count: number, there: number): undefined {
  el.report(
    'ST4140',
    at,
    `${count} can never be chosen: there ${there === 1 ? 'is' : 'are'} only ${there}.`,
    {
      help: 'Write a smaller number, or put more copies into the game.',
    },
  )
}

function countOf(el: Elaboration, kinds: ReadonlySet<number>): number {
  el.readStock(kinds)
  return el.numbered.pieces.filter(({ kind }) => kinds.has(kind)).length
}

/** As many as there are with one value of a column. */
function mostOfOne(el: Elaboration, kinds: ReadonlySet<number>, column: ColumnInfo): number {
  const values = columnByPiece(el, column)
  const counts = new Map<number, number>()
  el.readStock(kinds)
  el.numbered.pieces.forEach(({ kind }, piece) => {
    const value = values[piece] ?? 0
    if (kinds.has(kind)) counts.set(value, (counts.get(value) ?? 0) + 1)
  })
  return Math.max(0, ...counts.values())
}

export function columnByPiece(el: Pick<Lowering, 'world'>, column: ColumnInfo): readonly number[] {
  const kinds = el.world.classes.find((c) => c.columns.includes(column))?.kinds ?? []
  const { values } = column
  return el.world.faces.map(({ kind }) => values[kinds.indexOf(kind)] ?? -0x80000000)
}
