import type { SetIR } from '../../grammar/ir/ir.ts'
import { orderingSets } from '../../grammar/ir/orders.ts'
import type { Env, Machine, Value } from './machine.ts'
import { compileEach } from './dispatch.ts'

/** For a player who cannot follow in which order things lie somewhere, what comes first there is not certain. */
export interface Orders {
  /** Is any order unknown at present? Otherwise nothing else is asked. */
  readonly doubted: boolean
  /** Do things lie in this place in an order that is not the true one? */
  readonly isUnknown: (container: number) => boolean
  /** Called where something turns on an unknown order. */
  readonly giveUp: () => never
}

/** Work that goes through a set in order, done only if the order is known. What is needed to tell is compiled when it is first asked. */
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

/** Is it certain in which order a set comes? Undefined: always. */
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

/** How many of a set lie where the order is unknown; no further than 2. */
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
