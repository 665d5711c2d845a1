import type { ExprIR } from '../../../grammar/ir/ir.ts'
import { isExprIn, isOperation } from '../../../grammar/ir/match.ts'
import { walk, withOperands } from '../../../grammar/ir/walk.ts'
import { withReg, type Ctx } from './context.ts'
import { constantVal, known, type Val } from '../code/val.ts'
import { knownValue } from './dispatch.ts'
import { getOrMake } from '../../../grammar/source/memoized.ts'

/** An outer dependency of an expression: a variable of a quantifier, or a word. */
interface Outer {
  readonly reg?: number
  readonly cell?: number
  readonly is: Val
}

/** The other dynamic dependencies of a condition on `reg`. Undefined if that cannot be decided. */
export function dependsOn(ctx: Ctx, e: ExprIR, reg: number): readonly Outer[] | undefined {
  const found: Outer[] = []
  let isPlain = true
  walk(e, (node) => {
    if ('set' in node || 'step' in node) isPlain = false
    if (!('op' in node)) return
    if (isAboutMore(node)) isPlain = false
    if (node.op === 'reg') {
      const is = ctx.regs.get(node.reg)
      if (node.reg === reg || is === undefined || known(is) !== undefined) return
      if (!found.some((o) => o.reg === node.reg)) found.push({ reg: node.reg, is })
    }
    if (node.op === 'cell') {
      const is = ctx.cells.get(node.at)
      if (is === undefined) isPlain = false
      else if (known(is) === undefined && !found.some((o) => o.cell === node.at))
        found.push({ cell: node.at, is })
    }
  })
  return isPlain ? found : undefined
}

/** True if it depends on more than its parts show: on the state, on callees, on moves. */
export function isAboutMore(e: ExprIR): boolean {
  return e.op === 'load' || e.op === 'let' || e.op === 'call' || isExprIn(e, 'play')
}

/** Facts about the words and the other registers in it, as text. */
export function knownIn(ctx: Ctx, e: ExprIR, reg: number): string {
  const found: (number | undefined)[] = []
  walk(e, (node) => {
    if (!('op' in node) || (node.op !== 'reg' && node.op !== 'cell')) return
    if (node.op === 'reg' && node.reg === reg) return
    const is = node.op === 'reg' ? ctx.regs.get(node.reg) : ctx.cells.get(node.at)
    found.push(is && known(is))
  })
  return found.join()
}

/**
 * An expression with constants inserted, and with everything that depends only on one outer thing evaluated for one
 * value of it.
 */
export type Replaced = (is: number) => ExprIR

export function replacedIn(ctx: Ctx, e: ExprIR, reg: number, outer: Outer | undefined): Replaced {
  const cache = new Map<ExprIR, boolean>()
  const mine = (part: ExprIR): boolean => getOrMake(cache, part, () => isAbout(part, outer))
  return (is) => replaced(ctx, e, reg, outer, is, mine)
}

/** True if it depends on that thing and on no other. */
function isAbout(part: ExprIR, outer: Outer | undefined): boolean {
  let [own, other] = [false, false]
  walk(part, (node) => {
    if (!('op' in node)) return
    if (node.op === 'reg') {
      if (node.reg === outer?.reg) own = true
      else other = true
    }
    if (node.op === 'cell') {
      if (node.at === outer?.cell) own = true
      else other = true
    }
  })
  return own && !other
}

function replaced(
  ctx: Ctx,
  e: ExprIR,
  reg: number,
  outer: Outer | undefined,
  is: number,
  mine: (part: ExprIR) => boolean,
): ExprIR {
  let inside = outer?.reg === undefined ? ctx : withReg(ctx, outer.reg, constantVal(is))
  if (outer?.cell !== undefined)
    inside = { ...inside, cells: new Map(ctx.cells).set(outer.cell, constantVal(is)) }
  const work = (part: ExprIR): ExprIR => {
    if (mine(part)) {
      const worked = knownValue(inside, part)
      if (worked !== undefined) return { op: 'const', value: worked }
    }
    if (part.op === 'reg' || part.op === 'cell') {
      if (part.op === 'reg' && part.reg === reg) return part
      const v = part.op === 'reg' ? ctx.regs.get(part.reg) : ctx.cells.get(part.at)
      const sure = v === undefined ? undefined : known(v)
      return sure === undefined ? part : { op: 'const', value: sure }
    }
    const isDistance = part.op === 'distance' && part.via === undefined
    return isDistance || isOperation(part) ? withOperands(part, work) : part
  }
  return work(e)
}
