import { stagesRun } from '../../../grammar/ir/callees.ts'
import { H, type GameIR, type StepIR } from '../../../grammar/ir/ir.ts'
import { stepsOf } from '../../../grammar/ir/rules.ts'
import { partIn, walkSteps } from '../../../grammar/ir/walk.ts'
import { named, type Ctx } from './context.ts'
import type { Owner } from './facts.ts'
import { readCell } from './memory.ts'

/**
 * For each stage, true if `you` is somebody wherever it runs. Before turns begin it is nobody, and the player of a
 * stage may turn out to be none.
 */
export function seatedStages(ir: GameIR): readonly boolean[] {
  const seated = ir.stages.map(() => true)
  const unseat = (index: number): void => {
    if (seated[index] !== true) return
    seated[index] = false
    const { body = [], leave = [] } = ir.stages[index] ?? {}
    beforeTurns([...body, ...leave])
  }
  const beforeTurns = (steps: readonly StepIR[]): void =>
    walkSteps(steps, (step) => {
      for (const stage of stagesRun(step)) unseat(stage)
      return step.step !== 'turns'
    })
  beforeTurns([...ir.play, ...ir.whenever.flatMap(({ body }) => body)])
  stepsOf(ir).forEach((node) => {
    if (partIn(node, 'for') !== undefined) for (const stage of stagesRun(node)) unseat(stage)
  })
  return seated
}

/** `you` is somebody here, so the word is read once and is not none. */
export function seatYou(ctx: Ctx, owner: Owner): void {
  const { facts, memory } = ctx.g
  const isSeated = owner.kind === 'action' || (owner.kind === 'stage' && facts.seated[owner.index] === true)
  if (!isSeated || ctx.cells.has(H.you) || memory.isVariable(H.you)) return
  ctx.cells.set(H.you, named(ctx, { ...readCell(ctx, H.you), none: false }))
}
