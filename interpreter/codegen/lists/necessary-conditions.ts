import type { ExprIR } from '../../../grammar/ir/ir.ts'
import { matchExpr } from '../../../grammar/ir/match.ts'
import { readsCell, someNode } from '../../../grammar/ir/walk.ts'
import { js } from '../code/code.ts'
import { named, type Ctx } from '../rules/context.ts'
import { mostSharedRun } from '../rules/history.ts'
import { emitArithmetic, condCode, constantVal, either, emitOrder, type Cond, type Val } from '../code/val.ts'
import { value, cond } from '../rules/dispatch.ts'
import { pushComparison } from '../rules/push-comparisons.ts'

/**
 * A necessary condition of a condition, without the words `own`. If it does not hold, the condition need not be tested
 * for any value of these words. It is `true` if nothing better is known.
 */
export function necessary(ctx: Ctx, from: ExprIR, own: ReadonlySet<number>): Cond {
  const e = pushComparison(from)
  if (!mentions(e, own)) return cond(ctx, e)
  const part = (inner: ExprIR): Cond => necessary(ctx, inner, own)
  const inOrder = (op: 'lt' | 'le', left: ExprIR, right: ExprIR): Cond => {
    const most = mentions(left, own) ? undefined : atMost(ctx, right, own)
    return most === undefined ? true : emitOrder(op, named(ctx, value(ctx, left)), most)
  }
  return matchExpr(
    e,
    {
      and: ({ terms }) => terms.map(part).reduce(both, true),
      or: ({ terms }) => terms.map(part).reduce(some, false),
      if: (choice) => some(both(part(choice.condition), part(choice.then)), part(choice.else)),
      lt: ({ left, right }) => inOrder('lt', left, right),
      le: ({ left, right }) => inOrder('le', left, right),
      any: ({ set }) => (set.set === 'filter' ? part(set.where) : true),
      repeats: (again) => {
        const within = atMost(ctx, again.within, own)
        return within === undefined ? true : emitOrder('lt', constantVal(0), within)
      },
    },
    () => true,
  )
}

/** An upper bound of a value, without these words. Undefined if none is known. None is below all numbers. */
function atMost(ctx: Ctx, e: ExprIR, own: ReadonlySet<number>): Val | undefined {
  if (!mentions(e, own)) return named(ctx, value(ctx, e))
  const ofBoth = (one: ExprIR, other: ExprIR, join: (one: Val, other: Val) => Val): Val | undefined => {
    const [left, right] = [atMost(ctx, one, own), atMost(ctx, other, own)]
    return left === undefined || right === undefined ? undefined : join(left, right)
  }
  return matchExpr(
    e,
    {
      add: ({ left, right }) => ofBoth(left, right, (one, other) => emitArithmetic('add', one, other)),
      sub: ({ left, right }) => {
        const most = mentions(right, own) ? undefined : atMost(ctx, left, own)
        return most === undefined ? undefined : emitArithmetic('sub', most, value(ctx, right))
      },
      max: ({ left, right }) => ofBoth(left, right, (one, other) => higher(ctx, one, other)),
      if: (choice) =>
        ofBoth(choice.then, choice.else, (yes, no) => {
          const may = necessary(ctx, choice.condition, own)
          if (may === false) return no
          const top = higher(ctx, yes, no)
          return may === true
            ? top
            : named(ctx, either(js`(${condCode(may)} ? ${top.code} : ${no.code})`, top, no))
        }),
      'shared run': (run) => (mentions(run.player, own) ? undefined : mostSharedRun(ctx, run)),
    },
    () => undefined,
  )
}

function higher(ctx: Ctx, one: Val, other: Val): Val {
  const [a, b] = [named(ctx, one), named(ctx, other)]
  return named(ctx, either(js`(${a.code} > ${b.code} ? ${a.code} : ${b.code})`, a, b))
}

function both(one: Cond, other: Cond): Cond {
  if (one === false || other === false) return false
  if (one === true) return other
  return other === true ? one : js`((${one}) && (${other}))`
}

export function some(one: Cond, other: Cond): Cond {
  if (one === true || other === true) return true
  if (one === false) return other
  return other === false ? one : js`((${one}) || (${other}))`
}

function mentions(e: ExprIR, cells: ReadonlySet<number>): boolean {
  // Calls are not followed, and a register belongs to the context.
  const isOpen = (op: ExprIR['op']): boolean =>
    op === 'call' || op === 'reg' || op === 'can' || op === 'after' || op === 'most'
  return readsCell(e, cells) || someNode(e, (node) => 'op' in node && isOpen(node.op))
}
