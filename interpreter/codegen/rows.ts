import type { ExprIR, SetIR } from '../../grammar/ir/ir.ts'
import { readsRegister } from '../../grammar/ir/walk.ts'
import type { Ctx } from './context.ts'
import { knownValue } from './bounds.ts'
import { staticFilter } from './ranges.ts'

export interface Wanted {
  readonly reg: number
  readonly where: ExprIR
}

/** Filters inside one another as one list of conditions over what is filtered. */
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

/** A known row of a table, without what fixed conditions leave out; and the conditions that are left. */
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

export type Row = Extract<SetIR, { set: 'row' }>

/** Rows of all tables that are made of two rows are no longer than this together. */
const MOST_IN_ROWS = 1 << 16

interface RowOf {
  readonly lists: readonly (readonly number[])[]
  readonly index: ExprIR
}

/**
 * Members of a row that is known which are in another row, too: what both have is looked up by the number of the other
 * one. Otherwise the row stays as it is.
 */
export function withOtherRow(
  ctx: Ctx,
  row: Row,
  wanted: readonly Wanted[],
): RowOf & { readonly left: readonly Wanted[] } {
  const lists = listsOf(ctx, row)
  const own = knownValue(ctx, row.index)
  const items = own === undefined ? undefined : lists[own]
  const at = wanted.findIndex(
    ({ reg, where }) =>
      where.op === 'contains' &&
      where.set.set === 'row' &&
      where.item.op === 'reg' &&
      where.item.reg === reg &&
      !readsRegister(where.set.index, new Set([reg])) &&
      knownValue(ctx, where.set.index) === undefined,
  )
  const where = wanted[at]?.where
  if (items === undefined || where?.op !== 'contains' || where.set.set !== 'row')
    return { lists, index: row.index, left: wanted }
  const others = listsOf(ctx, where.set)
  if (others.length * items.length > MOST_IN_ROWS) return { lists, index: row.index, left: wanted }
  const both = others.map((other) => {
    const there = new Set(other)
    return items.filter((item) => there.has(item))
  })
  return { lists: both, index: where.set.index, left: wanted.filter((_, i) => i !== at) }
}

export function listsOf(ctx: Ctx, row: Row): readonly (readonly number[])[] {
  const offsets = ctx.g.ir.tables[row.offsets]?.values ?? []
  const items = ctx.g.ir.tables[row.items]?.values ?? []
  return offsets.slice(1).map((end, i) => items.slice(offsets[i], end))
}
