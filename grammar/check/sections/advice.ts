import { bookText } from '../../book/book-text.ts'
import type { AdviceIR } from '../../ir/ir.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import type { Elaboration, Reading } from '../elaboration/contexts.ts'
import { onTurn } from '../elaboration/on-turn.ts'
import { Scope } from '../elaboration/scope.ts'
import { HIDDEN, SECRECY_WORDS } from '../../types/types.ts'
import { number } from '../elaboration/dispatch.ts'

/** Advice: what is good for `you`. No rule reads it, and it may use only what that seat knows. */
export function advice(el: Elaboration): readonly AdviceIR[] {
  return el
    .section('advice')
    .flatMap((entry) => el.memo.part('advice', entry.name, [entry], () => adviceOf(el, entry)).result)
}

function adviceOf(el: Reading, { name, key, value }: MergedEntry): readonly AdviceIR[] {
  if (value.kind !== 'text') return []
  const source = bookText(value)
  const scope = new Scope()
  el.names.scope(scope, value.span)
  const expression = el.findings.read(source, 'expression')
  if (expression === undefined) return []
  const worth = onTurn(el, () => number(el, { source, scope }, expression))
  if (worth.secrecy >= HIDDEN)
    el.report(
      'ST4105',
      value.span,
      `"${name}" depends on something that is ${SECRECY_WORDS[worth.secrecy]} from the player.`,
      {
        label: 'this is hidden from the player who gets the advice',
        why: 'Programs play like people: they know only what their seat may know.',
        help: 'Use what the player can see, or the number of hidden pieces.',
      },
    )
  return [{ label: name, worth: worth.ir, origin: el.texts.origin(key.span) }]
}
