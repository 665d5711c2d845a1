import type { ActionIR } from '../../../grammar/ir/ir.ts'

/** Words of an action's choices, lets and parameters. */
export function cellsOfAction(action: ActionIR): readonly number[] {
  return [...action.params, ...action.choices.map((c) => c.cell), ...action.lets.map((l) => l.cell)]
}
