import type { ExprIR, GameIR, StepIR } from './ir.ts'
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
  /** Stages that are reached while nobody sees what others do. */
  readonly inSecret: ReadonlySet<number>
  readonly turns: StepIR | undefined
}

/** The same while the rules are being read. */
interface Found extends FirstCalls {
  readonly stages: Map<number, FirstCall>
  readonly actions: Map<number, number>
  readonly inSecret: Set<number>
  turns: StepIR | undefined
}

type Rules = Pick<GameIR, 'play' | 'stages' | 'actions'>

export const firstCalls = memoized(findCalls)

function findCalls(ir: Rules): FirstCalls {
  const found: Found = { stages: new Map(), actions: new Map(), inSecret: new Set(), turns: undefined }
  let isInSecret = false
  let within: number | undefined
  const read = (steps: readonly StepIR[]): void => {
    for (const step of steps) readStep(step)
  }
  const readStep = (step: StepIR): void => {
    if (step.step === 'screen') isInSecret = step.up
    if (isEffect(step)) return
    switch (step.step) {
      case 'if':
        read(step.then)
        return read(step.else)
      case 'turns':
        found.turns ??= step
        return read(step.body)
      case 'for each':
      case 'loop':
        return read(step.body)
      case 'run': {
        if (found.stages.has(step.stage)) return
        found.stages.set(step.stage, { site: step.site, args: step.args, action: within })
        if (isInSecret) found.inSecret.add(step.stage)
        read(ir.stages[step.stage]?.body ?? [])
        return read(ir.stages[step.stage]?.leave ?? [])
      }
      case 'ask':
        for (const { action } of step.offers) {
          if (found.actions.has(action)) continue
          found.actions.set(action, step.site)
          const outer = within
          within = action
          read(ir.actions[action]?.body ?? [])
          within = outer
        }
        return read(step.orElse)
      case 'leave':
      case 'arrange':
      case 'settle':
        return
    }
  }
  read(ir.play)
  return found
}
