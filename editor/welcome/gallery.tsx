import { useEffect, useRef, useState } from 'preact/hooks'
import { looksOf } from '../../interpreter/index.ts'
import { Board } from '../board/board.tsx'
import { Around } from '../board/around.tsx'
import { zonesOf } from '../board/zones.ts'
import { Button } from '../parts/button.tsx'
import { withHoles } from '../session/stored-picture.ts'
import { language } from '../session/preferences.ts'
import type { Session } from '../session/session.ts'
import { text } from '../texts/text.ts'
import { folderOf } from '../workspace/shelved.ts'
import { gallery, loadGallery } from './gallery-data.ts'
import type { GalleryEntry } from './gallery-files.ts'
import { isWanted, playerCounts, type Wanted } from './gallery-search.ts'
import type { ShownTable } from '../workers/showroom.ts'

/** Playable games with a picture: one's own when the list of them has been loaded, then shipped ones by family. */
export function Gallery({
  session,
  onOpen,
}: {
  readonly session: Session
  readonly onOpen: (file: string) => void
}) {
  const [wanted, setWanted] = useState<Wanted>({ words: '', players: 0 })
  const known = session.list.games.value
  const own = known.filter(({ file }) => folderOf(file) === undefined)
  const { count, games } = gallery.value
  useEffect(() => void loadGallery(language.value), [language.value])
  const want = (change: Partial<Wanted>): void => {
    setWanted({ ...wanted, ...change })
  }
  const isSearching = wanted.words !== '' || wanted.players > 0
  const isPart = count > games.length
  // Somebody may search before the first games are there.
  useEffect(() => {
    if (isSearching && isPart) void loadGallery(language.value, 'all')
  }, [isSearching, isPart, language.value])
  const shown = games.filter((game) => isWanted(game, wanted))
  return (
    <>
      <div class="finder">
        <input
          type="search"
          aria-label={text('searchGames')}
          placeholder={text('searchGames')}
          value={wanted.words}
          onInput={({ currentTarget }) => want({ words: currentTarget.value })}
        />
        <select
          aria-label={text('players')}
          value={wanted.players}
          onChange={({ currentTarget }) => want({ players: Number(currentTarget.value) })}
        >
          {[0, ...playerCounts(games)].map((players) => (
            <option key={players} value={players}>
              {players === 0 ? text('players') : `${text('players')}: ${players}`}
            </option>
          ))}
        </select>
      </div>
      {own.length > 0 && (
        <ul class="games">
          {own
            .filter((game) => isWanted(game, wanted))
            .map(({ file, id, title, players, extends: base }) => (
              <Tile
                key={file}
                session={session}
                game={{ file, id, title, players }}
                picture={known.find((game) => game.id === base && !own.includes(game))?.id}
                onOpen={onOpen}
              />
            ))}
        </ul>
      )}
      {[...Map.groupBy(shown, ({ family = '' }) => family)].map(([family, members]) => (
        <section key={family}>
          <h4>{family}</h4>
          <ul class="games">
            {members.map((game) => (
              <Tile key={game.file} session={session} game={game} picture={game.id} onOpen={onOpen} />
            ))}
          </ul>
        </section>
      ))}
      {isPart && (
        <Button onClick={() => void loadGallery(language.value, 'all')}>{text('allGames', { count })}</Button>
      )}
    </>
  )
}

function Tile({
  session,
  game: { file, title, players, minutes, line },
  picture,
  onOpen,
}: {
  readonly session: Session
  readonly game: GalleryEntry
  readonly picture: string | undefined
  readonly onOpen: (file: string) => void
}) {
  return (
    <li>
      <Sight id={picture} />
      <Button aria-current={file === session.played.value ? 'true' : undefined} onClick={() => onOpen(file)}>
        <strong>{title}</strong>
        {line !== undefined && <span>{line}</span>}
        <span class="muted">
          {players.length > 0 && `${text('players')}: ${players.join(', ')}`}
          {minutes !== undefined && ` · ${text('minutes', { minutes })}`}
        </span>
        {line === undefined && <span class="muted path">{file}</span>}
      </Button>
    </li>
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
          onBar={[]}
          label=""
          onPick={POINTING.onPick}
          onLeave={POINTING.onLeave}
          onWhy={POINTING.onWhy}
        />
      )}
      {table?.scene !== undefined && board === undefined && (
        <Around
          scene={table.scene}
          facts={table.facts}
          pointing={POINTING}
          zones={zonesOf(table.scene, table.facts)}
          besideName={() => undefined}
        />
      )}
    </div>
  )
}
