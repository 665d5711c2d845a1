import { useKey } from '../elaboration/name-uses.ts'
import { takesValues } from '../../diagnostics/sentence.ts'
import type { Expression, Offer } from '../../expression/ast.ts'
import type { ExprIR, OfferIR } from '../../ir/ir.ts'
import { constant } from '../../ir/build.ts'
import { actionFrame } from './actions.ts'
import type { Elaboration } from '../elaboration/elaboration.ts'
import { elaborate, unfitKind } from '../expressions/expressions.ts'
import type { Context } from '../elaboration/scope.ts'
import { spanIn } from '../elaboration/scope.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import { HIDDEN, PUBLIC, fitsType, sameType, typeWords } from '../../types/types.ts'
import type { ParameterType } from '../elaboration/parameters.ts'

/** The actions that a word in `may` or `must` offers: the action of that name, or all that are during that phase. */
export function elaborateOffer(
  el: Elaboration,
  context: Context,
  offer: Offer,
  inAction: number | undefined,
  toYou: boolean,
): readonly OfferIR[] {
  const name = offer.name.text
  const action = el.actionCalled(name)
  if (action >= 0) {
    const frame = actionFrame(el, action)
    useKey(el, context, offer.name, frame.entry)
    return [
      {
        action,
        args: elaborateArguments(el, context, offer.name, offer.arguments ?? [], frame.parameters, toYou),
      },
    ]
  }
  const phase = el.phases.get(name)
  if (phase !== undefined) el.names.use(el.names.symbols.find(name, 'phase'), context.source, offer.name)
  if (phase !== undefined) return phase.map((a) => ({ action: a, args: [] }))
  const replies = name === 'reply' && inAction !== undefined ? el.replies.get(inAction) : undefined
  if (replies !== undefined) return replies.map((a) => ({ action: a, args: [] }))
  el.report('ST4117', spanIn(context, offer.name), `There is no action or phase called \`${name}\`.`, {
    ...suggestion(name, [...el.actionNames, ...el.phases.keys()]),
  })
  return []
}

/** Values for the parameters of a stage or action; as many as it has, of their types. `sameYou`: it is done by the one who is on turn here. */
export function elaborateArguments(
  el: Elaboration,
  context: Context,
  at: { readonly start: number; readonly end: number; readonly text: string },
  args: readonly Expression[],
  parameters: readonly ParameterType[],
  sameYou: boolean,
): ExprIR[] {
  if (args.length !== parameters.length)
    el.report('ST4107', spanIn(context, at), takesValues(at.text, parameters.length, args.length), {
      help: 'Write as many in parentheses, with commas between them, as where it is declared.',
    })
  return parameters.map((parameter, index) => {
    const e = args[index]
    if (e === undefined) return constant(0)
    const value = elaborate(el, context, e, parameter.type)
    if (value.form !== 'scalar' || !sameType(value.type, parameter.type)) {
      const what = value.form === 'scalar' ? typeWords(value.type) : 'several things'
      el.report(
        'ST4102',
        spanIn(context, e),
        `\`${parameter.name}\` takes ${typeWords(parameter.type)}; this is ${what}.`,
      )
      return constant(0)
    }
    if (!fitsType(value.type, parameter.type)) {
      unfitKind(el, spanIn(context, e), value.type, parameter.type)
      return constant(0)
    }
    publicOnly(el, value.secrecy, spanIn(context, e), `Handing \`${parameter.name}\` over`)
    // What you know of a piece somebody else does not, and it is somebody else who does what follows.
    const face = sameYou || value.face === PUBLIC ? value.face : HIDDEN
    if (value.type.kind === 'piece' && face > parameter.face)
      publicOnly(
        el,
        face,
        spanIn(context, e),
        `\`${parameter.name}\`, of which the face is taken to be known,`,
      )
    if (value.orNone)
      el.report('ST4104', spanIn(context, e), `\`${parameter.name}\` needs one, and this may be none.`)
    return value.ir
  })
}
