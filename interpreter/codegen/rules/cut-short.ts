import type { StepOf } from '../../../grammar/ir/nodes.ts'
import { js } from '../code/code.ts'
import { condCode } from '../code/val.ts'
import type { Ctx, Gen } from './context.ts'
import { emit } from './context.ts'
import { cond } from './dispatch.ts'

/** Steps repeated a fixed number of times are not cut short by it. Only of whole games anybody asks whether that happened. */
export function tellsCutShort({ isWhole }: Gen, step: StepOf<'loop'>): boolean {
  return isWhole === true && (step.while !== undefined || step.until !== undefined)
}

/** Emitted where a loop has come to its bound: notes if its condition would continue it. */
export function noteCutShort(ctx: Ctx, step: StepOf<'loop'>): void {
  if (!tellsCutShort(ctx.g, step)) return
  const goesOn = step.while === undefined || cond(ctx, step.while)
  if (goesOn !== false) emit(ctx, js`if (${condCode(goesOn)}) xCUT[0] = 1;`)
}
