import { seatShape } from '../../interpreter/index.ts'
import type { ScenePlace, SeenValue } from '../../interpreter/index.ts'
import { colorOf } from '../board/look.ts'
import { drawnShape } from '../board/shape.ts'
import { displayName } from '../texts/named.ts'
import { text } from '../texts/text.ts'
import { isLaid, Place } from './places.tsx'
import type { TableProps } from './places.tsx'
import { PlayerChoice } from './player-choice.tsx'

/** The seats, what each has, and who plays for it. */
export function Seats(on: TableProps) {
  const { scene, facts, table } = on
  return (
    <div class={`seats seats-${facts.seats.length}`}>
      {facts.seats.map((seat, i) => {
        const { looks = false, decides = false } = scene.seats[i] ?? {}
        const places = scene.places.filter(
          (place) =>
            place.owner === i &&
            place.count > 0 &&
            (place.open || !looks) &&
            (scene.boards.length > 0 || !isLaid(place)),
        )
        return (
          <section
            key={seat.name}
            class={`seat${decides ? ' decides' : ''}`}
            aria-label={displayName(seat.name)}
          >
            <header>
              <SeatSign seat={i} facts={facts} />
              <h3>{displayName(seat.name)}</h3>
              {looks && <span class="tag">{text('you')}</span>}
              <PlayerChoice
                label={text('playedBy', { seat: displayName(seat.name) })}
                value={table.playedBy.value[i]}
                onChoose={(player) => void table.setPlayer(i, player)}
              />
            </header>
            <Values
              values={[
                ...scene.seatValues.map(({ name, values }) => ({ name, value: values[i] })),
                ...scene.tallies.map(({ name, sums }) => ({ name, value: sums[i] })),
              ]}
            />
            {places.length > 0 && (
              <div class="seat-places">
                {places.map((place) => (
                  <Place key={place.name} {...on} place={place} title={displayName(place.place)} />
                ))}
              </div>
            )}
          </section>
        )
      })}
    </div>
  )
}

export function SeatSign({ seat, facts }: { readonly seat: number; readonly facts: TableProps['facts'] }) {
  return (
    <svg
      class={`seat-sign piece ${colorOf(facts.seats, seat)}`}
      viewBox="-1.2 -1.2 2.4 2.4"
      aria-hidden="true"
    >
      {drawnShape(seatShape(seat, 'body'), 0)}
    </svg>
  )
}

/** Values worth showing: those that are none or false are left out. */
export function Values({
  values,
}: {
  readonly values: readonly { readonly name: string; readonly value: SeenValue }[]
}) {
  const told = values.filter(({ value }) => value !== undefined && value !== false)
  if (told.length === 0) return null
  return (
    <dl class="values">
      {told.map(({ name, value }) => (
        <div key={name}>
          <dt>{displayName(name)}</dt>
          <dd>{value === true ? '✓' : displayName(String(value))}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The viewer's own things, hidden from others. */
export function OwnPlaces(on: TableProps) {
  const { scene, table } = on
  // Pieces being set up are already on the board.
  const set = new Set(table.position.value?.arrangement?.pieces.map(({ kind }) => kind))
  const own = scene.places.filter(
    ({ owner, count, open, known }) =>
      owner !== undefined &&
      scene.seats[owner]?.looks === true &&
      !open &&
      count > 0 &&
      (known.length === 0 || known.some(({ kind }) => !set.has(kind))),
  )
  if (own.length === 0) return null
  // Places to choose from come first, then those whose contents are known.
  const rank = ({ name, known, groups }: ScenePlace): number =>
    [name, ...groups.map((group) => group.name)].some((at) => table.choosing.isTarget({ place: at }))
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
