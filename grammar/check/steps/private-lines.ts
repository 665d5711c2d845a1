import type { Head } from '../../expression/ast.ts'
import type { StepIR } from '../../ir/ir.ts'
import { walkSteps } from '../../ir/walk.ts'
import { SEAT } from '../../types/types.ts'
import type { Elaboration } from '../elaboration/contexts.ts'
import { elaborateSteps, typed } from '../elaboration/dispatch.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import type { Entry, StepPlace } from '../elaboration/step-place.ts'

/** Steps that nobody notices but the player who is told something. */
const TELLING: ReadonlySet<StepIR['step']> = new Set(['say', 'if', 'for each', 'settle'])

/** `only to you: say ...`: lines that one player hears. So they may depend on secrets. */
export function onlyTo(
  el: Elaboration,
  place: StepPlace,
  context: Context,
  head: Extract<Head, { kind: 'only to' }>,
  entry: Entry,
): readonly StepIR[] {
  const who = typed(el, context, head.who, SEAT)
  publicOnly(el, who.secrecy, spanIn(context, head.who), 'Who is told this')
  const steps = elaborateSteps(el, { ...place, toldTo: who.ir }, entry.value)
  let isOther = false
  walkSteps(steps, ({ step }) => (isOther ||= !TELLING.has(step)))
  if (isOther)
    el.report('ST4215', entry.key.span, 'Only what is said can be told to one player.', {
      label: 'more than `say` below this',
      why: 'Everybody would notice the other steps.',
      help: 'Leave only `say` here, with `if` and `for each` around it, and write the other steps after it.',
    })
  return steps
}
