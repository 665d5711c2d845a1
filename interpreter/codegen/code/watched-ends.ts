import { mayAsk, stagesRun } from '../../../grammar/ir/callees.ts'
import { H, type GameIR, type StepIR } from '../../../grammar/ir/ir.ts'
import { does } from '../../../grammar/ir/node-facts.ts'
import { stepsOf } from '../../../grammar/ir/rules.ts'
import { staticMembers } from '../../../grammar/ir/static-value.ts'
import { exchanged, someStep } from '../../../grammar/ir/walk.ts'
import { evaluating } from '../../closures/evaluator.ts'
import { endCondition } from '../../program/mark-ends.ts'
import { freshTemplate } from '../../state/fresh-state.ts'
import { planOf } from './plan-of.ts'
import { staticFactsOf } from './static-facts.ts'
import { memoized } from '../../../grammar/source/memoized.ts'

/** Ends that do not hold in the initial position. */
export const endsNotYet = memoized((ir: GameIR): ReadonlySet<number> => {
  const state = freshTemplate(ir, planOf(ir))
  const evaluate = evaluating(ir)
  const ends = ir.ends.flatMap((end, index) => (evaluate(state, endCondition(end)) === 0 ? [index] : []))
  return new Set(ends)
})

/**
 * Ends that do not hold when an outermost action begins, as far as they depend on places of pieces, if play has led
 * here from the start. They do not hold at the start, and are tested between each move of a piece and the next question
 * outside of actions.
 */
export function watchedEnds(ir: GameIR, outer: ReadonlySet<number>): ReadonlySet<number> {
  // The effects of a rule are tested after all its steps, unless one of them leaves the stage first.
  const isMovedByRules = ir.whenever.some(({ body }) =>
    someStep(body, (step) => does(step, 'moves pieces') || waitsOrLeaves(step)),
  )
  if (isMovedByRules || ir.ends.length === 0) return new Set()
  const missed = new Set<number>()
  const all = new Set(ir.ends.keys())
  const stages = new Map<number, ReadonlySet<number>>()
  /** Stages that move pieces and may return before all ends are tested. */
  const ofStage = (index: number): ReadonlySet<number> => {
    const cached = stages.get(index)
    if (cached !== undefined) return cached
    stages.set(index, all)
    const { body = [], leave = [] } = ir.stages[index] ?? {}
    const moved = untested(leave, untested(body, new Set()))
    stages.set(index, moved)
    return moved
  }
  const miss = (moved: ReadonlySet<number>): void => {
    for (const end of moved) missed.add(end)
  }
  /** The ends that may hold after steps, given those that may hold before them. */
  function untested(list: readonly StepIR[], before: ReadonlySet<number>): ReadonlySet<number> {
    let moved = before
    for (const step of list) {
      if (does(step, 'moves pieces')) moved = all
      else if (step.step === 'settle') moved = new Set([...moved].filter((end) => !step.ends.includes(end)))
      else if (step.step === 'if')
        moved = new Set([...untested(step.then, moved), ...untested(step.else, moved)])
      else if (step.step === 'for each' || step.step === 'loop' || step.step === 'turns') {
        const afterBody = new Set([...moved, ...untested(step.body, moved)])
        moved = new Set([...afterBody, ...untested(step.body, afterBody)])
      } else if (does(step, 'leaves')) miss(moved)
      else if ('offers' in step && outer.has(step.site)) {
        miss(moved)
        moved = untested(step.orElse, moved)
      } else if (does(step, 'asks')) moved = all
      for (const stage of stagesRun(step)) {
        // Questions of the stage, and whether it is left, are analysed separately.
        if (moved.size > 0 && someStep(bodyOf(stage), waitsOrLeaves)) miss(moved)
        moved = new Set([...moved, ...ofStage(stage)])
      }
    }
    return moved
  }
  const bodyOf = (index: number): readonly StepIR[] => [
    ...(ir.stages[index]?.body ?? []),
    ...(ir.stages[index]?.leave ?? []),
  ]
  miss(untested(ir.play, new Set()))
  ir.stages.forEach((_, index) => ofStage(index))
  const isOutermost = new Set<number>()
  for (const step of stepsOf(ir))
    if ('offers' in step && outer.has(step.site))
      for (const { action } of step.offers) isOutermost.add(action)
  ir.actions.forEach(({ body }, index) => {
    const moved = untested(body, new Set())
    if (isOutermost.has(index)) miss(moved)
  })
  if (missed.size === all.size) return new Set()
  const notYet = endsNotYet(ir)
  return new Set([...all].filter((end) => !missed.has(end) && notYet.has(end)))
}

const waitsOrLeaves = (step: StepIR): boolean => mayAsk(step) || does(step, 'leaves')

/** Ends that always concern the same things, whoever decides. */
export function endsAlikeForAll(ir: GameIR): ReadonlySet<number> {
  const { seats } = ir
  const alike = new Set<number>()
  ir.ends.forEach(({ over }, index) => {
    if (over === undefined) {
      alike.add(index)
      return
    }
    const [first, ...others] = seats.map((_, you) => {
      const seated = exchanged(over, {
        expression: (e) => (e.op === 'cell' && e.at === H.you ? { op: 'const', value: you } : e),
      })
      return staticMembers(staticFactsOf(ir), seated)
        ?.toSorted((a, b) => a - b)
        .join(' ')
    })
    if (first !== undefined && others.every((members) => members === first)) alike.add(index)
  })
  return alike
}
