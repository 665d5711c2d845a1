import type { Clause } from '../../expression/ast.ts'
import { bookText } from '../../book/book-text.ts'
import type { TextSource } from '../../expression/text-source.ts'
import type { ExprIR, MentionIR } from '../../ir/ir.ts'
import { conjunction, not, disjunction } from '../../ir/build.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import type { NamedCondition } from '../elaboration/declarations.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { mentionsIn } from '../expressions/explanations.ts'
import { narrowed } from '../expressions/narrowing.ts'
import type { Scope } from '../elaboration/scope.ts'
import { PUBLIC, widest, type Secrecy } from '../../types/types.ts'
import { truth } from '../elaboration/dispatch.ts'

/**
 * A named condition with the changes of all overlays: the nearest plain text counts, `also` widens it, and then `unless`
 * narrows it. Two modules give the same condition in whichever order they are listed.
 */
export function namedCondition(el: Reading, scope: Scope, entry: MergedEntry): NamedCondition {
  const texts = [entry.value, ...entry.replaced.map((r) => r.value)]
  const clauses: { source: TextSource; condition: Clause }[] = []
  for (const text of texts) {
    if (text.kind !== 'text') continue
    const source = bookText(text)
    el.names.scope(scope, text.span)
    const condition = el.findings.read(source, 'clause')
    if (condition === undefined) break
    clauses.push({ source, condition })
    if (condition.mode === 'is') break
  }
  const mentions: MentionIR[] = []
  const wide: ExprIR[] = []
  const narrow: ExprIR[] = []
  let secrecy: Secrecy = PUBLIC
  for (const { source, condition } of clauses.reverse()) {
    const value = truth(el, { source, scope }, condition.condition)
    secrecy = widest(secrecy, value.secrecy)
    mentions.push(...mentionsIn(el, { source, scope }, condition.condition))
    if (condition.mode === 'unless') narrow.push(not(value.ir))
    else wide.push(value.ir)
  }
  const clause = clauses.length === 1 ? clauses[0] : undefined
  return {
    label: entry.name,
    ir: conjunction([...(wide.length === 0 ? [] : [disjunction(wide)]), ...narrow]),
    secrecy,
    entry,
    clause,
    asks:
      clause?.condition.mode === 'is' && clause.condition.condition.kind === 'call'
        ? el.annotations.get('call', clause.condition.condition.name)
        : undefined,
    mentions,
  }
}

/** The scope after a condition that holds. */
export function afterCondition(el: Reading, scope: Scope, condition: NamedCondition): Scope {
  if (condition.clause === undefined || condition.clause.condition.mode !== 'is') return scope
  const { source, condition: clause } = condition.clause
  return scope.withFacts(narrowed(el, { source, scope }, clause.condition, true))
}
