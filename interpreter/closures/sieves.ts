import type { ExprIR } from '../../grammar/ir/ir.ts'
import { NONE } from '../../grammar/ir/ir.ts'
import { tableOf } from './expressions.ts'
import type { Env, Machine, Visit } from './machine.ts'
import { bind, lookUp, register } from './machine.ts'
import { compileTest } from './tests.ts'

/**
 * A visitor that passes on the members for which the condition of a filter holds. The common conditions ask the member
 * itself and need no register for it.
 */
export function sieve(m: Machine, where: ExprIR, reg: number, env: Env, then: Visit): Visit {
  const isMember = (e: ExprIR): boolean => e.op === 'reg' && e.reg === reg
  switch (where.op) {
    case 'and': {
      const foreign = foreignSieve(m, where.terms, reg, then)
      if (foreign !== undefined) return foreign
      return where.terms.reduceRight<Visit>((next, term) => sieve(m, term, reg, env, next), then)
    }
    case 'table': {
      if (!isMember(where.index) || m.recorder !== undefined) break
      const values = tableOf(m, where.table)
      return (S, item) => values[item] === 1 && then(S, item)
    }
    case 'lt': {
      if (where.left.op !== 'load' || !isMember(where.left.index) || where.right.op !== 'const') break
      const { base } = where.left
      const most = where.right.value - 1
      return (S, item) => {
        const word = S[base + item]!
        return word <= most && word !== NONE && then(S, item)
      }
    }
    case 'eq': {
      const { left, right } = where
      if (left.op !== 'table' || !isMember(left.index) || m.recorder !== undefined) break
      const values = tableOf(m, left.table)
      if (right.op === 'cell') {
        const { at } = right
        return (S, item) => (values[item] ?? NONE) === S[at] && then(S, item)
      }
      if (right.op !== 'reg' || isMember(right)) break
      const { R, at } = lookUp(env, right.reg)
      return (S, item) => (values[item] ?? NONE) === R[at] && then(S, item)
    }
  }
  const to = register(m)
  const test = compileTest(m, where, bind(env, reg, to))
  const { R, at } = to
  return (S, item) => {
    R[at] = item
    return test(S) && then(S, item)
  }
}

/** Somebody's, but not that one's: a word of a table that is no none and differs from a cell, looked up once. */
function foreignSieve(m: Machine, terms: readonly ExprIR[], reg: number, then: Visit): Visit | undefined {
  const [differs, exists, ...more] = terms
  if (differs?.op !== 'ne' || exists?.op !== 'le' || more.length > 0 || m.recorder !== undefined)
    return undefined
  const [word, cell, same] = [differs.left, differs.right, exists.right]
  if (word.op !== 'table' || word.index.op !== 'reg' || word.index.reg !== reg || cell.op !== 'cell')
    return undefined
  if (exists.left.op !== 'const' || exists.left.value !== 0 || same.op !== 'table') return undefined
  if (same.table !== word.table || same.index.op !== 'reg' || same.index.reg !== reg) return undefined
  const values = tableOf(m, word.table)
  const other = cell.at
  return (S, item) => {
    const value = values[item]!
    return value >= 0 && value !== S[other] && then(S, item)
  }
}
