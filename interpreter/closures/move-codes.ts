import type { ActionIR, AskIR, GameIR, StepIR } from '../../grammar/ir/ir.ts'
import { MAX_MOVES } from '../program/program.ts'
import { memoized } from '../../grammar/source/memoized.ts'

/** The numbering of the moves of one decision: 0 is `done`, then offer after offer. */
export interface CodePlan {
  readonly offers: readonly OfferPlan[]
}

export interface OfferPlan {
  readonly action: number
  /** Code of the move whose choices are all 0. */
  readonly base: number
  readonly size: number
  readonly domains: readonly number[]
  /** True if there would be too many numbers, so a move's number is its index in the list of legal moves. */
  readonly listed: boolean
}

/** The largest number of actions offered at one decision. */
export const mostOffers = memoized((ir: GameIR): number => {
  let most = 1
  const look = (steps: readonly StepIR[]): void => {
    for (const step of steps) {
      if ('offers' in step) {
        most = Math.max(most, step.offers.length)
        look(step.orElse)
      } else if (step.step === 'if') {
        look(step.then)
        look(step.else)
      } else if ('body' in step) look(step.body)
    }
  }
  look(ir.play)
  for (const stage of ir.stages) look([...stage.body, ...stage.leave])
  for (const action of ir.actions) look(action.body)
  return most
})

/** True if there are too many combinations of choices to number each, along with everything else that is offered. */
export function isListed(ir: GameIR, action: ActionIR): boolean {
  return mixtures(action) > 0x7ffffffe / mostOffers(ir)
}

function mixtures({ choices }: ActionIR): number {
  return choices.reduce((product, { domain }) => product * domain, 1)
}

export function codePlan(ir: GameIR, ask: AskIR): CodePlan {
  let base = 1
  const offers = ask.offers.map((offer): OfferPlan => {
    const action = ir.actions[offer.action]
    const domains = (action?.choices ?? []).map((choice) => choice.domain)
    const listed = action !== undefined && isListed(ir, action)
    const size = action === undefined ? 1 : listed ? MAX_MOVES : mixtures(action)
    const plan = { action: offer.action, base, size, domains, listed }
    base += size
    return plan
  })
  return { offers }
}

/** The offer that a code belongs to, or -1. */
export function offerOf(plan: CodePlan, code: number): number {
  for (let i = 0; i < plan.offers.length; i++) {
    const { base, size } = plan.offers[i]!
    if (code >= base && code < base + size) return i
  }
  return -1
}

/** Decodes the choices of a code into `values`. */
export function unpack(offer: OfferPlan, code: number, values: number[]): void {
  let rest = code - offer.base
  for (let i = offer.domains.length - 1; i >= 0; i--) {
    const domain = offer.domains[i]!
    values[i] = rest % domain
    rest = Math.floor(rest / domain)
  }
}

export function pack(offer: OfferPlan, values: readonly number[]): number {
  if (values.length !== offer.domains.length) return -1
  let code = 0
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!
    const domain = offer.domains[i]!
    if (!Number.isInteger(value) || value < 0 || value >= domain) return -1
    code = code * domain + value
  }
  return offer.base + code
}
