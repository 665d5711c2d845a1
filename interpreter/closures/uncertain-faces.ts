import type { SetIR } from '../../grammar/ir/ir.ts'
import type { Each, Env, Machine, Test, Visit } from './machine.ts'
import { sieve } from './sieves.ts'
import { compileEach } from './dispatch.ts'

/**
 * If faces are only assumed, the existence of something may depend on the faces of many things. Each of them is then
 * considered separately: those that fail for every face need not be distinguished, and one that succeeds for every face
 * settles the question.
 */
export interface UncertainFaces {
  /** Searches member by member, and considers the doubtful ones only afterwards. */
  readonly settleCases: (search: () => boolean) => boolean
  /** True if it succeeds for every face. False also if that is doubtful, which is recorded. */
  readonly holdsForEveryFace: (looks: () => boolean) => boolean
}

/** Compiles a search so that it settles doubts. */
export function withCasesSettled(m: Machine, search: Each): Each {
  const doubts = m.recorder?.doubts
  return doubts === undefined ? search : (S) => doubts.settleCases(() => search(S))
}

/** A branch condition. Faces are distinguished by whether it holds, and no further. */
export function testAsOneCase(m: Machine, test: Test): Test {
  const doubts = m.recorder?.doubts
  return doubts === undefined
    ? test
    : (S) => doubts.settleCases(() => doubts.holdsForEveryFace(() => test(S)))
}

/** A set as a loop that stops at the first member that succeeds. Doubtful ones wait until `withDoubtsSettled`. */
export function eachWithUncertain(m: Machine, set: SetIR, env: Env, visit: Visit): Each {
  const doubts = m.recorder?.doubts
  if (doubts === undefined) return compileEach(m, set, env, visit)
  let whole = visit
  let of = set
  for (; of.set === 'filter'; of = of.of) whole = sieve(m, of.where, of.reg, env, whole)
  return compileEach(m, of, env, (S, item) => doubts.holdsForEveryFace(() => whole(S, item)))
}
