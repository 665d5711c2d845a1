import { familiesOf, lotText } from '../../interpreter/index.ts'
import type { GameIR, SceneLot } from '../../interpreter/index.ts'
import type { GameFacts } from '../workers/play-calls.ts'
import { named } from '../texts/named.ts'
import { text } from '../texts/text.ts'

/** Signs of what cards have in common, told apart without colour. */
const SIGNS = [
  'M0,-1 L0.9,0.7 L-0.9,0.7 Z',
  'M0,-1 L1,0 L0,1 L-1,0 Z',
  'M-0.8,-0.8 H0.8 V0.8 H-0.8 Z',
  'M-1,0 A1,1 0 1 0 1,0 A1,1 0 1 0 -1,0 Z',
  'M-0.35,-1 H0.35 V-0.35 H1 V0.35 H0.35 V1 H-0.35 V0.35 H-1 V-0.35 H-0.35 Z',
  'M-1,-0.2 L0,-1 L1,-0.2 L0.6,1 L-0.6,1 Z',
] as const

export interface CardFace {
  readonly lot: SceneLot
  /** Without the word of its family. */
  readonly name: string
  readonly family: { readonly value: number; readonly called: string } | undefined
}

/** Cards as they are shown, each lot once, what belongs together side by side. */
export function facesOf(facts: GameFacts, lots: readonly SceneLot[]): readonly CardFace[] {
  // Names of lots need nothing of a game but its kinds.
  const ir = { kinds: facts.kinds } as GameIR
  return familiesOf(ir, lots).flatMap((family) =>
    family.lots.map((lot) => ({
      lot,
      name: lotText(ir, { ...lot, count: 1 }, family).replaceAll('\u00a0', ' '),
      family: facts.kinds.find(({ name }) => name === lot.kind)?.each,
    })),
  )
}

export function Card({
  face,
  isTarget,
  isChosen,
  isConcerned,
  onPick,
}: {
  readonly face: CardFace
  readonly isTarget: boolean
  readonly isChosen: boolean
  /** The rule speaks of it at which somebody looks. */
  readonly isConcerned: boolean
  readonly onPick: (() => void) | undefined
}) {
  const { family, lot, name } = face
  const classes = `card${family === undefined ? '' : ` family-${family.value % SIGNS.length}`}${isTarget ? ' target' : ''}${isChosen ? ' chosen' : ''}${isConcerned ? ' concerned' : ''}`
  const label = `${named(lot.kind)}${lot.count > 1 ? ` × ${lot.count}` : ''}${isTarget ? `, ${text('canBeChosen')}` : ''}`
  const body = (
    <>
      <svg class="sign" viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true">
        {family !== undefined && <path d={SIGNS[family.value % SIGNS.length] ?? SIGNS[0]} />}
      </svg>
      <span class="name">{named(name)}</span>
      {family !== undefined && <span class="family">{named(family.called)}</span>}
      {lot.count > 1 && <span class="times">×{lot.count}</span>}
    </>
  )
  return onPick === undefined ? (
    <span class={classes} role="img" aria-label={label}>
      {body}
    </span>
  ) : (
    <button type="button" class={classes} aria-label={label} aria-pressed={isChosen} onClick={onPick}>
      {body}
    </button>
  )
}

/** Cards whose faces are not known. */
export function CardBacks({
  count,
  isTarget,
  label,
  onPick,
}: {
  readonly count: number
  readonly isTarget: boolean
  readonly label: string
  readonly onPick: (() => void) | undefined
}) {
  const classes = `card back${isTarget ? ' target' : ''}`
  const body = <span class="name">{count}</span>
  return onPick === undefined ? (
    <span class={classes} role="img" aria-label={label}>
      {body}
    </span>
  ) : (
    <button type="button" class={classes} aria-label={label} onClick={onPick}>
      {body}
    </button>
  )
}
