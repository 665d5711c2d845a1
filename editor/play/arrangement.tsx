import type { ComponentChildren } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import type { Scene, SceneBoard } from '../../interpreter/index.ts'
import type { TableProps } from '../board/place.tsx'
import { Tabletop } from '../board/tabletop.tsx'
import { displayName } from '../texts/display-name.ts'
import { text } from '../texts/text.ts'
import type { Arrangement } from '../workers/play-calls.ts'
import { concernedThings } from './concerned-things.ts'
import type { Table } from './table.ts'
import { Button } from '../parts/button.tsx'

/** A secret setup: the player swaps pieces until satisfied. */
export function ArrangedTable({
  arrangement,
  scene,
  facts,
  pointing,
  table,
  seat,
  children,
}: TableProps & {
  readonly arrangement: Arrangement
  readonly table: Table
  readonly seat: number
  readonly children: ComponentChildren
}) {
  const { layout } = arrangement
  const [held, setHeld] = useState<string>()
  const spaceOf = useMemo(
    () => new Map(arrangement.spaces.map(({ name, space }) => [name, space])),
    [arrangement],
  )
  const pick = (name: string): void => {
    if (!spaceOf.has(name)) return
    if (held === undefined) setHeld(name)
    else {
      table.setUpAs(exchanged(layout, spaceOf.get(held), spaceOf.get(name)))
      setHeld(undefined)
    }
  }
  const name = displayName(facts.seats[seat]?.name ?? '')
  const arranged = withLayout(scene, arrangement, seat)
  const position = table.position.value
  return (
    <Tabletop
      scene={arranged}
      facts={facts}
      pointing={{
        ...pointing,
        targets:
          held === undefined
            ? []
            : [...spaceOf.keys()].map((name) => ({ thing: name, at: name, kind: undefined })),
        chosen: [],
        chosenPlaces: held === undefined ? [] : [held],
        recent: [],
        concerned: position && concernedThings(table.concern.value, arranged, position),
        onPick: ({ place }) => pick(place),
        onLeave: () => setHeld(undefined),
        onWhy: () => {},
      }}
    >
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
      {children}
    </Tabletop>
  )
}

/** The scene with the pieces of a seat on the board, as they are arranged now, instead of beside it. */
function withLayout(scene: Scene, { layout, pieces }: Arrangement, seat: number): Scene {
  const set = new Set(pieces.map(({ kind }) => kind))
  const arranged = (board: SceneBoard): SceneBoard => ({
    ...board,
    rows: board.rows.map((row) =>
      row.map((square) => {
        const piece = square === undefined ? undefined : pieces[layout.indexOf(square.space)]
        return square === undefined || piece === undefined
          ? square
          : { ...square, pieces: [{ owner: seat, letter: piece.letter, kind: piece.kind }] }
      }),
    ),
  })
  return {
    ...scene,
    boards: scene.boards.map(arranged),
    places: scene.places.filter(
      ({ owner, open, known }) =>
        owner === undefined ||
        open ||
        scene.seats[owner]?.looks !== true ||
        known.length === 0 ||
        known.some(({ kind }) => !set.has(kind)),
    ),
  }
}

/** Swaps whatever is on two spaces. */
function exchanged(
  layout: readonly number[],
  one: number | undefined,
  other: number | undefined,
): readonly number[] {
  return layout.map((space) => (space === one ? (other ?? space) : space === other ? (one ?? space) : space))
}
