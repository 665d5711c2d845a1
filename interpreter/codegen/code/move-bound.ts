import type { AskIR, GameIR } from '../../../grammar/ir/ir.ts'

/** Upper bound on the number of moves of this question. */
export function mostListed({ actions }: GameIR, { offers }: AskIR): number {
  return offers.reduce((sum, { action }) => {
    const choices = actions[action]?.choices ?? []
    return sum + choices.reduce((product, { domain }) => product * domain, 1)
  }, 0)
}
