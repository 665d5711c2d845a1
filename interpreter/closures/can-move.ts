import { H, NONE, type ExprIR } from '../../grammar/ir/ir.ts'
import { Fault } from '../program/program.ts'
import type { Env, Machine, Test } from './machine.ts'
import { compileValue } from './dispatch.ts'

/** Nesting limit. A `can` question may ask the same about others. */
const DEEPEST = 8

/** Tests whether that player has a legal move of the action, here and now. The state is unchanged afterwards. */
export function compileCan(m: Machine, e: Extract<ExprIR, { op: 'can' }>, env: Env): Test {
  const player = compileValue(m, e.player, env)
  const { action } = e
  return (S) => {
    const seat = player(S)
    if (seat === NONE) return false
    const tries = m.tries[action]
    if (tries === undefined) throw new Error(`there is no action ${action}`)
    if (m.asking >= DEEPEST)
      throw new Fault(
        'ST5107',
        'Whether somebody can move depends, endlessly, on whether somebody can move.',
        -1,
      )
    const you = S[H.you]!
    m.asking++
    S[H.you] = seat
    try {
      return tries(S)
    } finally {
      S[H.you] = you
      m.asking--
    }
  }
}
