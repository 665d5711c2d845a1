import type { TextSource } from '../expression/text-source.ts'
import type { Expression } from '../expression/ast.ts'
import type { ExprIR, MentionIR, ValueTypeIR } from '../ir/ir.ts'
import { mentionsIn } from './expressions/explanations.ts'
import type { Deduced } from './elaboration/services/knowledge-questions.ts'
import { valueType } from './elaboration/value-types.ts'
import { Scope } from './elaboration/scope.ts'
import type { CheckedGame } from './checked-game.ts'
import { scalar, truth } from './elaboration/dispatch.ts'

interface AskedCondition {
  readonly ir: ExprIR
  readonly deduced: readonly Deduced[]
  readonly mentions: readonly MentionIR[]
}

/**
 * A condition of an example and the values it mentions, to be evaluated in a state of the game. Undefined if it was not
 * understood.
 */
export function conditionOf(
  game: CheckedGame,
  source: TextSource,
  condition: Expression,
  names: Scope = new Scope(),
): AskedCondition | undefined {
  const el = game.reading
  const before = el.findings.list.length
  const context = { source, scope: names.asLenient() }
  const { result, deduced } = el.knowledge.collectingDeduced(() => truth(el, context, condition))
  if (el.findings.list.length > before) return undefined
  return { ir: result.ir, deduced, mentions: mentionsIn(el, context, condition) }
}

/** A requested value and its type. Errors in the text are already reported. */
export function valueAsked(
  game: CheckedGame,
  source: TextSource,
  asked: Expression,
): { readonly ir: ExprIR; readonly type: ValueTypeIR } | undefined {
  const el = game.reading
  const before = el.findings.list.length
  const value = scalar(el, { source, scope: new Scope().asLenient() }, asked)
  if (el.findings.list.length > before) return undefined
  return { ir: value.ir, type: valueType(el, value.type) }
}
