import type { Nouns } from '../../expression/ast.ts'
import type { ExprIR, SetIR } from '../../ir/ir.ts'
import { arithmetic, constant, isConstant } from '../../ir/build.ts'
import type { Lowering, Reading } from '../elaboration/contexts.ts'
import type { Context } from '../elaboration/scope.ts'
import { PUBLIC, SEAT } from '../../types/types.ts'
import type { SetValue } from '../elaboration/values.ts'
import { intersected } from './intersected.ts'

export function seatSet(el: Reading, context: Context, nouns: Nouns): SetValue {
  const last = constant(el.world.seats.length - 1)
  const whole: SetValue = {
    form: 'set',
    element: SEAT,
    ir: { set: 'range', from: constant(0), to: last },
    secrecy: PUBLIC,
    face: PUBLIC,
  }
  return nouns.within === undefined ? whole : intersected(el, context, whole, nouns.within)
}

/**
 * Seats in order, starting with `from`; each is `onward` seats further clockwise than the one before. A constant is 1,
 * or the number of seats less 1, which goes the other way round.
 */
export function seatsFrom(
  lowering: Pick<Lowering, 'boundRegister' | 'world'>,
  from: ExprIR,
  onward: ExprIR,
  among?: SetIR,
): SetIR {
  const seats = lowering.world.seats.length
  const { reg, ir } = lowering.boundRegister('number')
  const range: SetIR = { set: 'range', from: constant(0), to: constant(seats - 1) }
  const moved =
    isConstant(onward) && onward.value === 1
      ? arithmetic('add', from, ir)
      : isConstant(onward)
        ? arithmetic('sub', arithmetic('add', from, constant(seats)), ir)
        : arithmetic('add', from, arithmetic('mul', ir, onward))
  const circle: SetIR = { set: 'map', over: range, reg, item: arithmetic('mod', moved, constant(seats)) }
  if (among === undefined || among.set === 'range') return circle
  const bound = lowering.boundRegister('seat')
  return { set: 'filter', of: circle, reg: bound.reg, where: { op: 'contains', set: among, item: bound.ir } }
}
