import type { ActionIR, AskIR, StepIR } from '../../grammar/ir/ir.ts'
import { H, NONE } from '../../grammar/ir/ir.ts'
import type { Program } from '../program.ts'
import { valueText } from '../notation/value-text.ts'

export interface Candidate {
  readonly offer: number
  readonly action: number
  readonly values: readonly number[]
}

/** Trying all combinations is for people's slips, so it may give up on actions with very many. */
const MOST_COMBINATIONS = 20_000

/** Moves, legal or not, whose notation would be `text`: found by trying all values of the choices. */
export function candidates(program: Program, state: Int32Array, text: string): readonly Candidate[] {
  const ask = askAt(program, state)
  if (ask === undefined) return []
  return ask.offers.flatMap(({ action: index }, offer) => {
    const action = program.ir.actions[index]
    if (action === undefined) return []
    return combinations(program, state, action)
      .filter((values) => written(program, state, action, values) === text)
      .map((values) => ({ offer, action: index, values }))
  })
}

function combinations(program: Program, state: Int32Array, action: ActionIR): readonly (readonly number[])[] {
  let found: number[][] = [[]]
  for (const choice of action.choices) {
    const values = Array.from({ length: choice.domain }, (_, value) => value).filter((value) =>
      plausible(program, state, choice.type === 'piece', value),
    )
    if (found.length * values.length > MOST_COMBINATIONS) return []
    found = found.flatMap((before) => values.map((value) => [...before, value]))
  }
  return found
}

/** Pieces that stand nowhere cannot be meant. */
function plausible(program: Program, state: Int32Array, isPiece: boolean, value: number): boolean {
  return !isPiece || (state[program.ir.memory.at + value] ?? NONE) !== NONE
}

function written(program: Program, state: Int32Array, action: ActionIR, values: readonly number[]): string {
  const { ir } = program
  if (action.notation.length === 0) {
    const picks = action.choices.map((choice, i) => valueText(ir, choice.type, values[i] ?? 0, 'whole'))
    return picks.length === 0 ? action.name : `${action.name} (${picks.join(', ')})`
  }
  const scratch = state.slice()
  action.choices.forEach((choice, i) => (scratch[choice.cell] = values[i] ?? 0))
  for (const named of action.lets) scratch[named.cell] = program.evaluate(scratch, named.value)
  return action.notation
    .map((part) =>
      part.part === 'text'
        ? part.text
        : valueText(ir, part.type, program.evaluate(scratch, part.value), part.show),
    )
    .join('')
}

/** The decision that a state waits at. */
export function askAt(program: Program, state: Int32Array): AskIR | undefined {
  const { ir } = program
  const bodies = [
    ir.play,
    ...ir.stages.flatMap((s) => [s.body, s.leave]),
    ...ir.actions.map((a) => a.body),
    ...ir.whenever.map((w) => w.body),
  ]
  for (const body of bodies) {
    const found = inSteps(body, state[H.site] ?? -1)
    if (found !== undefined) return found
  }
  return undefined
}

function inSteps(steps: readonly StepIR[], site: number): AskIR | undefined {
  for (const step of steps) {
    if (step.step === 'ask' && step.site === site) return step
    const inner =
      step.step === 'if'
        ? (inSteps(step.then, site) ?? inSteps(step.else, site))
        : step.step === 'for each' || step.step === 'loop' || step.step === 'turns'
          ? inSteps(step.body, site)
          : step.step === 'ask'
            ? inSteps(step.orElse, site)
            : undefined
    if (inner !== undefined) return inner
  }
  return undefined
}
