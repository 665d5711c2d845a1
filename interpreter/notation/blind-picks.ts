import { H, NONE, type GameIR } from '../../grammar/ir/ir.ts'
import { recognises } from '../state/knows.ts'
import type { Attempt } from './bind-attempt.ts'

/**
 * True if chance picks one of several things in place of the named one, because the deciding player cannot tell them
 * apart.
 */
export function picksBlindly(ir: GameIR, state: Int32Array, { action, values }: Attempt): boolean {
  const choices = ir.actions[action]?.choices ?? []
  return values.some((value, i) => {
    const { alike = false, type } = choices[i] ?? {}
    if (!alike || type !== 'piece' || value >= ir.pieces.length) return false
    const at = state[ir.memory.at + value] ?? NONE
    const isOneOfSeveral = ir.containers[at]?.pile === false && (state[ir.memory.count + at] ?? 0) > 1
    return isOneOfSeveral && !recognises(ir, state, state[H.decider], value)
  })
}
