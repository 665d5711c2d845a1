import { comparedName } from '../../document/names.ts'
import type { AskIR, StepIR } from '../../ir/ir.ts'
import { actionFrame } from '../actions/actions.ts'
import type { Elaboration, Reading, Reporting } from '../elaboration/contexts.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import type { Offer } from '../../expression/ast.ts'
import { elaborateOffer, type Offered } from '../actions/offers.ts'
import { changedOffers } from './changed-offers.ts'
import { onTurn } from '../elaboration/on-turn.ts'
import { settledChoice, settledOffer } from '../actions/settled-choices.ts'
import { publicChance } from '../actions/public-chance.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { behindAction } from './deferred-stages.ts'
import { SEAT } from '../../types/types.ts'
import { typed, elaborateStep } from '../elaboration/dispatch.ts'
import type { StepPlace } from '../elaboration/step-place.ts'
import type { StepHandlers, Of } from './step-handlers.ts'

export const ASKING: StepHandlers<'ask'> = {
  ask: ({ el, place, context, origin, done }, step) => done(askSteps(el, place, context, step, origin)),
}

/** `victim may reply repeatedly`, `you must move or else be stuck`. */
function askSteps(
  el: Elaboration,
  place: StepPlace,
  context: Context,
  step: Of<'ask'>,
  origin: number,
): readonly StepIR[] {
  if (asksSeveral(el, context, step)) return []
  const who = typed(el, context, step.who, SEAT)
  publicOnly(el, who.secrecy, spanIn(context, step.who), 'Who is asked')
  const isYou = step.who.kind === 'name' && step.who.name.text === 'you'
  const site = el.slots.site()
  const settled = step.given.flatMap((given) => settledChoice(el, context, given))
  const read = (at: Context, offer: Offer): Offered =>
    onTurn(el, () => elaborateOffer(el, at, offer, place.inAction, isYou, origin))
  const offered = changedOffers(
    el,
    place.edits ?? [],
    step.offers.map((offer) => read(context, offer)),
    (source, offer) => read({ ...context, source }, offer),
  )
  const own = offered.flatMap((one) => one.offers)
  const along = new Map(offered.flatMap((one) => one.along).map((offer) => [offer.action, offer]))
  for (const { action } of own) along.delete(action)
  const offers = [
    ...own.map((offer) => settledOffer(el, context, offer, settled)),
    ...[...along.values()].map((offer) => settledOffer(el, context, offer, settled, true)),
  ]
  if (offers.length === 0) reportNothingLeft(el, context, step)
  const several = offered.flatMap((one) => one.several)
  if (several.length > 0) setsOnce(el, context, step)
  // The player who answers performs the action while the asking steps are still in progress.
  for (const { action } of offers) {
    const to = el.actions.names[action]
    if (to !== undefined)
      el.notes.add('calls', { from: el.turn.caller, to, at: spanIn(context, step), seated: true })
  }
  const { edits: _, ...otherwise } = place
  const orElse =
    step.orElse === undefined ? [] : elaborateStep(el, otherwise, context.source, step.orElse).steps
  if (step.orElse !== undefined)
    el.texts.announce(`nothing else is possible: ${context.source.text}`, spanIn(context, step))
  // The player on turn is always asked.
  const possible = step.must || isYou ? undefined : onTurn(el, () => publicChance(el, offers))
  const ask: AskIR = {
    step: 'ask',
    site,
    who: who.ir,
    ...(possible === undefined ? {} : { possible }),
    saved: el.memory.sharedWords('asking'),
    must: step.must,
    repeatedly: step.repeatedly,
    offers,
    orElse,
    hasOrElse: step.orElse !== undefined,
    origin,
  }
  el.notes.add('asks', {
    ask,
    at: spanIn(context, step),
    frames: offers.map((o) => actionFrame(el, o.action)),
  })
  return [
    ...several,
    ask,
    ...behindAction(
      el,
      offers.map(({ action }) => action),
    ),
  ]
}

/** Reports a question if overlays have removed all its actions. */
function reportNothingLeft(el: Reporting & Pick<Reading, 'game'>, context: Context, step: Of<'ask'>): void {
  const removed = step.offers.flatMap(({ name }) => el.game.gone.get(name.text) ?? [])
  const [first] = removed
  if (first === undefined) return
  el.report('ST4183', spanIn(context, step), 'Every action that is offered here has been removed.', {
    related: removed.map((key) => ({ span: key.span, label: 'removed here' })),
    help: 'Keep one of them, offer another one here with `also`, or replace this sentence under `instead of:`.',
  })
}

/** A set passed to an action is stored once, with the members it has when the question is asked. */
function setsOnce(el: Reporting, context: Context, step: Of<'ask'>): void {
  if (step.repeatedly)
    el.report(
      'ST4119',
      spanIn(context, step),
      'Passing a set to an action offered `repeatedly` is not supported yet.',
      {
        help: 'Ask again in a loop, such as `repeat 5 times`, or let the action itself say what the set is.',
      },
    )
  const names = step.offers.map(({ name }) => comparedName(name.text))
  const twice = step.offers.find(({ name }, i) => names.indexOf(comparedName(name.text)) < i)
  if (twice !== undefined)
    el.report(
      'ST4119',
      spanIn(context, twice),
      `\`${twice.name.text}\` is offered twice, each time with its own set.`,
      {
        help: 'Offer it once, with both sets joined by `+`.',
      },
    )
}

/** Several players, in the words in which people ask them: `any other player may reply`. */
const SEVERAL =
  /^(?:(?:any|every|each|all) )?(?:(?<others>others|(?:the )?other players?)|(?<all>players?)|another player)$/u

/** Refuses to ask several players at once; `you` and terms for one player are one. */
function asksSeveral(el: Reporting, context: Context, step: Of<'ask'>): boolean {
  const at = spanIn(context, step.who)
  const whole = spanIn(context, step)
  const severalMatch = SEVERAL.exec(at.file.text.slice(at.start, at.end))
  if (severalMatch === null || context.scope.variables.has(severalMatch[0])) return false
  const rest = at.file.text.slice(at.end, whole.end).trim()
  const where = severalMatch.groups?.['all'] === undefined ? ' where one is not you' : ''
  el.report('ST4102', at, 'One player is asked at a time, but these are several.', {
    label: 'several players',
    help: `Ask one after the other: \`for each player called one clockwise from you${where}:\`, and below that \`one ${rest}\`.`,
  })
  return true
}
