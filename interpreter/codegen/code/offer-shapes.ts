import type { AskIR, ExprIR, GameIR } from '../../../grammar/ir/ir.ts'
import { stepsOf } from '../../../grammar/ir/rules.ts'
import { memoized } from '../../../grammar/source/memoized.ts'

/** An action with an argument for each of its parameters. A missing argument is the present value of its word. */
export interface Offered {
  readonly action: number
  readonly args: readonly ExprIR[]
}

export function offeredBy(ir: GameIR, { action, args }: AskIR['offers'][number]): Offered {
  const params = ir.actions[action]?.params ?? []
  return { action, args: params.map((at, i) => args[i] ?? { op: 'cell', at }) }
}

/** Equal for offers of the same action that differ at most in dynamic arguments. */
export function shapeOf({ action, args }: Offered): string {
  return [action, ...args.map((arg) => (arg.op === 'const' ? arg.value : '?'))].join(' ')
}

/** All offers of one shape, at all sites. */
export function offersLike(ir: GameIR, offer: Offered): readonly Offered[] {
  return offersByShape(ir).get(shapeOf(offer)) ?? []
}

const offersByShape = memoized((ir: GameIR): ReadonlyMap<string, readonly Offered[]> => {
  const byShape = new Map<string, Offered[]>()
  // Rules lowered twice ask at the same site, which is visited once.
  const sites = new Set<number>()
  stepsOf(ir).forEach((node) => {
    if (!('offers' in node) || sites.has(node.site)) return
    sites.add(node.site)
    for (const made of node.offers) {
      const offer = offeredBy(ir, made)
      const shape = shapeOf(offer)
      const cached = byShape.get(shape)
      if (cached === undefined) byShape.set(shape, [offer])
      else cached.push(offer)
    }
  })
  return byShape
})
