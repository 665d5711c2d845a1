import type { ExprIR, GameIR, SetIR } from '../../../grammar/ir/ir.ts'
import type { RulesIR } from '../../../grammar/ir/nodes.ts'
import { walk } from '../../../grammar/ir/walk.ts'
import { js } from '../code/code.ts'
import type { Ctx } from './context.ts'
import { emit } from './context.ts'
import { flattened } from './rows.ts'
import { MOST_BITS, tellsOfMoves } from './throughout.ts'

/** A context in which a condition is tested for the members of a set: nothing changes until all have been tested. */
export function inOneLook(ctx: Ctx, set: SetIR): Ctx {
  const { ir } = ctx.g
  if (ctx.looking !== undefined || ir.spaces.length <= MOST_BITS) return ctx
  const isWorth = flattened(set).wanted.some(({ where }) => asksWhatIsReached(ir, where))
  if (!isWorth || tellsOfMoves(ir, set)) return ctx
  const looking = ctx.g.names.fresh('n')
  emit(ctx, js`let ${looking} = 0;`)
  return { ...ctx, looking }
}

function asksWhatIsReached(ir: GameIR, part: ExprIR): boolean {
  const seen = new Set<number>()
  let found = false
  const look = (rules: RulesIR): void =>
    walk(rules, (node) => {
      if ('set' in node && (node.set === 'reached' || node.set === 'reached by steps')) found = true
      if (!('op' in node) || node.op !== 'call' || seen.has(node.term)) return
      seen.add(node.term)
      look(ir.terms[node.term]?.body)
    })
  look(part)
  return found
}
