import type { GameIR } from '../../../grammar/ir/ir.ts'
import type { NodeIR, RulesIR } from '../../../grammar/ir/nodes.ts'
import { variablesSet } from '../../../grammar/ir/touched.ts'
import { walkSteps } from '../../../grammar/ir/walk.ts'
import type { Ctx } from './context.ts'
import { memoizedBy } from '../../../grammar/source/memoized.ts'

/** Words at fixed addresses that steps may write, including the stages that they run. */
export function writtenWords(ctx: Ctx, part: NodeIR | readonly RulesIR[]): ReadonlySet<number> {
  return writtenIn(ctx.g.ir, part)
}

const writtenIn = memoizedBy((ir: GameIR, part: RulesIR): ReadonlySet<number> => {
  const found = new Set<number>()
  const stages = new Set<number>()
  const read = (steps: RulesIR): void =>
    walkSteps(steps, (node) => {
      for (const at of variablesSet(ir, node)) found.add(at)
      if (node.step === 'settle') read(node.whenever.map((rule) => ir.whenever[rule]?.body))
      if (node.step !== 'run' || stages.has(node.stage)) return
      stages.add(node.stage)
      const stage = ir.stages[node.stage]
      read([stage?.body, stage?.leave])
    })
  read(part)
  return found
})
