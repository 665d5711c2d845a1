import type { ActionIR } from '../../../grammar/ir/ir.ts'

/** Words of what is chosen, named and handed over in an action. */
export function cellsOfAction(action: ActionIR): readonly number[] {
  return [...action.params, ...action.choices.map((c) => c.cell), ...action.lets.map((l) => l.cell)]
}
