import type { ExprIR } from '../../../grammar/ir/ir.ts'
import { someNode } from '../../../grammar/ir/walk.ts'
import { staticMatches } from '../../../grammar/ir/static-value.ts'
import { nodeText } from '../../../grammar/ir/node-text.ts'
import type { Ctx } from './context.ts'
import { withReg } from './context.ts'
import { settled } from './bounds.ts'
import { dependsOn } from './replaced.ts'
import { staticFactsOf } from '../code/static-facts.ts'
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
  const key = `${count} ${reg} ${nodeText(where)}`
  const { filtered } = ctx.g.facts
  if (!filtered.has(key))
    filtered.set(
      key,
      count > MOST_ITEMS ? undefined : staticMatches(staticFactsOf(ctx.g.ir), reg, where, count),
    )
  return filtered.get(key)
}

/** The only one of the numbers from 0 that satisfies a condition, if it is known that it is the only one. */
export function onlyItem(ctx: Ctx, reg: number, where: ExprIR, count: number): number | undefined {
  if (!dependsOnMore(ctx, where, reg)) {
    const [item, ...more] = filteredItems(ctx, reg, where, count) ?? []
    return more.length === 0 ? item : undefined
  }
  if (count > MOST_ITEMS) return undefined
  let only: number | undefined
  for (let item = 0; item < count; item++) {
    const c = settled(withReg(ctx, reg, constant(item)), where)
    if (c === false) continue
    if (c === undefined || only !== undefined) return undefined
    only = item
  }
  return only
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

/** Is it known that none of the numbers from 0 satisfies the condition? */
export function noneFits(ctx: Ctx, reg: number, where: ExprIR, count: number): boolean {
  if (count > MOST_ITEMS) return false
  for (let item = 0; item < count; item++)
    if (settled(withReg(ctx, reg, constant(item)), where) !== false) return false
  return true
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
