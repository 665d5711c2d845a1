import { NONE, type SetIR } from '../../grammar/ir/ir.ts'
import { FEW_PARTS, partsOfUnion } from '../../grammar/ir/unions.ts'
import { eachBorder } from './geometry.ts'
import { eachInRun } from './line-runs.ts'
import { eachInSight, eachOnOpenLine } from './lines.ts'
import type { Each, Env, Machine, Visit } from './machine.ts'
import { bind, poolHas, pool, push, newRegister } from './machine.ts'
import { eachOfYou } from './per-seat-cache.ts'
import { eachReached, eachGrown, eachReachedBySteps } from './reach.ts'
import { eachInRows, filteredRows, rowsOf } from './table-rows.ts'
import { sieve } from './sieves.ts'
import { eachSorted } from './sorted.ts'
import { countWork } from './count-work.ts'
import { eachInBestSets } from './pattern-fits.ts'
import { compileValue, compileHas, compileTest } from './dispatch.ts'

/** Compiles a set to a loop over its members, in order, for a visitor known when the loop is created. */
export function compileEach(m: Machine, set: SetIR, env: Env, visit: Visit): Each {
  return (
    eachOfYou(m, set, visit, (collect) => eachMember(m, set, env, collect)) ?? eachMember(m, set, env, visit)
  )
}

function eachMember(m: Machine, set: SetIR, env: Env, visit: Visit): Each {
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
      return eachInRows(m, rowsOf(m, set), env, visit)
    case 'members': {
      const container = compileValue(m, set.container, env)
      const { first, next, count } = m.ir.memory
      return (S) => {
        const c = container(S)
        if (c === NONE) return false
        countWork(m, S[count + c]!)
        for (let piece = S[first + c]!; piece !== NONE; piece = S[next + piece]!)
          if (visit(S, piece)) return true
        return false
      }
    }
    case 'filter': {
      const rows = filteredRows(m, set)
      if (rows !== undefined) return eachInRows(m, rows, env, visit)
      return compileEach(m, set.of, env, sieve(m, set.where, set.reg, env, visit))
    }
    case 'each':
      return eachOfEach(m, set, env, visit)
    case 'map':
      return eachMapped(m, set, env, visit)
    case 'union': {
      const parts = partsOfUnion(set)
      if (parts.length > FEW_PARTS) return eachOnce(m, parts, env, visit)
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
      const to = newRegister(m)
      const body = compileEach(m, set.body, bind(env, set.reg, to), visit)
      const { R, at } = to
      return (S) => {
        R[at] = value(S)
        return body(S)
      }
    }
    case 'sorted':
      return eachSorted(m, set, env, visit)
    case 'best sets':
      return eachInBestSets(m, set, env, visit)
    case 'open line':
      return eachOnOpenLine(m, set, env, visit)
    case 'sight':
      return eachInSight(m, set, env, visit)
    case 'reached':
      return eachReached(m, set, env, visit)
    case 'reached by steps':
      return eachReachedBySteps(m, set, env, visit)
    case 'grown':
      return eachGrown(m, set, env, visit)
    case 'run':
      return eachInRun(m, set, env, visit)
    case 'borders':
      return eachBorder(m, set, env, visit)
  }
}

function eachInRange(m: Machine, set: Extract<SetIR, { set: 'range' }>, env: Env, visit: Visit): Each {
  if (set.from.op === 'const' && set.to.op === 'const' && set.from.value !== NONE) {
    const first = set.from.value
    const last = set.to.value
    const length = Math.max(0, last - first + 1)
    return (S) => {
      countWork(m, length)
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
    if (last > first) countWork(m, last - first)
    for (let item = first; item <= last; item++) if (visit(S, item)) return true
    return false
  }
}

function eachOfEach(m: Machine, set: Extract<SetIR, { set: 'each' }>, env: Env, visit: Visit): Each {
  const { over, of, reg } = set
  if (of.set === 'members' && of.container.op === 'reg' && of.container.reg === reg) {
    // The pieces of several places.
    const { first, next } = m.ir.memory
    if (over.set === 'row') {
      const { offsets, items } = rowsOf(m, over)
      const index = compileValue(m, over.index, env)
      return (S) => {
        const row = index(S)
        if (row < 0) return false
        const end = offsets[row + 1] ?? 0
        countWork(m, end - (offsets[row] ?? 0))
        for (let i = offsets[row] ?? 0; i < end; i++)
          for (let piece = S[first + items[i]!]!; piece !== NONE; piece = S[next + piece]!)
            if (visit(S, piece)) return true
        return false
      }
    }
    return compileEach(m, over, env, (S, container) => {
      for (let piece = S[first + container]!; piece !== NONE; piece = S[next + piece]!)
        if (visit(S, piece)) return true
      return false
    })
  }
  const to = newRegister(m)
  const inner = compileEach(m, of, bind(env, reg, to), visit)
  const { R, at } = to
  return compileEach(m, over, env, (S, item) => {
    R[at] = item
    return inner(S)
  })
}

/** Deduplicates members of several parts by first occurrence. */
function eachOnce(m: Machine, parts: readonly SetIR[], env: Env, visit: Visit): Each {
  const seen = pool()
  const all = parts.map((part) =>
    compileEach(m, part, env, (S, item) => {
      if (poolHas(seen, item)) return false
      push(seen, item)
      return visit(S, item)
    }),
  )
  return (S) => {
    seen.length = 0
    return all.some((each) => each(S))
  }
}

/** Deduplicates mapped values by first occurrence. */
function eachMapped(m: Machine, set: Extract<SetIR, { set: 'map' }>, env: Env, visit: Visit): Each {
  const to = newRegister(m)
  const value = compileValue(m, set.item, bind(env, set.reg, to))
  const { R, at } = to
  const seen = pool()
  const each = compileEach(m, set.over, env, (S, item) => {
    R[at] = item
    const image = value(S)
    if (image === NONE || poolHas(seen, image)) return false
    push(seen, image)
    return visit(S, image)
  })
  return (S) => {
    seen.length = 0
    return each(S)
  }
}
