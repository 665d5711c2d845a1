import type { GameIR } from '../../grammar/ir/ir.ts'
import { exchangedIn } from '../../grammar/ir/rules.ts'

/**
 * The same game, except that players who must move and cannot are still asked. In the original the rules fail there,
 * and somebody wants to know why no move is legal.
 */
export function askingAnyway(ir: GameIR): GameIR {
  return exchangedIn(ir, {
    step: (step) => ('offers' in step && step.must && !step.hasOrElse ? { ...step, must: false } : step),
  })
}
