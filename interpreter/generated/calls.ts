import type { ExprIR } from '../../grammar/ir/ir.ts'
import type { Ctx } from './context.ts'
import { named } from './context.ts'
import { value } from './expressions.ts'
import type { Val } from './val.ts'

/** A term stands for its body, with its parameters bound to the arguments. */
export function termCall<T>(
  ctx: Ctx,
  e: Extract<ExprIR, { op: 'call' }>,
  body: (ctx: Ctx, e: ExprIR) => T,
): T {
  const term = ctx.g.ir.terms[e.term]
  if (term === undefined) throw new Error(`there is no term ${e.term}`)
  const regs = new Map<number, Val>()
  term.params.forEach((reg, i) => {
    const arg = e.args[i]
    if (arg !== undefined) regs.set(reg, named(ctx, value(ctx, arg)))
  })
  return body({ ...ctx, regs }, term.body)
}
