import type { ExprIR } from '../../ir/ir.ts'
import { exchanged } from '../../ir/walk.ts'
import type { CalledFunction, NamedCondition } from '../elaboration/declarations.ts'

/**
 * Splits a condition that only calls a rule into one condition for each line of the rule, so that a refusal can name the
 * line. Any other condition is returned as it is.
 */
export function ruleClauses(condition: NamedCondition): readonly NamedCondition[] {
  const { asks } = condition
  if (asks === undefined || asks.body.conditions.length === 0) return [condition]
  return asks.body.conditions.flatMap(ruleClauses).map((line) => withArguments(line, asks))
}

/** The line of a rule with the arguments of the call in place of its parameters. */
function withArguments(line: NamedCondition, { body, args }: CalledFunction): NamedCondition {
  const passed = new Map(body.registers.map((reg, index) => [reg, args[index]]))
  const now = (ir: ExprIR): ExprIR =>
    exchanged(ir, { expression: (e) => (e.op === 'reg' ? (passed.get(e.reg) ?? e) : e) })
  const mentions = line.mentions.map((mention) => ({ ...mention, value: now(mention.value) }))
  return { ...line, ir: now(line.ir), mentions }
}
