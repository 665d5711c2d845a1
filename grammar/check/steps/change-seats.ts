import type { Expression } from '../../expression/ast.ts'
import { arithmetic, compare, constant, loadWord } from '../../ir/build.ts'
import type { ExprIR, StepIR } from '../../ir/ir.ts'
import { typeWords } from '../../types/types.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import type { Scalar, Value } from '../elaboration/values.ts'
import { startingSeat } from '../expressions/starting-seat.ts'
import { mayBeNone } from '../expressions/conversions.ts'

/**
 * `swap you with opponent`: two players change seats. Everything of a seat stays with the seat, so each player now owns
 * what the other owned; the state only stores who sits there. The words of both seats change without a third one: the
 * first holds both players for a moment.
 */
export function changeSeats(
  el: Reading,
  context: Context,
  players: readonly [
    { readonly e: Expression; readonly value: Value },
    { readonly e: Expression; readonly value: Value },
  ],
  origin: number,
): readonly StepIR[] {
  const [one, other] = players.map(({ e, value }) => seatMeant(el, context, e, value))
  if (one === undefined || other === undefined) return []
  const seats = el.world.seats.length
  const base = el.memory.seating(seats)
  const word = (seat: Scalar): ExprIR => loadWord(base, seat.ir)
  const store = (seat: Scalar, value: ExprIR): StepIR => ({
    step: 'store',
    base,
    index: seat.ir,
    value,
    least: 0,
    most: seats * seats - 1,
    orNone: false,
    origin,
  })
  const both = arithmetic(
    'add',
    startingSeat(el, one.ir),
    arithmetic('mul', startingSeat(el, other.ir), constant(seats)),
  )
  return [
    {
      step: 'if',
      condition: compare('ne', one.ir, other.ir),
      then: [
        store(one, both),
        store(other, arithmetic('mod', word(one), constant(seats))),
        store(one, arithmetic('divDown', word(one), constant(seats))),
      ],
      else: [],
      origin,
    },
  ]
}

export function isSeat(value: Value): boolean {
  return value.form === 'scalar' && value.type.kind === 'seat'
}

function seatMeant(el: Reading, context: Context, e: Expression, value: Value): Scalar | undefined {
  if (value.form === 'scalar' && value.type.kind === 'hole') return undefined
  if (value.form !== 'scalar' || value.type.kind !== 'seat') {
    const what = value.form === 'scalar' ? typeWords(value.type) : 'not one player'
    el.report('ST4102', spanIn(context, e), `Expected a player, but this is ${what}.`, {
      help: 'A player changes seats with one other player: `swap you with opponent`.',
    })
    return undefined
  }
  if (value.orNone) mayBeNone(el, context, e)
  publicOnly(el, value.secrecy, spanIn(context, e), 'Who changes seats')
  return value
}
