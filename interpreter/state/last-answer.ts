import type { Spend } from './pattern-sorts.ts'

/** An answer about some things, with the work that it took. */
interface Answer<A> {
  readonly kinds: readonly number[]
  readonly worths: readonly number[]
  readonly answer: A
  readonly steps: number
}

/**
 * Keeps the last answer about things of some kinds and worths. Rules ask about one hand again and again, once for each
 * card in it. Known answers cost as much work as new ones, so that games do not depend on what was asked before.
 */
export function lastAnswer<A>(
  search: (kinds: readonly number[], worths: readonly number[], spend: Spend) => A,
): (kinds: ArrayLike<number>, worths: ArrayLike<number>, length: number, spend: Spend) => A {
  let last: Answer<A> | undefined
  return (kinds, worths, length, spend) => {
    if (last !== undefined && isSame(last.kinds, kinds, length) && isSame(last.worths, worths, length)) {
      spend(last.steps)
      return last.answer
    }
    const own = [Array.prototype.slice.call(kinds, 0, length), Array.prototype.slice.call(worths, 0, length)]
    let steps = 0
    const [ownKinds = [], ownWorths = []] = own
    const answer = search(ownKinds, ownWorths, (more) => {
      steps += more
      spend(more)
    })
    last = { kinds: ownKinds, worths: ownWorths, answer, steps }
    return answer
  }
}

function isSame(known: readonly number[], list: ArrayLike<number>, length: number): boolean {
  if (known.length !== length) return false
  for (let i = 0; i < length; i++) if (known[i] !== list[i]) return false
  return true
}
