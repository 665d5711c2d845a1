import type { ExprIR, SetIR } from '../../grammar/ir/ir.ts'
import type { Each, Env, Has, Machine, Test, Value, Visit } from './machine.ts'

/**
 * Compiles any node. A handler of one kind of node compiles its parts through this dispatch, which the machine carries,
 * so it imports no other handler. `handlers.ts` fills it.
 */
export interface Dispatch {
  readonly value: (m: Machine, e: ExprIR, env: Env) => Value
  readonly test: (m: Machine, e: ExprIR, env: Env) => Test
  readonly each: (m: Machine, set: SetIR, env: Env, visit: Visit) => Each
  readonly has: (m: Machine, set: SetIR, env: Env) => Has
}

/** Compiles an expression to a function of the state. */
export const compileValue: Dispatch['value'] = (m, e, env) => m.dispatch.value(m, e, env)

/** Compiles a condition to a function of the state. It holds if its value is 1; none is not true. */
export const compileTest: Dispatch['test'] = (m, e, env) => m.dispatch.test(m, e, env)

/** Compiles a set to a loop over its members, in order, for a visitor known when the loop is created. */
export const compileEach: Dispatch['each'] = (m, set, env, visit) => m.dispatch.each(m, set, env, visit)

/** Compiles membership in a set to a function of the state and the item. */
export const compileHas: Dispatch['has'] = (m, set, env) => m.dispatch.has(m, set, env)
