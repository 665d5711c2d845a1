import type { ComponentChildren } from 'preact'
import { looksOf } from '../../interpreter/index.ts'
import type { SceneBoard } from '../../interpreter/index.ts'
import { text } from '../texts/text.ts'
import { Board } from './board.tsx'
import { CommonPlaces, LaidPlaces, OwnPlaces } from './places.tsx'
import type { TableProps } from './places.tsx'

/**
 * A table as one viewer sees it: the boards, the places between the players, and what the viewer holds. It keeps no
 * state of the game: everything comes in as data, and whatever the user points at goes out as an event.
 */
export function Tabletop({
  children,
  ...on
}: TableProps & {
  /** Shown between the boards and the other places. */
  readonly children?: ComponentChildren
}) {
  return (
    <>
      {on.scene.boards.map((board) => (
        <BoardOf key={board.place} {...on} board={board} />
      ))}
      {children}
      <CommonPlaces {...on} />
      <LaidPlaces {...on} />
      <OwnPlaces {...on} />
    </>
  )
}

function BoardOf({ board, facts, pointing }: TableProps & { readonly board: SceneBoard }) {
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
      concerned={new Set(pointing.concerned?.spaces)}
      label={text('boardOf', { title: facts.title })}
      onPick={(place) => pointing.onPick({ place })}
      onLeave={pointing.onLeave}
      onWhy={pointing.onWhy}
    />
  )
}
