import { bookText } from '../../book/book-text.ts'
import type { Expression } from '../../expression/ast.ts'
import type { ExprIR, SetIR } from '../../ir/ir.ts'
import { exchanged, walk } from '../../ir/walk.ts'
import type { YamlText } from '../../yaml/tree.ts'
import type { NamedCondition } from '../elaboration/declarations.ts'
import type { Reading, Reporting } from '../elaboration/contexts.ts'
import { isOwn } from '../elaboration/own-document.ts'
import { spanIn, type Scope } from '../elaboration/scope.ts'
import { areExclusive, type Part } from './fixed-outcomes.ts'

/** A condition, and its name in messages about another one. */
interface Named extends Part {
  readonly is: string
}

/** A chosen thing, or one that a rule applies to, with the text that describes it. */
export interface Among {
  readonly text: YamlText
  readonly as: 'choice' | 'nouns'
  readonly from: SetIR
  /** The thing itself. */
  readonly thing: ExprIR
  readonly scope: Scope
}

/** Warns about a condition that can never hold together with one above it, where all of them must hold. */
export function warnOfExclusive(
  el: Reading,
  scope: Scope,
  conditions: readonly NamedCondition[],
  among: readonly Among[] = [],
): void {
  const plain = conditions.flatMap(({ label, clause }): readonly Named[] =>
    clause?.condition.mode === 'is'
      ? [{ is: `"${label}"`, context: { source: clause.source, scope }, test: clause.condition.condition }]
      : [],
  )
  plain.forEach((one, i) => {
    if (!isOwn(el, spanIn(one.context, one.test))) return
    const above = plain.slice(0, i).find((other) => areExclusive(el, other, one))
    // The description uses other words for the same values: `tired` there is `man.tired` here.
    const other =
      above ??
      among.flatMap((each) => whereOf(el, each)).find((where) => areExclusive(el, where, byValue(el, one)))
    if (other !== undefined) warn(el, one, other)
  })
}

/** The same for the only condition of a rule and what the rule applies to. */
export function warnOfNever(el: Reading, text: YamlText, scope: Scope, among: Among): void {
  const source = bookText(text)
  const test = el.findings.read(source, 'expression')
  if (test === undefined) return
  const one: Named = { is: '', context: { source, scope }, test }
  const other = whereOf(el, among).find((where) => areExclusive(el, where, byValue(el, one)))
  if (other !== undefined && isOwn(el, spanIn(one.context, one.test))) warn(el, one, other)
}

function warn(el: Reporting, one: Named, other: Named): void {
  el.report('ST4157', spanIn(one.context, one.test), `This can never be true together with ${other.is}.`, {
    why: 'All of these conditions must hold, so what depends on them can never happen.',
    related: [{ span: spanIn(other.context, other.test), label: 'rules it out' }],
    help: 'Remove one of them, or write both in one condition with `or`.',
  })
}

/** The condition after `where`, if it is tested for each thing unchanged. */
function whereOf(
  el: Pick<Reading, 'findings' | 'annotations'>,
  { text, as, from, thing, scope }: Among,
): readonly Named[] {
  const source = bookText(text)
  const choice = as === 'choice' ? el.findings.read(source, 'choice') : undefined
  const chosen = choice?.kind === 'thing choice' ? choice.nouns : undefined
  const where = (as === 'nouns' ? el.findings.read(source, 'nouns') : chosen)?.where
  const value = where && el.annotations.get('value', where)
  if (where === undefined || value?.form !== 'scalar') return []
  let reg: number | undefined
  walk(from, (node) => {
    if ('set' in node && node.set === 'filter' && node.where === value.ir) reg = node.reg
  })
  const it = reg
  return it === undefined
    ? []
    : [
        {
          is: 'the condition behind `where`',
          ...byValue(el, { context: { source, scope }, test: where }, (e) =>
            e.op === 'reg' && e.reg === it ? thing : e,
          ),
        },
      ]
}

/** With values identified by meaning instead of spelling. */
function byValue(
  el: Pick<Reading, 'annotations'>,
  part: Part,
  expression: (e: ExprIR) => ExprIR = (e) => e,
): Part {
  const called = (of: Expression): string => {
    if (of.kind === 'is') return `${called(of.left)} is empty`
    const value = el.annotations.get('value', of)
    return value?.form === 'scalar'
      ? JSON.stringify(exchanged(value.ir, { expression }))
      : `${of.start} ${of.end}`
  }
  return { ...part, called }
}
