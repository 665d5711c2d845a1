import type { SetIR } from '../../grammar/ir/ir.ts'
import type { Each, Env, Machine, Test, Visit } from './machine.ts'
import { sieve } from './sieves.ts'
import { compileEach } from './dispatch.ts'

/**
 * Where faces are only assumed, whether something exists may depend on the faces of many things. Each of them is then
 * considered separately: those that fail whatever they are need not be distinguished, and one that succeeds in any
 * case settles the question.
 */
export interface Doubts {
  /** Searches for something, member by member, and only then considers the doubtful ones. */
  readonly settled: (search: () => boolean) => boolean
  /** Does it succeed whatever the faces are? False also if that is doubtful, which is recorded. */
  readonly surely: (looks: () => boolean) => boolean
}

/** Does a search of this kind succeed, with doubts settled? */
export function withDoubtsSettled(m: Machine, search: Each): Each {
  const doubts = m.recorder?.doubts
  return doubts === undefined ? search : (S) => doubts.settled(() => search(S))
}

/** A condition on which a branch turns: faces are distinguished by whether it holds, and no further. */
export function undoubted(m: Machine, test: Test): Test {
  const doubts = m.recorder?.doubts
  return doubts === undefined ? test : (S) => doubts.settled(() => doubts.surely(() => test(S)))
}

/** A set as a loop that stops at the first member that succeeds; doubtful ones wait until `withDoubtsSettled`. */
export function eachDoubted(m: Machine, set: SetIR, env: Env, visit: Visit): Each {
  const doubts = m.recorder?.doubts
  if (doubts === undefined) return compileEach(m, set, env, visit)
  let whole = visit
  let of = set
  for (; of.set === 'filter'; of = of.of) whole = sieve(m, of.where, of.reg, env, whole)
  return compileEach(m, of, env, (S, item) => doubts.surely(() => whole(S, item)))
}
