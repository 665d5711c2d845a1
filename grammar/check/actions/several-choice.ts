import { unwatched } from '../world/watched-world.ts'
import { spanIn, type Context, type Slots, type Variable } from '../elaboration/scope.ts'
import type { Choice, Expression } from '../../expression/ast.ts'
import type { ChoiceIR, ConditionIR, ExprIR, SetIR, StepIR } from '../../ir/ir.ts'
import {
  conjunction,
  any,
  arithmetic,
  cell,
  compare,
  constant,
  filter,
  not,
  disjunction,
} from '../../ir/build.ts'
import type { YamlText } from '../../yaml/tree.ts'
import type { Lowering, Reading, Reporting } from '../elaboration/contexts.ts'
import { valueAsSet } from '../expressions/conversions.ts'
import { groupAsPieces, groupOfType } from '../nouns/group-nouns.ts'
import { legalityOnly } from '../elaboration/secrecy-checks.ts'
import { nounSet } from '../nouns/nouns.ts'
import { comesAfter } from './slot-order.ts'
import { SPACE, typeWords, widest, type Type } from '../../types/types.ts'
import { whereabouts, type Scalar, type SetValue, type Value } from '../elaboration/values.ts'
import type { ColumnInfo } from '../world/world.ts'
import { follows } from '../nouns/common-columns.ts'
import { inCommonTests } from './slots-in-common.ts'
import { waysToChoose, type Plan } from './choice-plans.ts'
import { chosenIn, emptySlotOfPieces } from './piece-slots.ts'
import { paymentOfPieces } from './payment-of-pieces.ts'
import { severalValues, takesValues } from './several-values.ts'
import { elaborate } from '../elaboration/dispatch.ts'

/*
 * A choice of several things is lowered to as many choices of one thing each. The text determines the kinds of each
 * slot. Equal things are chosen in one order only, so that a choice of several is one move. An empty slot contains the
 * number after those of all pieces and groups.
 */

export interface SeveralChoice {
  readonly choices: readonly ChoiceIR[]
  readonly conditions: readonly Omit<ConditionIR, 'after'>[]
  /** A set, or of values a bag. */
  readonly value: SetValue | Scalar
  /** Cells of the slots, and the value of an empty one. */
  readonly kept: Pick<Variable, 'slots' | 'inSuccession' | 'way'>
}

type ThingChoice = Extract<Choice, { kind: 'thing choice' }>

/** The capacity of the source. Undefined: as many as there are. */
function roomIn(
  el: Pick<Reading, 'dispatch'>,
  context: Context,
  among: Expression,
  found: Value,
): number | undefined {
  if (found.form === 'place') {
    const { isBoard, holdsGroups, capacity, containers } = found.place
    // A board has room on each of its spaces, and the contents of a group are unbounded.
    if (isBoard || holdsGroups.length > 0) return undefined
    return found.container === undefined ? capacity * containers : capacity
  }
  if (among.kind === 'arithmetic' && among.operator === '-')
    return roomIn(el, context, among.left, elaborate(el, context, among.left, SPACE))
  if (among.kind !== 'select' || among.nouns.within === undefined) return undefined
  const { within } = among.nouns
  return roomIn(el, context, within, elaborate(el, context, within, SPACE))
}

/** `2 soldiers from your hand`, `patrol opening from your hand`, `weapon.destroys from targets or as many as there are`. */
export function severalChoice(
  el: Reading,
  context: Context,
  key: YamlText,
  at: YamlText,
  parsed: ThingChoice,
): SeveralChoice | undefined {
  if (takesValues(el, context, parsed)) return severalValues(el, context, key, at, parsed)
  if (parsed.different) {
    refuseDifferent(el, context, parsed)
    return undefined
  }
  const among = parsed.from ?? parsed.nouns.within
  const where = among === undefined ? undefined : elaborate(el, context, among, SPACE)
  // A board has room on each of its spaces.
  const room = among === undefined || where === undefined ? undefined : roomIn(el, context, among, where)
  if (parsed.worth !== undefined) return paymentOfPieces(el, context, key, at, parsed, room)
  const ways = waysToChoose(el, context, at, parsed, room)
  if (ways === undefined) return undefined
  const from =
    parsed.from === undefined || where === undefined
      ? nounSet(el, context, parsed.nouns)
      : piecesMeant(el, valueAsSet(el, context, parsed.from, where))
  if (from.element.kind !== 'piece') {
    if (from.element.kind !== 'hole') refuseOthers(el, context, parsed, from.element)
    return undefined
  }
  legalityOnly(
    el,
    asksFaces(ways.plans, from) ? widest(from.secrecy, from.face) : from.secrecy,
    at.span,
    'What can be chosen',
  )
  const origin = el.texts.origin(at.span)
  const empty = emptySlotOfPieces(el)
  const choices: ChoiceIR[] = []
  let row = ways.row
  if (row === undefined) {
    // The player need not name the alternative, because the chosen things determine it.
    const alternative = el.local(`way of ${key.text}`, 'number')
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
  const cells = Array.from({ length: most }, (_, i) => el.local(`choice ${key.text} ${i + 1}`, 'piece'))
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
  const kinds = new Set(ways.plans.flatMap(({ slots }) => slots.flatMap((slot) => [...slot.kinds])))
  return {
    choices,
    conditions:
      parsed.count < 1
        ? []
        : [{ label: key.text, says: undefined, test: disjunction(filled), mentions: [], origin }],
    value: {
      form: 'set',
      element: { kind: 'piece', class: from.element.class, kinds },
      ir: chosenIn({ cells, empty }),
      secrecy: 0,
      face: from.face,
      ...whereabouts(from),
    },
    kept: { slots: { cells, empty } },
  }
}

/** `2 men from thrown` where men are pieces and `thrown` is a bag of numbers. */
function refuseOthers(el: Reporting, context: Context, { nouns, from }: ThingChoice, element: Type): void {
  el.report(
    'ST4102',
    spanIn(context, from ?? nouns),
    `\`${nouns.name.text}\` are pieces, but each of these is ${typeWords(element)}.`,
    { help: 'Name the place where the pieces are.' },
  )
}

/** `2 different cards`: for values it excludes repetitions; pieces are never chosen twice. */
function refuseDifferent(el: Reporting, context: Context, { nouns }: ThingChoice): void {
  el.report(
    'ST4119',
    spanIn(context, nouns),
    `\`different\` is for values of an enumeration or a bag, and \`${nouns.name.text}\` are neither.`,
    {
      help: 'Leave out `different`: no piece is chosen twice. For pieces that differ in print, compare them under `only if`.',
    },
  )
}

/** True if the legality of taking a piece depends on its face. */
function asksFaces(plans: readonly Plan[], { element }: SetValue): boolean {
  const kinds = element.kind === 'piece' ? [...element.kinds] : []
  return plans.some(
    ({ slots, parts }) =>
      parts.some((common) => Object.values(common).some((column) => column !== undefined)) ||
      slots.some((slot) => kinds.some((kind) => !slot.kinds.has(kind))),
  )
}

interface Slotting {
  readonly plans: readonly Plan[]
  /** The index of the plan. */
  readonly row: ExprIR
  readonly cells: readonly number[]
  readonly empty: number
  readonly from: SetValue
  /** True to lower the number to the existing things if there are too few. */
  readonly lowered: boolean
}

/** The candidates of a slot, given those before it. */
function slotSet(el: Reading, plan: Slotting, slot: number): SetIR {
  const { plans, row, cells, empty, from } = plan
  const kinds = el.world.kinds.length
  const table = (name: string, width: number, of: (plan: Plan, column: number) => number, column: ExprIR) =>
    el.lookUp(
      `${name} of slot ${slot}`,
      plans.flatMap((each) => Array.from({ length: width }, (_, i) => of(each, i))),
      arithmetic('add', arithmetic('mul', row, constant(width)), column),
    )
  const isUsed = table('use', 1, (each) => (slot < each.slots.length ? 1 : 0), constant(0))
  const { reg, ir } = el.boundRegister('piece')
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
      // Things in sequence have only one possible order.
      ({ slots, parts }) => {
        const [own, last] = [slots[slot], slots[slot - 1]]
        return own !== undefined && own.lot === last?.lot && parts[own.part]?.inSequence === undefined ? 1 : 0
      },
      constant(0),
    )
    const former = cell(before)
    const ordered = conjunction([compare('ne', former, constant(empty)), comesAfter(el, from, former, ir)])
    inOrder = disjunction([not(compare('eq', goesOn, constant(1))), ordered])
  }
  plans.forEach((each, index) => {
    const isOther = compare('ne', row, constant(index))
    for (const test of inCommonTests(el, each, cells, slot, ir)) tests.push(disjunction([isOther, test]))
    const chosen = [...cells.slice(0, slot).map((own) => cell(own)), ir]
    for (const former of sameOtherwise(plans, index, chosen.length))
      tests.push(disjunction([isOther, not(inRow(el, former, chosen))]))
  })
  const candidates = filter(from.ir, reg, conjunction(inOrder === undefined ? tests : [...tests, inOrder]))
  // There are too few if there are no others, regardless of their order.
  const others = filter(from.ir, reg, conjunction(tests))
  const none: SetIR = { set: 'one', item: constant(empty) }
  return {
    set: 'if',
    condition: compare('eq', isUsed, constant(1)),
    then: plan.lowered ? { set: 'if', condition: any(others), then: candidates, else: none } : candidates,
    else: none,
  }
}

/**
 * Columns by which earlier ways take as many in sequence: a run by one of these is already covered. If an ace is low
 * and high, most runs are runs either way.
 */
function sameOtherwise(plans: readonly Plan[], index: number, count: number): readonly ColumnInfo[] {
  const own = plans[index]
  const [common] = own?.parts ?? []
  if (own === undefined || common?.inSequence === undefined || own.slots.length !== count) return []
  return plans.slice(0, index).flatMap(({ slots, parts: [earlier] }) => {
    const inSequence = earlier?.inSequence
    const isSame =
      slots.length === count &&
      earlier?.ofOne === common.ofOne &&
      earlier?.ofDifferent === common.ofDifferent &&
      slots.every(({ kinds }, slot) => isSameSet(kinds, own.slots[slot]?.kinds))
    return isSame && inSequence !== undefined ? [inSequence] : []
  })
}

function isSameSet(one: ReadonlySet<number>, other: ReadonlySet<number> | undefined): boolean {
  return one.size === other?.size && [...one].every((each) => other.has(each))
}

function inRow(lowering: Lowering, column: ColumnInfo, pieces: readonly ExprIR[]): ExprIR {
  return conjunction(
    pieces.slice(1).flatMap((piece, index) => {
      const before = pieces[index]
      return before === undefined ? [] : [follows(lowering, column, before, piece)]
    }),
  )
}

/** The pieces denoted by an expression; for groups, their contents. */
export function piecesMeant(lowering: Lowering, set: SetValue): SetValue {
  const group = groupOfType(lowering, set.element)
  return group === undefined ? set : groupAsPieces(lowering, set, group)
}

/** `take saved out of targets`: slots with one of them become empty. */
export function takeOut(lowering: Lowering, what: SetValue, slots: Slots, origin: number): StepIR {
  const { cells, empty } = slots
  const capacity = unwatched(lowering.world).pieces.length
  const own = lowering.local('what is taken out', what.element)
  const { index, count, snapshot } = lowering.loopWords(what.element, capacity)
  return {
    step: 'for each',
    over: what.ir,
    cell: own,
    index,
    count,
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
