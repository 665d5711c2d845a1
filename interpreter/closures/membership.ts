import { NONE, type SetIR } from '../../grammar/ir/ir.ts'
import { isSetIn } from '../../grammar/ir/match.ts'
import { topologyOf, waysBetween } from '../state/topology.ts'
import { bind, newRegister, tableOf, type Env, type Has, type Machine } from './machine.ts'
import { compileValue, compileEach, compileTest } from './dispatch.ts'

/** Rows of a ragged table become a bit matrix up to this size. */
const MATRIX_LIMIT = 1 << 20

/** Compiles membership without enumeration, if the form of the set allows it. None is a member of nothing. */
export function compileHas(m: Machine, set: SetIR, env: Env): Has {
  if (set.set === 'run') return hasOnLine(m, set, env)
  if (isSetIn(set, 'board')) return hasListed(m, set, env)
  switch (set.set) {
    case 'empty':
      return () => false
    case 'one': {
      const only = compileValue(m, set.item, env)
      return (S, item) => item !== NONE && only(S) === item
    }
    case 'range': {
      const from = compileValue(m, set.from, env)
      const to = compileValue(m, set.to, env)
      return (S, item) => {
        const first = from(S)
        return first !== NONE && item >= first && item <= to(S)
      }
    }
    case 'row':
      return hasInRow(m, set, env)
    case 'members': {
      const container = compileValue(m, set.container, env)
      const place = m.ir.memory.at
      const pieces = m.table.entities
      return (S, item) => {
        if (item < 0 || item >= pieces) return false
        const c = container(S)
        return c !== NONE && S[place + item] === c
      }
    }
    case 'filter': {
      const inside = compileHas(m, set.of, env)
      const to = newRegister(m)
      const where = compileTest(m, set.where, bind(env, set.reg, to))
      const { R, at } = to
      return (S, item) => {
        if (!inside(S, item)) return false
        R[at] = item
        return where(S)
      }
    }
    case 'each': {
      const bound = newRegister(m)
      const wanted = newRegister(m)
      const inner = compileHas(m, set.of, bind(env, set.reg, bound))
      const any = compileEach(m, set.over, env, (S, item) => {
        bound.R[bound.at] = item
        return inner(S, wanted.R[wanted.at]!)
      })
      return (S, item) => {
        wanted.R[wanted.at] = item
        return any(S)
      }
    }
    case 'union': {
      const left = compileHas(m, set.left, env)
      const right = compileHas(m, set.right, env)
      return (S, item) => left(S, item) || right(S, item)
    }
    case 'minus': {
      const left = compileHas(m, set.left, env)
      const right = compileHas(m, set.right, env)
      return (S, item) => left(S, item) && !right(S, item)
    }
    case 'if': {
      const condition = compileTest(m, set.condition, env)
      const then = compileHas(m, set.then, env)
      const otherwise = compileHas(m, set.else, env)
      return (S, item) => (condition(S) ? then(S, item) : otherwise(S, item))
    }
    case 'let': {
      const value = compileValue(m, set.value, env)
      const to = newRegister(m)
      const body = compileHas(m, set.body, bind(env, set.reg, to))
      const { R, at } = to
      return (S, item) => {
        R[at] = value(S)
        return body(S, item)
      }
    }
    case 'sorted':
      return compileHas(m, set.of, env)
    case 'map':
    case 'best sets':
      return hasListed(m, set, env)
  }
}

/** Searches the lines only if one of them leads to the space. */
function hasOnLine(m: Machine, set: Extract<SetIR, { set: 'run' }>, env: Env): Has {
  const topology = topologyOf(m.ir)
  const { spaces } = topology
  const ways = waysBetween(topology)
  const isListed = hasListed(m, set, env)
  if (ways === undefined) return isListed
  const start = compileValue(m, set.from, env)
  const mask = compileValue(m, set.directions, env)
  return (S, item) => {
    const from = start(S)
    if (from < 0 || from >= spaces || item < 0 || item >= spaces) return false
    return (mask(S) & ways[from * spaces + item]!) !== 0 && isListed(S, item)
  }
}

/** Searches the members. */
function hasListed(m: Machine, set: SetIR, env: Env): Has {
  const { R, at } = newRegister(m)
  const any = compileEach(m, set, env, (_, item) => item === R[at])
  return (S, item) => {
    R[at] = item
    return any(S)
  }
}

function hasInRow(m: Machine, set: Extract<SetIR, { set: 'row' }>, env: Env): Has {
  const offsets = tableOf(m, set.offsets)
  const items = tableOf(m, set.items)
  const index = compileValue(m, set.index, env)
  const width = items.reduce((most, item) => Math.max(most, item + 1), 0)
  const rows = Math.max(0, offsets.length - 1)
  if (rows * width <= MATRIX_LIMIT && items.every((item) => item >= 0)) {
    const matrix = new Uint8Array(rows * width)
    for (let row = 0; row < rows; row++)
      for (let i = offsets[row]!; i < offsets[row + 1]!; i++) matrix[row * width + items[i]!] = 1
    return (S, item) => {
      if (item < 0 || item >= width) return false
      const row = index(S)
      return row >= 0 && row < rows && matrix[row * width + item] === 1
    }
  }
  return (S, item) => {
    const row = index(S)
    if (row < 0 || row >= rows) return false
    for (let i = offsets[row]!; i < offsets[row + 1]!; i++) if (items[i] === item) return true
    return false
  }
}
