import type { Expression } from '../../expression/ast.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { NOTHING, conjunction, compare, not } from '../../ir/build.ts'
import { outerRegisters } from '../../ir/walk.ts'
import { DECIDER, NUMBER, TRUTH, widest } from '../../types/types.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { HOLE_VALUE, scalarOf, type Value } from '../elaboration/values.ts'
import { asTyped } from './conversions.ts'
import { elaborate } from '../elaboration/dispatch.ts'

/**
 * `most(number of spaces in route)`: no otherwise legal move of the action has more. `most(number of spaces in route, capture)`:
 * nor has any of another action, or of those in a phase.
 */
export function mostOfMoves(
  el: Reading,
  context: Context,
  [of, among]: readonly Expression[],
  e: Expression,
): Value {
  const action = el.past.judging
  if (of === undefined) return HOLE_VALUE
  if (action === undefined || context.scope.behind) {
    el.report('ST4142', spanIn(context, e), 'There are no moves to compare here.', {
      help: 'Use `most` under `only if` of an action, or in a rule or term used there.',
    })
    return HOLE_VALUE
  }
  el.reads.behind = true
  const found = elaborate(el, context, of)
  // True counts as more than false.
  const value =
    found.form === 'scalar' && found.type.kind === 'truth' ? found : asTyped(el, context, of, found, NUMBER)
  if (outerRegisters(value.ir).length > 0) {
    el.report('ST4142', spanIn(context, of), 'This does not depend on the move alone.', {
      help: 'Use only choices and `let` names of the action, not names bound outside of `most`.',
    })
    return HOLE_VALUE
  }
  const others = among === undefined ? [] : comparedWith(el, context, among, action)
  const truth = value.type.kind === 'truth' && { truth: true as const }
  return scalarOf(
    TRUTH,
    conjunction([
      compare('le', { op: 'most', action, before: 0, value: value.ir, ...truth }, value.ir),
      // The compared value is filled in once the other actions have been read. An action without legal moves has no
      // greater value.
      ...others.map((other) =>
        not(compare('lt', value.ir, { op: 'most', action: other, before: 0, value: NOTHING, ...truth })),
      ),
    ]),
    // The deciding player knows the legal moves.
    { secrecy: widest(DECIDER, value.secrecy) },
  )
}

/** The other actions that an argument names: one, or those of a phase. */
function comparedWith(el: Reading, context: Context, among: Expression, own: number): readonly number[] {
  if (among.kind !== 'name') {
    el.report('ST4142', spanIn(context, among), 'This must be the name of an action or a phase.', {
      help: 'For example `most(number of spaces in route, capture)`, where all actions are `during: capture`.',
    })
    return []
  }
  const { text } = among.name
  const action = el.actions.called(text)
  const phase = el.actions.phases.get(text)
  const found = action >= 0 ? [action] : phase
  if (found === undefined) {
    el.report('ST4117', spanIn(context, among), `There is no action or phase called \`${text}\`.`, {
      ...suggestion(text, [...el.actions.names, ...el.actions.phases.keys()]),
    })
    return []
  }
  if (action >= 0 && phase?.some((one) => one !== action) === true) {
    el.report('ST4142', spanIn(context, among), `\`${text}\` is both an action and a phase.`, {
      help: 'Give one of them another name, so that it is clear which moves are meant.',
    })
    return []
  }
  // The declarations, replies and phases of actions are in their entries.
  el.reads.facts.add('actions')
  el.names.use(el.names.symbols.find(text, action >= 0 ? 'action' : 'phase'), context.source, among.name)
  const others = found.filter((other) => other !== own)
  for (const other of others) {
    const frame = el.actions.frames[other]
    const [target] = el.actions.answeredBy(other).filter((one) => !el.actions.answeredBy(own).includes(one))
    if (target !== undefined) {
      el.report(
        'ST4142',
        spanIn(context, among),
        `\`${frame?.name ?? ''}\` only answers \`${el.actions.names[target] ?? ''}\`, so its moves depend on what is answered.`,
        { help: 'Answers can only be compared with other answers to the same action.' },
      )
      return []
    }
    if ((frame?.parameters.length ?? 0) === 0) continue
    el.report(
      'ST4142',
      spanIn(context, among),
      `\`${frame?.name ?? ''}\` has parameters, so its moves depend on what it is offered with.`,
      {
        help: 'Only actions without parameters can be compared with another action.',
      },
    )
    return []
  }
  return others
}
