import { useEffect, useRef, useState } from 'preact/hooks'
import { looksOf } from '../../interpreter/index.ts'
import shown from 'virtual:showroom'
import { Board } from '../board/board.tsx'
import { CommonPlaces, LaidPlaces, OwnPlaces } from '../board/places.tsx'
import { Button } from '../parts/button.tsx'
import { language } from '../session/preferences.ts'
import type { Session } from '../session/session.ts'
import { text } from '../texts/text.ts'
import { aboutGame, rankOf } from './gallery-data.ts'
import type { ShownTable } from '../workers/showroom.ts'

/** All playable games with a picture: the shipped ones at once, one's own when the list has been loaded. */
export function Gallery({
  session,
  onOpen,
}: {
  readonly session: Session
  readonly onOpen: (file: string) => void
}) {
  const known = session.list.games.value
  const all = known.length > 0 ? known : shown.map((game) => ({ ...game, extends: undefined }))
  const pictured = new Set(shown.map(({ id }) => id))
  return (
    <ul class="games">
      {all
        .toSorted((one, other) => rankOf(one.file) - rankOf(other.file))
        .map(({ file, id, title, players, extends: base }) => {
          const about = aboutGame(id)
          return (
            <li key={file}>
              <Sight id={pictured.has(id) ? id : base} />
              <Button
                aria-current={file === session.played.value ? 'true' : undefined}
                onClick={() => onOpen(file)}
              >
                <strong>{title}</strong>
                {about !== undefined && <span>{about.line[language.value] ?? about.line['en']}</span>}
                <span class="muted">
                  {players.length > 0 && `${text('players')}: ${players.join(', ')}`}
                  {about !== undefined && ` · ${text('minutes', { minutes: about.minutes })}`}
                </span>
                {about === undefined && <span class="muted path">{file}</span>}
              </Button>
            </li>
          )
        })}
    </ul>
  )
}

const tables = new Map<string, Promise<ShownTable | undefined>>()

function tableOf(id: string): Promise<ShownTable | undefined> {
  const table = tables.get(id) ?? fetched(id)
  tables.set(id, table)
  return table
}

async function fetched(id: string): Promise<ShownTable | undefined> {
  try {
    const answer = await fetch(`./showroom/${encodeURIComponent(id)}.json`)
    // JSON has null for the holes of a board.
    const withHoles = (_key: string, value: unknown): unknown => value ?? undefined
    return answer.ok ? JSON.parse(await answer.text(), withHoles) : undefined
  } catch {
    return undefined
  }
}

const NOTHING = new Set<string>()
const POINTING = {
  targets: [],
  chosen: [],
  chosenPlaces: [],
  recent: [],
  concerned: undefined,
  onPick: () => {},
  onLeave: () => {},
  onWhy: () => {},
}

/** The board of a game, or the cards that its first player holds: drawn like the game itself, once it scrolls into view. */
function Sight({ id }: { readonly id: string | undefined }) {
  const [table, setTable] = useState<ShownTable>()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (id === undefined || element.current === null) return undefined
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return
      watcher.disconnect()
      void tableOf(id).then(setTable)
    })
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [id])
  const board = table?.scene?.boards[0]
  return (
    <div ref={element} class="sight" aria-hidden="true" inert>
      {table !== undefined && board !== undefined && (
        <Board
          board={board}
          seats={table.facts.seats}
          areas={table.facts.areas}
          looks={looksOf(table.facts)}
          printed={table.facts.printed.find(({ place }) => place === board.place)}
          targets={NOTHING}
          chosen={NOTHING}
          recent={NOTHING}
          concerned={NOTHING}
          label=""
          onPick={POINTING.onPick}
          onLeave={POINTING.onLeave}
          onWhy={POINTING.onWhy}
        />
      )}
      {table?.scene !== undefined && board === undefined && (
        <>
          <OwnPlaces scene={table.scene} facts={table.facts} pointing={POINTING} />
          <LaidPlaces scene={table.scene} facts={table.facts} pointing={POINTING} />
          <CommonPlaces scene={table.scene} facts={table.facts} pointing={POINTING} />
        </>
      )}
    </div>
  )
}
