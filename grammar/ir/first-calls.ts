import { BEHIND_SCREENS, H, type ExprIR, type GameIR, type StepIR } from './ir.ts'
import { offersOf, stagesRun } from './callees.ts'
import { isEffect } from './nodes.ts'
import { memoized } from '../source/memoized.ts'

/** The first way to reach a stage: its call, with the arguments, and the surrounding action, if any. */
export interface FirstCall {
  readonly site: number
  readonly args: readonly ExprIR[]
  readonly action: number | undefined
}

/** The first ways to reach stages, actions and turns when the rules are read in order. */
export interface FirstCalls {
  readonly stages: ReadonlyMap<number, FirstCall>
  readonly actions: ReadonlyMap<number, number>
  /** Stages that are reached while nobody sees what others do, and the screen word then. */
  readonly inSecret: ReadonlyMap<number, number>
  readonly turns: StepIR | undefined
}

/** The same while the rules are being read. */
interface Found extends FirstCalls {
  readonly stages: Map<number, FirstCall>
  readonly actions: Map<number, number>
  readonly inSecret: Map<number, number>
  turns: StepIR | undefined
}

type Rules = Pick<GameIR, 'play' | 'stages' | 'actions'>

export const firstCalls = memoized(findCalls)

function findCalls(ir: Rules): FirstCalls {
  const found: Found = { stages: new Map(), actions: new Map(), inSecret: new Map(), turns: undefined }
  let screen = 0
  let within: number | undefined
  const read = (steps: readonly StepIR[]): void => {
    for (const step of steps) readStep(step)
  }
  const readStep = (step: StepIR): void => {
    if (step.step === 'screen') screen = step.up ? BEHIND_SCREENS : 0
    if (step.step === 'store' && step.base === H.screen)
      screen = step.value.op === 'const' ? step.value.value : 0
    if (isEffect(step)) return
    if (step.step === 'if') read([...step.then, ...step.else])
    if (step.step === 'turns') found.turns ??= step
    if ('body' in step) read(step.body)
    if (!('site' in step)) return
    for (const stage of stagesRun(step)) {
      if (found.stages.has(stage)) continue
      found.stages.set(stage, { site: step.site, args: 'args' in step ? step.args : [], action: within })
      if (screen !== 0) found.inSecret.set(stage, screen)
      read(ir.stages[stage]?.body ?? [])
      read(ir.stages[stage]?.leave ?? [])
    }
    for (const { action } of offersOf(step)) {
      if (found.actions.has(action)) continue
      found.actions.set(action, step.site)
      const outer = within
      within = action
      read(ir.actions[action]?.body ?? [])
      within = outer
    }
    if ('orElse' in step) read(step.orElse)
  }
  read(ir.play)
  return found
}
