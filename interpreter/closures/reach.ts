import { LongestWay } from '../state/longest-way.ts'
import { NONE, type ExprIR, type SetIR } from '../../grammar/ir/ir.ts'
import { LeastCosts } from '../state/least-costs.ts'
import { compileTurnedSteps, eachTurning, turningOf } from './reach-turning.ts'
import { directionsIn, topologyOf } from '../state/topology.ts'
import { bind, pool, push, newRegister, type Each, type Env, type Machine, type Value } from './machine.ts'
import { countWork } from './count-work.ts'
import { compileValue, compileHas, compileEach } from './dispatch.ts'

/**
 * Nearest first. A space outside `via` is reached if it is next to one inside, or next to the start, but nothing is
 * reached through it.
 */
export function eachReached(
  m: Machine,
  set: Extract<SetIR, { set: 'reached' }>,
  env: Env,
  visit: VisitReached,
): Each {
  const { step, width } = topologyOf(m.ir)
  const directions = directionsIn(set.along, width)
  return eachFrom(m, set, env, visit, (reach) => (_, here) => {
    for (const direction of directions) {
      const neighbour = step[here * width + direction]!
      if (neighbour >= 0) reach(neighbour)
    }
  })
}

/** The same if each step leads to a space of a set. */
export function eachReachedBySteps(
  m: Machine,
  set: Extract<SetIR, { set: 'reached by steps' }>,
  env: Env,
  visit: VisitReached,
): Each {
  const { item, cost } = set
  const turning = turningOf(set)
  if (turning !== undefined)
    return eachTurning(m, turning, env, (S, space, paid, isStart) => !isStart && visit(S, space, paid))
  if (item !== undefined && cost !== undefined) return eachAtCost(m, { ...set, item, cost }, env, visit)
  return eachFrom(m, set, env, visit, (reach) => {
    const to = newRegister(m)
    const { R, at } = to
    const next = compileEach(m, set.next, bind(env, set.reg, to), (_, neighbour) => {
      reach(neighbour)
      return false
    })
    return (S, here) => {
      R[at] = here
      next(S)
    }
  })
}

/** The same if steps have costs: the cheapest first. */
function eachAtCost(
  m: Machine,
  set: Extract<SetIR, { set: 'reached by steps' }> & { readonly item: number; readonly cost: ExprIR },
  env: Env,
  visit: VisitReached,
): Each {
  const { spaces } = topologyOf(m.ir)
  const search = new LeastCosts(spaces)
  const [here, neighbour] = [newRegister(m), newRegister(m)]
  const around = bind(env, set.reg, here)
  const limit = set.limit === undefined ? undefined : compileValue(m, set.limit, env)
  const begin = compileEach(m, set.from, env, (_, space) => {
    search.start(space)
    return false
  })
  const via = compileHas(m, set.via, env)
  const cost = compileValue(m, set.cost, bind(around, set.item, neighbour))
  const spread = compileEach(m, set.next, around, (S, space) => {
    neighbour.R[neighbour.at] = space
    search.reach(space, cost(S))
    return false
  })
  return (S) => {
    countWork(m, spaces)
    search.begin(limit === undefined ? 0x7fffffff : limit(S))
    begin(S)
    for (let space = search.next(); space >= 0; space = search.next()) {
      const { paid } = search
      if (!search.isStart(space)) {
        if (visit(S, space, paid)) return true
        if (!via(S, space)) continue
      }
      here.R[here.at] = space
      search.paid = paid
      spread(S)
    }
    return false
  }
}

/** The set that the numbers have grown to, with themselves. */
export function eachGrown(
  m: Machine,
  { from, reg, next, among }: Extract<SetIR, { set: 'grown' }>,
  env: Env,
  visit: (S: Int32Array, item: number) => boolean,
): Each {
  const seen = new Uint8Array(among)
  const queue = pool()
  const meet = (_: Int32Array, item: number): boolean => {
    if (seen[item] === 0) {
      seen[item] = 1
      push(queue, item)
    }
    return false
  }
  const begin = compileEach(m, from, env, meet)
  const to = newRegister(m)
  const further = compileEach(m, next, bind(env, reg, to), meet)
  return (S) => {
    countWork(m, among)
    seen.fill(0)
    queue.length = 0
    begin(S)
    for (let head = 0; head < queue.length; head++) {
      const here = queue.items[head]!
      if (visit(S, here)) return true
      to.R[to.at] = here
      further(S)
    }
    return false
  }
}

type VisitReached = (S: Int32Array, space: number, steps: number) => boolean

/** `spread` enumerates the spaces next to one for a visitor. */
function eachFrom(
  m: Machine,
  set: { readonly from: SetIR; readonly via: SetIR },
  env: Env,
  visit: VisitReached,
  spread: (reach: (neighbour: number) => void) => (S: Int32Array, here: number) => void,
): Each {
  const { spaces } = topologyOf(m.ir)
  /** One more than the fewest steps to each space. 0 if the search has not reached it. */
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
  let distance = 0
  const further = spread((neighbour) => {
    if (mark[neighbour] !== 0) return
    mark[neighbour] = distance
    push(queue, neighbour)
  })
  return (S) => {
    countWork(m, spaces)
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
      distance = mark[here]! + 1
      further(S, here)
    }
    return false
  }
}

type Way = Extract<ExprIR, { op: 'distance' }> & { readonly via: SetIR }

/** Fewest steps to a space. */
export function compileWay(m: Machine, e: Way, env: Env): Value {
  const { via, along } = e
  return compileFarness(m, e, env, (from, visit) =>
    eachReached(m, { set: 'reached', from, via, along }, env, visit),
  )
}

export function compileSteps(m: Machine, e: Extract<ExprIR, { op: 'steps' }>, env: Env): Value {
  const { op: _, from: start, to, ...steps } = e
  const turning = turningOf({ ...steps, set: 'reached by steps', from: { set: 'one', item: start } })
  if (turning?.heading !== undefined) return compileTurnedSteps(m, turning, to, env)
  return compileFarness(m, e, env, (from, visit) =>
    eachReachedBySteps(m, { ...steps, set: 'reached by steps', from }, env, visit),
  )
}

function compileFarness(
  m: Machine,
  e: { readonly from: ExprIR; readonly to: ExprIR },
  env: Env,
  each: (from: SetIR, visit: VisitReached) => Each,
): Value {
  let [to, far] = [NONE, NONE]
  const start = compileValue(m, e.from, env)
  const goal = compileValue(m, e.to, env)
  const seek = each({ set: 'one', item: e.from }, (_, space, steps) => {
    if (space !== to) return false
    far = steps
    return true
  })
  return (S) => {
    to = goal(S)
    far = NONE
    if (start(S) === to) return to === NONE ? NONE : 0
    seek(S)
    return far
  }
}

export function compileLongestWay(m: Machine, e: Extract<ExprIR, { op: 'longest way' }>, env: Env): Value {
  const { spaces } = topologyOf(m.ir)
  const search = new LongestWay(spaces)
  const here = newRegister(m)
  const via = compileHas(m, e.via, env)
  const each = compileEach(m, e.next, bind(env, e.reg, here), (_, neighbour) => {
    search.step(neighbour)
    return false
  })
  return (S) => {
    search.begin()
    for (let space = 0; space < spaces; space++) {
      search.at(space, via(S, space))
      here.R[here.at] = space
      each(S)
    }
    return search.longest((steps) => countWork(m, steps))
  }
}
