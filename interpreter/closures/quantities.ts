import { NONE, type ExprIR, type SetIR } from '../../grammar/ir/ir.ts'
import type { ExprOf } from '../../grammar/ir/nodes.ts'
import { SALTS, mixedWith } from '../state/position-ring.ts'
import { arithmeticOf } from './arithmetic.ts'
import { bind, newRegister, type Env, type Machine, type Value } from './machine.ts'
import { inKnownOrder } from './orders.ts'
import { compileValue, compileEach } from './dispatch.ts'

/** Number of members. The pieces of a container are already counted. */
export function compileCount(m: Machine, set: SetIR, env: Env): Value {
  if (set.set === 'empty') return () => 0
  if (set.set === 'sorted') return compileCount(m, set.of, env)
  if (set.set === 'members') {
    const container = compileValue(m, set.container, env)
    const { count } = m.ir.memory
    return (S) => {
      const c = container(S)
      return c === NONE ? 0 : S[count + c]!
    }
  }
  const { R, at } = newRegister(m)
  const each = compileEach(m, set, env, () => {
    R[at] = R[at]! + 1
    return false
  })
  return (S) => {
    R[at] = 0
    each(S)
    return R[at]!
  }
}

/** The first member, or none. */
export function compileFirst(m: Machine, set: SetIR, env: Env): Value {
  return inKnownOrder(m, set, env, compileFirstFound(m, set, env))
}

function compileFirstFound(m: Machine, set: SetIR, env: Env): Value {
  if (set.set === 'one') return compileValue(m, set.item, env)
  if (set.set === 'members') {
    const container = compileValue(m, set.container, env)
    const { first } = m.ir.memory
    return (S) => {
      const c = container(S)
      return c === NONE ? NONE : S[first + c]!
    }
  }
  const { R, at } = newRegister(m)
  const each = compileEach(m, set, env, (_, item) => {
    R[at] = item
    return true
  })
  return (S) => (each(S) ? R[at]! : NONE)
}

/** The member with a number, or none. */
export function compileNth(m: Machine, e: ExprOf<'nth'>, env: Env): Value {
  const number = compileValue(m, e.at, env)
  const { R, at } = newRegister(m)
  const left = newRegister(m)
  const each = compileEach(m, e.set, env, (_, item) => {
    R[at] = item
    left.R[left.at] = left.R[left.at]! - 1
    return left.R[left.at] === 0
  })
  return inKnownOrder(m, e.set, env, (S) => {
    const wanted = number(S)
    left.R[left.at] = wanted
    return wanted > 0 && each(S) ? R[at]! : NONE
  })
}

/** The number of a member, or none. */
export function compilePlace(m: Machine, e: ExprOf<'place'>, env: Env): Value {
  const item = compileValue(m, e.item, env)
  const wanted = newRegister(m)
  const { R, at } = newRegister(m)
  const each = compileEach(m, e.set, env, (_, member) => {
    R[at] = R[at]! + 1
    return member === wanted.R[wanted.at]
  })
  return inKnownOrder(m, e.set, env, (S) => {
    wanted.R[wanted.at] = item(S)
    R[at] = 0
    return each(S) ? R[at]! : NONE
  })
}

/** Sum, highest or lowest. None is left out. */
export function compileFold(m: Machine, e: Extract<ExprIR, { op: 'fold' }>, env: Env): Value {
  const item = newRegister(m)
  const result = newRegister(m)
  const { R, at } = result
  const of = compileValue(m, e.of, bind(env, e.reg, item))
  const current: Value = () => R[at]!
  const salt = e.fold === 'mix' || e.fold === 'mix again' ? SALTS[e.fold] : undefined
  const combined =
    e.fold === 'sum' || e.fold === 'bag'
      ? arithmeticOf(e.fold === 'sum' ? 'add' : 'bagSum', current, of)
      : (S: Int32Array): number => {
          if (salt !== undefined) {
            const member = of(S)
            return member === NONE ? NONE : mixedWith(R[at]!, member, salt)
          }
          const value = of(S)
          const best = R[at]!
          if (best === NONE || value === NONE) return best === NONE ? value : best
          return e.fold === 'highest' ? Math.max(best, value) : Math.min(best, value)
        }
  const start = e.fold === 'highest' || e.fold === 'lowest' ? NONE : 0
  const each = compileEach(m, e.set, env, (S, member) => {
    item.R[item.at] = member
    const value = combined(S)
    if (value !== NONE) R[at] = value
    return false
  })
  return (S) => {
    R[at] = start
    each(S)
    return R[at]!
  }
}
