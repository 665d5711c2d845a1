import type { Offer, Step } from '../../expression/ast.ts'
import type { AskIR, OfferIR, StepIR } from '../../ir/ir.ts'
import { actionFrame } from '../actions/actions.ts'
import type { Elaboration } from '../elaboration/elaboration.ts'
import { typed } from '../expressions/expressions.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import type { StepPlace } from './flow.ts'
import { elaborateOffer } from '../actions/offers.ts'
import { onTurn } from '../elaboration/on-turn.ts'
import { settledChoice, settledOffer } from '../actions/settled-choices.ts'
import { publicChance } from '../actions/public-chance.ts'
import type { Context } from '../elaboration/scope.ts'
import { spanIn } from '../elaboration/scope.ts'
import { behindAction } from './later.ts'
import { elaborateStep } from './steps.ts'
import { SEAT } from '../../types/types.ts'

/** `victim may reply repeatedly`, `you must move or else be stuck`. */
export function askSteps(
  el: Elaboration,
  place: StepPlace,
  context: Context,
  step: Extract<Step, { kind: 'ask' }>,
  origin: number,
): readonly StepIR[] {
  const who = typed(el, context, step.who, SEAT)
  publicOnly(el, who.secrecy, spanIn(context, step.who), 'Who is asked')
  const isYou = step.who.kind === 'name' && step.who.name.text === 'you'
  const site = el.site()
  const settled = step.given.flatMap((given) => settledChoice(el, context, given))
  const offers: OfferIR[] = onTurn(el, () =>
    step.offers.flatMap((offer: Offer) => elaborateOffer(el, context, offer, place.inAction, isYou)),
  ).map((offer) => settledOffer(el, context, offer, settled))
  // Who answers does the action in the middle of what asks.
  for (const { action } of offers) {
    const to = el.actionNames[action]
    if (to !== undefined) el.calls.push({ from: el.caller, to, at: spanIn(context, step), seated: true })
  }
  const orElse = step.orElse === undefined ? [] : elaborateStep(el, place, context.source, step.orElse).steps
  if (step.orElse !== undefined)
    el.announce(`nothing else is possible: ${context.source.text}`, spanIn(context, step))
  // Whoever is on turn is asked in any case.
  const possible = step.must || isYou ? undefined : onTurn(el, () => publicChance(el, offers))
  const ask: AskIR = {
    step: 'ask',
    site,
    who: who.ir,
    ...(possible === undefined ? {} : { possible }),
    saved: el.local('you before asking', 'seat'),
    must: step.must,
    repeatedly: step.repeatedly,
    offers,
    orElse,
    hasOrElse: step.orElse !== undefined,
    origin,
  }
  el.asks.push({ ask, frames: offers.map((o) => actionFrame(el, o.action)) })
  return [
    ask,
    ...behindAction(
      el,
      offers.map(({ action }) => action),
    ),
  ]
}
