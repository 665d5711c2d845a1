import type { ComponentChildren } from 'preact'
import {
  BAR,
  looksOf,
  sidesShown,
  type Scene,
  type SceneBoard,
  type ScenePlace,
} from '../../interpreter/index.ts'
import { text } from '../texts/text.ts'
import { Around } from './around.tsx'
import { Board } from './board.tsx'
import { Blocks, Open, OwnPlaces } from './places.tsx'
import type { TableProps } from './place.tsx'
import { zonesOf } from './zones.ts'

/**
 * A table as one viewer sees it: the boards, the places between the players, and what the viewer holds. It keeps no
 * state of the game: everything comes in as data, and whatever the user points at goes out as an event.
 */
export function Tabletop({
  children,
  besideName = () => undefined,
  ...on
}: TableProps & {
  /** Shown between the boards and the other places. */
  readonly children?: ComponentChildren
  /** Shown beside the name of a seat at a table without a board. */
  readonly besideName?: (seat: number) => ComponentChildren
}) {
  const { scene, facts } = on
  if (scene.boards.length === 0)
    return (
      <>
        {children}
        <Around {...on} zones={zonesOf(scene, facts)} besideName={besideName} />
      </>
    )
  const zones = zonesOf(scene, facts)
  const { middle, others, near } = zones
  const hasCommon =
    middle.open.length + middle.aside.length > 0 ||
    [...others, middle, near].some(({ blocks }) => blocks.length > 0)
  return (
    <>
      {scene.boards.map((board) => (
        <BoardOf key={board.place} {...on} board={board} />
      ))}
      {children}
      {hasCommon && (
        <div class="common-places">
          <Open {...on} zones={zones} zone={middle} />
          {[...others, middle, near].map((zone) => (
            <Blocks key={zone.seat} {...on} zone={zone} />
          ))}
        </div>
      )}
      <OwnPlaces {...on} zones={zones} />
    </>
  )
}

function BoardOf({ board, scene, facts, pointing }: TableProps & { readonly board: SceneBoard }) {
  return (
    <Board
      board={board}
      seats={facts.seats}
      areas={facts.areas}
      looks={looksOf(facts)}
      printed={facts.printed.find(({ place }) => place === board.place)}
      targets={new Set(pointing.targets.flatMap(({ at }) => at ?? []))}
      chosen={new Set(pointing.chosenPlaces)}
      recent={new Set(pointing.recent)}
      preview={pointing.preview}
      thrown={scene.values.flatMap((value) => sidesShown(value, facts.counts) ?? [])}
      yards={yardsAmong(scene)}
      onBar={scene.places.filter(({ place }) => place === BAR)}
      concerned={new Set(pointing.concerned?.spaces)}
      label={text('boardOf', { title: facts.title })}
      onPick={(place) => pointing.onPick({ place })}
      onLeave={pointing.onLeave}
      onWhy={pointing.onWhy}
    />
  )
}

/** The only places of all seats beside the board whose things everybody sees and of which there are several. */
function yardsAmong({ places, seats }: Scene): readonly ScenePlace[] {
  const own = places.filter(
    ({ owner, open, single, pile }) => owner !== undefined && open && !single && !pile,
  )
  return own.length === seats.length && new Set(own.map(({ place }) => place)).size === 1 ? own : []
}
