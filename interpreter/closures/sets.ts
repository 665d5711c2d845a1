import type { ExprIR, SetIR } from '../../grammar/ir/ir.ts'
import { NONE } from '../../grammar/ir/ir.ts'
import { compileValue, tableOf } from './expressions.ts'
import { eachBorder, eachInSight, eachOnOpenLine } from './geometry.ts'
import type { Each, Env, Machine, Register, Test, Visit } from './machine.ts'
import { bind, holds, pool, push, register } from './machine.ts'
import { compileHas } from './membership.ts'
import { eachReached } from './reach.ts'
import { eachSorted } from './sorted.ts'
import { compileTest } from './tests.ts'

/** A set as a loop over its members, in their order, for a visitor known when the loop is made. */
export function compileEach(m: Machine, set: SetIR, env: Env, visit: Visit): Each {
  switch (set.set) {
    case 'empty':
      return () => false
    case 'one': {
      const item = compileValue(m, set.item, env)
      return (S) => {
        const only = item(S)
        return only !== NONE && visit(S, only)
      }
    }
    case 'range':
      return eachInRange(m, set, env, visit)
    case 'row':
      return eachInRow(m, set, env, visit)
    case 'members': {
      const container = compileValue(m, set.container, env)
      const { first, next } = m.ir.memory
      return (S) => {
        const c = container(S)
        if (c === NONE) return false
        for (let piece = S[first + c]!; piece !== NONE; piece = S[next + piece]!)
          if (visit(S, piece)) return true
        return false
      }
    }
    case 'filter': {
      const to = register(m)
      const where = compileTest(m, set.where, bind(env, set.reg, to))
      const { R, at } = to
      const live = liveInRow(m, set)
      if (live !== undefined) return eachLive(m, live, env, visit)
      if (set.of.set === 'row') return eachInRow(m, set.of, env, visit, { R, at, where })
      return compileEach(m, set.of, env, (S, item) => {
        R[at] = item
        return where(S) && visit(S, item)
      })
    }
    case 'each': {
      const to = register(m)
      const inner = compileEach(m, set.of, bind(env, set.reg, to), visit)
      const { R, at } = to
      return compileEach(m, set.over, env, (S, item) => {
        R[at] = item
        return inner(S)
      })
    }
    case 'map':
      return eachMapped(m, set, env, visit)
    case 'union': {
      const inLeft = compileHas(m, set.left, env)
      const left = compileEach(m, set.left, env, visit)
      const right = compileEach(m, set.right, env, (S, item) => !inLeft(S, item) && visit(S, item))
      return (S) => left(S) || right(S)
    }
    case 'minus': {
      const out = compileHas(m, set.right, env)
      return compileEach(m, set.left, env, (S, item) => !out(S, item) && visit(S, item))
    }
    case 'if': {
      const condition = compileTest(m, set.condition, env)
      const then = compileEach(m, set.then, env, visit)
      const otherwise = compileEach(m, set.else, env, visit)
      return (S) => (condition(S) ? then(S) : otherwise(S))
    }
    case 'let': {
      const value = compileValue(m, set.value, env)
      const to = register(m)
      const body = compileEach(m, set.body, bind(env, set.reg, to), visit)
      const { R, at } = to
      return (S) => {
        R[at] = value(S)
        return body(S)
      }
    }
    case 'sorted':
      return eachSorted(m, set, env, visit)
    case 'open line':
      return eachOnOpenLine(m, set, env, visit)
    case 'sight':
      return eachInSight(m, set, env, visit)
    case 'reached':
      return eachReached(m, set, env, visit)
    case 'borders':
      return eachBorder(m, set, env, visit)
  }
}

function eachInRange(m: Machine, set: Extract<SetIR, { set: 'range' }>, env: Env, visit: Visit): Each {
  if (set.from.op === 'const' && set.to.op === 'const' && set.from.value !== NONE) {
    const first = set.from.value
    const last = set.to.value
    return (S) => {
      for (let item = first; item <= last; item++) if (visit(S, item)) return true
      return false
    }
  }
  const from = compileValue(m, set.from, env)
  const to = compileValue(m, set.to, env)
  return (S) => {
    const first = from(S)
    if (first === NONE) return false
    const last = to(S)
    for (let item = first; item <= last; item++) if (visit(S, item)) return true
    return false
  }
}

/** Members of rows of a table of which a word lies below a number; the rows without those that fixed tables leave out. */
interface Live {
  readonly index: ExprIR
  readonly offsets: Int32Array
  readonly items: Int32Array
  readonly base: number
  readonly most: number
}

/** Filters over rows, of which one asks for a word below a number and all others for a truth in a constant table. */
function liveInRow(m: Machine, set: SetIR): Live | undefined {
  // Whoever notes what happens wants to see every look at a table.
  if (m.recorder !== undefined) return undefined
  let below: ReturnType<typeof belowOf>
  const truths: Int32Array[] = []
  let of = set
  for (; of.set === 'filter'; of = of.of) {
    const found = belowOf(of)
    const { where, reg } = of
    if (found !== undefined && below === undefined) below = found
    else if (where.op === 'table' && where.index.op === 'reg' && where.index.reg === reg)
      truths.push(tableOf(m, where.table))
    else return undefined
  }
  if (of.set !== 'row' || below === undefined) return undefined
  const offsets = tableOf(m, of.offsets)
  const items = tableOf(m, of.items)
  const starts = [0]
  const kept: number[] = []
  for (let row = 0; row + 1 < offsets.length; row++) {
    for (let i = offsets[row]!; i < offsets[row + 1]!; i++)
      if (truths.every((truth) => truth[items[i]!] === 1)) kept.push(items[i]!)
    starts.push(kept.length)
  }
  return { index: of.index, offsets: Int32Array.from(starts), items: Int32Array.from(kept), ...below }
}

function eachLive(m: Machine, live: Live, env: Env, visit: Visit): Each {
  const { offsets, items, base, most } = live
  const index = compileValue(m, live.index, env)
  return (S) => {
    const row = index(S)
    if (row < 0) return false
    const end = offsets[row + 1] ?? 0
    for (let i = offsets[row] ?? 0; i < end; i++) {
      const item = items[i]!
      const word = S[base + item]!
      if (word <= most && word !== NONE && visit(S, item)) return true
    }
    return false
  }
}

/** A condition on members that are looked at one by one anyway. */
interface Sieve extends Register {
  readonly where: Test
}

/** Does a filter ask for no more than that a word of each member lies below a number? */
function belowOf(
  set: Extract<SetIR, { set: 'filter' }>,
): { readonly base: number; readonly most: number } | undefined {
  const { where, reg } = set
  if (where.op !== 'lt' || where.left.op !== 'load' || where.right.op !== 'const') return undefined
  const { base, index } = where.left
  return index.op === 'reg' && index.reg === reg ? { base, most: where.right.value - 1 } : undefined
}

function eachInRow(
  m: Machine,
  set: Extract<SetIR, { set: 'row' }>,
  env: Env,
  visit: Visit,
  sieve?: Sieve,
): Each {
  const offsets = tableOf(m, set.offsets)
  const items = tableOf(m, set.items)
  const index = compileValue(m, set.index, env)
  if (sieve !== undefined) {
    const { R, at, where } = sieve
    return (S) => {
      const row = index(S)
      if (row < 0) return false
      const end = offsets[row + 1] ?? 0
      for (let i = offsets[row] ?? 0; i < end; i++) {
        const item = items[i]!
        R[at] = item
        if (where(S) && visit(S, item)) return true
      }
      return false
    }
  }
  return (S) => {
    const row = index(S)
    if (row < 0) return false
    const end = offsets[row + 1] ?? 0
    for (let i = offsets[row] ?? 0; i < end; i++) if (visit(S, items[i]!)) return true
    return false
  }
}

/** What several members map to comes once, where it comes first. */
function eachMapped(m: Machine, set: Extract<SetIR, { set: 'map' }>, env: Env, visit: Visit): Each {
  const to = register(m)
  const value = compileValue(m, set.item, bind(env, set.reg, to))
  const { R, at } = to
  const seen = pool()
  const each = compileEach(m, set.over, env, (S, item) => {
    R[at] = item
    const image = value(S)
    if (image === NONE || holds(seen, image)) return false
    push(seen, image)
    return visit(S, image)
  })
  return (S) => {
    seen.length = 0
    return each(S)
  }
}
