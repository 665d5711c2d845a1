import { UNLIMITED, type SetIR } from '../../grammar/ir/ir.ts'
import { topologyOf } from '../state/topology.ts'
import { visitOnce, waysOf } from './lines.ts'
import { pool, push, type Each, type Env, type Machine, type Visit } from './machine.ts'
import { countWork } from './count-work.ts'
import { compileValue, compileHas } from './dispatch.ts'

/** Consecutive spaces of a set in a line, nearest first; or the space after them. */
export function eachInRun(m: Machine, set: Extract<SetIR, { set: 'run' }>, env: Env, seen: Visit): Each {
  const { step, width, spaces } = topologyOf(m.ir)
  const { visit, begin } = visitOnce(m, spaces, seen)
  const start = compileValue(m, set.from, env)
  const mask = compileValue(m, set.directions, env)
  const goesOn = compileHas(m, set.over, env)
  const ends = set.until === undefined ? () => true : compileHas(m, set.until, env)
  const mustEnd = set.until !== undefined
  const most = set.limit === undefined ? () => UNLIMITED : compileValue(m, set.limit, env)
  const [isRun, isBeyond] = [set.gives !== 'beyond', set.gives !== 'run']
  const ways = waysOf(m)
  const run = pool()
  return (S) => {
    const from = start(S)
    if (from < 0 || from >= spaces) return false
    begin()
    const limit = most(S)
    for (const direction of ways(mask(S)).directions) {
      run.length = 0
      let space = step[from * width + direction]!
      while (run.length < limit && space >= 0 && space !== from && goesOn(S, space)) {
        push(run, space)
        space = step[space * width + direction]!
      }
      countWork(m, run.length)
      const isEnd = run.length < limit && space >= 0 && space !== from && ends(S, space)
      if (mustEnd && !isEnd) continue
      if (isRun) for (let i = 0; i < run.length; i++) if (visit(S, run.items[i]!)) return true
      if (isBeyond && isEnd && visit(S, space)) return true
    }
    return false
  }
}
