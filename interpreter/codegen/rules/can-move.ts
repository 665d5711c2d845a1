import type { ExprIR } from '../../../grammar/ir/ir.ts'
import { js } from '../code/code.ts'
import { block, emit, named, type Ctx } from './context.ts'
import { anyUnit } from './has-move.ts'
import { isNone, negated, type Cond } from '../code/val.ts'
import { value } from './dispatch.ts'

/** Tests whether that player has a legal move of the action, here and now. */
export function canMove(ctx: Ctx, e: Extract<ExprIR, { op: 'can' }>): Cond {
  const seat = named(ctx, value(ctx, e.player))
  const none = isNone(seat)
  if (none === true) return false
  const unit = anyUnit(ctx.g, e.action)
  const name = ctx.g.names.fresh('b')
  emit(ctx, js`let ${name} = false;`)
  const ask = (): void => {
    emit(ctx, js`enterCan(); ${name} = ${unit}(S, ${seat.code}); leaveCan();`)
  }
  if (none === false) ask()
  else block(ctx, js`if (${negated(none)})`, ask)
  return name
}
