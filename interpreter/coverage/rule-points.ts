import type { ActionIR, GameIR, StepIR } from '../../grammar/ir/ir.ts'

/** Something in the rules that can happen. */
export interface RulePoint {
  readonly what: 'action' | 'stage' | 'condition' | 'forbid' | 'branch' | 'loop' | 'whenever' | 'end'
  /** Its name or label. Empty for a branch or a loop. */
  readonly label: string
  readonly node: { readonly origin: number }
  /** The part of the IR that a recorder counts. For a loop, the repeated steps. */
  readonly counted: object
  /** The action that a condition belongs to. */
  readonly action?: ActionIR
}

/** Everything in the rules that can happen, in IR order. */
export function rulePoints(ir: GameIR): readonly RulePoint[] {
  const points: RulePoint[] = []
  const add = (what: RulePoint['what'], label: string, node: RulePoint['node'], action?: ActionIR): void => {
    points.push({ what, label, node, counted: node, ...(action === undefined ? {} : { action }) })
  }
  const branches = (steps: readonly StepIR[]): void => {
    for (const step of steps) {
      if (step.step === 'if') {
        // The last case of several has no condition to test but still counts. A constant false condition cannot be
        // reached, and a branch without an origin is not a rule.
        const { condition } = step
        const isNever = condition.op === 'const' && condition.value !== 1
        if (!isNever && ir.origins[step.origin] !== undefined) add('branch', '', step)
        branches(step.then)
        branches(step.else)
      } else if (step.step === 'for each' || step.step === 'loop') {
        if (ir.origins[step.origin] !== undefined)
          points.push({ what: 'loop', label: '', node: step, counted: step.body })
        branches(step.body)
      } else if (step.step === 'turns') branches(step.body)
      else if ('orElse' in step) branches(step.orElse)
    }
  }
  branches(ir.play)
  for (const stage of ir.stages) {
    add('stage', stage.name, stage)
    branches(stage.body)
    branches(stage.leave)
  }
  for (const action of ir.actions) {
    add('action', action.name, action)
    for (const condition of action.conditions) add('condition', condition.label, condition, action)
    for (const forbid of action.forbids) add('forbid', forbid.label, forbid, action)
    branches(action.body)
  }
  for (const rule of ir.whenever) {
    add('whenever', rule.label, rule)
    branches(rule.body)
  }
  for (const end of ir.ends) add('end', end.label, end)
  return points
}
