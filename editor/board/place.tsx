import { coatOf, isPictured, looksOf, valueTexts } from '../../interpreter/index.ts'
import type { Laid, Scene, ScenePlace, TableFacts } from '../../interpreter/index.ts'
import { Piece } from './piece.tsx'
import { displayName } from '../texts/display-name.ts'
import { text } from '../texts/text.ts'
import { apart, Card, CardBacks, cardFaces, isSameSuit, type CardFace } from './cards.tsx'
import { chained } from './chained.ts'
import { Pictured } from './counted.tsx'
import { picks, type Pointing } from './pointing.ts'
import type { Size } from './zones.ts'
import { Button } from '../parts/button.tsx'

export interface TableProps {
  readonly scene: Scene
  readonly facts: TableFacts
  readonly pointing: Pointing
}

interface PlaceProps extends TableProps {
  readonly place: ScenePlace
  readonly title: string
  /** A shorter title, written above it instead. */
  readonly heading?: string | undefined
  /** Its title is written above it, not only read out. */
  readonly hasHeading?: boolean
  readonly size: Size
  /** Its cards overlap if they do not fit otherwise, as in a hand. */
  readonly isFan?: boolean
}

/** The contents of a place: small beside a board, else as cards. An empty one is a slot with its name. */
export function Place({
  scene,
  facts,
  pointing,
  place,
  title,
  heading = title,
  hasHeading = true,
  size,
  isFan = false,
}: PlaceProps) {
  const { known, groups, pile, count } = place
  const inGroups = groups.reduce((sum, group) => sum + group.count, 0)
  const hidden = count - (pile ? 0 : known.reduce((sum, lot) => sum + lot.count, 0)) - groups.length
  const isOwn = place.seat === undefined || scene.seats[place.seat]?.looks === true
  const onPick =
    picks(pointing, { place: place.name }) ??
    (isOwn ? indexNames(place, facts) : [])
      .map((value) => picks(pointing, { place: place.name, value }))
      .find((pick) => pick !== undefined)
  const isChosen = (kind: string): boolean =>
    onPick !== undefined && pointing.chosen.some((thing) => thing.startsWith(`${kind} `))
  const laid = facts.laid[place.place]
  const spread =
    pile && isSpread(laid) && (place.ordered !== undefined || (place.top ?? onPick) === undefined)
  if (laid?.as === 'hidden') return null
  const isConcerned = pointing.concerned?.places.includes(place.place) === true ? ' concerned' : ''
  const room = (size === 'chips' ? undefined : facts.places[place.place]?.room) ?? 0
  if (count === 0 && room === 0)
    return (
      <section
        class={`place slot ${size}${isConcerned}${onPick === undefined ? '' : ' target'}`}
        aria-label={`${title}, ${text('empty')}`}
        data-place={place.name}
        onClick={onPick}
      >
        {hasHeading && <h4>{heading}</h4>}
        {onPick !== undefined && (
          <Button class="here" aria-label={`${title}, ${text('canBeChosen')}`}>
            +
          </Button>
        )}
      </section>
    )
  const small = size === 'chips' && scene.boards.length > 0 && groups.length === 0
  const isInHand = (laid === undefined ? isFan : laid.as === 'fan') && size === 'full' && isHand(facts, place)
  return (
    <section
      class={`place ${small ? 'small' : size}${place.single ? ' single' : ''}${isConcerned}`}
      aria-label={title}
      data-place={place.name}
    >
      {hasHeading && (
        <h4>
          {heading}{' '}
          {!place.single && count > 0 && (
            <span class="count">{groups.length > 0 ? groups.length : count}</span>
          )}
          {laid?.sum !== undefined && (
            <span class="sum">
              {displayName(laid.sum.name)} {sumOf(place, laid.sum.of)}
            </span>
          )}
        </h4>
      )}
      <div
        class={`contents${isInHand ? ' fan' : laid?.as === 'column' ? ' column' : ''}${spread ? ' spread' : ''}`}
        style={isInHand ? { '--cards': known.length } : undefined}
      >
        {laid?.as === 'count' && onPick === undefined ? null : small ? (
          <Captured place={place} facts={facts} />
        ) : spread ? (
          <Spread place={place} facts={facts} pointing={pointing} laid={laid} title={title} />
        ) : pile ? (
          <Pile place={place} facts={facts} pointing={pointing} onPick={onPick} isCounted={hasHeading} />
        ) : (
          <>
            <Faces
              pointing={pointing}
              facts={facts}
              at={place.name}
              lots={known}
              laid={laid}
              isChosen={isChosen}
            />
            {hidden > 0 && inGroups === 0 && (
              <CardBacks
                count={hidden}
                owner={backCoat(facts, place.seat)}
                label={`${title}, ${text('hidden', { count: hidden })}`}
                onPick={known.length === 0 ? onPick : undefined}
              />
            )}
          </>
        )}
        {Array.from({ length: room - count }, (_, i) => (
          <span key={i} class={`card empty${hasPlayingCards(facts) ? ' playing' : ''}`} />
        ))}
        {groups.map((group) => (
          <Group
            key={group.name}
            group={group}
            facts={facts}
            laid={laid}
            pointing={pointing}
            seat={place.seat}
            pick={(name) => picks(pointing, { place: place.name, group: name })}
          />
        ))}
      </div>
    </section>
  )
}

/** The places of a seat are below its name, so theirs are enough. */
export function placeTitle({ name, place, seat }: ScenePlace): string {
  return displayName(seat === undefined ? name : place)
}

/** True if its cards may overlap, as in a hand. */
export function isHand(facts: TableFacts, { known, groups, pile, count }: ScenePlace): boolean {
  const isAllKnown = known.reduce((sum, lot) => sum + lot.count, 0) === count
  return (
    isAllKnown &&
    !pile &&
    groups.length === 0 &&
    known.length > 1 &&
    (known.length <= MOST_TILES || known.every(({ kind }) => isPlayingCard(facts, kind)))
  )
}

/** More cards with titles do not overlap, as they would cover what is on them. */
const MOST_TILES = 8

function isPlayingCard({ kinds }: TableFacts, kind: string): boolean {
  return kinds.find(({ name }) => name === kind)?.face.playing !== undefined
}

function hasPlayingCards({ kinds }: TableFacts): boolean {
  return kinds.some(({ face }) => face.playing !== undefined)
}

/** The sum of a number over the things in a place that are known. */
function sumOf({ known, ordered }: ScenePlace, of: Readonly<Record<string, number>>): number {
  return (ordered ?? known).reduce((sum, { kind, count }) => sum + count * (of[kind] ?? 0), 0)
}

/** The values of the indices of a place, without the player. */
export function indexNames(
  { name, place, seat }: Pick<ScenePlace, 'name' | 'place' | 'seat'>,
  { seats }: Pick<TableFacts, 'seats'>,
): readonly string[] {
  const inside = name.slice(place.length).replace(/^\(|\)$|^ of /gu, '')
  return inside.split(', ').filter((index) => index !== '' && index !== seats[seat ?? -1]?.name)
}

/** The colours of the seat to which hidden cards belong. */
function backCoat(facts: TableFacts, seat: number | undefined): string {
  return seat === undefined ? '' : coatOf(looksOf(facts), { owner: seat }).class
}

function isMeant({ concerned }: Pointing, { lot }: CardFace): boolean {
  return concerned?.kinds.includes(lot.kind) === true
}

/** The pieces, groups and values seen in a place or a group. */
export function Faces({
  pointing,
  facts,
  at,
  lots,
  laid,
  isChosen,
  lies,
}: Pick<TableProps, 'pointing' | 'facts'> & {
  /** How each of them is turned. */
  readonly lies?: readonly string[] | undefined
  readonly laid?: Laid | undefined
  readonly at: string
  readonly lots: ScenePlace['known']
  readonly isChosen?: (kind: string) => boolean
}) {
  return (
    <>
      {cardFaces(facts, apart(facts, lots), laid?.order).map((face, i, all) => (
        <Card
          key={`${face.lot.kind} ${face.lot.owner ?? ''} ${face.lot.values === undefined ? '' : i}`}
          face={face}
          turn={i - (lots.length - 1) / 2}
          lies={lies?.[i] ?? ''}
          isSameSuit={isSameSuit(face, all[i - 1])}
          isChosen={isChosen?.(face.lot.kind) === true}
          isConcerned={isMeant(pointing, face)}
          onPick={picks(pointing, { place: at, kind: face.lot.kind })}
        />
      ))}
    </>
  )
}

function Pile({
  place,
  facts,
  pointing,
  onPick,
  isCounted,
}: {
  readonly place: ScenePlace
  readonly facts: TableFacts
  readonly pointing: Pointing
  readonly onPick: (() => void) | undefined
  /** Its heading says how many they are. */
  readonly isCounted: boolean
}) {
  const { top, count, name } = place
  const [face] = top === undefined ? [] : cardFaces(facts, [{ kind: top, owner: undefined, count: 1 }])
  return (
    <div class={`pile${count > 1 ? ' deep' : ''}`}>
      {face === undefined ? (
        <CardBacks
          count={count}
          owner={backCoat(facts, place.seat)}
          label={`${displayName(name)}, ${count}`}
          onPick={onPick}
        />
      ) : (
        <Card
          face={face}
          isConcerned={isMeant(pointing, face)}
          onPick={onPick}
          beneath={isCounted ? 0 : count - 1}
        />
      )}
    </div>
  )
}

/** True if the things of a pile lie one by one, in their order. */
export function isSpread(laid: Laid | undefined): boolean {
  return laid?.as === 'row' || laid?.as === 'column'
}

/** A pile of which all can be seen: in a column, what covers others is below them; a row begins with the topmost. */
function Spread({
  place: { name, count, seat, ordered },
  facts,
  pointing,
  laid,
  title,
}: Pick<PlaceProps, 'place' | 'facts' | 'pointing' | 'title'> & { readonly laid: Laid | undefined }) {
  if (ordered === undefined)
    return (
      <span class="edges" role="img" aria-label={`${title}, ${text('hidden', { count })}`}>
        {Array.from({ length: count }, (_, i) => (
          <span key={i} class={`card back ${backCoat(facts, seat)}`} />
        ))}
      </span>
    )
  const lots = laid?.as === 'column' ? ordered.toReversed() : ordered
  return (
    <Faces
      pointing={pointing}
      facts={facts}
      at={name}
      lots={lots}
      lies={laid?.as === 'row' ? chained(facts, lots) : undefined}
    />
  )
}

function Group({
  group,
  facts,
  laid,
  pointing,
  seat,
  pick,
}: {
  readonly group: ScenePlace['groups'][number]
  readonly facts: TableFacts
  readonly laid: Laid | undefined
  readonly pointing: Pointing
  readonly seat: number | undefined
  /** Picks the group of that name, if it can be picked. */
  readonly pick: (name: string) => (() => void) | undefined
}) {
  const onPick = pick(group.name)
  const hidden = group.count - group.groups.length - group.known.reduce((sum, lot) => sum + lot.count, 0)
  const isTarget = onPick !== undefined
  const words = valueTexts(group.values.filter((value) => !isPictured(value, facts.counts)))
  const head = (
    <>
      {displayName(group.name)}
      {words.length > 0 && <span class="marks"> {displayName(words.join(', '))}</span>}
      <Pictured values={group.values} counts={facts.counts} />
    </>
  )
  return (
    <div class={`group${isTarget ? ' target' : ''}`} data-group={group.name}>
      {isTarget ? (
        <Button class="group-name" onClick={onPick}>
          {head}
        </Button>
      ) : (
        <span class="group-name">{head}</span>
      )}
      <div class={laid?.as === 'column' ? 'contents column' : 'contents'}>
        <Faces pointing={pointing} facts={facts} laid={laid} at={group.name} lots={group.known} />
        {hidden > 0 && (
          <CardBacks count={hidden} owner={backCoat(facts, seat)} label={text('hidden', { count: hidden })} />
        )}
        {group.groups.map((inner) => (
          <Group
            key={inner.name}
            group={inner}
            facts={facts}
            laid={laid}
            pointing={pointing}
            seat={seat}
            pick={pick}
          />
        ))}
      </div>
    </div>
  )
}

/** Small pieces beside a board; identical ones are counted. */
function Captured({ place, facts }: { readonly place: ScenePlace; readonly facts: TableFacts }) {
  const hidden = place.count - place.known.reduce((sum, lot) => sum + lot.count, 0)
  return (
    <>
      {place.known.map((lot) => {
        return (
          <span
            key={`${lot.kind} ${lot.owner ?? ''}`}
            class="lot"
            data-kind={lot.kind}
            role="img"
            aria-label={`${lot.count} ${displayName(lot.kind)}`}
          >
            <svg viewBox="-0.48 -0.48 0.96 0.96" aria-hidden="true">
              <Piece looks={looksOf(facts)} piece={lot} />
            </svg>
            {lot.count > 1 && <span aria-hidden="true">×{lot.count}</span>}
          </span>
        )
      })}
      {hidden > 0 && (
        <span class="lot" role="img" aria-label={text('hidden', { count: hidden })}>
          <span class="back" />
          {place.known.length > 0 && <span aria-hidden="true">×{hidden}</span>}
        </span>
      )}
    </>
  )
}
