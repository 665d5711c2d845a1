import type { ExprIR, SetIR } from '../../../grammar/ir/ir.ts'
import { readsRegister } from '../../../grammar/ir/walk.ts'
import type { Ctx } from './context.ts'
import { staticFilter } from './ranges.ts'
import { boundsOf, knownValue } from './dispatch.ts'
import { known, type Val } from '../code/val.ts'

export interface Wanted {
  readonly reg: number
  readonly where: ExprIR
}

/** Nested filters as one list of conditions over the filtered set. */
export function flattened(set: SetIR): { readonly of: SetIR; readonly wanted: readonly Wanted[] } {
  const wanted: Wanted[] = []
  let of = set
  while (of.set === 'filter') {
    const { reg, where } = of
    wanted.unshift(...(where.op === 'and' ? where.terms : [where]).map((term) => ({ reg, where: term })))
    of = of.of
  }
  return { of, wanted }
}

type Let = Extract<SetIR, { set: 'let' }>

/** Moves conditions on a `let` into the set from which it is made. Undefined if there is none. */
export function letAround(set: SetIR): Let | undefined {
  if (set.set !== 'filter') return undefined
  const { of, wanted } = flattened(set)
  if (of.set !== 'let') return undefined
  const conditions = wanted.map(({ where }) => where)
  // A condition that reads the same register of an outer binding cannot be moved in.
  if (conditions.some((where) => readsRegister(where, new Set([of.reg])))) return undefined
  return { ...of, body: sieved(of.body, wanted) }
}

/** The members of a set that satisfy all conditions. */
export function sieved(set: SetIR, wanted: readonly Wanted[]): SetIR {
  return wanted.reduce<SetIR>((of, { reg, where }) => ({ set: 'filter', of, reg, where }), set)
}

/**
 * The members of the set that are reached, as one search of the board, if each must be reached from elsewhere.
 * Undefined otherwise. The order differs.
 */
export function amongReached(set: SetIR): SetIR | undefined {
  const { of, wanted } = flattened(set)
  if (of.set !== 'row' && of.set !== 'range') return undefined
  const own = new Set(wanted.map(({ reg }) => reg))
  for (const [i, { reg, where }] of wanted.entries()) {
    if (where.op !== 'contains' || !isReached(where.set) || readsRegister(where.set, own)) continue
    const { item } = where
    if (item.op !== 'reg' || item.reg !== reg) continue
    const belongs: Wanted = { reg, where: { op: 'contains', set: of, item } }
    return sieved(where.set, [belongs, ...wanted.toSpliced(i, 1)])
  }
  return undefined
}

const isReached = ({ set }: SetIR): boolean =>
  set === 'reached' || set === 'reached by steps' || set === 'grown'

/** A constant row of a table without members that constant conditions exclude, and the remaining conditions. */
export function staticRow(
  ctx: Ctx,
  set: SetIR,
): { readonly items: readonly number[]; readonly left: readonly Wanted[] } | undefined {
  const { of, wanted } = flattened(set)
  if (of.set !== 'row') return undefined
  const row = knownValue(ctx, of.index)
  if (row === undefined || row < 0) return undefined
  const offsets = ctx.g.ir.tables[of.offsets]?.values ?? []
  let items: readonly number[] = (ctx.g.ir.tables[of.items]?.values ?? []).slice(
    offsets[row] ?? 0,
    offsets[row + 1] ?? 0,
  )
  const left: Wanted[] = []
  for (const w of wanted) {
    const sure = staticFilter(ctx, w.reg, w.where, items)
    if (sure === undefined) left.push(w)
    else items = sure
  }
  return { items, left }
}

/** Limit on the total length of all lists that combine two tables. */
const MOST_IN_LISTS = 1 << 18

/** Members of lists, and the index of the list. */
export interface Lists {
  readonly lists: readonly (readonly number[])[]
  readonly index: ExprIR
  /** The remaining tests for each member. */
  readonly left: readonly Wanted[]
}

/**
 * Members of a row. If it is constant, and each member must match some other thing, the matching members are looked up
 * by that thing.
 */
export function listsFor(ctx: Ctx, row: Row, wanted: readonly Wanted[]): Lists {
  const lists = rowLists(ctx, row)
  const own = knownValue(ctx, row.index)
  const items = own === undefined ? undefined : lists[own]
  return (items && matchesFor(ctx, items, wanted)) ?? { lists, index: row.index, left: wanted }
}

/** The members of a list that match another thing, for each possible value of that thing. */
function matchesFor(ctx: Ctx, items: readonly number[], wanted: readonly Wanted[]): Lists | undefined {
  for (const [i, { reg, where }] of wanted.entries()) {
    const found = pairsIn(ctx, items, reg, where)
    if (found !== undefined) return { ...found, left: wanted.filter((_, k) => k !== i) }
  }
  return undefined
}

type Pairs = Omit<Lists, 'left'>

/** A condition that is just a lookup in a table of matches. */
function pairsIn(ctx: Ctx, items: readonly number[], reg: number, where: ExprIR): Pairs | undefined {
  const isMember = (e: ExprIR): boolean => e.op === 'reg' && e.reg === reg
  const isOther = (e: ExprIR): boolean =>
    !readsRegister(e, new Set([reg])) && knownValue(ctx, e) === undefined
  if (where.op === 'contains' && where.set.set === 'row') {
    const { set, item } = where
    if (isMember(item) && isOther(set.index))
      return { lists: inOrder(items, rowLists(ctx, set)), index: set.index }
    if (isMember(set.index) && isOther(item)) return turnedRound(items, rowLists(ctx, set), item)
  }
  if (where.op !== 'table' || where.index.op !== 'add' || where.index.left.op !== 'mul') return undefined
  const { left: product, right } = where.index
  const { left, right: factor } = product
  if (factor.op !== 'const' || factor.value <= 0) return undefined
  const values = ctx.g.ir.tables[where.table]?.values ?? []
  const width = factor.value
  const [member, other] = isMember(left) ? [left, right] : [right, left]
  const { lo, hi } = boundsOf(ctx, other)
  const count = member === left ? width : Math.ceil(values.length / width)
  if (!isMember(member) || !isOther(other)) return undefined
  // A thing without its own row matches nothing, and an offset must stay within the row.
  if (member === left && (lo < 0 || hi >= count)) return undefined
  if (items.length * count > MOST_IN_LISTS || (member === right && items.some((item) => item >= width)))
    return undefined
  const at = (item: number, thing: number): number =>
    member === left ? item * width + thing : thing * width + item
  const lists = Array.from({ length: count }, (_, thing) =>
    items.filter((item) => values[at(item, thing)] === 1),
  )
  return { lists, index: other }
}

/** The contents of each list in `items`, in order. */
function inOrder(items: readonly number[], lists: readonly (readonly number[])[]): Lists['lists'] {
  const place = new Map(items.map((item, i) => [item, i]))
  return lists.map((list) =>
    list.filter((item) => place.has(item)).toSorted((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0)),
  )
}

/** For each thing, the items whose lists contain it. */
function turnedRound(
  items: readonly number[],
  lists: readonly (readonly number[])[],
  index: ExprIR,
): Pairs | undefined {
  const own = items.map((item) => lists[item] ?? [])
  if (
    own.reduce((sum, list) => sum + list.length, 0) > MOST_IN_LISTS ||
    own.some((list) => list.some((one) => one < 0))
  )
    return undefined
  const found: number[][] = []
  own.forEach((list, i) => {
    for (const thing of list) (found[thing] ??= []).push(items[i] ?? 0)
  })
  return { lists: Array.from(found, (list) => list ?? []), index }
}

export type Row = Extract<SetIR, { set: 'row' }>

export function rowLists(ctx: Ctx, row: Row): readonly (readonly number[])[] {
  const offsets = ctx.g.ir.tables[row.offsets]?.values ?? []
  const items = ctx.g.ir.tables[row.items]?.values ?? []
  return offsets.slice(1).map((end, i) => items.slice(offsets[i], end))
}

/** True if a row contains all possible numbers of the item, false if it contains none. Undefined otherwise. */
export function rowHas(ctx: Ctx, set: Row, row: number | undefined, item: Val): boolean | undefined {
  const offsets = ctx.g.ir.tables[set.offsets]?.values ?? []
  const items = ctx.g.ir.tables[set.items]?.values ?? []
  if (offsets.length < 2 || items.length === 0) return false
  if (row === undefined) return undefined
  const own = items.slice(offsets[row] ?? 0, offsets[row + 1] ?? 0)
  const member = known(item)
  if (member !== undefined) return own.includes(member)
  if (row < 0 || row >= offsets.length - 1) return false
  const members = own.filter((m) => m >= item.lo && m <= item.hi).length
  if (members === 0) return false
  return !item.none && members === item.hi - item.lo + 1 ? true : undefined
}
