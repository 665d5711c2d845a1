import type { SetIR } from '../../grammar/ir/ir.ts'
import type { Each, Env, Machine, Visit } from './machine.ts'
import { compileEach } from './sets.ts'
import { sieve } from './sieves.ts'

/**
 * Where faces are only supposed, whether there is something may turn on the faces of many. Each of them is then looked at
 * on its own: those that will not do whatever they are need not be told apart, and one that will do in any case settles all.
 */
export interface Doubts {
  /** Looks for something, member after member, and only then at what was doubtful. */
  readonly settled: (search: () => boolean) => boolean
  /** Will it do, whatever the faces are? False also if that is doubtful, which is kept in mind. */
  readonly surely: (looks: () => boolean) => boolean
}

/** Is a search of this kind right, doubts settled? */
export function settled(m: Machine, search: Each): Each {
  const doubts = m.recorder?.doubts
  return doubts === undefined ? search : (S) => doubts.settled(() => search(S))
}

/** A set as a loop that ends with the first member that will do; what is doubtful waits until `settled`. */
export function eachDoubted(m: Machine, set: SetIR, env: Env, visit: Visit): Each {
  const doubts = m.recorder?.doubts
  if (doubts === undefined) return compileEach(m, set, env, visit)
  let whole = visit
  let of = set
  for (; of.set === 'filter'; of = of.of) whole = sieve(m, of.where, of.reg, env, whole)
  return compileEach(m, of, env, (S, item) => doubts.surely(() => whole(S, item)))
}
