import type { GameIR } from '../../grammar/ir/ir.ts'
import { exchangedIn } from '../../grammar/ir/rules.ts'

/**
 * The same game, in which players are also asked who must move and cannot: there the rules fail, and somebody wants to know
 * why no move is legal.
 */
export function askingAnyway(ir: GameIR): GameIR {
  return exchangedIn(ir, {
    step: (step) => (step.step === 'ask' && step.must && !step.hasOrElse ? { ...step, must: false } : step),
  })
}
