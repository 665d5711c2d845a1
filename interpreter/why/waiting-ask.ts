import type { AskIR, StepIR } from '../../grammar/ir/ir.ts'
import { H } from '../../grammar/ir/ir.ts'
import type { Program } from '../program.ts'

/** The decision that a state waits at; undefined if it waits at none. */
export function waitingAsk(program: Program, state: Int32Array): AskIR | undefined {
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
