import type { AskIR, GameIR } from '../../grammar/ir/ir.ts'
import { Fault } from '../program.ts'

/** How the moves of one decision are numbered: 0 is `done`, then offer after offer. */
export interface CodePlan {
  readonly offers: readonly OfferPlan[]
}

export interface OfferPlan {
  readonly action: number
  /** Code of the move whose choices are all 0. */
  readonly base: number
  readonly size: number
  readonly domains: readonly number[]
}

export function codePlan(ir: GameIR, ask: AskIR): CodePlan {
  let base = 1
  const offers = ask.offers.map((offer): OfferPlan => {
    const domains = (ir.actions[offer.action]?.choices ?? []).map((choice) => choice.domain)
    const size = domains.reduce((product, domain) => product * domain, 1)
    const plan = { action: offer.action, base, size, domains }
    base += size
    return plan
  })
  if (base > 0x7fffffff)
    throw new Fault('ST5116', 'The moves of one decision are too many to be numbered.', ask.origin)
  return { offers }
}

/** Which offer a code belongs to, or -1. */
export function offerOf(plan: CodePlan, code: number): number {
  for (let i = 0; i < plan.offers.length; i++) {
    const { base, size } = plan.offers[i]!
    if (code >= base && code < base + size) return i
  }
  return -1
}

/** Writes the choices of a code into `values`. */
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
