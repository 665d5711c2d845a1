import type { ComponentChildren } from 'preact'
import {
  coatOf,
  familiesOf,
  isPictured,
  lotText,
  looksOf,
  pipsPicture,
  sidesShown,
} from '../../interpreter/index.ts'
import type { Coat, KindFace, PrintedKind, SceneLot, Shape, TableFacts } from '../../interpreter/index.ts'
import { Pictured } from './counted.tsx'
import { Piece } from './piece.tsx'
import { drawnShape } from './shape.ts'
import { displayName } from '../texts/display-name.ts'
import { text } from '../texts/text.ts'
import { Button } from '../parts/button.tsx'

export interface CardFace {
  readonly facts: TableFacts
  readonly lot: SceneLot
  readonly kind: PrintedKind | undefined
  /** Without the name of its family. */
  readonly name: string
}

/** Cards as they are shown: each lot once, in the order of kinds that the rules say, or else families together. */
export function cardFaces(
  facts: TableFacts,
  lots: readonly SceneLot[],
  order?: readonly string[],
): readonly CardFace[] {
  const faces = familiesOf(facts, lots).flatMap((family) =>
    family.lots.map((lot) => {
      const kind = facts.kinds.find(({ name }) => name === lot.kind)
      return {
        facts,
        lot,
        kind,
        name: lotText(facts, { ...lot, count: 1, values: inWords(facts, lot) }, family).replaceAll(
          '\u00a0',
          ' ',
        ),
      }
    }),
  )
  return order === undefined
    ? faces
    : faces.toSorted((one, other) => order.indexOf(one.lot.kind) - order.indexOf(other.lot.kind))
}

/** The tracked values that have no picture. */
const inWords = ({ counts }: TableFacts, { values = [] }: SceneLot) =>
  values.filter((value) => !isPictured(value, counts))

export function Card({
  face,
  isChosen = false,
  isConcerned,
  onPick,
  turn = 0,
  beneath = 0,
  lies = '',
  isSameSuit = false,
}: {
  readonly face: CardFace
  readonly isChosen?: boolean
  /** True if the rule under the cursor mentions it. */
  readonly isConcerned: boolean
  readonly onPick: (() => void) | undefined
  /** How far it is from the middle of a hand. */
  readonly turn?: number
  /** As a word, it needs no sign of its suit, since the one before it has it. */
  readonly isSameSuit?: boolean
  /** Number of cards below it. */
  readonly beneath?: number
  /** A class for how it is turned. */
  readonly lies?: string
}) {
  const { lot, kind, facts } = face
  const isDie = sidesOf(facts, lot) !== undefined
  const isCounter = !isDie && kind?.face.isCounter === true
  const label = `${displayName(isDie ? face.name : lot.kind)}${lot.count > 1 ? ` × ${lot.count}` : ''}${onPick === undefined ? '' : `, ${text('canBeChosen')}`}`
  const isPlaying = kind?.face.playing !== undefined
  const owner =
    lot.owner === undefined || isPlaying ? '' : ` owned ${coatOf(looksOf(facts), { owner: lot.owner }).class}`
  return (
    <Pickable
      kind={`${isPlaying ? ' playing' : ''}${isCounter ? ' counter' : ''}${lies}${isSameSuit ? ' same-suit' : ''}${owner}${isChosen ? ' chosen' : ''}${isConcerned ? ' concerned' : ''}`}
      label={label}
      isChosen={isChosen}
      of={lot.kind}
      onPick={onPick}
      turn={turn}
    >
      {isPlaying ? <PlayingFace face={kind.face} /> : <PlainFace {...face} />}
      <Pictured values={lot.values ?? []} counts={facts.counts} />
      {lot.count + beneath > 1 && (
        <span class="times">{beneath > 0 ? lot.count + beneath : `×${lot.count}`}</span>
      )}
    </Pickable>
  )
}

/** True for playing cards of one suit. */
export function isSameSuit({ kind }: CardFace, before: CardFace | undefined): boolean {
  const [own, other] = [kind?.face.short?.suit, before?.kind?.face.short?.suit]
  return own !== undefined && JSON.stringify(own) === JSON.stringify(other)
}

/** A playing card as it lies on a table, and as a sign where there is little room. */
function PlayingFace({ face: { playing = [], short } }: { readonly face: KindFace }) {
  return (
    <>
      <svg class="face" viewBox="-31 -43 62 86" aria-hidden="true">
        {drawn(playing)}
      </svg>
      {short !== undefined && (
        <span class={`short ${short.ink.class}`}>
          <svg class="sign" fill={short.ink.fill} viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true">
            {drawn([short.suit])}
          </svg>
          {short.index}
        </span>
      )}
    </>
  )
}

const NO_COAT: Coat = { class: '' }

/** A card with a title: its picture, and whatever else is printed on it. */
function PlainFace({ facts, kind, lot, name }: CardFace) {
  const { family, index, badge, frame, rows = [] } = kind?.face ?? {}
  const sides = sidesOf(facts, lot)
  const picture = sides === undefined ? kind?.face.picture : pipsPicture(sides)
  const coat = kind?.face.coat ?? family?.coat ?? NO_COAT
  const marks = kind?.marks ?? []
  const hasPiece = family === undefined && picture === undefined && kind?.letter !== undefined
  return (
    <>
      {frame !== undefined && <span class={`frame ${frame.class}`} />}
      {(family !== undefined || hasPiece) && (
        <svg
          class={`sign ${family?.coat.class ?? ''}`}
          fill={family?.coat.fill}
          viewBox={family === undefined ? '-0.47 -0.47 0.94 0.94' : '-1.1 -1.1 2.2 2.2'}
          aria-hidden="true"
        >
          {family === undefined ? <Piece looks={looksOf(facts)} piece={lot} /> : drawnShape(family.sign, 0)}
        </svg>
      )}
      <span class="name">{displayName(name)}</span>
      {kind?.each !== undefined && <span class="family">{displayName(kind.each.called)}</span>}
      {(picture ?? index ?? badge) !== undefined && (
        <span class="middle">
          <span class="index">{index}</span>
          {picture === undefined ? (
            <span class="big">{family === undefined && !hasPiece && name.charAt(0).toUpperCase()}</span>
          ) : (
            <svg
              class={`picture ${coat.class}`}
              fill={coat.fill}
              viewBox="-1.05 -1.05 2.1 2.1"
              aria-hidden="true"
            >
              {drawn([picture])}
            </svg>
          )}
          {badge !== undefined && <span class={`badge ${badge.coat?.class ?? ''}`}>{badge.text}</span>}
        </span>
      )}
      {rows.map(({ label, width, shapes }, i) => (
        <span key={i} class={label === undefined ? 'row' : 'row labelled'}>
          {label !== undefined && displayName(label)}
          <svg viewBox={`0 0 ${width} 14`} height="14" width={width} aria-hidden="true">
            {drawn(shapes)}
          </svg>
        </span>
      ))}
      {marks.length > 0 && (
        <span class="marks">
          {marks.map(({ column, value }) => (
            <span key={column}>
              {displayName(column)} {value !== undefined && <b>{displayName(value)}</b>}
            </span>
          ))}
        </span>
      )}
    </>
  )
}

/** The side of a die that lies on top. */
function sidesOf({ counts }: TableFacts, { values = [] }: SceneLot): readonly number[] | undefined {
  return values.flatMap((value) => [sidesShown(value, counts) ?? []]).find(({ length }) => length === 1)
}

/** Dice and counters lie side by side, as far as there is room; other things of one sort are counted. */
export function apart(facts: TableFacts, lots: readonly SceneLot[]): readonly SceneLot[] {
  const isCounter = ({ kind }: SceneLot): boolean =>
    facts.kinds.find(({ name }) => name === kind)?.face.isCounter === true
  return lots.flatMap((lot) =>
    lot.count > MOST_DICE || (sidesOf(facts, lot) === undefined && !isCounter(lot))
      ? [lot]
      : Array.from({ length: lot.count }, () => ({ ...lot, count: 1 })),
  )
}

const MOST_DICE = 6

const drawn = (shapes: readonly Shape[]) => shapes.map((shape, i) => drawnShape(shape, i))

/** Cards whose faces are hidden. */
export function CardBacks({
  count,
  owner = '',
  label,
  onPick,
}: {
  readonly count: number
  /** The class of the colours of their owner, if they have one. */
  readonly owner?: string
  readonly label: string
  readonly onPick?: (() => void) | undefined
}) {
  return (
    <Pickable kind={` back ${owner}${count > 1 ? ' deep' : ''}`} label={label} onPick={onPick}>
      {count > 1 && <span class="name">{count}</span>}
    </Pickable>
  )
}

/** A card, as a button if it can be picked. */
function Pickable({
  kind,
  label,
  isChosen,
  of,
  onPick,
  turn = 0,
  children,
}: {
  readonly kind: string
  readonly label: string
  readonly isChosen?: boolean
  /** Its kind, if that is seen. */
  readonly of?: string
  readonly onPick: (() => void) | undefined
  readonly turn?: number
  readonly children: ComponentChildren
}) {
  const style = { '--turn': turn }
  return onPick === undefined ? (
    <span class={`card${kind}`} role="img" aria-label={label} data-kind={of} style={style}>
      {children}
    </span>
  ) : (
    <Button
      class={`card target${kind}`}
      aria-label={label}
      aria-pressed={isChosen}
      data-kind={of}
      style={style}
      onClick={onPick}
    >
      {children}
    </Button>
  )
}
