import type { Choice } from '../../expression/ast.ts'
import { MOST_OF_ONE, VALUES_PER_WORD, packed } from '../../ir/bags.ts'
import { conjunction, any, arithmetic, cell, compare, constant, filter, disjunction } from '../../ir/build.ts'
import type { ChoiceIR, ExprIR, SetIR } from '../../ir/ir.ts'
import type { YamlText } from '../../yaml/tree.ts'
import { bagValue } from '../elaboration/bags.ts'
import type { Lowering, Reading } from '../elaboration/contexts.ts'
import { kindsNamed } from '../elaboration/name-uses.ts'
import { spanIn, type Context, type Slots } from '../elaboration/scope.ts'
import { legalityOnly } from '../elaboration/secrecy-checks.ts'
import type { SetValue } from '../elaboration/values.ts'
import { valueType } from '../elaboration/value-types.ts'
import { nounSet } from '../nouns/nouns.ts'
import { isDice, namesEnumeration } from '../nouns/bag-values.ts'
import { patternNamed } from '../nouns/patterns.ts'
import { valuesOf, bagWordCount, type BagType } from '../world/bag-values.ts'
import { MOST_CHOSEN, mostChosen } from './choice-plans.ts'
import { paymentFrom } from './payment-choice.ts'
import { refuseNegative } from './negative-choice.ts'
import type { SeveralChoice } from './several-choice.ts'

/*
 * Several values of an enumeration or a bag are lowered to as many choices of one value each, in ascending order, so
 * that each combination is one move. An empty slot contains the number after those of all values, and so do the slots
 * after it. The result is a bag.
 */

type ThingChoice = Extract<Choice, { kind: 'thing choice' }>

/** With more combinations than this, a list of moves would be of no use to anybody. */
const MOST_COMBINATIONS = 5000

/** True if a choice takes values of an enumeration or a bag, not pieces. */
export function takesValues(el: Reading, context: Context, { nouns, from }: ThingChoice): boolean {
  if (nouns.arguments !== undefined || nouns.fields.length > 0) return false
  if (patternNamed(el, context, nouns.name) !== undefined) return false
  // Also where pieces are called dice: none can be in a bag of numbers.
  if (isDice(el, context, { ...nouns, within: from ?? nouns.within })) return true
  return kindsNamed(el, context.source, nouns.name) === undefined && namesEnumeration(el, nouns)
}

/** `3 different gems from bank`, `1..3 gems from your purse`, `2 gems where it is not gold`. */
export function severalValues(
  el: Reading,
  context: Context,
  key: YamlText,
  at: YamlText,
  parsed: ThingChoice,
): SeveralChoice | undefined {
  const { count, nouns, from, ofOne, ofDifferent, inSequence } = parsed
  const common = ofOne ?? ofDifferent ?? inSequence
  if (common !== undefined) {
    el.report(
      'ST4119',
      spanIn(context, { start: nouns.end, end: common.end }),
      'Only pieces are chosen by what they have in common.',
      { help: 'Write what must hold of each value behind `where`.' },
    )
    return undefined
  }
  if (from !== undefined && nouns.within !== undefined) {
    el.report('ST4119', spanIn(context, from), 'It has already been said where these values are.', {
      help: 'Write either `in` or `from`.',
    })
    return undefined
  }
  const set = nounSet(el, context, { ...nouns, within: from ?? nouns.within })
  const { element } = set
  legalityOnly(el, set.secrecy, at.span, 'What can be chosen')
  if (element.kind !== 'enumeration' && element.kind !== 'number') return undefined
  const type: BagType = { kind: 'bag', of: element }
  const values = valuesOf(el.world, type)
  const cure = 'Keep the numbers from 0 on in the bag, and take something away from what is chosen.'
  if (refuseNegative(el, at.span, values.least, cure)) return undefined
  const repeats = set.times !== undefined && !parsed.different
  if (parsed.worth !== undefined) return valuesPaid(el, context, key, at, parsed, set, type)
  const total = values.count * (repeats ? MOST_OF_ONE : 1)
  if (count > total) {
    el.report('ST4140', at.span, `${count} can never be chosen: there are only ${total}.`, {
      help: repeats
        ? 'Write a smaller number.'
        : `Write a smaller number${set.times === undefined ? ', or choose from a bag, which may hold a value several times' : ', or leave out `different`'}.`,
    })
    return undefined
  }
  const most = mostChosen(el, context, parsed, total)
  const combinations = combinationsOf(values.count, count, most, repeats)
  if (most > MOST_CHOSEN || combinations > MOST_COMBINATIONS) {
    el.report(
      'ST4129',
      at.span,
      most > MOST_CHOSEN
        ? `Up to ${most} values could be chosen here at once.`
        : `These values could be chosen here in ${combinations} ways.`,
      {
        why: `Every combination is a separate move: at most ${MOST_CHOSEN} values and ${MOST_COMBINATIONS} combinations are possible.`,
        help: 'Name a smaller number, as in `1..3`, or let players choose one at a time with an action that is offered `repeatedly`.',
      },
    )
    return undefined
  }
  const cells = Array.from({ length: Math.max(1, most) }, (_, i) =>
    el.local(`choice ${key.text} ${i + 1}`, 'number'),
  )
  const slots: Slots = { cells, empty: values.least + values.count }
  const text = at.text.replaceAll(/\s+/g, ' ').trim()
  const origin = el.texts.origin(at.span)
  const choices = cells.map((own, slot): ChoiceIR => {
    const chosen = slotSet(el, set, slots, slot, {
      repeats,
      mayStayEmpty: slot >= count,
      lowered: parsed.asManyAsThereAre,
    })
    return {
      name: key.text,
      cell: own,
      type: valueType(el, element),
      from: chosen,
      domain: slots.empty + 1,
      alike: false,
      slot,
      parts: [{ is: 'phrase', text, test: { op: 'contains', set: chosen, item: cell(own) }, mentions: [] }],
      origin,
    }
  })
  const filled = cells.map((own): ExprIR => compare('ne', cell(own), constant(slots.empty)))
  return {
    choices,
    conditions:
      count > 0 && parsed.asManyAsThereAre
        ? [{ label: key.text, says: undefined, test: disjunction(filled), mentions: [], origin }]
        : [],
    value: { ...bagValue(type, wordsChosen(el, type, slots)), ...(repeats ? {} : { different: true }) },
    kept: {},
  }
}

/** `gems from your purse with sum of value(it) at least 7`. */
function valuesPaid(
  el: Reading,
  context: Context,
  key: YamlText,
  at: YamlText,
  parsed: ThingChoice,
  set: SetValue,
  type: BagType,
): SeveralChoice | undefined {
  const values = valuesOf(el.world, type)
  const empty = values.least + values.count
  const { times } = set
  const payment = paymentFrom(el, context, at, parsed, {
    set,
    empty,
    room: values.count * (times === undefined ? 1 : MOST_OF_ONE),
    left: (thing, cells) => {
      const occurrences = times?.(thing) ?? constant(1)
      return cells.length === 0
        ? occurrences
        : arithmetic(
            'sub',
            occurrences,
            howOften(
              cells.map((own) => cell(own)),
              thing,
            ),
          )
    },
    mayFollow: (former, later) => compare('le', former, later),
  })
  if (payment === undefined) return undefined
  const cells = Array.from({ length: payment.most }, (_, i) =>
    el.local(`choice ${key.text} ${i + 1}`, 'number'),
  )
  const slots: Slots = { cells, empty }
  const origin = el.texts.origin(at.span)
  const text = at.text.replaceAll(/\s+/g, ' ').trim()
  const choices = cells.map((own, slot): ChoiceIR => {
    const chosen = payment.candidates(cells.slice(0, slot))
    return {
      name: key.text,
      cell: own,
      type: valueType(el, set.element),
      from: chosen,
      domain: empty + 1,
      alike: false,
      slot,
      parts: [{ is: 'phrase', text, test: { op: 'contains', set: chosen, item: cell(own) }, mentions: [] }],
      origin,
    }
  })
  return {
    choices,
    conditions: [{ label: key.text, says: undefined, ...payment.condition(cells), mentions: [], origin }],
    value: bagValue(type, wordsChosen(el, type, slots)),
    kept: {},
  }
}

interface Slotting {
  readonly repeats: boolean
  readonly mayStayEmpty: boolean
  /** True to lower the number to the existing things if there are too few. */
  readonly lowered: boolean
}

/** The candidates of a slot, given those before it. */
function slotSet(
  el: Pick<Lowering, 'boundRegister'>,
  from: SetValue,
  { cells, empty }: Slots,
  slot: number,
  { repeats, mayStayEmpty, lowered }: Slotting,
): SetIR {
  const { reg, ir } = el.boundRegister(from.element)
  const earlier = cells.slice(0, slot).map((own) => cell(own))
  const former = earlier.at(-1)
  const { times } = from
  const isLeft =
    repeats && times !== undefined
      ? earlier.length === 0
        ? []
        : [compare('lt', howOften(earlier, ir), times(ir))]
      : earlier.map((other) => compare('ne', ir, other))
  const inOrder = former === undefined ? [] : [compare('le', former, ir)]
  const left = filter(from.ir, reg, conjunction([...isLeft, ...inOrder]))
  const none: SetIR = { set: 'one', item: constant(empty) }
  if (mayStayEmpty) return { set: 'union', left, right: none }
  if (!lowered) return left
  // There are too few if there are no others, regardless of their order.
  const others = filter(from.ir, reg, conjunction(isLeft))
  return { set: 'if', condition: any(others), then: left, else: none }
}

function howOften(chosen: readonly ExprIR[], value: ExprIR): ExprIR {
  return chosen.map((each) => compare('eq', each, value)).reduce((sum, each) => arithmetic('add', sum, each))
}

/** The words of the bag of all chosen values. */
function wordsChosen(
  el: Pick<Lowering, 'lookUp' | 'world'>,
  type: BagType,
  { cells }: Slots,
): readonly ExprIR[] {
  const { least, count } = valuesOf(el.world, type)
  return Array.from({ length: bagWordCount(el.world, type) }, (_, word) => {
    const ones = Array.from({ length: count + 1 }, (__, value) =>
      Math.floor(value / VALUES_PER_WORD) === word && value < count
        ? packed(
            Array.from({ length: value + 1 }, (___, i) => (i === value ? 1 : 0)),
            word,
          )
        : 0,
    )
    return cells
      .map((own) =>
        el.lookUp(`one of word ${word} in a bag`, ones, arithmetic('sub', cell(own), constant(least))),
      )
      .reduce((sum, each) => arithmetic('bagSum', sum, each))
  })
}

/** The number of combinations of `least` to `most` values out of this many. */
function combinationsOf(values: number, least: number, most: number, repeats: boolean): number {
  let sum = 0
  for (let count = least; count <= Math.min(most, MOST_CHOSEN); count++) {
    let ways = 1
    for (let i = 0; i < count; i++) ways = (ways * (repeats ? values + i : values - i)) / (i + 1)
    sum += Math.round(ways)
  }
  return sum
}
