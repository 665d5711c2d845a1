import type { ExprIR, GameIR, SetIR, StepIR } from '../../grammar/ir/ir.ts'

/** Everything that rules are made of, however deep. */
export interface Parts {
  readonly expressions: readonly ExprIR[]
  readonly sets: readonly SetIR[]
  readonly steps: readonly StepIR[]
}

const MADE = new WeakMap<GameIR, Parts>()

export function partsOf(ir: GameIR): Parts {
  const made = MADE.get(ir)
  if (made !== undefined) return made
  const { terms, stages, actions, whenever, ends, play } = ir
  const parts = partsWithin([terms, stages, actions, whenever, ends, play])
  MADE.set(ir, parts)
  return parts
}

export function partsWithin(whole: unknown): Parts {
  const expressions: ExprIR[] = []
  const sets: SetIR[] = []
  const steps: StepIR[] = []
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) {
      for (const inner of part) visit(inner)
      return
    }
    if (typeof part !== 'object' || part === null) return
    if (isExpression(part)) expressions.push(part)
    else if (isSet(part)) sets.push(part)
    else if (isStep(part)) steps.push(part)
    for (const inner of Object.values(part)) visit(inner)
  }
  visit(whole)
  return { expressions, sets, steps }
}

function isExpression(part: object): part is ExprIR {
  return 'op' in part
}

/** Expressions speak of sets under that name, too. */
function isSet(part: object): part is SetIR {
  return 'set' in part && typeof part.set === 'string' && !('op' in part)
}

function isStep(part: object): part is StepIR {
  return 'step' in part && typeof part.step === 'string'
}
