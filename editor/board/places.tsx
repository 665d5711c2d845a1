import { isPictured, looksOf, valueTexts } from '../../interpreter/index.ts'
import type { Laid, Scene, ScenePlace, TableFacts } from '../../interpreter/index.ts'
import { Piece } from './piece.tsx'
import { displayName } from '../texts/named.ts'
import { text } from '../texts/text.ts'
import { Card, CardBacks, cardFaces } from './cards.tsx'
import { Pictured } from './counted.tsx'
import type { CardFace } from './cards.tsx'
import { isTarget, picks } from './pointing.ts'
import type { Pointing } from './pointing.ts'
import { Button } from '../parts/button.tsx'

interface PlaceProps extends TableProps {
  readonly place: ScenePlace
  readonly title: string
  /** Drawn small, as beside a board. */
  readonly isSmall?: boolean
  /** Its cards overlap if they do not fit otherwise, as in a hand. */
  readonly isFan?: boolean
}

/** Places without an owner, such as piles and open displays. Those indexed by seat form a row for each seat and name. */
export function CommonPlaces(on: TableProps) {
  const { scene, facts } = on
  const common = scene.places.filter(({ owner, count }) => owner === undefined && count > 0)
  if (common.length === 0) return null
  const shown = (place: ScenePlace, title: string) => (
    <Place key={place.name} {...on} place={place} title={title} />
  )
  const rows = new Map<string, ScenePlace[]>()
  for (const place of common) {
    const owner = facts.seats[place.seat ?? -1]
    if (owner === undefined) continue
    const row = `${displayName(owner.name)}: ${displayName(place.place)}`
    rows.set(row, [...(rows.get(row) ?? []), place])
  }
  return (
    <div class="common-places">
      {common.filter(({ seat }) => seat === undefined).map((place) => shown(place, displayName(place.name)))}
      {[...rows].map(([title, places]) => (
        <section key={title} class="places-of-seat" aria-label={title}>
          <h4>{title}</h4>
          <div class="contents">
            {places.map((place) => shown(place, displayName(ownTitle(place, facts))))}
          </div>
        </section>
      ))}
    </div>
  )
}

/** `rack(north, left end)` is called `left end` in the row of north. */
function ownTitle({ name, place, seat }: ScenePlace, { seats }: TableFacts): string {
  const indices = name
    .slice(place.length)
    .replace(/^\(|\)$/gu, '')
    .split(', ')
  return indices.filter((index) => index !== seats[seat ?? -1]?.name).join(', ')
}

/** Places that hold one open thing in front of a seat are shown in the middle of the table. */
export function isLaid({ owner, single, open }: ScenePlace): boolean {
  return owner !== undefined && single && open
}

/** True if anything is between the players. */
export function hasMiddle({ boards, places }: Scene): boolean {
  return (
    boards.length > 0 ||
    places.some((place) => place.count > 0 && (place.owner === undefined || isLaid(place)))
  )
}

export function LaidPlaces({ scene, facts, pointing }: TableProps) {
  const laid = scene.boards.length === 0 ? scene.places.filter((place) => isLaid(place)) : []
  if (laid.every(({ count }) => count === 0)) return null
  return (
    <div class="laid-places">
      {laid.map((place) => (
        <div key={place.name} class="laid" data-place={place.name}>
          <span class="muted">{displayName(facts.seats[place.owner ?? -1]?.name ?? '')}</span>
          {place.count === 0 ? (
            <span class="card empty" role="img" aria-label={`${displayName(place.name)}, ${text('empty')}`} />
          ) : (
            <Faces pointing={pointing} facts={facts} at={place.name} lots={place.known} />
          )}
        </div>
      ))}
    </div>
  )
}

/** The viewer's own things, hidden from others. */
export function OwnPlaces(on: TableProps) {
  const { scene, pointing } = on
  const own = scene.places.filter(
    ({ owner, count, open }) =>
      owner !== undefined && scene.seats[owner]?.looks === true && !open && count > 0,
  )
  if (own.length === 0) return null
  // Places to choose from come first, then those whose contents are known.
  const rank = ({ name, known, groups }: ScenePlace): number =>
    [name, ...groups.map((group) => group.name)].some((at) => isTarget(pointing, { place: at }))
      ? 2
      : Math.min(1, known.length)
  const shown = own.toSorted((a, b) => rank(b) - rank(a))
  return (
    <div class="own-places">
      {shown.map((place) => (
        <Place
          key={place.name}
          {...on}
          place={place}
          title={displayName(place.place)}
          isSmall={scene.boards.length > 0 && place.known.length === 0}
          isFan
        />
      ))}
    </div>
  )
}

export interface TableProps {
  readonly scene: Scene
  readonly facts: TableFacts
  readonly pointing: Pointing
}

/** The contents of a place: small beside a board, else as cards. */
export function Place({
  scene,
  facts,
  pointing,
  place,
  title,
  isSmall = scene.boards.length > 0,
  isFan = false,
}: PlaceProps) {
  const { known, groups, pile, count } = place
  const inGroups = groups.reduce((sum, group) => sum + group.count, 0)
  const hidden = count - (pile ? 0 : known.reduce((sum, lot) => sum + lot.count, 0)) - groups.length
  const onPick = picks(pointing, { place: place.name })
  const isChosen = (kind: string): boolean =>
    onPick !== undefined && pointing.chosen.some((thing) => thing.startsWith(`${kind} `))
  const laid = facts.laid[place.place]
  if (laid?.as === 'hidden') return null
  const small = isSmall && groups.length === 0
  const isHand =
    (laid === undefined ? isFan : laid.as === 'fan') &&
    !small &&
    !pile &&
    groups.length === 0 &&
    hidden === 0 &&
    known.length > 1 &&
    (known.length <= MOST_TILES || known.every(({ kind }) => isPlayingCard(facts, kind)))
  return (
    <section
      class={`place${small ? ' small' : ''}${pointing.concerned?.places.includes(place.place) === true ? ' concerned' : ''}`}
      aria-label={title}
      data-place={place.name}
    >
      <h4>
        {title} {!place.single && <span class="count">{groups.length > 0 ? groups.length : count}</span>}
      </h4>
      <div
        class={`contents${isHand ? ' fan' : laid?.as === 'column' ? ' column' : ''}`}
        style={isHand ? { '--cards': known.length } : undefined}
      >
        {laid?.as === 'count' && onPick === undefined ? null : small ? (
          <Captured place={place} facts={facts} />
        ) : pile ? (
          <Pile place={place} facts={facts} pointing={pointing} onPick={onPick} />
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
                label={`${title}, ${text('hidden', { count: hidden })}`}
                onPick={known.length === 0 ? onPick : undefined}
              />
            )}
          </>
        )}
        {groups.map((group) => (
          <Group
            key={group.name}
            group={group}
            facts={facts}
            laid={laid}
            pointing={pointing}
            pick={(name) => picks(pointing, { place: place.name, group: name })}
          />
        ))}
      </div>
    </section>
  )
}

/** More cards with titles do not overlap, as they would cover what is on them. */
const MOST_TILES = 8

function isPlayingCard({ kinds }: TableFacts, kind: string): boolean {
  return kinds.find(({ name }) => name === kind)?.face.playing !== undefined
}

function isConcerned({ concerned }: Pointing, { lot }: CardFace): boolean {
  return concerned?.kinds.includes(lot.kind) === true
}

/** The pieces, groups and values seen in a place or a group. */
function Faces({
  pointing,
  facts,
  at,
  lots,
  laid,
  isChosen,
}: Pick<TableProps, 'pointing' | 'facts'> & {
  readonly laid?: Laid | undefined
  readonly at: string
  readonly lots: ScenePlace['known']
  readonly isChosen?: (kind: string) => boolean
}) {
  return (
    <>
      {cardFaces(facts, lots, laid?.order).map((face, i) => (
        <Card
          key={`${face.lot.kind} ${face.lot.owner ?? ''}`}
          face={face}
          turn={i - (lots.length - 1) / 2}
          isChosen={isChosen?.(face.lot.kind) === true}
          isConcerned={isConcerned(pointing, face)}
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
}: {
  readonly place: ScenePlace
  readonly facts: TableFacts
  readonly pointing: Pointing
  readonly onPick: (() => void) | undefined
}) {
  const { top, count, name } = place
  const [face] = top === undefined ? [] : cardFaces(facts, [{ kind: top, owner: undefined, count: 1 }])
  if (count === 0)
    return <span class="card empty" role="img" aria-label={`${displayName(name)}, ${text('empty')}`} />
  return (
    <div class={`pile${count > 1 ? ' deep' : ''}`}>
      {face === undefined ? (
        <CardBacks count={count} label={`${displayName(name)}, ${count}`} onPick={onPick} />
      ) : (
        <Card face={face} isConcerned={isConcerned(pointing, face)} onPick={onPick} beneath={count - 1} />
      )}
    </div>
  )
}

function Group({
  group,
  facts,
  laid,
  pointing,
  pick,
}: {
  readonly group: ScenePlace['groups'][number]
  readonly facts: TableFacts
  readonly laid: Laid | undefined
  readonly pointing: Pointing
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
        {hidden > 0 && <CardBacks count={hidden} label={text('hidden', { count: hidden })} />}
        {group.groups.map((inner) => (
          <Group key={inner.name} group={inner} facts={facts} laid={laid} pointing={pointing} pick={pick} />
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
