import { walkWithStages } from '../../../grammar/ir/callees.ts'
import type { GameIR } from '../../../grammar/ir/ir.ts'
import type { NodeIR, RulesIR } from '../../../grammar/ir/nodes.ts'
import { numbersIn } from '../../../grammar/ir/walk.ts'
import { variablesSet } from '../../../grammar/ir/accessed-words.ts'
import type { Ctx } from './context.ts'
import { memoizedBy } from '../../../grammar/source/memoized.ts'

/** Words at fixed addresses that steps may write, including the stages that they run. */
export function writtenWords(ctx: Ctx, part: NodeIR | readonly RulesIR[]): ReadonlySet<number> {
  return writtenIn(ctx.g.ir, part)
}

const writtenIn = memoizedBy((ir: GameIR, part: RulesIR): ReadonlySet<number> => {
  const found = new Set<number>()
  const rules = new Set<number>()
  const read = (steps: RulesIR): void =>
    walkWithStages(ir, steps, (node) => {
      for (const at of variablesSet(ir, node)) found.add(at)
      for (const rule of numbersIn(node, 'rules')) {
        if (rules.has(rule)) continue
        rules.add(rule)
        read(ir.whenever[rule]?.body)
      }
    })
  read(part)
  return found
})
