import type { ActionIR, AskIR, GameIR } from '../../grammar/ir/ir.ts'
import type { Program } from '../program.ts'

/** A move that somebody tries, legal or not: values for all choices of an offered action. */
export interface Attempt {
  readonly offer: number
  readonly action: number
  readonly values: readonly number[]
}

/** A copy of the state in which the attempt's arguments, choices and lets are bound, as they are while it is judged. */
export function bound(program: Program, state: Int32Array, ask: AskIR, attempt: Attempt): Int32Array {
  const scratch = state.slice()
  const action = program.ir.actions[attempt.action]
  if (action === undefined) return scratch
  const args = (ask.offers[attempt.offer]?.args ?? []).map((arg) => program.evaluate(state, arg))
  action.params.forEach((cell, i) => (scratch[cell] = args[i] ?? 0))
  bindChoices(program, scratch, action, attempt.values)
  return scratch
}

export function bindChoices(
  program: Program,
  scratch: Int32Array,
  action: ActionIR,
  values: readonly number[],
): void {
  action.choices.forEach((choice, i) => (scratch[choice.cell] = values[i] ?? 0))
  for (const named of action.lets) scratch[named.cell] = program.evaluate(scratch, named.value)
}

/** The space that a value is, or on which it stands; undefined if it has none. */
export function spaceOf(ir: GameIR, state: Int32Array, type: string, value: number): number | undefined {
  const space = type === 'piece' ? (state[ir.memory.at + value] ?? -1) : type === 'space' ? value : -1
  return space >= 0 && space < ir.spaces.length ? space : undefined
}
