import { offersOf, stagesRun } from '../../grammar/ir/callees.ts'
import { H, type GameIR, type StepIR } from '../../grammar/ir/ir.ts'
import { rulesOfGame } from '../../grammar/ir/rules.ts'
import { walkSteps } from '../../grammar/ir/walk.ts'

/**
 * Returns a test for states after the turn in which `from` asks for a decision. Always false if it does not ask in a
 * turn.
 */
export function turnPassed(ir: GameIR, from: Int32Array): (state: Int32Array) => boolean {
  const site = from[H.site] ?? -1
  const counters: number[] = []
  walkSteps(rulesOfGame(ir), (step) => {
    if (step.step === 'turns' && sitesIn(ir, step.body).has(site)) counters.push(step.counter)
  })
  return (state) => counters.some((at) => state[at] !== from[at])
}

/** The decisions that these steps lead to, in stages that they run and in actions that they offer. */
function sitesIn(ir: GameIR, steps: readonly StepIR[]): ReadonlySet<number> {
  const sites = new Set<number>()
  const seen = new Set<readonly StepIR[]>()
  const visit = (body: readonly StepIR[] | undefined): void => {
    if (body === undefined || seen.has(body)) return
    seen.add(body)
    for (const one of body)
      walkSteps(one, (step) => {
        for (const stage of stagesRun(step)) visit(ir.stages[stage]?.body)
        if ('offers' in step) sites.add(step.site)
        for (const { action } of offersOf(step)) visit(ir.actions[action]?.body)
      })
  }
  visit(steps)
  return sites
}
