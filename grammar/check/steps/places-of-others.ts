import type { ExprIR, GameIR, SetIR } from '../../ir/ir.ts'
import { NONE } from '../../ir/ir.ts'
import type { NodeIR } from '../../ir/nodes.ts'
import { staticValue } from '../../ir/static-value.ts'
import { exchanged, walk } from '../../ir/walk.ts'
import type { Elaboration } from '../elaboration/elaboration.ts'

/**
 * Does a step take something from a place that is another player's, or put something there? Only what the words settle
 * is seen: `hand of opponent`, but not `hand of p`, where `p` may be anybody.
 *
 * @param isYou whether an expression is the player who acts
 */
export function reachesOthers(
  el: Elaboration,
  ir: GameIR,
  node: NodeIR,
  isYou: (seat: ExprIR) => boolean,
): boolean {
  if (!('step' in node)) return false
  const chosen = new Map(ir.actions.flatMap(({ choices }) => choices.map(({ cell, from }) => [cell, from])))
  const isOthers = (container: ExprIR): boolean =>
    ir.seats.some((_, you) => {
      const seated = exchanged(container, {
        expression: (e) => (isYou(e) ? { op: 'const', value: you } : e),
      })
      const owner = ir.containers[staticValue(el.staticFacts, seated) ?? NONE]?.owner ?? NONE
      return owner !== NONE && owner !== you
    })
  const comesFromOthers = (what: SetIR): boolean => {
    let found = false
    walk(what, (part) => {
      if ('set' in part && part.set === 'members') found ||= isOthers(part.container)
      if (!('op' in part)) return undefined
      const from = part.op === 'cell' ? chosen.get(part.at) : undefined
      if (part.op === 'cell') chosen.delete(part.at)
      if (from !== undefined) found ||= comesFromOthers(from)
      // Conditions may look there.
      return part.op === 'first' ? undefined : false
    })
    return found
  }
  if (node.step === 'move' || node.step === 'lay') return isOthers(node.to) || comesFromOthers(node.what)
  if (node.step === 'deal') return isOthers(node.from) || isOthers(node.to)
  return node.step === 'shuffle' && isOthers(node.container)
}
