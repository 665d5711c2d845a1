import type { ExprIR, SetIR } from '../../../grammar/ir/ir.ts'
import { isSetIn } from '../../../grammar/ir/match.ts'
import { isSet } from '../../../grammar/ir/nodes.ts'
import { numbersIn, someNode, walk } from '../../../grammar/ir/walk.ts'
import type { Holder } from '../../../grammar/ir/meaning.ts'
import { staticMatches, staticValues } from '../../../grammar/ir/static-value.ts'
import { nodeText } from '../../../grammar/ir/node-text.ts'
import { withReg, type Ctx } from './context.ts'
import { isAboutMore } from './outer-dependencies.ts'
import { staticFactsOf } from '../code/static-facts.ts'
import { constantVal, known, type Val } from '../code/val.ts'
import { settled } from './dispatch.ts'

/** Longer lists are not filtered in advance. */
const MOST_ITEMS = 4096

/**
 * The things that satisfy a condition. Memoized, because conditions on the thing alone recur for each sort of things.
 */
export function filteredItems(
  ctx: Ctx,
  reg: number,
  where: ExprIR,
  count: number,
): readonly number[] | undefined {
  if (dependsOnMore(where, reg)) return staticItems(ctx, reg, where, count)
  const key = `${count} ${reg} ${nodeText(where)}`
  const { filtered } = ctx.g.facts
  if (!filtered.has(key))
    filtered.set(
      key,
      count > MOST_ITEMS ? undefined : staticMatches(staticFactsOf(ctx.g.ir), reg, where, numbersTo(count)),
    )
  return filtered.get(key)
}

/** Cached, because they are needed for each sort of things. */
const NUMBERS = new Map<number, readonly number[]>()

function numbersTo(count: number): readonly number[] {
  const numbers = NUMBERS.get(count) ?? Array.from({ length: count }, (_, i) => i)
  NUMBERS.set(count, numbers)
  return numbers
}

/** True if anything else of the state or the context is read, known or not. */
function dependsOnMore(where: ExprIR, reg: number): boolean {
  return someNode(where, (node) => {
    if (!('op' in node)) return true
    return node.op === 'cell' || isAboutMore(node) || (node.op === 'reg' && node.reg !== reg)
  })
}

/** True for a set that is enumerated without looking at the table or searching the board. */
export function isListed(set: SetIR): boolean {
  return set.set !== 'members' && set.set !== 'best sets' && !isSetIn(set, 'board')
}

/** The registers that are bound inside an expression. */
export function boundIn(e: ExprIR): ReadonlySet<number> {
  const bound = new Set<number>()
  walk(e, (node) => {
    for (const reg of numbersIn(node, 'binds')) bound.add(reg)
  })
  return bound
}

/** The numbers from 0 that satisfy a condition with no other dependency. Undefined if it has one. */
function staticItems(ctx: Ctx, reg: number, where: ExprIR, count: number): readonly number[] | undefined {
  return staticFilter(ctx, reg, where, numbersTo(Math.min(count, MOST_ITEMS + 1)))
}

/** True if certainly none of the numbers from 0 satisfies the condition. */
export function noneFits(ctx: Ctx, reg: number, where: ExprIR, count: number): boolean {
  if (count > MOST_ITEMS) return false
  const items = numbersTo(count)
  const sure = workedOut(ctx, reg, where, items)
  if (sure !== undefined) return sure.length === 0
  return items.every((item) => settled(withReg(ctx, reg, constantVal(item)), where) === false)
}

export function staticFilter(
  ctx: Ctx,
  reg: number,
  where: ExprIR,
  items: readonly number[],
): readonly number[] | undefined {
  if (items.length > MOST_ITEMS) return undefined
  const sure = workedOut(ctx, reg, where, items)
  if (sure !== undefined) return sure
  const merged: number[] = []
  for (const item of items) {
    const c = settled(withReg(ctx, reg, constantVal(item)), where)
    if (c === undefined) return undefined
    if (c) merged.push(item)
  }
  return merged
}

/** The same if all other dependencies are constant. Undefined if they are not. */
function workedOut(
  ctx: Ctx,
  reg: number,
  where: ExprIR,
  items: readonly number[],
): readonly number[] | undefined {
  const values = valuesPerThing(ctx, { reg }, where, items)
  return values === undefined ? undefined : items.filter((_, i) => values[i] === 1)
}

/**
 * The values of an expression for some things, if all other dependencies are constant: constant folding is much faster
 * than range analysis. Undefined if it depends on more.
 */
export function valuesPerThing(
  ctx: Ctx,
  holder: Holder,
  e: ExprIR,
  things: readonly number[],
): readonly number[] | undefined {
  const [registers, cells] = [new Map<number, number>(), new Map<number, number>()]
  const bound = boundIn(e)
  const isOpen = someNode(e, (node) => {
    if (!('op' in node)) return !isSet(node) || !isListed(node)
    if (isAboutMore(node)) return true
    if (node.op === 'reg') {
      if (node.reg === holder.reg || bound.has(node.reg)) return false
      return !recordConstant(registers, node.reg, ctx.regs.get(node.reg))
    }
    return (
      node.op === 'cell' && node.at !== holder.cell && !recordConstant(cells, node.at, ctx.cells.get(node.at))
    )
  })
  return isOpen ? undefined : staticValues(staticFactsOf(ctx.g.ir), holder, e, things, registers, cells)
}

/** Records the value if it is constant, and returns true then. */
function recordConstant(values: Map<number, number>, at: number, is: Val | undefined): boolean {
  const value = is && known(is)
  if (value !== undefined) values.set(at, value)
  return value !== undefined
}
