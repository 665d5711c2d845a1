import { Fragment } from 'preact'
import { displayName } from '../texts/display-name.ts'
import { text } from '../texts/text.ts'
import { Faces, indexNames, isHand, isSpread, Place, placeTitle, type TableProps } from './place.tsx'
import { sizeIn, sizeInBlock, type Block, type Size, type Zone, type Zones } from './zones.ts'
import type { ScenePlace } from '../../interpreter/index.ts'

interface ZoneProps extends TableProps {
  readonly zones: Zones
  readonly zone: Zone
}

/** Places in line stand in columns; several rows of them have headings. */
export function Blocks({ zone, ...on }: TableProps & { readonly zone: Zone }) {
  return (
    <>
      {zone.blocks.map((block, i) => {
        if (isCascade(block, on.facts)) return <Cascade key={i} {...on} block={block} />
        const size = sizeInBlock(block)
        const isHeaded = block.rows.length > 1
        const arePiles = block.rows.every((row) => row.every(({ pile }) => pile))
        return (
          <div
            key={i}
            class={`block${isHeaded ? ' headed' : arePiles ? ' piles' : ''}`}
            style={{ '--columns': block.columns }}
          >
            {isHeaded && block.columns > 1 && (
              <>
                <span aria-hidden="true" />
                {block.rows[0]?.map((place) => (
                  <span key={place.name} class="heading" aria-hidden="true">
                    {titleParts(block, place, on).column}
                  </span>
                ))}
              </>
            )}
            {block.rows.map((row) => (
              <Fragment key={row[0]?.name}>
                {isHeaded && row[0] !== undefined && (
                  <span class="heading" aria-hidden="true">
                    {titleParts(block, row[0], on).row}
                  </span>
                )}
                {row.map((place) => (
                  <Place
                    key={place.name}
                    {...on}
                    place={place}
                    title={titleIn(block, place, on)}
                    heading={arePiles ? titleParts(block, place, on).column : undefined}
                    hasHeading={!isHeaded}
                    size={size}
                  />
                ))}
              </Fragment>
            ))}
          </div>
        )
      })}
    </>
  )
}

/** Piles that lie as columns, the hidden ones first: what lies open goes on below what it covers. */
function isCascade({ rows }: Block, { laid }: TableProps['facts']): boolean {
  const isLaid = rows.every((row) => row.every(({ place, pile }) => pile && laid[place]?.as === 'column'))
  return isLaid && rows.length > 1 && rows.every(({ length }) => length === rows[0]?.length)
}

function Cascade({ block, ...on }: TableProps & { readonly block: Block }) {
  const { columns, rows } = block
  return (
    <div class="block cascades" style={{ '--columns': columns }}>
      {rows[0]?.map((first, nth) => {
        const line = rows.flatMap((row) => row[nth] ?? [])
        const used = line.filter(({ count }) => count > 0)
        return (
          <div key={first.name} class="cascade">
            <span class="heading" aria-hidden="true">
              {titleParts(block, first, on).column}
            </span>
            {(used.length > 0 ? used : line.slice(-1)).map((place) => (
              <Place
                key={place.name}
                {...on}
                place={place}
                title={titleIn(block, place, on)}
                hasHeading={false}
                size="full"
              />
            ))}
          </div>
        )
      })}
    </div>
  )
}

/** `rack(north, left end)` is called `rack left end` among the places of north. */
function titleIn({ rows }: Block, { name, place, seat }: ScenePlace, { facts }: TableProps): string {
  const indices = indexNames({ name, place, seat }, facts)
  const isOnly = rows.every((row) => row.every((other) => other.place === place))
  const values = displayName(indices.join(', '))
  return isOnly && indices.length > 1 ? values : `${displayName(place)} ${values}`
}

/** The heading of its column, and that of its row. */
function titleParts(
  { axis, rows }: Block,
  place: ScenePlace,
  { facts }: TableProps,
): { readonly column: string; readonly row: string } {
  const values = indexNames(place, facts)
  const at = facts.places[place.place]?.indices.findIndex(({ name }) => name === axis) ?? 0
  const others = values.filter((_, i) => i !== at)
  const isOnly = rows.every((row) => row.every((other) => other.place === place.place))
  const named = isOnly && others.length > 0 ? others : [place.place, ...others]
  return { column: displayName(values[at] ?? ''), row: displayName(named.join(' ')) }
}

/** Places in use, and after them, smaller, those that just keep things. */
export function Open({ zones, zone, ...on }: ZoneProps) {
  const places = [...zone.open, ...zone.aside]
  return (
    <>
      {places.map((place) => (
        <Place
          key={place.name}
          {...on}
          place={place}
          title={placeTitle(place)}
          size={
            on.scene.boards.length > 0
              ? 'chips'
              : sizeIn(zones, zone, place, isSpread(on.facts.laid[place.place]))
          }
        />
      ))}
    </>
  )
}

/** The viewer's hand and other places that only the viewer sees. */
export function OwnPlaces({ zones, ...on }: TableProps & { readonly zones: Zones }) {
  const { held } = zones.near
  if (held.length === 0) return null
  return (
    <div class="own-places">
      {held.map((place) => (
        <Place
          key={place.name}
          {...on}
          place={place}
          title={placeTitle(place)}
          size={heldSize(on, zones, place)}
          isFan
        />
      ))}
    </div>
  )
}

/** Playing cards are a hand, however many they are; what is laid otherwise leaves the room to the hand. */
function heldSize({ scene, facts }: TableProps, zones: Zones, place: ScenePlace): Size {
  if (scene.boards.length > 0) return place.known.length === 0 ? 'chips' : 'full'
  if ((facts.laid[place.place]?.as ?? 'fan') !== 'fan') return 'mini'
  return isHand(facts, place) ? 'full' : sizeIn(zones, zones.near, place)
}

/** One thing in front of each seat, at the side of the table where the seat is. */
export function LaidPlaces({
  places,
  scene,
  facts,
  pointing,
}: TableProps & { readonly places: readonly ScenePlace[] }) {
  const many = scene.seats.length
  const viewer = places.findIndex(({ owner }) => scene.seats[owner ?? -1]?.looks === true)
  return (
    <div class={`laid-places of-${many}`}>
      {places.map((place, i) => (
        <div
          key={place.name}
          class={`laid at-${(i - Math.max(0, viewer) + many) % many}`}
          data-place={place.name}
        >
          {place.count === 0 ? (
            <span class="card empty" role="img" aria-label={`${displayName(place.name)}, ${text('empty')}`}>
              {displayName(facts.seats[place.owner ?? -1]?.name ?? '')}
            </span>
          ) : (
            <>
              <span class="muted">{displayName(facts.seats[place.owner ?? -1]?.name ?? '')}</span>
              <Faces pointing={pointing} facts={facts} at={place.name} lots={place.known} />
            </>
          )}
        </div>
      ))}
    </div>
  )
}
