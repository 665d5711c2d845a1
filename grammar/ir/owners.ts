import { memoized } from '../source/memoized.ts'
import type { GameIR, StepIR } from './ir.ts'
import { isStep } from './nodes.ts'
import { partsOf, walkSteps } from './walk.ts'

/** The parts of a game in which steps run, and their memory. */
export type Rules = Pick<GameIR, 'play' | 'stages' | 'actions' | 'memory'>

/** A unit that runs steps: the game itself, a stage, or an action. */
export type Owner =
  | { readonly kind: 'play' }
  | { readonly kind: 'stage'; readonly index: number }
  | { readonly kind: 'action'; readonly index: number }

/** Tests for the step with a site, the number of a point at which a game can continue. */
export const isSite =
  (site: number) =>
  (step: StepIR): boolean =>
    'site' in step && step.site === site

/** The steps of an owner; those of a stage also include what it does when it is left. */
export function bodiesOf(ir: Rules, of: Owner): readonly (readonly StepIR[])[] {
  if (of.kind === 'play') return [ir.play]
  if (of.kind === 'action') return [ir.actions[of.index]?.body ?? []]
  const { body = [], leave = [] } = ir.stages[of.index] ?? {}
  return [body, leave]
}

/** The owner of the step with a site. */
export function ownerOf(ir: Rules, site: number): Owner {
  return ownersIn(ir).get(site) ?? { kind: 'play' }
}

const ownersIn = memoized(({ stages, actions }: Rules): ReadonlyMap<number, Owner> => {
  const owners = new Map<number, Owner>()
  const note = (body: readonly StepIR[], owner: Owner): void =>
    walkSteps(body, (step) => {
      if ('site' in step && !owners.has(step.site)) owners.set(step.site, owner)
    })
  stages.forEach(({ body }, index) => note(body, { kind: 'stage', index }))
  actions.forEach(({ body }, index) => note(body, { kind: 'action', index }))
  return owners
})

/** Lists of steps within a step. */
export function innerOf(step: StepIR): readonly (readonly StepIR[])[] {
  if (step.step === 'if') return [step.then, step.else]
  const inner = partsOf(step).filter(isStep)
  return inner.length === 0 ? [] : [inner]
}
