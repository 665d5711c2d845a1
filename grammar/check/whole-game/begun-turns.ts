import { offersOf, stagesRun } from '../../ir/callees.ts'
import type { GameIR, StepIR } from '../../ir/ir.ts'
import type { RulesIR } from '../../ir/nodes.ts'
import { nodesOf, rulesOfAction, rulesOfStage, stepsOf } from '../../ir/rules.ts'
import { walkSteps } from '../../ir/walk.ts'
import type { Elaboration } from '../elaboration/contexts.ts'

/**
 * Warns if rules set the value that says who begins once those turns have begun, if they never begin again and nothing else
 * reads it.
 */
export function checkBegunTurns(el: Pick<Elaboration, 'notes' | 'findings'>, ir: GameIR): void {
  for (const [i, step] of ir.play.entries()) {
    if (step.step !== 'turns') continue
    const written = el.notes.all('turnLoops').find(({ origin }) => origin === step.origin)
    if (written === undefined || step.from.op !== 'cell') continue
    const { at } = step.from
    if (nodesOf(ir).filter((node) => 'op' in node && node.op === 'cell' && node.at === at).length !== 1)
      continue
    const before = new Set(storesIn(ir, ir.play.slice(0, i)))
    const after = stepsOf(ir).some((one) => one.step === 'store' && one.base === at && !before.has(one))
    if (!after) continue
    const { file, start, end } = written.from
    el.findings.report(
      'ST4311',
      written.from,
      `Setting \`${file.text.slice(start, end)}\` once these turns have begun changes nothing.`,
      {
        label: 'read once, before the first turn',
        why: 'Nothing else reads it, and these turns begin only once.',
        help: 'For rounds of turns, put `turns from` with its `at most` into a loop: `repeat 3 times: turns from ...`. For one more turn, write `another turn`.',
      },
    )
  }
}

/** Steps that store something while these run: in stages and actions, too. */
function storesIn(ir: GameIR, steps: readonly StepIR[]): readonly StepIR[] {
  const stores: StepIR[] = []
  const seen = new Set<object>()
  const follow = (rules: RulesIR): void =>
    walkSteps(rules, (step) => {
      if (step.step === 'store') stores.push(step)
      for (const stage of stagesRun(step)) enter(ir.stages[stage], rulesOfStage)
      for (const { action } of offersOf(step)) enter(ir.actions[action], rulesOfAction)
    })
  const enter = <T extends object>(one: T | undefined, rulesOf: (one: T) => RulesIR): void => {
    if (one === undefined || seen.has(one)) return
    seen.add(one)
    follow(rulesOf(one))
  }
  follow(steps)
  return stores
}
