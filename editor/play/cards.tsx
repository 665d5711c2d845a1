import type { ComponentChildren } from 'preact'
import { familiesOf, lotText } from '../../interpreter/index.ts'
import type { Mark, SceneLot } from '../../interpreter/index.ts'
import { colorCalled } from '../board/look.ts'
import { Piece } from '../board/piece.tsx'
import type { GameFacts } from '../workers/play-calls.ts'
import { displayName } from '../texts/named.ts'
import { text } from '../texts/text.ts'
import { Button } from '../parts/button.tsx'

/** Signs of card families, distinguishable without colour. */
const SIGNS = [
  'M0,-1 L0.9,0.7 L-0.9,0.7 Z',
  'M0,-1 L1,0 L0,1 L-1,0 Z',
  'M-0.8,-0.8 H0.8 V0.8 H-0.8 Z',
  'M-1,0 A1,1 0 1 0 1,0 A1,1 0 1 0 -1,0 Z',
  'M-0.35,-1 H0.35 V-0.35 H1 V0.35 H0.35 V1 H-0.35 V0.35 H-1 V-0.35 H-0.35 Z',
  'M-1,-0.2 L0,-1 L1,-0.2 L0.6,1 L-0.6,1 Z',
] as const

/** Colours for families not named after a colour, easy to tell apart. */
const FAMILY_COLORS = [
  'coat-red',
  'coat-blue',
  'coat-green',
  'coat-purple',
  'coat-yellow',
  'coat-grey',
] as const

type Each = NonNullable<GameFacts['kinds'][number]['each']>

export interface CardFace {
  readonly lot: SceneLot
  /** Without the name of its family. */
  readonly name: string
  readonly family: Family | undefined
  /** Its other printed values. */
  readonly marks: readonly Mark[]
  /** Its look on a board, if the rules give it a letter. */
  readonly piece: { readonly seats: GameFacts['seats']; readonly letter: string } | undefined
}

interface Family {
  readonly called: string
  readonly sign: string
  /** A CSS class. */
  readonly color: string
}

/** Cards as they are shown: each lot once, families together. */
export function cardFaces(facts: GameFacts, lots: readonly SceneLot[]): readonly CardFace[] {
  return familiesOf(facts, lots).flatMap((family) =>
    family.lots.map((lot) => {
      const kind = facts.kinds.find(({ name }) => name === lot.kind)
      return {
        lot,
        name: lotText(facts, { ...lot, count: 1 }, family).replaceAll('\u00a0', ' '),
        family: kind?.each === undefined ? undefined : familyOf(facts.kinds, kind.each),
        marks: kind?.marks ?? [],
        piece: kind?.letter === undefined ? undefined : { seats: facts.seats, letter: kind.letter },
      }
    }),
  )
}

/** A family named after a colour gets that colour; the others share out those left over. */
function familyOf(kinds: GameFacts['kinds'], { enumeration, value, called }: Each): Family {
  const names = new Map(
    kinds.flatMap(({ each }) =>
      each?.enumeration === enumeration ? [[each.value, each.called] as const] : [],
    ),
  )
  const others = [...names]
    .toSorted(([a], [b]) => a - b)
    .filter(([, name]) => colorCalled(name) === undefined)
  const taken = new Set([...names.values()].map(colorCalled))
  const free = FAMILY_COLORS.filter((color) => !taken.has(color))
  const place = others.findIndex(([, name]) => name === called)
  return {
    called,
    sign: SIGNS[value % SIGNS.length] ?? SIGNS[0],
    color: colorCalled(called) ?? free[place % Math.max(1, free.length)] ?? 'coat-grey',
  }
}

export function Card({
  face: { family, lot, name, marks, piece },
  isChosen = false,
  isConcerned,
  onPick,
}: {
  readonly face: CardFace
  readonly isChosen?: boolean
  /** True if the rule under the cursor mentions it. */
  readonly isConcerned: boolean
  readonly onPick: (() => void) | undefined
}) {
  const label = `${displayName(lot.kind)}${lot.count > 1 ? ` × ${lot.count}` : ''}${onPick === undefined ? '' : `, ${text('canBeChosen')}`}`
  return (
    <Pickable
      kind={`${isChosen ? ' chosen' : ''}${isConcerned ? ' concerned' : ''}`}
      label={label}
      isChosen={isChosen}
      onPick={onPick}
    >
      {family !== undefined ? (
        <svg class={`sign ${family.color}`} viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true">
          <path d={family.sign} />
        </svg>
      ) : (
        piece !== undefined && (
          <svg class="sign" viewBox="-0.43 -0.43 0.86 0.86" aria-hidden="true">
            <Piece seats={piece.seats} owner={lot.owner} letter={piece.letter} />
          </svg>
        )
      )}
      <span class="name">{displayName(name)}</span>
      {family !== undefined && <span class="family">{displayName(family.called)}</span>}
      {marks.length > 0 && (
        <span class="marks">
          {marks.map(({ column, value }) => (
            <span key={column}>
              {displayName(column)} {value !== undefined && <b>{displayName(value)}</b>}
            </span>
          ))}
        </span>
      )}
      {lot.count > 1 && <span class="times">×{lot.count}</span>}
    </Pickable>
  )
}

/** Cards whose faces are hidden. */
export function CardBacks({
  count,
  label,
  onPick,
}: {
  readonly count: number
  readonly label: string
  readonly onPick?: (() => void) | undefined
}) {
  return (
    <Pickable kind=" back" label={label} onPick={onPick}>
      {count > 1 && <span class="name">{count}</span>}
    </Pickable>
  )
}

/** A card, as a button if it can be picked. */
function Pickable({
  kind,
  label,
  isChosen,
  onPick,
  children,
}: {
  readonly kind: string
  readonly label: string
  readonly isChosen?: boolean
  readonly onPick: (() => void) | undefined
  readonly children: ComponentChildren
}) {
  return onPick === undefined ? (
    <span class={`card${kind}`} role="img" aria-label={label}>
      {children}
    </span>
  ) : (
    <Button class={`card target${kind}`} aria-label={label} aria-pressed={isChosen} onClick={onPick}>
      {children}
    </Button>
  )
}
