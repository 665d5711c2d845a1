import type { ExprIR } from '../../../grammar/ir/ir.ts'
import type { Ctx } from './context.ts'
import { withReg } from './context.ts'
import { settled } from './bounds.ts'
import { constant } from '../code/val.ts'

/** Beyond this, no list is filtered in advance. */
const MOST_ITEMS = 4096

/** Which of the numbers from 0 satisfy a condition that depends on nothing else; undefined if it does. */
export function staticItems(
  ctx: Ctx,
  reg: number,
  where: ExprIR,
  count: number,
): readonly number[] | undefined {
  return staticFilter(
    ctx,
    reg,
    where,
    Array.from({ length: Math.min(count, MOST_ITEMS + 1) }, (_, i) => i),
  )
}

export function staticFilter(
  ctx: Ctx,
  reg: number,
  where: ExprIR,
  items: readonly number[],
): readonly number[] | undefined {
  if (items.length > MOST_ITEMS) return undefined
  const kept: number[] = []
  for (const item of items) {
    const c = settled(withReg(ctx, reg, constant(item)), where)
    if (c === undefined) return undefined
    if (c) kept.push(item)
  }
  return kept
}
