import type { ExprIR } from '../../grammar/ir/ir.ts'
import type { Env, Machine, Visit } from './machine.ts'
import { bind, register } from './machine.ts'
import { compileTest } from './tests.ts'

/** A visitor that passes on the members for which the condition of a filter holds. */
export function sieve(m: Machine, where: ExprIR, reg: number, env: Env, then: Visit): Visit {
  const to = register(m)
  const test = compileTest(m, where, bind(env, reg, to))
  const { R, at } = to
  return (S, item) => {
    R[at] = item
    return test(S) && then(S, item)
  }
}
