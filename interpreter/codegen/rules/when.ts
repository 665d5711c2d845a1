import type { ExprIR } from '../../../grammar/ir/ir.ts'
import { js } from '../code/code.ts'
import { emit, where, type Ctx } from './context.ts'
import { cond } from './dispatch.ts'
import { assuming } from './narrowing.ts'

/** Emits `body` where the condition holds. Evaluation stops as soon as it cannot hold. */
export function when(ctx: Ctx, e: ExprIR, body: () => void): void {
  const terms = e.op === 'and' ? e.terms : [e]
  let open = 0
  let at = ctx
  for (const term of terms) {
    const c = cond(at, term)
    at = where(assuming(at, term), c)
    if (c === true) continue
    if (c === false) {
      // The code here is unreachable.
      for (; open > 0; open--) emit(ctx, js`}`)
      return
    }
    emit(ctx, js`if (${c}) {`)
    open++
  }
  body()
  for (; open > 0; open--) emit(ctx, js`}`)
}
