import type { StepOf } from '../../../grammar/ir/nodes.ts'
import { js } from '../code/code.ts'
import { condCode } from '../code/val.ts'
import { emit, type Ctx, type Gen } from './context.ts'
import { cond } from './dispatch.ts'

/**
 * True if reaching the bound is counted. A loop with a fixed number of iterations is never cut short, and only whole
 * games report it.
 */
export function tellsCutShort({ isWhole }: Gen, step: StepOf<'loop'>): boolean {
  return isWhole === true && (step.while !== undefined || step.until !== undefined)
}

/** Emitted where a loop has reached its bound: counts it if the condition would continue the loop. */
export function noteCutShort(ctx: Ctx, step: StepOf<'loop'>): void {
  if (!tellsCutShort(ctx.g, step)) return
  const goesOn = step.while === undefined || cond(ctx, step.while)
  if (goesOn !== false) emit(ctx, js`if (${condCode(goesOn)}) xCUT[${step.origin}]++;`)
}
