import type { Choice } from '../../expression/ast.ts'
import { cell, choose, compare, conjunction, constant } from '../../ir/build.ts'
import type { ExprIR } from '../../ir/ir.ts'
import type { YamlText } from '../../yaml/tree.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { whereabouts } from '../elaboration/values.ts'
import { nounSet } from '../nouns/nouns.ts'
import { typeWords } from '../../types/types.ts'
import { paymentFrom } from './payment-choice.ts'
import { chosenIn, emptySlotOfPieces } from './piece-slots.ts'
import type { SeveralChoice } from './several-choice.ts'
import { comesAfter } from './slot-order.ts'

/** `cards from your hand with sum of points at least 7`. */
export function paymentOfPieces(
  el: Reading,
  context: Context,
  key: YamlText,
  at: YamlText,
  parsed: Extract<Choice, { kind: 'thing choice' }>,
  room: number | undefined,
): SeveralChoice | undefined {
  const { nouns, from } = parsed
  const set = nounSet(el, context, from === undefined ? nouns : { ...nouns, within: from })
  if (set.element.kind !== 'piece') {
    if (set.element.kind !== 'hole')
      el.report(
        'ST4102',
        spanIn(context, nouns),
        `Players pay with pieces or values, and this is ${typeWords(set.element)}.`,
      )
    return undefined
  }
  const empty = emptySlotOfPieces(el)
  const stock = el.stock(64, set.element.kinds)
  const payment = paymentFrom(el, context, at, parsed, {
    set,
    empty,
    room: Math.min(room ?? stock, stock),
    left: (thing, cells): ExprIR =>
      choose(conjunction(cells.map((own) => compare('ne', thing, cell(own)))), constant(1), constant(0)),
    mayFollow: (former, later) => comesAfter(el, set, former, later),
  })
  if (payment === undefined) return undefined
  const cells = Array.from({ length: payment.most }, (_, i) =>
    el.local(`choice ${key.text} ${i + 1}`, 'piece'),
  )
  const origin = el.texts.origin(at.span)
  const text = at.text.replaceAll(/\s+/g, ' ').trim()
  const choices = cells.map((own, slot) => {
    const candidates = payment.candidates(cells.slice(0, slot))
    const test: ExprIR = { op: 'contains', set: candidates, item: cell(own) }
    return {
      name: key.text,
      cell: own,
      type: 'piece' as const,
      from: candidates,
      domain: empty + 1,
      alike: true,
      slot,
      parts: [{ is: 'phrase' as const, text, test, mentions: [] }],
      origin,
    }
  })
  return {
    choices,
    conditions: [{ label: key.text, says: undefined, ...payment.condition(cells), mentions: [], origin }],
    value: {
      form: 'set',
      element: set.element,
      ir: chosenIn({ cells, empty }),
      secrecy: 0,
      face: set.face,
      ...whereabouts(set),
    },
    kept: { slots: { cells, empty } },
  }
}
