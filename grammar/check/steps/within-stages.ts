import { NONE, type ActionIR, type ExprIR, type StageIR, type StepIR, type WheneverIR } from '../../ir/ir.ts'
import { TRUE, conjunction, cell, compare, constant } from '../../ir/build.ts'
import { exchanged } from '../../ir/walk.ts'
import type { Elaboration } from '../elaboration/contexts.ts'
import { settleAll } from './settling.ts'
import { stageStart } from './stages.ts'

interface Rules {
  readonly stages: readonly StageIR[]
  readonly actions: readonly ActionIR[]
  readonly whenever: readonly WheneverIR[]
  readonly play: readonly StepIR[]
}

/**
 * A `whenever` rule that always leaves a stage is active only while that stage is running. Each run passes the stage a word
 * that says so, which ends like a parameter however the stage ends; steps hooked to its end run after that.
 */
export function withinStages(el: Elaboration, rules: Rules): Rules {
  const runningWord = (stage: string): number =>
    el.memory.once(`${stage}: running`, () => el.local(`${stage}: running`, 'number'))
  const left = rules.whenever.map(({ body }) => alwaysLeft(body))
  const words = new Map(
    left.flat().map((stage) => [stage, runningWord(rules.stages[stage]?.name ?? '')] as const),
  )
  if (words.size === 0) return rules
  const checkedStages = new Set(left.flatMap((stages, i) => (isLookedAtOnce(el, i) ? stages : [])))
  const exchange = {
    step: (step: StepIR): StepIR =>
      'args' in step && words.has(step.stage) ? { ...step, args: [...step.args, RUNNING] } : step,
  }
  const handed = (steps: readonly StepIR[]): readonly StepIR[] => exchanged(steps, exchange)
  return {
    stages: rules.stages.map((stage, index) => {
      const [word, body, leave] = [words.get(index), handed(stage.body), handed(stage.leave)]
      if (word === undefined) return { ...stage, body, leave }
      const resets = checkedStages.has(index) ? stageStart(el, stage.name).length : 0
      return {
        ...stage,
        params: [...stage.params, word],
        body: checkedStages.has(index)
          ? [...body.slice(0, resets), ...settleAll(el.notes), ...body.slice(resets)]
          : body,
        leave: leave.length === 0 ? leave : [over(word), ...leave],
      }
    }),
    actions: rules.actions.map((action) => ({ ...action, body: handed(action.body) })),
    whenever: rules.whenever.map((rule, i) => ({
      ...rule,
      when: conjunction([rule.when, ...(left[i] ?? []).map((stage) => isRunning(words.get(stage)))]),
      body: handed(rule.body),
    })),
    play: handed(rules.play),
  }
}

const RUNNING = constant(1)

function isRunning(word: number | undefined): ExprIR {
  return word === undefined ? TRUE : compare('eq', cell(word), RUNNING)
}

function isLookedAtOnce(el: Pick<Elaboration, 'notes'>, rule: number): boolean {
  return el.notes.all('wheneverWatchers')[rule]?.afterActions !== true
}

/** Only top-level steps count: those under a condition or in a loop may not run at all. */
function alwaysLeft(body: readonly StepIR[]): readonly number[] {
  return [...new Set(body.flatMap((step) => (step.step === 'leave' ? [step.stage] : [])))]
}

function over(word: number): StepIR {
  return {
    step: 'store',
    base: word,
    index: constant(0),
    value: constant(NONE),
    least: 0,
    most: 1,
    orNone: true,
    origin: -1,
  }
}
