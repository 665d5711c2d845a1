import type { ComponentChildren } from 'preact'
import { Place, placeTitle, type TableProps } from '../board/place.tsx'
import { SeatPlate } from '../board/seat-plate.tsx'
import { displayName } from '../texts/display-name.ts'
import { text } from '../texts/text.ts'
import { PlayerChoice } from './player-choice.tsx'
import type { Table } from './table.ts'
import { Button } from '../parts/button.tsx'

/** The seats beside a board, what each has, and who plays for it. */
export function Seats({ table, ...on }: TableProps & { readonly table: Table }) {
  const { scene, facts } = on
  return (
    <div class="seats">
      {facts.seats.map((seat, i) => {
        const { looks = false, decides = false } = scene.seats[i] ?? {}
        const places = scene.places.filter(
          (place) => place.owner === i && place.count > 0 && (place.open || !looks),
        )
        return (
          <section
            key={seat.name}
            class={`seat${decides ? ' decides' : ''}`}
            aria-label={displayName(seat.name)}
          >
            <SeatPlate scene={scene} facts={facts} seat={i}>
              <PlayerOf table={table} facts={facts} seat={i} />
            </SeatPlate>
            {places.length > 0 && (
              <div class="seat-places">
                {places.map((place) => (
                  <Place key={place.name} {...on} place={place} title={placeTitle(place)} size="chips" />
                ))}
              </div>
            )}
          </section>
        )
      })}
    </div>
  )
}

/** Who plays for a seat. */
export function PlayerOf({
  table,
  facts,
  seat,
}: Pick<TableProps, 'facts'> & { readonly table: Table; readonly seat: number }): ComponentChildren {
  return (
    <PlayerChoice
      label={text('playedBy', { seat: displayName(facts.seats[seat]?.name ?? '') })}
      value={table.seating.playedBy.value[seat]}
      onChoose={(player) => void table.setPlayer(seat, player)}
    />
  )
}

/** One click between programs opposite and people who share the screen. */
export function Opposite({ table }: { readonly table: Table }) {
  const isShared = table.seating.playedBy.value.every((by) => by === 'person')
  return (
    <Button
      class="link opposite"
      onClick={() => void table.seatOthers(isShared ? 'search:beginner' : 'person')}
    >
      {text(isShared ? 'playProgram' : 'shareScreen')}
    </Button>
  )
}
