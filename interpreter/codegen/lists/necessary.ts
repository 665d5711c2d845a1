import type { ExprIR } from '../../../grammar/ir/ir.ts'
import { readsCell, someNode } from '../../../grammar/ir/walk.ts'
import { js } from '../code/code.ts'
import type { Ctx } from '../rules/context.ts'
import { named } from '../rules/context.ts'
import { mostSharedRun } from '../rules/history.ts'
import type { Cond, Val } from '../code/val.ts'
import { arithmetic, condCode, constant, either, order } from '../code/val.ts'
import { value, cond } from '../rules/dispatch.ts'
import { decidedSooner } from '../rules/decided-sooner.ts'

/**
 * A necessary condition for a condition, without the words `own`: where it does not hold, the condition need not be
 * tested, whatever the values of these words. It is as weak as it must be, and `true` where nothing can be said.
 */
export function necessary(ctx: Ctx, from: ExprIR, own: ReadonlySet<number>): Cond {
  const e = decidedSooner(from)
  if (!mentions(e, own)) return cond(ctx, e)
  const part = (inner: ExprIR): Cond => necessary(ctx, inner, own)
  switch (e.op) {
    case 'and':
      return e.terms.map(part).reduce(both, true)
    case 'or':
      return e.terms.map(part).reduce(some, false)
    case 'if':
      return some(both(part(e.condition), part(e.then)), part(e.else))
    case 'lt':
    case 'le': {
      const most = mentions(e.left, own) ? undefined : atMost(ctx, e.right, own)
      return most === undefined ? true : order(e.op, named(ctx, value(ctx, e.left)), most)
    }
    case 'any':
      return e.set.set === 'filter' ? part(e.set.where) : true
    case 'repeats': {
      const within = atMost(ctx, e.within, own)
      return within === undefined ? true : order('lt', constant(0), within)
    }
    case 'const':
    case 'reg':
    case 'cell':
    case 'load':
    case 'table':
    case 'add':
    case 'sub':
    case 'mul':
    case 'mod':
    case 'divUp':
    case 'divDown':
    case 'min':
    case 'max':
    case 'bagSum':
    case 'bagCount':
    case 'bagMatch':
    case 'eq':
    case 'ne':
    case 'not':
    case 'let':
    case 'call':
    case 'count':
    case 'first':
    case 'contains':
    case 'fold':
    case 'distance':
    case 'steps':
    case 'longest line':
    case 'step':
    case 'can':
    case 'after':
    case 'shared run':
    case 'stood':
    case 'most':
      return true
  }
}

/** An upper bound of a value, without these words; undefined if none is known. None lies below all numbers. */
function atMost(ctx: Ctx, e: ExprIR, own: ReadonlySet<number>): Val | undefined {
  if (!mentions(e, own)) return named(ctx, value(ctx, e))
  switch (e.op) {
    case 'add': {
      const [left, right] = [atMost(ctx, e.left, own), atMost(ctx, e.right, own)]
      return left === undefined || right === undefined ? undefined : arithmetic('add', left, right)
    }
    case 'sub': {
      const left = mentions(e.right, own) ? undefined : atMost(ctx, e.left, own)
      return left === undefined ? undefined : arithmetic('sub', left, value(ctx, e.right))
    }
    case 'max': {
      const [left, right] = [atMost(ctx, e.left, own), atMost(ctx, e.right, own)]
      return left === undefined || right === undefined ? undefined : higher(ctx, left, right)
    }
    case 'if': {
      const [yes, no] = [atMost(ctx, e.then, own), atMost(ctx, e.else, own)]
      if (yes === undefined || no === undefined) return undefined
      const may = necessary(ctx, e.condition, own)
      if (may === false) return no
      const top = higher(ctx, yes, no)
      return may === true
        ? top
        : named(ctx, either(js`(${condCode(may)} ? ${top.code} : ${no.code})`, top, no))
    }
    case 'shared run':
      return mentions(e.player, own) ? undefined : mostSharedRun(ctx, e)
    case 'const':
    case 'reg':
    case 'cell':
    case 'load':
    case 'table':
    case 'mul':
    case 'mod':
    case 'divUp':
    case 'divDown':
    case 'min':
    case 'bagSum':
    case 'bagCount':
    case 'bagMatch':
    case 'lt':
    case 'le':
    case 'eq':
    case 'ne':
    case 'and':
    case 'or':
    case 'not':
    case 'let':
    case 'call':
    case 'any':
    case 'count':
    case 'first':
    case 'contains':
    case 'fold':
    case 'distance':
    case 'steps':
    case 'longest line':
    case 'step':
    case 'can':
    case 'after':
    case 'stood':
    case 'most':
    case 'repeats':
      return undefined
  }
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
  // Calls are not followed, and a register belongs to the surroundings.
  const isOpen = (op: ExprIR['op']): boolean =>
    op === 'call' || op === 'reg' || op === 'can' || op === 'after' || op === 'most'
  return readsCell(e, cells) || someNode(e, (node) => 'op' in node && isOpen(node.op))
}
