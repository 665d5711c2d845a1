import type { ExprIR, SetIR } from '../../grammar/ir/ir.ts'
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
