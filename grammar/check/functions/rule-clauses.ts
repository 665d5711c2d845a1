import type { ExprIR } from '../../ir/ir.ts'
import { exchanged } from '../../ir/walk.ts'
import type { CalledFunction, NamedCondition } from '../elaboration/declared.ts'

/**
 * A condition that only asks a rule is as many conditions as the rule has lines, so that a refusal names the line. Any other
 * condition is itself.
 */
export function ruleClauses(condition: NamedCondition): readonly NamedCondition[] {
  const { asks } = condition
  if (asks === undefined || asks.body.conditions.length === 0) return [condition]
  return asks.body.conditions.flatMap(ruleClauses).map((line) => withArguments(line, asks))
}

/** What the line asks of the parameters, asked of what the call passes for them. */
function withArguments(line: NamedCondition, { body, args }: CalledFunction): NamedCondition {
  const passed = new Map(body.registers.map((reg, index) => [reg, args[index]]))
  const now = (ir: ExprIR): ExprIR =>
    exchanged(ir, { expression: (e) => (e.op === 'reg' ? (passed.get(e.reg) ?? e) : e) })
  const mentions = line.mentions.map((mention) => ({ ...mention, value: now(mention.value) }))
  return { ...line, ir: now(line.ir), mentions }
}
