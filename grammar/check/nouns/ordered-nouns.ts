import type { Name, Nouns } from '../../expression/ast.ts'
import { constant } from '../../ir/build.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { SEAT, sameType, widest } from '../../types/types.ts'
import { typed } from '../elaboration/dispatch.ts'
import type { Reading, Reporting } from '../elaboration/contexts.ts'
import { spanIn, type Context, type Scope } from '../elaboration/scope.ts'
import { memberOf, type Scalar, type SetValue } from '../elaboration/values.ts'
import { ordinal } from '../expressions/line-values.ts'
import { seatsFrom } from './seat-nouns.ts'

/** `highest first` or `lowest first`, behind a comma. */
export function isHighestFirst(el: Reporting, context: Context, end: Name, which: string): boolean {
  if (end.text !== 'highest' && end.text !== 'lowest')
    el.report(
      'ST4119',
      spanIn(context, end),
      `${which} \`lowest first\` or \`highest first\`, not \`${end.text} first\`.`,
      { ...suggestion(end.text, ['lowest', 'highest']) },
    )
  return end.text === 'highest'
}

/** `players clockwise from dealer`, `cards in order of rank, highest first`. Equal ones stay in the order that they had. */
export function ordered(
  el: Reading,
  context: Context,
  nouns: Nouns,
  set: SetValue,
  scopeWith: (it: Scalar) => Scope,
): SetValue {
  const { order } = nouns
  const round = fromPlayer(el, context, nouns, set)
  if (order === undefined) return round
  const { reg, ir } = el.boundRegister(set.element)
  const by = ordinal(el, { ...context, scope: scopeWith(memberOf(set, ir)) }, order.by)
  const isFalling =
    order.first !== undefined && isHighestFirst(el, context, order.first, 'Things are in order')
  return {
    ...round,
    ir: {
      set: 'sorted',
      of: round.ir,
      reg,
      by: isFalling ? { op: 'sub', left: constant(0), right: by.ir } : by.ir,
    },
    secrecy: widest(round.secrecy, by.secrecy),
  }
}

function fromPlayer(el: Reading, context: Context, nouns: Nouns, set: SetValue): SetValue {
  const { circle } = nouns
  if (circle === undefined) return set
  const from = typed(el, context, circle.from, SEAT)
  if (!sameType(set.element, SEAT)) {
    el.report('ST4102', spanIn(context, nouns), 'Only players are in a circle.')
    return set
  }
  return {
    ...set,
    ir: seatsFrom(el, from.ir, constant(circle.kind === 'clockwise' ? 1 : el.world.seats.length - 1), set.ir),
    secrecy: widest(set.secrecy, from.secrecy),
  }
}
