import type { ExprIR, SetIR } from '../../grammar/ir/ir.ts'
import { NONE } from '../../grammar/ir/ir.ts'
import { directionsIn, topologyOf } from '../state/topology.ts'
import { compileValue } from './expressions.ts'
import type { Each, Env, Machine, Value } from './machine.ts'
import { pool, push } from './machine.ts'
import { compileHas } from './membership.ts'
import { compileEach } from './sets.ts'
import { toil } from './toil.ts'

/**
 * Nearest first. A space outside `via` is reached if it is next to one inside, or next to the start, but nothing is
 * reached through it.
 */
export function eachReached(
  m: Machine,
  set: Extract<SetIR, { set: 'reached' }>,
  env: Env,
  visit: (S: Int32Array, space: number, steps: number) => boolean,
): Each {
  const { step, width, spaces } = topologyOf(m.ir)
  const directions = directionsIn(set.along, width)
  /** One more than the fewest steps to each space; 0 where the search has not been. */
  const mark = new Int32Array(spaces)
  const queue = pool()
  const begin = compileEach(m, set.from, env, (_, space) => {
    if (mark[space] === 0) {
      mark[space] = 1
      push(queue, space)
    }
    return false
  })
  const via = compileHas(m, set.via, env)
  return (S) => {
    toil(m, spaces)
    mark.fill(0)
    queue.length = 0
    begin(S)
    const begun = queue.length
    for (let head = 0; head < queue.length; head++) {
      const here = queue.items[head]!
      if (head >= begun) {
        if (visit(S, here, mark[here]! - 1)) return true
        if (!via(S, here)) continue
      }
      for (const direction of directions) {
        const there = step[here * width + direction]!
        if (there < 0 || mark[there] !== 0) continue
        mark[there] = mark[here]! + 1
        push(queue, there)
      }
    }
    return false
  }
}

export type Way = Extract<ExprIR, { op: 'distance' }> & { readonly via: SetIR }

/** Fewest steps to a space. */
export function compileWay(m: Machine, e: Way, env: Env): Value {
  let [to, far] = [NONE, NONE]
  const start = compileValue(m, e.from, env)
  const goal = compileValue(m, e.to, env)
  const seek = eachReached(
    m,
    { set: 'reached', from: { set: 'one', item: e.from }, via: e.via, along: e.along },
    env,
    (_, space, steps) => {
      if (space !== to) return false
      far = steps
      return true
    },
  )
  return (S) => {
    to = goal(S)
    far = NONE
    if (start(S) === to) return to === NONE ? NONE : 0
    seek(S)
    return far
  }
}
