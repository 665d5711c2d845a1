import { NONE, type ActionIR, type AskIR, type GameIR } from '../../grammar/ir/ir.ts'
import type { Program } from '../program/program.ts'

/** The offer of an attempt at an action that is not offered now. */
export const NOT_OFFERED = -1

/** An attempted move, legal or not: values for all choices of an action. */
export interface Attempt {
  readonly offer: number
  readonly action: number
  readonly values: readonly number[]
  /** Choices that the text does not name and for which no legal value exists. Their values are meaningless. */
  readonly unnamed?: ReadonlySet<number>
}

/** A copy of the state with the attempt's arguments, choices and lets bound, as while it is judged. */
export function stateWithAttempt(
  program: Program,
  state: Int32Array,
  ask: AskIR,
  attempt: Attempt,
): Int32Array {
  const scratch = state.slice()
  bindOffer(program, state, scratch, ask, attempt.offer)
  const action = program.ir.actions[attempt.action]
  if (action !== undefined) bindChoices(program, scratch, action, attempt.values)
  return scratch
}

/** Evaluates the arguments of an offer in `state` and writes them to `scratch`. */
export function bindOffer(
  program: Program,
  state: Int32Array,
  scratch: Int32Array,
  ask: AskIR,
  offer: number,
): void {
  const offered = ask.offers[offer]
  const params = offered === undefined ? [] : (program.ir.actions[offered.action]?.params ?? [])
  params.forEach((cell, i) => {
    const arg = offered?.args[i]
    scratch[cell] = arg === undefined ? NONE : program.evaluate(state, arg)
  })
}

/** Writes choices and lets to `scratch`. Choices without a value become 0: any number serves, as nobody asks for it. */
export function bindChoices(
  program: Program,
  scratch: Int32Array,
  action: ActionIR,
  values: readonly number[],
): void {
  for (let i = 0; i < action.choices.length; i++) {
    const choice = action.choices[i]
    if (choice !== undefined) scratch[choice.cell] = values[i] ?? 0
  }
  for (const named of action.lets) scratch[named.cell] = program.evaluate(scratch, named.value)
}

/** The space that a value is, or that it is on. Undefined if there is none. */
export function spaceOfValue(ir: GameIR, state: Int32Array, type: string, value: number): number | undefined {
  const space = type === 'piece' ? (state[ir.memory.at + value] ?? -1) : type === 'space' ? value : -1
  return space >= 0 && space < ir.spaces.length ? space : undefined
}
