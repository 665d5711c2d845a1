import { NONE, type ExprIR, type SetIR } from '../../grammar/ir/ir.ts'
import { constant } from '../../grammar/ir/build.ts'
import type { Each, Env, Machine, Visit } from './machine.ts'
import { NO_ENV, bind, newRegister, tableOf } from './machine.ts'
import { asksOnly, sieve } from './sieves.ts'
import { countWork } from './count-work.ts'
import { compileValue, compileTest } from './dispatch.ts'

type Filter = Extract<SetIR, { set: 'filter' }>
type Condition = Pick<Filter, 'reg' | 'where'>

/** Rows of a table under any filters. Constant filters are already applied to the rows. */
export interface Rows {
  readonly index: ExprIR
  readonly offsets: Int32Array
  readonly items: Int32Array
  /** For each member, a word is at most this, and not none. */
  readonly below: { readonly base: number; readonly most: number } | undefined
  /** Further conditions on the members. */
  readonly filters: readonly Condition[]
}

export function eachInRows(m: Machine, rows: Rows, env: Env, visit: Visit): Each {
  const { offsets, items, below } = rows
  const index = compileValue(m, rows.index, env)
  const take = rows.filters.reduceRight<Visit>(
    (then, { where, reg }) => sieve(m, where, reg, env, then),
    visit,
  )
  if (below === undefined)
    return (S) => {
      const row = index(S)
      if (row < 0) return false
      const end = offsets[row + 1] ?? 0
      countWork(m, end - (offsets[row] ?? 0))
      for (let i = offsets[row] ?? 0; i < end; i++) if (take(S, items[i]!)) return true
      return false
    }
  const { base, most } = below
  return (S) => {
    const row = index(S)
    if (row < 0) return false
    const end = offsets[row + 1] ?? 0
    countWork(m, end - (offsets[row] ?? 0))
    for (let i = offsets[row] ?? 0; i < end; i++) {
      const item = items[i]!
      const word = S[base + item]!
      if (word <= most && word !== NONE && take(S, item)) return true
    }
    return false
  }
}

export function rowsOf(m: Machine, set: Extract<SetIR, { set: 'row' }>): Rows {
  const [offsets, items] = [tableOf(m, set.offsets), tableOf(m, set.items)]
  return { index: set.index, offsets, items, below: undefined, filters: [] }
}

/** Filters on rows, or on ranges of numbers, which are rows as well. Undefined for filters on anything else. */
export function filteredRows(m: Machine, { of, reg, where }: Filter): Rows | undefined {
  const within =
    of.set === 'filter'
      ? filteredRows(m, of)
      : of.set === 'row'
        ? rowsOf(m, of)
        : of.set === 'range'
          ? rowOfRange(of)
          : undefined
  if (within === undefined) return undefined
  const filter = { reg, where }
  return sooner(m, within, filter) ?? { ...within, filters: [...within.filters, filter] }
}

const LONGEST_RANGE = 4096

function rowOfRange({ from, to }: Extract<SetIR, { set: 'range' }>): Rows | undefined {
  if (from.op !== 'const' || to.op !== 'const' || from.value === NONE) return undefined
  const length = Math.max(0, to.value - from.value + 1)
  if (length > LONGEST_RANGE) return undefined
  const items = Int32Array.from({ length }, (_, i) => from.value + i)
  return { index: constant(0), offsets: Int32Array.of(0, length), items, below: undefined, filters: [] }
}

/**
 * The rows under one more filter, if that needs no test of every member. Card games, whose rules ask for kinds again
 * and again, run half as fast again with it.
 */
function sooner(m: Machine, rows: Rows, { where, reg }: Condition): Rows | undefined {
  // A recorder wants to see every table lookup.
  if (m.recorder !== undefined) return undefined
  const { offsets, items } = rows
  if (asksOnly(where, reg, () => false)) {
    const to = newRegister(m)
    const test = compileTest(m, where, bind(NO_ENV, reg, to))
    const nothing = new Int32Array(0)
    return regrouped(rows, offsets.length - 1, (row, item) => {
      to.R[to.at] = item
      return test(nothing) ? row : -1
    })
  }
  const below = rows.below === undefined ? belowOf(where, reg) : undefined
  if (below !== undefined) return { ...rows, below }
  // Members of one row for which a table gives a certain value: one row per value.
  if (where.op !== 'eq' || where.left.op !== 'table' || rows.index.op !== 'const') return undefined
  const { left, right } = where
  if (left.index.op !== 'reg' || left.index.reg !== reg) return undefined
  if (right.op !== 'cell' && (right.op !== 'reg' || right.reg === reg)) return undefined
  const values = tableOf(m, left.table)
  const only = rows.index.value
  const members = items.subarray(offsets[only] ?? 0, offsets[only + 1] ?? 0)
  const most = members.reduce((top, item) => Math.max(top, values[item] ?? NONE), -1)
  if (members.some((item) => (values[item] ?? NONE) < 0) || most >= MOST_ROWS) return undefined
  return {
    ...regrouped(rows, most + 1, (row, item) => (row === only ? (values[item] ?? NONE) : -1)),
    index: right,
  }
}

const MOST_ROWS = 64

/** A condition that a word of each member is below a number, or that it is not none, which is below all others. */
function belowOf(where: ExprIR, reg: number): Rows['below'] {
  if ((where.op !== 'lt' && where.op !== 'ne') || where.left.op !== 'load' || where.right.op !== 'const')
    return undefined
  const { base, index } = where.left
  if (index.op !== 'reg' || index.reg !== reg) return undefined
  if (where.op === 'lt') return { base, most: where.right.value - 1 }
  return where.right.value === NONE ? { base, most: 0x7fffffff } : undefined
}

/** The same members in other rows, in order. -1 for a member in none. */
function regrouped(rows: Rows, count: number, rowOf: (row: number, item: number) => number): Rows {
  const { offsets, items } = rows
  const made: number[][] = Array.from({ length: count }, () => [])
  for (let row = 0; row + 1 < offsets.length; row++)
    for (let i = offsets[row]!; i < offsets[row + 1]!; i++) made[rowOf(row, items[i]!)]?.push(items[i]!)
  const starts = [0]
  for (const row of made) starts.push((starts.at(-1) ?? 0) + row.length)
  return { ...rows, offsets: Int32Array.from(starts), items: Int32Array.from(made.flat()) }
}
