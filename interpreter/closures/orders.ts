import type { SetIR } from '../../grammar/ir/ir.ts'
import { orderingSets } from '../../grammar/ir/orders.ts'
import type { Env, Machine, Value } from './machine.ts'
import { compileEach } from './dispatch.ts'

/** For a player who cannot follow the order of a place, its first piece is not certain. */
export interface Orders {
  /** True if any order is unknown at present. Otherwise nothing else is called. */
  readonly doubted: boolean
  /** True if the assumed order of this place is not the true one. */
  readonly isUnknown: (container: number) => boolean
  /** Called if a result depends on an unknown order. */
  readonly giveUp: () => never
}

/**
 * Wraps work that goes through a set in order, so that it runs only if the order is known. The test is compiled lazily.
 */
export function inKnownOrder<T>(
  m: Machine,
  set: SetIR,
  env: Env,
  work: (S: Int32Array) => T,
): (S: Int32Array) => T {
  const isKnown = knownOrder(m, set, env)
  if (isKnown === undefined) return work
  return (S) => {
    if (!isKnown(S)) m.recorder?.orders?.giveUp()
    return work(S)
  }
}

/** Tests whether the order of a set is known. Undefined if it always is. */
export function knownOrder(m: Machine, set: SetIR, env: Env): ((S: Int32Array) => boolean) | undefined {
  const orders = m.recorder?.orders
  const sets = orders === undefined ? [] : orderingSets(set)
  if (orders === undefined || sets.length === 0) return undefined
  let counts: readonly Value[] | undefined
  return (S) => {
    if (!orders.doubted) return true
    counts ??= sets.map((one) => countUnknown(m, orders, one, env))
    return counts.every((count) => count(S) < 2)
  }
}

/** Number of members in places with an unknown order, counted up to 2. */
function countUnknown(m: Machine, orders: Orders, set: SetIR, env: Env): Value {
  const { at } = m.ir.memory
  let found = 0
  const each = compileEach(m, set, env, (S, thing) => {
    if (orders.isUnknown(S[at + thing]!)) found++
    return found > 1
  })
  return (S) => {
    found = 0
    each(S)
    return found
  }
}
