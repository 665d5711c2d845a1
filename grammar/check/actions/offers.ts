import { useKey } from '../elaboration/name-uses.ts'
import { argumentCountText } from '../../diagnostics/sentence.ts'
import type { Expression, Offer } from '../../expression/ast.ts'
import type { ExprIR, OfferIR, SetIR, StepIR } from '../../ir/ir.ts'
import { constant } from '../../ir/build.ts'
import { actionFrame, lookAtDeclared } from './actions.ts'
import { asStep } from '../../expression/everyday-steps.ts'
import { cureForNone } from '../expressions/cures-for-none.ts'
import type { Elaboration, Reading, Reporting } from '../elaboration/contexts.ts'
import { unfitKind } from '../expressions/conversions.ts'
import { asThing } from '../expressions/indexed-places.ts'
import type { StageFrame } from '../elaboration/declarations.ts'
import { handSet } from '../elaboration/set-snapshots.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import { HIDDEN, PUBLIC, fitsType, sameType, typeWords, type Secrecy, type Type } from '../../types/types.ts'
import type { ParameterType } from '../elaboration/parameters.ts'
import { asSet, elaborate } from '../elaboration/dispatch.ts'

export interface Offered {
  readonly offers: readonly OfferIR[]
  /** Actions that come along because they are `offered with` these. */
  readonly along: readonly OfferIR[]
  readonly several: readonly StepIR[]
}

/**
 * The actions that a word in `may` or `must` offers: the action of that name, or all actions during that phase, and
 * whatever is offered with them.
 */
export function elaborateOffer(
  ...[el, context, offer, inAction, toYou, origin]: Parameters<typeof namedOffer>
): Offered {
  const named = namedOffer(el, context, offer, inAction, toYou, origin)
  const own = named.offers.map(({ action }) => action)
  const along = el.actions.offeredWith(offer.name.text, own)
  return along.length === 0 ? named : { ...named, along: withoutSets(along).offers }
}

function namedOffer(
  el: Elaboration,
  context: Context,
  offer: Offer,
  inAction: number | undefined,
  toYou: boolean,
  origin: number,
): Offered {
  const name = offer.name.text
  const action = el.actions.called(name)
  if (action >= 0) {
    const frame = actionFrame(el, action)
    if (frame.parameters.length > 0) lookAtDeclared(el, frame)
    useKey(el, context, offer.name, frame.entry)
    const { args, several } = offerArguments(
      el,
      context,
      offer.name,
      offer.arguments ?? [],
      frame,
      toYou,
      origin,
    )
    return { offers: [{ action, args }], along: [], several }
  }
  const phase = el.actions.phases.get(name)
  if (phase !== undefined) el.names.use(el.names.symbols.find(name, 'phase'), context.source, offer.name)
  if (phase !== undefined) return withoutSets(phase)
  const replied = inAction === undefined ? undefined : el.actions.replies.get(inAction)
  if (name === 'reply' && replied !== undefined) return withoutSets(replied)
  // An overlay that removes an action takes it out of every list.
  if (el.game.gone.has(name)) return withoutSets([])
  el.report('ST4117', spanIn(context, offer.name), `There is no action or phase called \`${name}\`.`, {
    ...(replied === undefined
      ? (helpWithUnless(name) ??
        helpWithElse(el, name) ??
        suggestion(name, [...el.actions.names, ...el.actions.phases.keys()]))
      : { help: '`reply` offers the actions that are `in reply to` this one.' }),
  })
  return withoutSets([])
}

/** `you must slide or you lose`, `or be stuck`: a step, not an action. */
function helpWithElse(el: Pick<Elaboration, 'stages'>, name: string): { readonly help: string } | undefined {
  const step = asStep(name)
  if (step === name && !el.stages.names.includes(name)) return undefined
  return { help: `If that is what happens when nothing else can be done, write \`or else ${step}\`.` }
}

/** `you must pay unless exempt`: the name continues up to a reserved word. */
function helpWithUnless(name: string): { readonly help: string } | undefined {
  const [, action, condition] = /^(.+) unless (.+)$/u.exec(name) ?? []
  return action === undefined || condition === undefined
    ? undefined
    : {
        help: `Put the condition before it, as a key: \`if not (${condition}):\`, and \`${action}\` below that.`,
      }
}

function withoutSets(actions: readonly number[]): Offered {
  return { offers: actions.map((action) => ({ action, args: [] })), along: [], several: [] }
}

/**
 * Arguments for the parameters of a stage or action, checked for number and type. Preceding steps store sets in their
 * words. `sameYou`: the player on turn here executes it.
 */
export function offerArguments(
  el: Reading,
  context: Context,
  at: { readonly start: number; readonly end: number; readonly text: string },
  given: readonly Expression[],
  { parameters, sets }: Pick<StageFrame, 'parameters' | 'sets'>,
  sameYou: boolean,
  origin: number,
): { readonly args: readonly ExprIR[]; readonly several: readonly StepIR[] } {
  const isWhole = given.length === parameters.length
  const isOne = (_: unknown, i: number): boolean => !isWhole || sets[i] === undefined
  const one = elaborateArguments(el, context, at, given.filter(isOne), parameters.filter(isOne), sameYou)
  const several = parameters.flatMap((parameter, i) => {
    const [e, set] = [given[i], sets[i]]
    if (!isWhole || e === undefined || set === undefined) return []
    const from = severalThings(el, context, e, parameter, sameYou)
    return from === undefined ? [] : handSet(el, set, from, origin)
  })
  return { args: one, several }
}

/** The things for a parameter that is a set. */
function severalThings(
  el: Reading,
  context: Context,
  e: Expression,
  parameter: ParameterType,
  sameYou: boolean,
): SetIR | undefined {
  const { name, type } = parameter
  const { element, ir, secrecy, face } = asSet(el, context, e, type)
  if (!sameType(element, type)) {
    el.report(
      'ST4102',
      spanIn(context, e),
      `\`${name}\` takes ${typeWords(type)}, or several; these are ${typeWords(element)}.`,
    )
    return undefined
  }
  if (!fitsType(element, type)) {
    unfitKind(el, spanIn(context, e), element, type)
    return undefined
  }
  publicOnly(el, secrecy, spanIn(context, e), `Handing \`${name}\` over`)
  faceFits(el, context, e, { type: element, face }, parameter, sameYou)
  return ir
}

/** Other players do not know what you know of a piece, and the following steps may be executed by another player. */
function faceFits(
  el: Reporting,
  context: Context,
  e: Expression,
  value: { readonly type: Type; readonly face: Secrecy },
  { name, face: taken }: ParameterType,
  sameYou: boolean,
): void {
  const face = sameYou || value.face === PUBLIC ? value.face : HIDDEN
  if (value.type.kind === 'piece' && face > taken)
    publicOnly(el, face, spanIn(context, e), `\`${name}\`, whose face everybody is assumed to know,`)
}

/** Values for parameters that are one thing each. */
export function elaborateArguments(
  el: Reading,
  context: Context,
  at: { readonly start: number; readonly end: number; readonly text: string },
  args: readonly Expression[],
  parameters: readonly ParameterType[],
  sameYou: boolean,
): ExprIR[] {
  if (args.length !== parameters.length)
    el.report('ST4107', spanIn(context, at), argumentCountText(at.text, parameters.length, args.length), {
      help: 'Write as many values in parentheses, separated by commas, as in its declaration.',
    })
  return parameters.map((parameter, index) => {
    const e = args[index]
    if (e === undefined) return constant(0)
    const read = elaborate(el, context, e, parameter.type)
    const value = parameter.type.kind === 'place' ? asThing(read) : read
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
    faceFits(el, context, e, value, parameter, sameYou)
    if (value.orNone)
      el.report(
        'ST4104',
        spanIn(context, e),
        `\`${parameter.name}\` must have a value, and this may be none.`,
        { help: cureForNone(el, context, e) },
      )
    return value.ir
  })
}
