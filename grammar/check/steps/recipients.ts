import type { Expression } from '../../expression/ast.ts'
import { namesIn, expressionsIn } from '../../expression/walk.ts'
import { DECIDER, HIDDEN, PUBLIC, SEAT } from '../../types/types.ts'
import type { Reading, Reporting } from '../elaboration/contexts.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import type { SetValue } from '../elaboration/values.ts'
import { mayBeNone, valueAsSet } from '../expressions/conversions.ts'
import { elaborate } from '../elaboration/dispatch.ts'

/**
 * The players to whom something is shown. Only they notice, so a secret may choose them, but only one known to each of
 * them: players who are left out learn nothing.
 */
export function recipients(
  el: Reading,
  context: Context,
  to: Expression,
  who = 'Who is shown this',
): SetValue {
  const known = el.turn.knowing(() =>
    el.collectReads(() => {
      const value = elaborate(el, context, to, SEAT)
      if (value.form === 'scalar' && value.orNone) mayBeNone(el, context, to)
      return valueAsSet(el, context, to, value)
    }),
  )
  const { result, reads } = known.result
  const isOwn = known.isEach && !reads.you && !namesSecret(context, to)
  if (result.secrecy === HIDDEN || (result.secrecy === DECIDER && !isOwn))
    el.report(
      'ST4210',
      spanIn(context, to),
      `${who} depends on a secret that not all of these players know.`,
      {
        label: 'this is secret',
        why: 'Whoever is left out would learn from that something about the secret.',
        help: 'Choose players by what each of them knows: `to all players where any spies in role card of it`.',
      },
    )
  return result
}

/** True if it names something that only the player on turn knows. */
function namesSecret({ scope }: Context, e: Expression): boolean {
  for (const node of expressionsIn(e))
    for (const { text } of namesIn(node)) {
      const value = scope.variables.get(text)?.value
      if (value !== undefined && 'face' in value && Math.max(value.face, value.secrecy) !== PUBLIC)
        return true
    }
  return false
}

/** `show openly ...` to some players announces to all of them what only those may see. */
export function noOpenly(el: Reporting, context: Context, ...parts: readonly Expression[]): void {
  for (const part of parts)
    for (const node of expressionsIn(part)) {
      if (node.kind !== 'openly') continue
      el.report(
        'ST4211',
        spanIn(context, node),
        'Only those who are shown something notice it, so nothing here is open.',
        {
          label: 'leave out `openly`',
          why: '`openly` makes a result public, but the others do not see what is shown, nor to whom.',
          help: 'Leave out `openly`. To tell everybody, leave out `to ...`, or `say` it.',
          fix: { span: spanIn(context, node), text: context.source.text.slice(node.term.start, node.end) },
        },
      )
      return
    }
}
