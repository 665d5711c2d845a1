import type { ComponentChildren } from 'preact'
import { displayName } from '../texts/display-name.ts'
import type { TableProps } from './place.tsx'
import { Blocks, LaidPlaces, Open, OwnPlaces } from './places.tsx'
import { GameValues, SeatPlate } from './seat-plate.tsx'
import { ValueSheets } from './value-sheet.tsx'
import type { Zone, Zones } from './zones.ts'

interface AroundProps extends TableProps {
  readonly zones: Zones
  /** Shown beside the name of a seat. */
  readonly besideName: (seat: number) => ComponentChildren
}

/** A table without a board: the others sit opposite and at the sides, the viewer below, and between them is the rest. */
export function Around(on: AroundProps) {
  const { zones, scene, facts } = on
  const { middle, laid, near } = zones
  const isSheeted = scene.sheets.length > 0
  const hasMiddle =
    isSheeted || laid.length + middle.blocks.length + middle.open.length + middle.aside.length > 0
  return (
    <div class={`around of-${scene.seats.length}${isSheeted ? ' sheeted' : ''}`}>
      <GameValues scene={scene} facts={facts} />
      <div class="others">
        {zones.others.map((zone, i) => (
          <SeatZone key={zone.seat} {...on} zone={zone} at={i + 1} />
        ))}
      </div>
      {hasMiddle && (
        <div class="shared">
          {laid.map((places) => (
            <LaidPlaces key={places[0]?.place} {...on} places={places} />
          ))}
          <Open {...on} zone={middle} />
          <Blocks {...on} zone={middle} />
          <ValueSheets {...on} />
        </div>
      )}
      {scene.seats.length > 0 && <SeatZone {...on} zone={near} at={0} />}
    </div>
  )
}

/** A side of the table. What is next to the middle of the table lies next to it here. */
function SeatZone({
  zone,
  at,
  besideName,
  ...on
}: AroundProps & { readonly zone: Zone; readonly at: number }) {
  const { scene, facts, zones } = on
  const seat = zone.seat ?? 0
  const isNear = zone === zones.near
  const plate = (
    <div class="plate">
      <SeatPlate scene={scene} facts={facts} seat={seat}>
        {besideName(seat)}
      </SeatPlate>
    </div>
  )
  const own = (
    <div class="own">
      {plate}
      {zone.open.length + zone.aside.length > 0 && (
        <div class="open-places">
          <Open {...on} zone={zone} />
        </div>
      )}
      {isNear && <OwnPlaces {...on} />}
    </div>
  )
  const blocks = <Blocks {...on} zone={zone} />
  return (
    <section
      class={`seat seat-at-${at}${isNear ? ' near' : ''}${scene.seats[seat]?.decides === true ? ' decides' : ''}`}
      aria-label={displayName(facts.seats[seat]?.name ?? '')}
    >
      {!isNear && own}
      {blocks}
      {isNear && own}
    </section>
  )
}
