import type { ActionIR, AskIR, GameIR } from '../../grammar/ir/ir.ts'
import { Fault, MAX_MOVES } from '../program.ts'

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
  /** There would be too many numbers: a move's is its place in the list of legal moves. */
  readonly listed: boolean
}

/** More mixtures of choices than this are not numbered. */
const MOST_NUMBERED = 0x3fffffff

/** Are there too many mixtures of choices for each to have a number? */
export function isListed(action: ActionIR): boolean {
  return mixtures(action) > MOST_NUMBERED
}

function mixtures({ choices }: ActionIR): number {
  return choices.reduce((product, { domain }) => product * domain, 1)
}

export function codePlan(ir: GameIR, ask: AskIR): CodePlan {
  let base = 1
  const offers = ask.offers.map((offer): OfferPlan => {
    const action = ir.actions[offer.action]
    const domains = (action?.choices ?? []).map((choice) => choice.domain)
    const listed = action !== undefined && isListed(action)
    const size = action === undefined ? 1 : listed ? MAX_MOVES : mixtures(action)
    const plan = { action: offer.action, base, size, domains, listed }
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
