import type { ExprIR } from '../../../grammar/ir/ir.ts'
import { someNode } from '../../../grammar/ir/walk.ts'
import type { Ctx } from './context.ts'
import { withReg } from './context.ts'
import { settled } from './bounds.ts'
import { dependsOn } from './replaced.ts'
import { constant } from '../code/val.ts'

/** Beyond this, no list is filtered in advance. */
const MOST_ITEMS = 4096

/** The same for a condition on a thing that is met again and again: what depends on the thing alone is the same everywhere. */
export function filteredItems(
  ctx: Ctx,
  reg: number,
  where: ExprIR,
  count: number,
): readonly number[] | undefined {
  if (dependsOnMore(ctx, where, reg)) return staticItems(ctx, reg, where, count)
  const key = `${count} ${reg} ${JSON.stringify(where)}`
  const { filtered } = ctx.g.facts
  if (!filtered.has(key)) filtered.set(key, staticItems(ctx, reg, where, count))
  return filtered.get(key)
}

/** Is anything else of the state or of its surroundings read, known or not? */
function dependsOnMore(ctx: Ctx, where: ExprIR, reg: number): boolean {
  return (
    dependsOn(ctx, where, reg)?.length !== 0 ||
    someNode(where, (node) => 'op' in node && (node.op === 'cell' || (node.op === 'reg' && node.reg !== reg)))
  )
}

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
