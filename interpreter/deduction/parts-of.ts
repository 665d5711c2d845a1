import type { ExprIR, GameIR, SetIR, StepIR } from '../../grammar/ir/ir.ts'
import type { RulesIR } from '../../grammar/ir/nodes.ts'
import { isExpression, isStep } from '../../grammar/ir/nodes.ts'
import { rulesOfGame } from '../../grammar/ir/rules.ts'
import { walk } from '../../grammar/ir/walk.ts'

/** All parts of the rules, at any depth. */
export interface Parts {
  readonly expressions: readonly ExprIR[]
  readonly sets: readonly SetIR[]
  readonly steps: readonly StepIR[]
}

const MADE = new WeakMap<GameIR, Parts>()

export function partsOfGame(ir: GameIR): Parts {
  const made = MADE.get(ir)
  if (made !== undefined) return made
  const parts = partsWithin(rulesOfGame(ir))
  MADE.set(ir, parts)
  return parts
}

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
