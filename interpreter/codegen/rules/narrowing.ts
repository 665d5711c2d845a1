import { NONE, type ExprIR } from '../../../grammar/ir/ir.ts'
import { withReg, type Ctx } from './context.ts'
import { known, type Val } from '../code/val.ts'

/* Narrows registers by conditions: one that was compared with a constant is a number on that side of it. */

/** The context of code that runs only if a condition holds. */
export function assuming(ctx: Ctx, condition: ExprIR): Ctx {
  if (condition.op === 'and') return condition.terms.reduce(assuming, ctx)
  let narrow = ctx
  for (const reg of registersCompared(condition)) {
    const before = ctx.regs.get(reg)
    if (before === undefined || known(before) !== undefined) continue
    const after = narrowedRegister(before, reg, condition)
    if (after !== before) narrow = withReg(narrow, reg, after)
  }
  return narrow
}

/** The range of a register if a condition holds. */
export function narrowedRegister(v: Val, reg: number, condition: ExprIR): Val {
  if (condition.op === 'and') return condition.terms.reduce((at, term) => narrowedRegister(at, reg, term), v)
  if (condition.op === 'ne') {
    const { left, right } = condition
    return (isReg(left, reg) && isNothing(right)) || (isReg(right, reg) && isNothing(left))
      ? within(v, -Infinity, Infinity)
      : v
  }
  if (condition.op !== 'lt' && condition.op !== 'le') return v
  const { op, left, right } = condition
  const slack = op === 'lt' ? 1 : 0
  if (left.op === 'const' && isReg(right, reg)) return within(v, left.value + slack, Infinity)
  if (right.op === 'const' && isReg(left, reg)) return within(v, -Infinity, right.value - slack)
  return v
}

const isNothing = (e: ExprIR): boolean => e.op === 'const' && e.value === NONE
const isReg = (e: ExprIR, reg: number): boolean => e.op === 'reg' && e.reg === reg

function registersCompared(e: ExprIR): readonly number[] {
  if (e.op !== 'lt' && e.op !== 'le' && e.op !== 'ne') return []
  return [e.left, e.right].flatMap((side) => (side.op === 'reg' ? [side.reg] : []))
}

/**
 * The value if it is a number in this range. If it cannot be, the code is unreachable, and the range stays unchanged.
 */
function within(v: Val, least: number, most: number): Val {
  const [lo, hi] = [Math.max(v.lo, least), Math.min(v.hi, most)]
  return lo > hi ? v : { ...v, lo, hi, none: false }
}
