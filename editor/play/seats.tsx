import { coatOf, looksOf, seatShape } from '../../interpreter/index.ts'
import type { SeenValue } from '../../interpreter/index.ts'
import { isLaid, Place } from '../board/places.tsx'
import type { TableProps } from '../board/places.tsx'
import { drawnShape } from '../board/shape.ts'
import { displayName } from '../texts/named.ts'
import { text } from '../texts/text.ts'
import { Counted } from '../board/counted.tsx'
import { PlayerChoice } from './player-choice.tsx'
import type { Table } from './table.ts'
import { Button } from '../parts/button.tsx'

/** The seats, what each has, and who plays for it. */
export function Seats({ table, ...on }: TableProps & { readonly table: Table }) {
  const { scene, facts } = on
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
              counts={facts.counts}
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
      {facts.seats.length > 1 && <Opposite table={table} />}
    </div>
  )
}

/** One click between programs opposite and people who share the screen. */
function Opposite({ table }: { readonly table: Table }) {
  const isShared = table.playedBy.value.every((by) => by === 'person')
  return (
    <Button
      class="link opposite"
      onClick={() => void table.seatOthers(isShared ? 'search:beginner' : 'person')}
    >
      {text(isShared ? 'playProgram' : 'shareScreen')}
    </Button>
  )
}

export function SeatSign({ seat, facts }: { readonly seat: number; readonly facts: TableProps['facts'] }) {
  const coat = coatOf(looksOf(facts), { owner: seat })
  return (
    <svg
      class={`seat-sign piece ${coat.class}`}
      fill={coat.fill}
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
  counts,
}: {
  readonly counts: TableProps['facts']['counts']
  readonly values: readonly { readonly name: string; readonly value: SeenValue }[]
}) {
  const told = values.filter(({ value }) => value !== undefined && value !== false)
  if (told.length === 0) return null
  return (
    <dl class="values">
      {told.map(({ name, value }) => (
        <div key={name}>
          <dt>{displayName(name)}</dt>
          <dd>
            <Counted value={value} face={counts[name]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
