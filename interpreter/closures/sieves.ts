import type { ExprIR } from '../../grammar/ir/ir.ts'
import { NONE } from '../../grammar/ir/ir.ts'
import { tableOf } from './expressions.ts'
import type { Env, Machine, Visit } from './machine.ts'
import { bind, lookUp, register } from './machine.ts'
import { cheapestFirst } from './simplify.ts'
import { compileTest } from './tests.ts'

/**
 * A visitor that passes on the members for which the condition of a filter holds. The common conditions ask the member
 * itself and need no register for it.
 */
export function sieve(m: Machine, where: ExprIR, reg: number, env: Env, then: Visit): Visit {
  const own = ownSieve(m, where, reg, env, then)
  if (own !== undefined) return own
  const to = register(m)
  const test = compileTest(m, where, bind(env, reg, to))
  const { R, at } = to
  return (S, item) => {
    R[at] = item
    return test(S) && then(S, item)
  }
}

function ownSieve(m: Machine, where: ExprIR, reg: number, env: Env, then: Visit): Visit | undefined {
  const isMember = (e: ExprIR): boolean => e.op === 'reg' && e.reg === reg
  if (where.op === 'and') {
    const foreign = foreignTo(m, where, reg)
    if (foreign !== undefined) return foreignSieve(m, foreign, then)
    const terms = m.recorder === undefined ? cheapestFirst(where.terms) : where.terms
    return terms.reduceRight<Visit>((next, term) => sieve(m, term, reg, env, next), then)
  }
  if (where.op === 'table') {
    const values = truthOf(m, where, reg)
    return values && ((S, item) => values[item] === 1 && then(S, item))
  }
  if (where.op === 'ne') {
    if (!isMember(where.left) || where.right.op !== 'cell') return undefined
    const { at } = where.right
    return (S, item) => item !== S[at] && then(S, item)
  }
  if (where.op === 'lt') {
    if (where.left.op !== 'load' || !isMember(where.left.index) || where.right.op !== 'const')
      return undefined
    const { base } = where.left
    const most = where.right.value - 1
    return (S, item) => {
      const word = S[base + item]!
      return word <= most && word !== NONE && then(S, item)
    }
  }
  if (where.op !== 'eq') return undefined
  const { left, right } = where
  if (left.op !== 'table' || !isMember(left.index) || m.recorder !== undefined) return undefined
  const values = tableOf(m, left.table)
  if (right.op === 'cell') {
    const { at } = right
    return (S, item) => (values[item] ?? NONE) === S[at] && then(S, item)
  }
  if (right.op !== 'reg' || isMember(right)) return undefined
  const { R, at } = lookUp(env, right.reg)
  return (S, item) => (values[item] ?? NONE) === R[at] && then(S, item)
}

/** The table, where a condition asks no more than what a table says of the member. */
export function truthOf(m: Machine, where: ExprIR, reg: number): Int32Array | undefined {
  if (where.op !== 'table' || m.recorder !== undefined) return undefined
  return where.index.op === 'reg' && where.index.reg === reg ? tableOf(m, where.table) : undefined
}

/** Somebody's, but not that one's: a word of a table that is no none and differs from a cell. */
export interface Foreign {
  readonly owners: number
  readonly cell: number
}

export function foreignTo(m: Machine, where: ExprIR, reg: number): Foreign | undefined {
  if (where.op !== 'and' || m.recorder !== undefined) return undefined
  const [differs, exists, ...more] = where.terms
  if (differs?.op !== 'ne' || exists?.op !== 'le' || more.length > 0) return undefined
  const [word, cell, same] = [differs.left, differs.right, exists.right]
  if (word.op !== 'table' || word.index.op !== 'reg' || word.index.reg !== reg || cell.op !== 'cell')
    return undefined
  if (exists.left.op !== 'const' || exists.left.value !== 0 || same.op !== 'table') return undefined
  if (same.table !== word.table || same.index.op !== 'reg' || same.index.reg !== reg) return undefined
  return { owners: word.table, cell: cell.at }
}

/** Looks the word up once. */
function foreignSieve(m: Machine, { owners, cell }: Foreign, then: Visit): Visit {
  const values = tableOf(m, owners)
  return (S, item) => {
    const value = values[item]!
    return value >= 0 && value !== S[cell] && then(S, item)
  }
}
