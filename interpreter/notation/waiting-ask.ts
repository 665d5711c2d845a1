import { H, STATUS, type AskIR, type GameIR } from '../../grammar/ir/ir.ts'
import { rulesOfGame } from '../../grammar/ir/rules.ts'
import { walkSteps } from '../../grammar/ir/walk.ts'
import type { Program } from '../program/program.ts'
import { memoized } from '../../grammar/source/memoized.ts'

/** The choice for which a state waits. Undefined if it waits for none. */
export function waitingAsk({ ir }: Program, state: Int32Array): AskIR | undefined {
  return state[H.status] === STATUS.waiting ? asksOf(ir).get(state[H.site] ?? -1) : undefined
}

const asksOf = memoized((ir: GameIR): ReadonlyMap<number, AskIR> => {
  const asks = new Map<number, AskIR>()
  walkSteps(rulesOfGame(ir), (node) => {
    if ('offers' in node) asks.set(node.site, node)
  })
  return asks
})
