import type { ActionIR, ExprIR } from '../../../grammar/ir/ir.ts'
import { comparesMovesIn } from '../../../grammar/ir/move-comparisons.ts'
import { walk } from '../../../grammar/ir/walk.ts'
import { nodeText } from '../../../grammar/ir/node-text.ts'
import { js, type Js } from '../code/code.ts'
import { emit, type Ctx } from './context.ts'

type Most = Extract<ExprIR, { op: 'most' }>

/** A key, equal for equal numbers: the same moves, compared by the same value. */
export function measureKey({ action, before, value }: Most): string {
  return `most ${action} ${before} ${nodeText(value)}`
}

/**
 * The context of a list of moves in which values compared by several actions are computed at most once. Values that
 * depend on an offer's arguments are not shared.
 */
export function comparingAll(ctx: Ctx, actions: readonly Pick<ActionIR, 'conditions'>[]): Ctx {
  const found = new Map<string, { readonly name: Js; readonly actions: Set<unknown> }>()
  for (const action of actions)
    for (const node of measuresOf(action)) {
      if ((ctx.g.ir.actions[node.action]?.params.length ?? 0) > 0) continue
      const key = measureKey(node)
      const cached = found.get(key) ?? { name: ctx.g.names.fresh('v'), actions: new Set() }
      found.set(key, { ...cached, actions: cached.actions.add(action) })
    }
  const shared = new Map<string, Js>()
  for (const [key, { name, actions: by }] of found) if (by.size > 1) shared.set(key, name)
  for (const name of shared.values()) emit(ctx, js`let ${name} = N;`)
  return shared.size === 0 ? ctx : { ...ctx, shared }
}

/** The context of a search in which the value that moves are compared with is computed at most once. */
export function comparing(ctx: Ctx, action: Pick<ActionIR, 'conditions'>): Ctx {
  const measures = new Map<ExprIR, Js>()
  for (const node of measuresOf(action)) {
    const shared = ctx.shared?.get(measureKey(node))
    const name = shared ?? ctx.g.names.fresh('v')
    measures.set(node, name)
    if (shared === undefined) emit(ctx, js`let ${name} = N;`)
  }
  return measures.size === 0 ? ctx : { ...ctx, measures }
}

export function measuresOf({ conditions }: Pick<ActionIR, 'conditions'>): readonly Most[] {
  const found: Most[] = []
  for (const { test } of conditions)
    if (comparesMovesIn(test))
      walk(test, (node) => {
        if ('op' in node && node.op === 'most') found.push(node)
      })
  return found
}
