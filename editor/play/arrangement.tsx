import { useMemo, useState } from 'preact/hooks'
import { looksOf } from '../../interpreter/index.ts'
import type { SceneBoard } from '../../interpreter/index.ts'
import { Board } from '../board/board.tsx'
import { displayName } from '../texts/named.ts'
import { text } from '../texts/text.ts'
import type { Arrangement, GameFacts, Position } from '../workers/play-calls.ts'
import { concernedSpaces } from './concerned.ts'
import type { Table } from './table.ts'
import { Button } from '../parts/button.tsx'

/** A secret setup: the player swaps pieces until satisfied. */
export function ArrangementBoard({
  arrangement,
  board,
  position,
  facts,
  table,
  seat,
}: {
  readonly arrangement: Arrangement
  readonly board: SceneBoard
  readonly position: Position
  readonly facts: GameFacts
  readonly table: Table
  readonly seat: number
}) {
  const { layout } = arrangement
  const [held, setHeld] = useState<string>()
  const spaceOf = useMemo(
    () => new Map(arrangement.spaces.map(({ name, space }) => [name, space])),
    [arrangement],
  )
  const drawn: SceneBoard = {
    ...board,
    rows: board.rows.map((row) =>
      row.map((square) => {
        const at = square === undefined ? -1 : layout.indexOf(square.space)
        const piece = arrangement.pieces[at]
        return square === undefined || piece === undefined
          ? square
          : { ...square, pieces: [{ owner: seat, letter: piece.letter, kind: piece.kind }] }
      }),
    ),
  }
  const pick = (name: string): void => {
    if (!spaceOf.has(name)) return
    if (held === undefined) setHeld(name)
    else {
      table.setUpAs(exchanged(layout, spaceOf.get(held), spaceOf.get(name)))
      setHeld(undefined)
    }
  }
  const name = displayName(facts.seats[seat]?.name ?? '')
  return (
    <>
      <Board
        board={drawn}
        seats={facts.seats}
        areas={facts.areas}
        looks={looksOf(facts)}
        printed={facts.printed.find(({ place }) => place === board.place)}
        targets={new Set(held === undefined ? [] : spaceOf.keys())}
        chosen={new Set(held === undefined ? [] : [held])}
        recent={new Set()}
        concerned={concernedSpaces(table.concern.value, drawn, position)}
        label={text('boardOf', { title: facts.title })}
        onPick={pick}
        onLeave={() => setHeld(undefined)}
        onWhy={() => {}}
      />
      <div class="choices" role="group" aria-label={text('setUpOf', { seat: name })}>
        <p class="muted">{text('swapHint')}</p>
        {arrangement.setups.map((setup) => (
          <Button key={setup.name} onClick={() => table.setUpAs(setup.layout)}>
            {displayName(setup.name)}
          </Button>
        ))}
        <Button onClick={() => void table.shuffle()}>{text('shuffle')}</Button>
        <Button class="primary" onClick={() => void table.arrange(layout)}>
          {text('ready')}
        </Button>
      </div>
    </>
  )
}

/** Swaps whatever is on two spaces. */
function exchanged(
  layout: readonly number[],
  one: number | undefined,
  other: number | undefined,
): readonly number[] {
  return layout.map((space) => (space === one ? (other ?? space) : space === other ? (one ?? space) : space))
}
