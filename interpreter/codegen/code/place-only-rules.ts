import type { GameIR, WheneverIR } from '../../../grammar/ir/ir.ts'
import { factsOf } from '../../../grammar/ir/node-facts.ts'
import type { NodeIR, RulesIR } from '../../../grammar/ir/nodes.ts'
import { numbersIn, someNode } from '../../../grammar/ir/walk.ts'

/** True if a rule reads only places of pieces, so that it cannot fire until something moves. */
export function asksOfPlacesAlone(ir: GameIR, rule: WheneverIR): boolean {
  const visited = new Set<number>()
  const asks = (rules: RulesIR): boolean =>
    !someNode(rules, (node) => {
      if (!isOfPlaces(ir, node) || numbersIn(node, 'cell').some((at) => at !== rule.cell)) return true
      return numbersIn(node, 'term').some((term) => {
        if (visited.has(term)) return false
        visited.add(term)
        return !asks(ir.terms[term]?.body)
      })
    })
  return asks([rule.over, rule.when])
}

/** True if the node itself reads only places from the state. */
function isOfPlaces(ir: GameIR, node: NodeIR): boolean {
  const { at, first, lastPiece, count } = ir.memory
  if ('step' in node || factsOf(node).looks?.some((look) => look !== 'places') === true) return false
  return numbersIn(node, 'region').every((base) => [at, first, lastPiece, count].includes(base))
}
