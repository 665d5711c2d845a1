import type { GameIR } from '../../grammar/ir/ir.ts'
import { walk } from '../../grammar/ir/walk.ts'
import { nearestMove, type Listed } from '../notation/move.ts'
import type { Reason } from '../why/refusal-reasons.ts'
import type { Why } from './why.ts'

/** Name under which a reason's values list a preferred move. */
const BETTER = 'a better move'

/**
 * Reasons that only prefer other moves name one of them: every legal move that is compared with the refused one reaches
 * the highest value. Of several, the one written most like it is named.
 */
export function withBetterMoves(ir: GameIR, why: Why, moves: readonly Listed[], text = ''): Why {
  if (!why.reasons.some(({ compares }) => compares)) return why
  const reasons = why.reasons.map((reason): Reason => {
    if (!reason.compares) return reason
    const compared = comparedActions(ir, reason)
    const better = moves.filter(({ move }) => compared.has(move.action ?? ''))
    const value = nearestMove(better, text) ?? better[0]?.move.notation
    return value === undefined ? reason : { ...reason, values: [...reason.values, { text: BETTER, value }] }
  })
  return { ...why, reasons }
}

/** Names of the actions whose moves a condition compares. */
function comparedActions(ir: GameIR, { action, label }: Reason): ReadonlySet<string> {
  const names = new Set<string>()
  for (const { name, conditions } of ir.actions)
    if (name === action)
      for (const condition of conditions)
        if (condition.label === label)
          walk(condition.test, (node) => {
            if ('op' in node && node.op === 'most') names.add(ir.actions[node.action]?.name ?? '')
          })
  return names
}
