import type { ExprIR, GameIR, SetIR, StepIR } from '../../grammar/ir/ir.ts'
import { isExpression, isStep, type RulesIR } from '../../grammar/ir/nodes.ts'
import { rulesOfGame } from '../../grammar/ir/rules.ts'
import { walk } from '../../grammar/ir/walk.ts'
import { memoized } from '../../grammar/source/memoized.ts'

/** All parts of the rules, at any depth. */
export interface Parts {
  readonly expressions: readonly ExprIR[]
  readonly sets: readonly SetIR[]
  readonly steps: readonly StepIR[]
}

export const partsOfGame = memoized((ir: GameIR): Parts => partsWithin(rulesOfGame(ir)))

export function partsWithin(rules: RulesIR): Parts {
  const expressions: ExprIR[] = []
  const sets: SetIR[] = []
  const steps: StepIR[] = []
  walk(rules, (node) => {
    if (isExpression(node)) expressions.push(node)
    else if (isStep(node)) steps.push(node)
    else sets.push(node)
  })
  return { expressions, sets, steps }
}
