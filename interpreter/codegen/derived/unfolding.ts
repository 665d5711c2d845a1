import { FALSE } from '../../../grammar/ir/build.ts'
import type { ExprIR } from '../../../grammar/ir/ir.ts'
import { exchanged, sizeOf } from '../../../grammar/ir/walk.ts'
import type { Gen } from '../rules/context.ts'
import { isName } from '../rules/space-tests.ts'

/** The condition with all called terms inlined. Undefined if one is larger than the limit. */
export function unfolded(g: Gen, where: ExprIR, largest: number): ExprIR | undefined {
  let isLarge = false
  const bodies = new Map<number, ExprIR>()
  const open = (e: ExprIR): ExprIR =>
    exchanged(e, {
      expression: (inner) => {
        if (inner.op !== 'call' || isLarge) return inner
        const { params = [], body = FALSE } = g.ir.terms[inner.term] ?? {}
        const opened = bodies.get(inner.term) ?? open(body)
        bodies.set(inner.term, opened)
        isLarge ||= sizeOf(opened) > largest
        const given = new Map(params.map((reg, i) => [reg, inner.args[i] ?? FALSE]))
        const named = exchanged(opened, {
          expression: (e) => {
            const is = e.op === 'reg' ? given.get(e.reg) : undefined
            return is !== undefined && isName(is) ? is : e
          },
        })
        return [...given].reduceRight<ExprIR>(
          (rest, [reg, is]) => (isName(is) ? rest : { op: 'let', reg, value: is, body: rest }),
          named,
        )
      },
    })
  const whole = open(where)
  return isLarge ? undefined : whole
}
