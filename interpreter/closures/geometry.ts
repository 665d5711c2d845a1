import { NONE, type ExprIR, type SetIR } from '../../grammar/ir/ir.ts'
import { borderTo, distances, longestRun, straight, topologyOf, workOfLongest } from '../state/topology.ts'
import { pool, push, type Each, type Env, type Machine, type Value, type Visit } from './machine.ts'
import { countWork } from './count-work.ts'
import { compileValue, compileEach } from './dispatch.ts'

/** Lowest direction of a mask, or -1. */
function directionOf(mask: number, width: number): number {
  const direction = mask <= 0 ? -1 : 31 - Math.clz32(mask & -mask)
  return direction < width ? direction : -1
}

export function compileStep(m: Machine, e: Extract<ExprIR, { op: 'step' }>, env: Env): Value {
  const { step: steps, width } = topologyOf(m.ir)
  const space = compileValue(m, e.space, env)
  if (e.directions.op === 'const') {
    const direction = directionOf(e.directions.value, width)
    if (direction < 0) return () => NONE
    return (S) => {
      const from = space(S)
      return from === NONE ? NONE : (steps[from * width + direction] ?? NONE)
    }
  }
  const directions = compileValue(m, e.directions, env)
  return (S) => {
    const from = space(S)
    const direction = directionOf(directions(S), width)
    return from === NONE || direction < 0 ? NONE : (steps[from * width + direction] ?? NONE)
  }
}

export function compileDistance(m: Machine, e: Extract<ExprIR, { op: 'distance' }>, env: Env): Value {
  const from = compileValue(m, e.from, env)
  const to = compileValue(m, e.to, env)
  const between = distances(topologyOf(m.ir), e.along)
  return (S) => between(from(S), to(S))
}

export function eachBorder(
  m: Machine,
  set: Extract<SetIR, { set: 'borders' }>,
  env: Env,
  visit: Visit,
): Each {
  const topology = topologyOf(m.ir)
  const { step: steps, width, spaces } = topology
  const start = compileValue(m, set.from, env)
  const goal = compileValue(m, set.to, env)
  return (S) => {
    const from = start(S)
    const to = goal(S)
    if (from < 0 || to < 0 || from >= spaces || to >= spaces) return false
    const direction = straight(topology, from, to)
    if (direction < 0) return false
    for (let here = from; here !== to;) {
      const neighbour = steps[here * width + direction]!
      if (visit(S, borderTo(topology, here, direction, neighbour))) return true
      here = neighbour
    }
    return false
  }
}

export function compileLongestLine(m: Machine, e: Extract<ExprIR, { op: 'longest line' }>, env: Env): Value {
  const topology = topologyOf(m.ir)
  const directions = compileValue(m, e.directions, env)
  const mark = new Uint8Array(topology.spaces)
  const spaces = pool()
  const collect = compileEach(m, e.set, env, (_, space) => {
    mark[space] = 1
    push(spaces, space)
    return false
  })
  return (S) => {
    mark.fill(0)
    spaces.length = 0
    collect(S)
    countWork(m, workOfLongest(topology, spaces.length))
    return longestRun(topology, mark, spaces.items, spaces.length, directions(S))
  }
}
