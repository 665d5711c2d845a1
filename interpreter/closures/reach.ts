import type { SetIR } from '../../grammar/ir/ir.ts'
import { directionsIn, topologyOf } from '../state/topology.ts'
import type { Each, Env, Machine, Visit } from './machine.ts'
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
  visit: Visit,
): Each {
  const { step, width, spaces } = topologyOf(m.ir)
  const directions = directionsIn(set.along, width)
  const mark = new Uint8Array(spaces)
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
        if (visit(S, here)) return true
        if (!via(S, here)) continue
      }
      for (const direction of directions) {
        const there = step[here * width + direction]!
        if (there < 0 || mark[there] === 1) continue
        mark[there] = 1
        push(queue, there)
      }
    }
    return false
  }
}
