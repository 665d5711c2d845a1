import type { ExprIR, SetIR } from '../../grammar/ir/ir.ts'
import { directionsIn, topologyOf } from '../state/topology.ts'
import type { Each, Env, Machine, Visit } from './machine.ts'
import { compileValue } from './dispatch.ts'
import { memoized } from '../../grammar/source/memoized.ts'

type Line = Extract<SetIR, { readonly limit: ExprIR }>

/** The geometry of a mask of directions: the directions, and the neighbours of each space. */
export interface Ways {
  readonly directions: readonly number[]
  /** For each space, the number of its neighbours and the neighbours in the order of directions: `nearWidth` words. */
  readonly near: Int32Array
}

export function nearWidth(m: Machine): number {
  return topologyOf(m.ir).width + 1
}

/** Cache for each mask. On most boards, all masks are small numbers. */
interface KnownWays {
  readonly few: (Ways | undefined)[]
  readonly many: Map<number, Ways>
}

const FEW = 256

const knownWays = memoized<Machine, KnownWays>(() => ({
  few: Array.from({ length: FEW }, () => undefined),
  many: new Map(),
}))

export function waysOf(m: Machine): (mask: number) => Ways {
  const { few, many } = knownWays(m)
  const { step, width, spaces } = topologyOf(m.ir)
  const wide = nearWidth(m)
  const make = (mask: number): Ways => {
    const directions = directionsIn(mask, width)
    const near = new Int32Array(wide * spaces)
    for (let from = 0; from < spaces; from++)
      for (const direction of directions) {
        const space = step[from * width + direction]!
        if (space < 0) continue
        near[wide * from]!++
        near[wide * from + near[wide * from]!] = space
      }
    const ways = { directions, near }
    if (mask >= 0 && mask < FEW) few[mask] = ways
    else many.set(mask, ways)
    return ways
  }
  return (mask) => (mask >= 0 && mask < FEW ? few[mask] : many.get(mask)) ?? make(mask)
}

/** Where lines meet, each thing counts once. `begin` resets the visited things. */
export function visitOnce(
  m: Machine,
  things: number,
  seen: Visit,
): { readonly visit: Visit; readonly begin: () => void } {
  if (!topologyOf(m.ir).tangled) return { visit: seen, begin: () => undefined }
  const marks = new Uint8Array(things)
  return {
    visit: (S, item) => {
      if (marks[item] === 1) return false
      marks[item] = 1
      return seen(S, item)
    },
    begin: () => {
      marks.fill(0)
    },
  }
}

/** Empty spaces, line by line, clockwise from straight up, nearest first. */
export function eachOnOpenLine(m: Machine, set: Line, env: Env, seen: Visit): Each {
  const { visit, begin } = visitOnce(m, m.ir.spaces.length, seen)
  const { step: steps, width } = topologyOf(m.ir)
  const wide = nearWidth(m)
  const { count } = m.ir.memory
  const close = (S: Int32Array, { near }: Ways, from: number): boolean => {
    const end = wide * from + near[wide * from]!
    for (let i = wide * from + 1; i <= end; i++) {
      const space = near[i]!
      if (S[count + space] === 0 && visit(S, space)) return true
    }
    return false
  }
  const far = (S: Int32Array, { directions }: Ways, from: number, most: number): boolean => {
    for (let i = 0; i < directions.length; i++) {
      const direction = directions[i]!
      let space = from
      for (let walked = 0; walked < most; walked++) {
        space = steps[space * width + direction]!
        if (space < 0 || space === from || S[count + space] !== 0) break
        if (visit(S, space)) return true
      }
    }
    return false
  }
  return eachLine(m, set, env, close, far, begin)
}

/** The first piece on each line. */
export function eachInSight(m: Machine, set: Line, env: Env, seen: Visit): Each {
  const { visit, begin } = visitOnce(m, m.table.entities, seen)
  const { step: steps, width } = topologyOf(m.ir)
  const wide = nearWidth(m)
  const { count, first } = m.ir.memory
  const close = (S: Int32Array, { near }: Ways, from: number): boolean => {
    const end = wide * from + near[wide * from]!
    for (let i = wide * from + 1; i <= end; i++) {
      const piece = S[first + near[i]!]!
      if (piece >= 0 && visit(S, piece)) return true
    }
    return false
  }
  const far = (S: Int32Array, { directions }: Ways, from: number, most: number): boolean => {
    for (let i = 0; i < directions.length; i++) {
      const direction = directions[i]!
      let space = from
      for (let walked = 0; walked < most; walked++) {
        space = steps[space * width + direction]!
        if (space < 0 || space === from) break
        if (S[count + space] === 0) continue
        if (visit(S, S[first + space]!)) return true
        break
      }
    }
    return false
  }
  return eachLine(m, set, env, close, far, begin)
}

/** Lines from a space: its neighbours, or everything along the lines. */
function eachLine(
  m: Machine,
  set: Line,
  env: Env,
  close: (S: Int32Array, ways: Ways, from: number) => boolean,
  far: (S: Int32Array, ways: Ways, from: number, most: number) => boolean,
  begin: () => void,
): Each {
  const start = compileValue(m, set.from, env)
  const directions = compileValue(m, set.directions, env)
  const limit = compileValue(m, set.limit, env)
  const ways = waysOf(m)
  const spaces = m.ir.spaces.length
  return (S) => {
    const from = start(S)
    if (from < 0 || from >= spaces) return false
    const most = limit(S)
    const go = ways(directions(S))
    begin()
    return most === 1 ? close(S, go, from) : far(S, go, from, most)
  }
}
