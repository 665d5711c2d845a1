import { useState } from 'preact/hooks'
import { shareOf } from '../../interpreter/index.ts'
import { text } from '../texts/text.ts'
import { Histogram } from './histogram.tsx'
import { Share } from './share.tsx'
import { storedRuns, type StoredGame, type StoredRun } from './stored-runs.ts'
import { Button } from '../parts/button.tsx'

/** Larger files are for other tools. */
const MOST_BYTES = 256 * 1024 * 1024

type Show = (run: StoredRun, game: number) => Promise<void>

/** Games played and stored elsewhere, shown like those played here. */
export function StorePanel({
  rules,
  onShow,
}: {
  /** Hash of the rules on the table: only games played under them can be shown there. */
  readonly rules: string
  readonly onShow: Show
}) {
  const [runs, setRuns] = useState<readonly StoredRun[]>([])
  const [isRefused, setRefused] = useState(false)
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    const found = file.size > MOST_BYTES ? undefined : storedRuns(await file.text())
    setRuns(found ?? [])
    setRefused(found === undefined)
  }
  return (
    <section class="panel">
      <h3>{text('store')}</h3>
      <p class="muted">{text('storeHint')}</p>
      <div class="buttons start">
        <label class="button">
          {text('openStore')}
          <input
            type="file"
            class="for-readers"
            accept=".jsonl,.ndjson,.json"
            onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
          />
        </label>
      </div>
      <p aria-live="polite" class={isRefused ? 'note error' : ''}>
        {isRefused && text('noStore')}
      </p>
      {runs.map((run, i) => (
        <Run key={i} run={run} onShow={run.rules === rules ? onShow : undefined} />
      ))}
    </section>
  )
}

function Run({ run, onShow }: { readonly run: StoredRun; readonly onShow: Show | undefined }) {
  const { title, players, seats, figures } = run
  const games = run.games.filter(({ fault }) => fault === undefined)
  const endings = countsOf(games.map(({ ending }) => ending)).sort(([, a], [, b]) => b - a)
  const openWhere = (holds: (game: StoredGame) => boolean): (() => void) | undefined => {
    const found = run.games.find(holds)
    return found === undefined || onShow === undefined ? undefined : () => void onShow(run, found.number)
  }
  const bar = (name: string, holds: (game: StoredGame) => boolean) => (
    <Share
      key={name}
      name={name}
      share={shareOf(games.filter(holds).length, games.length)}
      onOpen={openWhere((game) => game.fault === undefined && holds(game))}
    />
  )
  return (
    <section class="panel" aria-label={title}>
      <h4>
        {text('storedGames', { title, games: run.games.length, players: [...new Set(players)].join(', ') })}
      </h4>
      {onShow === undefined && <p class="muted">{text('otherRules')}</p>}
      {games.length > 0 && (
        <>
          {seats.map((seat) => bar(seat, ({ winners }) => winners.includes(seat)))}
          {games.some(({ winners }) => winners.length === 0) &&
            bar(text('nobodyWins'), ({ winners }) => winners.length === 0)}
          <h4>{text('howItEnds')}</h4>
          {endings.map(([ending]) => bar(ending, (game) => game.ending === ending))}
          <h4>{text('lengths')}</h4>
          <Histogram
            label={text('lengths')}
            counts={countsOf(games.map(({ plies }) => plies))}
            {...(onShow === undefined
              ? {}
              : {
                  onPick: (from: number, to: number) =>
                    openWhere(({ fault, plies }) => fault === undefined && plies >= from && plies <= to)?.(),
                })}
          />
        </>
      )}
      {countsOf(run.games.flatMap(({ fault }) => fault ?? [])).map(([code, count]) => (
        <p key={code} class="note error">
          {count} × {code}{' '}
          <Button
            class="quiet"
            disabled={onShow === undefined}
            onClick={openWhere(({ fault }) => fault === code)}
          >
            {text('showGame')}
          </Button>
        </p>
      ))}
      {[...spreadsOf(figures)].map(([name, counts]) => (
        <div key={name}>
          <h4>{name}</h4>
          <Histogram label={name} counts={counts} />
        </div>
      ))}
    </section>
  )
}

function countsOf<T>(values: readonly T[]): [T, number][] {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
}

/** Together, figures such as `moves to choose from: 3` say how often each number occurred. */
function spreadsOf(
  figures: StoredRun['figures'],
): ReadonlyMap<string, readonly (readonly [number, number])[]> {
  const spreads = new Map<string, (readonly [number, number])[]>()
  for (const [figure, count] of figures) {
    const [, name, value] = /^(.+): (\d+)$/u.exec(figure) ?? []
    if (name !== undefined) spreads.set(name, [...(spreads.get(name) ?? []), [Number(value), count]])
  }
  return spreads
}
