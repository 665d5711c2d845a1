import type { ExprIR } from '../../../grammar/ir/ir.ts'
import { someNode } from '../../../grammar/ir/walk.ts'
import type { Ctx } from './context.ts'
import { withReg } from './context.ts'
import { settled } from './bounds.ts'
import type { Facts } from './facts.ts'
import { constant } from '../code/val.ts'

/** Beyond this, no list is filtered in advance. */
const MOST_ITEMS = 4096

const FILTERED = new WeakMap<Facts, Map<string, readonly number[] | undefined>>()

/** The same for a condition on a thing that is met again and again: what depends on the thing alone is the same everywhere. */
export function filteredItems(
  ctx: Ctx,
  reg: number,
  where: ExprIR,
  count: number,
): readonly number[] | undefined {
  if (dependsOnMore(where, reg)) return staticItems(ctx, reg, where, count)
  const all = FILTERED.get(ctx.g.facts) ?? new Map<string, readonly number[] | undefined>()
  FILTERED.set(ctx.g.facts, all)
  const key = `${count} ${reg} ${JSON.stringify(where)}`
  const known = all.get(key)
  if (known !== undefined || all.has(key)) return known
  const items = staticItems(ctx, reg, where, count)
  all.set(key, items)
  return items
}

/** Is anything else of the state or of its surroundings read? */
function dependsOnMore(where: ExprIR, reg: number): boolean {
  return someNode(
    where,
    (node) => !('op' in node) || (node.op === 'reg' ? node.reg !== reg : !FIXED.has(node.op)),
  )
}

/** What these are depends on their parts alone. */
const FIXED: ReadonlySet<ExprIR['op']> = new Set([
  'const',
  'table',
  'distance',
  'step',
  'add',
  'sub',
  'mul',
  'mod',
  'divUp',
  'divDown',
  'min',
  'max',
  'bagSum',
  'bagCount',
  'bagMatch',
  'lt',
  'le',
  'eq',
  'ne',
  'and',
  'or',
  'not',
  'if',
])

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
