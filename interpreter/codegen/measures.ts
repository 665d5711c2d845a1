import type { ActionIR, ExprIR } from '../../grammar/ir/ir.ts'
import { walk } from '../../grammar/ir/walk.ts'
import type { Js } from './code.ts'
import { js } from './code.ts'
import type { Ctx } from './context.ts'
import { emit } from './context.ts'

/** The context of a search in which the value that moves are compared with is computed at most once. */
export function comparing(ctx: Ctx, action: Pick<ActionIR, 'conditions'>): Ctx {
  const measures = new Map<ExprIR, Js>()
  for (const { test } of action.conditions)
    walk(test, (node) => {
      if ('op' in node && node.op === 'most') measures.set(node, ctx.g.names.fresh('v'))
    })
  for (const name of measures.values()) emit(ctx, js`let ${name} = N;`)
  return measures.size === 0 ? ctx : { ...ctx, measures }
}
