import { parseBundle, textSource } from '../expression/parse.ts'
import type { TextSource } from '../expression/parse.ts'
import type { Bundle, Choice, Expression, Nouns } from '../expression/ast.ts'
import type { ChoiceIR, ConditionIR, ExprIR, SetIR, StepIR } from '../ir/ir.ts'
import {
  NOTHING,
  all,
  any,
  arithmetic,
  cell,
  choose,
  compare,
  constant,
  filter,
  load,
  not,
  some,
} from '../ir/build.ts'
import type { YamlText } from '../yaml/tree.ts'
import type { Elaboration } from './elaboration.ts'
import { asSet, elaborate } from './expressions.ts'
import { groupAsPieces, groupOfType } from './group-nouns.ts'
import { kindsCalled } from './kinds.ts'
import { nounSet } from './nouns.ts'
import type { Context } from './scope.ts'
import { spanIn } from './scope.ts'
import { suggestion } from './suggestion.ts'
import { typeWords } from './types.ts'
import type { SetValue } from './values.ts'
import type { ColumnInfo } from './world.ts'

/*
 * A choice of several things is as many choices of one thing each. What the author wrote says which kinds each of them
 * takes; equal things are chosen in one order only, so that a choice of several is one move. A slot that stays empty
 * holds the number behind those of all pieces and groups.
 */

/** What one way of choosing takes: a slot for each thing, lots in the order of the text. */
interface Plan {
  readonly slots: readonly { readonly kinds: ReadonlySet<number>; readonly lot: number }[]
  /** All things that are taken must have one value of this column. */
  readonly ofOne: ColumnInfo | undefined
}

export interface SeveralChoice {
  readonly choices: readonly ChoiceIR[]
  readonly conditions: readonly Omit<ConditionIR, 'after'>[]
  readonly value: SetValue
  /** Cells of the slots, and what an empty one holds. */
  readonly slots: Slots
}

export interface Slots {
  readonly cells: readonly number[]
  readonly empty: number
}

type ThingChoice = Extract<Choice, { kind: 'thing choice' }>

/** `2 soldiers from your hand`, `patrol opening from your hand`, `weapon.destroys from targets or as many as there are`. */
export function severalChoice(
  el: Elaboration,
  context: Context,
  key: YamlText,
  at: YamlText,
  parsed: ThingChoice,
): SeveralChoice | undefined {
  const ways = waysWithin(el, at, waysOf(el, context, parsed), roomIn(el, context, parsed))
  if (ways === undefined) return undefined
  const from =
    parsed.from === undefined ? nounSet(el, context, parsed.nouns) : piecesMeant(el, context, parsed.from)
  const origin = el.origin(at.span)
  const empty = el.world.groups.reduce((sum, group) => sum + group.count, el.world.pieces.length)
  const choices: ChoiceIR[] = []
  let row = ways.row
  if (row === undefined) {
    // Which of the alternatives it is nobody has to say: it can be seen from what is chosen.
    const alternative = el.memory.local(`way of ${key.text}`)
    choices.push({
      name: key.text,
      cell: alternative,
      type: 'number',
      from: { set: 'range', from: constant(0), to: constant(ways.plans.length - 1) },
      domain: ways.plans.length,
      alike: false,
      inner: true,
      origin,
    })
    row = cell(alternative)
  }
  const most = Math.max(1, ...ways.plans.map(({ slots }) => slots.length))
  const cells = Array.from({ length: most }, (_, i) => el.memory.local(`choice ${key.text} ${i + 1}`))
  const plan: Slotting = { plans: ways.plans, row, cells, empty, from, lowered: parsed.asManyAsThereAre }
  const text = at.text.replaceAll(/\s+/g, ' ').trim()
  cells.forEach((own, slot) => {
    const set = slotSet(el, plan, slot)
    const test: ExprIR = { op: 'contains', set, item: cell(own) }
    choices.push({
      name: key.text,
      cell: own,
      type: 'piece',
      from: set,
      domain: empty + 1,
      alike: true,
      slot,
      parts: [{ is: 'phrase', text, test, mentions: [] }],
      origin,
    })
  })
  const filled = cells.map((own): ExprIR => compare('ne', cell(own), constant(empty)))
  const members = cells.map((own): SetIR => ({
    set: 'one',
    item: choose(compare('eq', cell(own), constant(empty)), NOTHING, cell(own)),
  }))
  const kinds = new Set(ways.plans.flatMap(({ slots }) => slots.flatMap((slot) => [...slot.kinds])))
  const className = from.element.kind === 'piece' ? from.element.class : ''
  return {
    choices,
    conditions: [{ label: key.text, says: undefined, test: some(filled), mentions: [], origin }],
    value: {
      form: 'set',
      element: { kind: 'piece', class: className, kinds },
      ir: members.reduce((left, right): SetIR => ({ set: 'union', left, right })),
      secrecy: 0,
      face: from.face,
    },
    slots: { cells, empty },
  }
}

interface Slotting {
  readonly plans: readonly Plan[]
  /** Which plan it is. */
  readonly row: ExprIR
  readonly cells: readonly number[]
  readonly empty: number
  readonly from: SetValue
  /** Where there are too few, as many as there are. */
  readonly lowered: boolean
}

/** What a slot may hold, given those before it. */
function slotSet(el: Elaboration, plan: Slotting, slot: number): SetIR {
  const { plans, row, cells, empty, from } = plan
  const kinds = el.world.kinds.length
  const table = (name: string, width: number, of: (plan: Plan, column: number) => number, column: ExprIR) =>
    el.lookUp(
      `${name} of slot ${slot}`,
      plans.flatMap((each) => Array.from({ length: width }, (_, i) => of(each, i))),
      arithmetic('add', arithmetic('mul', row, constant(width)), column),
    )
  const isUsed = table('use', 1, (each) => (slot < each.slots.length ? 1 : 0), constant(0))
  const { reg, ir } = el.boundRegister()
  const kind = el.kindOf(ir)
  const tests: ExprIR[] = [
    compare(
      'eq',
      table('kinds', kinds, (each, k) => (each.slots[slot]?.kinds.has(k) === true ? 1 : 0), kind),
      constant(1),
    ),
    ...cells.slice(0, slot).map((other) => compare('ne', ir, cell(other))),
  ]
  const before = cells[slot - 1]
  let inOrder: ExprIR | undefined
  if (before !== undefined) {
    const goesOn = table(
      'lot',
      1,
      (each) => (slot < each.slots.length && each.slots[slot]?.lot === each.slots[slot - 1]?.lot ? 1 : 0),
      constant(0),
    )
    const former = cell(before)
    const ordered = all([
      compare('ne', former, constant(empty)),
      some([
        compare('lt', el.kindOf(former), kind),
        all([
          compare('eq', el.kindOf(former), kind),
          compare('le', load(el.memory.at, former), load(el.memory.at, ir)),
        ]),
      ]),
    ])
    inOrder = some([not(compare('eq', goesOn, constant(1))), ordered])
  }
  const [first] = cells
  plans.forEach(({ ofOne }, index) => {
    if (ofOne === undefined || first === undefined || slot === 0) return
    const byPiece = (piece: ExprIR): ExprIR => el.lookUp(ofOne.name, columnByPiece(el, ofOne), piece, 'piece')
    tests.push(some([compare('ne', row, constant(index)), compare('eq', byPiece(ir), byPiece(cell(first)))]))
  })
  const candidates = filter(from.ir, reg, all(inOrder === undefined ? tests : [...tests, inOrder]))
  // Too few are those of which there is no other, not those of which the others were in order before.
  const others = filter(from.ir, reg, all(tests))
  const none: SetIR = { set: 'one', item: constant(empty) }
  return {
    set: 'if',
    condition: compare('eq', isUsed, constant(1)),
    then: plan.lowered ? { set: 'if', condition: any(others), then: candidates, else: none } : candidates,
    else: none,
  }
}

function columnByPiece(el: Elaboration, column: ColumnInfo): readonly number[] {
  const kinds = el.world.classes.find((c) => c.columns.includes(column))?.kinds ?? []
  return el.world.pieces.map(({ kind }) => column.values[kinds.indexOf(kind)] ?? -0x80000000)
}

/** The pieces that an expression means; of groups what is in them. */
export function piecesMeant(el: Elaboration, context: Context, e: Expression): SetValue {
  const set = asSet(el, context, e)
  const group = groupOfType(el, set.element)
  return group === undefined ? set : groupAsPieces(el, set, group)
}

/** More things than this nobody can be offered in every mixture. */
const MOST_CHOSEN = 12
const MOST_WAYS = 200

/** How many things can lie where they are chosen from. */
function roomIn(el: Elaboration, context: Context, parsed: ThingChoice): number {
  const within = parsed.from ?? parsed.nouns.within
  const value = within === undefined ? undefined : el.silently(() => elaborate(el, context, within))
  return value?.form === 'place' ? value.place.capacity : el.world.pieces.length
}

/** Ways that take no more than there can be; what is left open must be bounded by the place. */
function waysWithin(el: Elaboration, at: YamlText, ways: Ways | undefined, room: number): Ways | undefined {
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

interface Ways {
  readonly plans: readonly Plan[]
  /** undefined: the player chooses by what is taken. */
  readonly row: ExprIR | undefined
}

function waysOf(el: Elaboration, context: Context, parsed: ThingChoice): Ways | undefined {
  const { nouns, count } = parsed
  const plain = nouns.arguments === undefined && nouns.fields.length === 0 && nouns.owner === undefined
  const pattern = plain ? patternCalled(el, nouns.name.text) : undefined
  if (pattern !== undefined) return { plans: pattern, row: pattern.length === 1 ? constant(0) : undefined }
  const kinds = plain ? kindsCalled(el.world, nouns.name.text) : undefined
  if (kinds !== undefined) {
    const there = countOf(el, kinds)
    const most = parsed.orMore ? Math.max(count, Math.min(there, roomIn(el, context, parsed))) : count
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
        Array.from({ length: lot.count }, () => ({ kinds: new Set(lot.kinds), lot: index })),
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

const known = new WeakMap<Elaboration, Map<string, readonly Plan[]>>()

/** The alternatives of a pattern of `patterns:`. */
function patternCalled(el: Elaboration, name: string): readonly Plan[] | undefined {
  const made = known.get(el) ?? new Map<string, readonly Plan[]>()
  known.set(el, made)
  const before = made.get(name)
  if (before !== undefined) return before
  const entry = el.section('patterns').find((each) => each.name === name)
  if (entry === undefined) return undefined
  const texts =
    entry.value.kind === 'text' ? [entry.value] : entry.value.kind === 'list' ? entry.value.items : []
  const plans = texts.flatMap((text) => {
    if (text.kind !== 'text') return []
    const source = textSource(text)
    const bundle = parseBundle(source, el.diagnostics)
    return bundle === undefined ? [] : plansOf(el, source, bundle)
  })
  made.set(name, plans)
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
  let mixtures: readonly Plan['slots'][] = [[]]
  for (const [lot, { least, most, name }] of bundle.lots.entries()) {
    const kinds = kindsCalled(el.world, name.text)
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
    const last = Math.max(least, Math.min(most ?? there, there, least + MOST_WAYS))
    mixtures = mixtures.flatMap((before) =>
      Array.from({ length: last - least + 1 }, (_, more) => [
        ...before,
        ...Array.from({ length: least + more }, () => ({ kinds, lot })),
      ]),
    )
    if (mixtures.length > MOST_WAYS * MOST_WAYS) break
  }
  return mixtures.filter((slots) => slots.length > 0).map((slots): Plan => ({ slots, ofOne: column }))
}

function countOf(el: Elaboration, kinds: ReadonlySet<number>): number {
  return el.world.pieces.filter(({ kind }) => kinds.has(kind)).length
}

/** As many as there are with one value of a column. */
function mostOfOne(el: Elaboration, kinds: ReadonlySet<number>, column: ColumnInfo): number {
  const values = columnByPiece(el, column)
  const counts = new Map<number, number>()
  el.world.pieces.forEach(({ kind }, piece) => {
    const value = values[piece] ?? 0
    if (kinds.has(kind)) counts.set(value, (counts.get(value) ?? 0) + 1)
  })
  return Math.max(0, ...counts.values())
}

/** `take saved out of targets`: slots that hold one of them stay empty. */
export function takeOut(el: Elaboration, what: SetValue, slots: Slots, origin: number): StepIR {
  const { cells, empty } = slots
  const capacity = el.world.pieces.length
  const index = el.memory.local('index of what is taken out')
  const own = el.memory.local('what is taken out')
  const snapshot = el.memory.region({
    name: 'what is taken out',
    length: capacity + 1,
    least: -0x80000000,
    most: 0x7fffffff,
    orNone: true,
    start: -0x80000000,
    per: 'local',
  })
  return {
    step: 'for each',
    over: what.ir,
    cell: own,
    index,
    snapshot,
    capacity,
    origin,
    body: cells.map((slot): StepIR => ({
      step: 'if',
      condition: compare('eq', cell(slot), cell(own)),
      then: [
        {
          step: 'store',
          base: slot,
          index: constant(0),
          value: constant(empty),
          least: 0,
          most: empty,
          orNone: false,
          origin,
        },
      ],
      else: [],
      origin,
    })),
  }
}
