import type { FirstCalls } from './first-calls.ts'
import type { EntryPoint, StepIR } from './ir.ts'
import { bodiesOf, innerOf, isSite, ownerOf, type Owner, type Rules } from './owners.ts'
import type { StepOf } from './nodes.ts'
import { someStep } from './walk.ts'

/** Conditional loops around an entry point. */
export function loopsAround(
  ir: Rules,
  calls: FirstCalls,
  point: EntryPoint,
): readonly StepOf<'loop' | 'turns'>[] {
  return allAround(ir, calls, point).filter((loop) => loop.while !== undefined)
}

/** The number of turns around an entry point, one within the other. */
export function turnsAround(ir: Rules, calls: FirstCalls, point: EntryPoint): number {
  return allAround(ir, calls, point).filter(({ step }) => step === 'turns').length
}

/** Walks outwards: first the loops in the owner of the point, then those around the call of the owner, and so on. */
function allAround(ir: Rules, calls: FirstCalls, point: EntryPoint): readonly StepOf<'loop' | 'turns'>[] {
  const found: StepOf<'loop' | 'turns'>[] = []
  if (point.kind === 'turns') {
    const { turns } = calls
    if (turns?.step === 'turns') found.push(turns)
  } else if (point.kind === 'ask') around(point.site)
  else outside({ kind: 'stage', index: point.stage })
  return found

  function around(site: number): void {
    const owner = ownerOf(ir, site)
    for (const body of bodiesOf(ir, owner)) within(body, isSite(site))
    outside(owner)
  }

  function within(steps: readonly StepIR[], isThere: (step: StepIR) => boolean): void {
    const step = steps.find((one) => someStep([one], isThere))
    if (step === undefined || isThere(step)) return
    if (step.step === 'loop' || step.step === 'turns') found.push(step)
    for (const inner of innerOf(step)) within(inner, isThere)
  }

  function outside(owner: Owner): void {
    if (owner.kind === 'play') return
    const site = owner.kind === 'stage' ? calls.stages.get(owner.index)?.site : calls.actions.get(owner.index)
    if (site !== undefined) around(site)
  }
}
