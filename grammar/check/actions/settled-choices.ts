import { NOTHING, cell, compare, disjunction } from '../../ir/build.ts'
import type { ActionIR, ConditionIR, ExprIR, OfferIR } from '../../ir/ir.ts'
import type { Asking } from '../../expression/ast.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { cureForNone } from '../expressions/cures-for-none.ts'
import type { Elaboration, Reading } from '../elaboration/contexts.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import type { Scalar } from '../elaboration/values.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { unfitKind } from '../expressions/conversions.ts'
import { fitsType, sameType, typeWords } from '../../types/types.ts'
import { actionFrame, lookAtDeclared } from './actions.ts'
import { elaborate } from '../elaboration/dispatch.ts'

type Given = Asking['given'][number]

/** `rusher as unit` after `with`: a choice of the offered actions that is fixed before anybody is asked. */
interface Settled {
  readonly given: Given
  readonly value: Scalar
}

export function settledChoice(el: Reading, context: Context, given: Given): readonly Settled[] {
  const at = spanIn(context, given.value)
  const value = elaborate(el, context, given.value)
  if (value.form !== 'scalar') {
    el.report('ST4102', at, `\`${given.name.text}\` takes one thing; these are several.`)
    return []
  }
  publicOnly(el, value.secrecy, at, `What \`${given.name.text}\` is`)
  if (value.orNone)
    el.report('ST4104', at, `\`${given.name.text}\` must have a value, and this may be none.`, {
      help: cureForNone(el, context, given.value),
    })
  return [{ value, given }]
}

/**
 * The offer with its fixed choices. They are passed like parameters. An action has an extra parameter for each choice
 * that is fixed anywhere, with the value none in other offers. An action that only comes along need not have the choice.
 */
export function settledOffer(
  el: Elaboration,
  context: Context,
  offer: OfferIR,
  settled: readonly Settled[],
  comesAlong = false,
): OfferIR {
  if (settled.length === 0) return offer
  const frame = actionFrame(el, offer.action)
  el.reads.actions.add(frame.name)
  lookAtDeclared(el, frame)
  const args = [...offer.args]
  for (const { given, value } of settled) {
    const { text } = given.name
    const choice = frame.choices.findIndex(({ name, slot }) => name === text && slot === undefined)
    const type = frame.types.get(text)?.type
    if (choice < 0 || type === undefined) {
      if (comesAlong) continue
      el.report(
        'ST4117',
        spanIn(context, given.name),
        `\`${frame.name}\` has no choice called \`${text}\`.`,
        {
          ...suggestion(text, [...frame.types.keys()]),
          help: '`as` needs the name of a single choice that every action offered here has.',
        },
      )
      continue
    }
    const at = spanIn(context, given.value)
    if (!sameType(value.type, type)) {
      el.report('ST4102', at, `\`${text}\` takes ${typeWords(type)}; this is ${typeWords(value.type)}.`)
      continue
    }
    if (!fitsType(value.type, type)) {
      unfitKind(el, at, value.type, type)
      continue
    }
    const index = frame.cells.length + settledAt(el, offer.action, choice)
    while (args.length <= index) args.push(NOTHING)
    args[index] = value.ir
  }
  return { ...offer, args }
}

/** The index of the extra parameter with the value of a choice. */
function settledAt(el: Reading, action: number, choice: number): number {
  const { name, choices } = actionFrame(el, action)
  const settled = choices[choice]
  return el.actions.settle(action, choice, () =>
    el.memory.local(`${name}: ${settled?.name ?? ''} is settled`, settled?.type ?? 'number'),
  )
}

/** The action with a parameter and a condition for each choice that is fixed somewhere. */
export function withSettledChoices(el: Pick<Reading, 'actions'>, action: ActionIR, index: number): ActionIR {
  const settled = el.actions.settled(index)
  if (settled.length === 0) return action
  const conditions = settled.flatMap(({ choice, cell: at }): readonly ConditionIR[] => {
    const chosen = action.choices[choice]
    if (chosen === undefined) return []
    const meant: ExprIR = cell(at)
    return [
      {
        label: `${chosen.name} is the one that was settled`,
        says: `\`${chosen.name}\` was settled before you were asked.`,
        test: disjunction([compare('eq', meant, NOTHING), compare('eq', cell(chosen.cell), meant)]),
        after: choice + 1,
        mentions: [{ text: chosen.name, value: meant, type: chosen.type, hidden: false }],
        origin: chosen.origin,
      },
    ]
  })
  return {
    ...action,
    params: [...action.params, ...settled.map(({ cell: at }) => at)],
    settled: settled.length,
    conditions: [...conditions, ...action.conditions],
  }
}
