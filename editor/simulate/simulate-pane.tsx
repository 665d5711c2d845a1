import './simulate.css'
import { useEffect, useState } from 'preact/hooks'
import { compareOutcomes, isSureTogether, needsClock, shareOf } from '../../interpreter/index.ts'
import type { ComparedLine } from '../../interpreter/index.ts'
import { PlayerChoice } from '../play/player-choice.tsx'
import { PLAYERS, type PlayerName } from '../play/players.ts'
import { freshSeed, type Session } from '../session/session.ts'
import { displayName } from '../texts/display-name.ts'
import { text } from '../texts/text.ts'
import { AnalysisPanel } from './analysis.tsx'
import { Histogram } from './histogram.tsx'
import { percent, Share } from './share.tsx'
import { replayRecord, Simulation, type Progress } from './simulation.ts'
import { StorePanel } from './store-panel.tsx'
import { Button } from '../parts/button.tsx'

/** Players that need no clock play the same games everywhere. */
const PROGRAMS = PLAYERS.filter((name) => name !== 'person' && !needsClock(name))

const own = new Simulation()
const ofBase = new Simulation()

/** Many games beside the text: who wins, how long they are, how they end; and against the base on the same seeds. */
export function SimulatePane({
  session,
  onOpened,
}: {
  readonly session: Session
  readonly onOpened: () => void
}) {
  useEffect(() => void session.list.loaded().catch(() => {}), [session])
  const game = session.currentGame.value
  const base = session.list.games.value.find(({ id }) => id === game?.extends)
  const facts = session.table.facts.value
  const [games, setGames] = useState('500')
  const [seed, setSeed] = useState('1')
  const [chosen, setPlayers] = useState<readonly PlayerName[]>(['random'])
  const [compares, setCompares] = useState(false)
  if (game === undefined || facts === undefined) return null
  // One for all seats, or one for each; another game may have other seats.
  const players = chosen.length === facts.seats.length ? chosen : chosen.slice(0, 1)
  const isRunning = own.progress.value?.isRunning === true || ofBase.progress.value?.isRunning === true
  const options = session.table.choice.value?.options ?? []
  const start = (event: Event): void => {
    event.preventDefault()
    const count = Math.max(1, Math.min(100_000, Math.round(Number(games)) || 1))
    const size = players.every((player) => player === 'random')
      ? Math.max(1, Math.min(100, Math.ceil(count / 50)))
      : 1
    const planFor = (file: string, chosen: typeof options) => ({
      choice: { file, players: facts.players, options: chosen, seed },
      games: count,
      size,
      players,
    })
    const documents = session.workspace.everything()
    void own.start(planFor(game.file, options), documents)
    if (compares && base !== undefined) void ofBase.start(planFor(base.file, []), documents)
    else ofBase.progress.value = undefined
  }
  const show = async (found: Promise<string | undefined>): Promise<void> => {
    const record = await found
    if (record === undefined) return
    await session.beginGame(
      { file: game.file, players: facts.players, options, seed: freshSeed(), record },
      facts.seats.map(() => 'person'),
    )
    // Where nothing is hidden, there is nothing to reveal.
    if (session.table.facts.value?.hasSecrets === true) await session.table.seeAll(true)
    onOpened()
  }
  const mine = own.progress.value
  const theirs = ofBase.progress.value
  return (
    <div class="simulate">
      <form class="simulate-form" onSubmit={start}>
        <label>
          {text('gamesToPlay')}
          <input
            type="text"
            inputmode="numeric"
            value={games}
            onInput={({ currentTarget }) => setGames(currentTarget.value)}
          />
        </label>
        {players.map((player, seat) => (
          <label key={seat}>
            {players.length === 1
              ? text('everySeat')
              : text('playedBy', { seat: displayName(facts.seats[seat]?.name ?? '') })}
            <PlayerChoice
              value={player}
              among={PROGRAMS}
              onChoose={(name) => setPlayers(players.map((each, i) => (i === seat ? name : each)))}
            />
          </label>
        ))}
        {facts.seats.length > 1 && (
          <label class="check">
            <input
              type="checkbox"
              checked={players.length > 1}
              onChange={({ currentTarget: { checked } }) =>
                setPlayers(checked ? facts.seats.map(() => players[0] ?? 'random') : players.slice(0, 1))
              }
            />
            {text('eachSeat')}
          </label>
        )}
        <label>
          {text('seed')}
          <input type="text" value={seed} onInput={({ currentTarget }) => setSeed(currentTarget.value)} />
        </label>
        {base !== undefined && (
          <label class="check">
            <input
              type="checkbox"
              checked={compares}
              onChange={({ currentTarget }) => setCompares(currentTarget.checked)}
            />
            {text('compareWith', { base: base.title })}
          </label>
        )}
        {isRunning ? (
          <Button
            onClick={() => {
              own.stop()
              ofBase.stop()
            }}
          >
            {text('stop')}
          </Button>
        ) : (
          <button type="submit" class="primary">
            {text('simulate')}
          </button>
        )}
      </form>
      {own.problem.value !== undefined && <p class="note error">{own.problem.value}</p>}
      {mine !== undefined && (
        <>
          <p class="muted" role="status">
            {text('gamesDone', { done: mine.done, wanted: mine.wanted })}{' '}
            {players.every((player) => player === 'random') && text('weakEvidence')}
          </p>
          <Results
            progress={mine}
            base={theirs}
            onWidth={(from, to) => own.gameWithWidth(from, to)}
            onShow={(number) => show(own.record(number))}
          />
          {!isRunning && mine.done > 0 && (
            <AnalysisPanel
              key={mine.tally}
              simulation={own}
              onShow={(number) => void show(own.record(number))}
              onCovered={(lines) => (session.results.covered.value = { by: 'simulation', lines })}
            />
          )}
          {theirs !== undefined && <Compared mine={mine} base={theirs} />}
        </>
      )}
      <StorePanel
        rules={facts.rulesHash}
        onShow={({ seed: from, players, games: stored }, number) => {
          const choice = {
            ...session.table.choice.value,
            file: game.file,
            options,
            players: players.length,
            seed: from,
          }
          const plan = { choice, games: stored.length, size: 1, players }
          return show(replayRecord(plan, session.workspace.everything(), number))
        }}
      />
    </div>
  )
}

/** Ends of games that no seat wins. */
const OTHERS = [
  { kind: 'drawn', name: 'drawnShare', of: 'draws' },
  { kind: 'lost', name: 'lostShare', of: 'lost' },
  { kind: 'scored', name: 'scoredShare', of: 'scored' },
] as const

function Results({
  progress,
  base,
  onWidth,
  onShow,
}: {
  readonly progress: Progress
  /** The games of the base, if they are compared. */
  readonly base: Progress | undefined
  /** Number of a game in which somebody had this many moves to choose from. */
  readonly onWidth: (from: number, to: number) => Promise<number | undefined>
  readonly onShow: (number: number) => Promise<void>
}) {
  const { tally, seats, done } = progress
  const numberWhere = (holds: (outcome: NonNullable<typeof tally.outcomes>[number]) => boolean): number =>
    (tally.outcomes?.findIndex(holds) ?? -1) + 1
  const open = (number: number) => (number > 0 ? () => void onShow(number) : undefined)
  const stopped = [...tally.faults.values()]
  const faults = stopped.reduce((sum, { games }) => sum + games, 0)
  return (
    <>
      <section class="panel">
        <h3>{text('winnerShares')}</h3>
        {seats.map((name, seat) => (
          <Share
            key={name}
            name={name}
            share={shareOf(tally.wins[seat] ?? 0, done - faults)}
            onOpen={open(numberWhere((outcome) => outcome?.outcome.winners.includes(seat) === true))}
          />
        ))}
        {OTHERS.map(
          ({ kind, name, of }) =>
            tally[of] > 0 && (
              <Share
                key={kind}
                name={text(name)}
                share={shareOf(tally[of], done - faults)}
                onOpen={open(numberWhere((outcome) => outcome?.outcome.kind === kind))}
              />
            ),
        )}
      </section>
      <section class="panel">
        <h3>{text('howItEnds')}</h3>
        {[...tally.reasons]
          .sort(([, a], [, b]) => b - a)
          .map(([reason, count]) => (
            <Share
              key={reason}
              name={reason}
              share={shareOf(count, done - faults)}
              onOpen={open(numberWhere((outcome) => outcome?.reason === reason))}
            />
          ))}
        {stopped.map(({ message, games, game }) => (
          <p key={message} class="note error">
            {games} × {message}{' '}
            <Button class="quiet" onClick={open(game)}>
              {text('showGame')}
            </Button>
          </p>
        ))}
      </section>
      <section class="panel">
        <h3>{text('lengths')}</h3>
        <Histogram
          label={text('lengths')}
          counts={[...tally.lengths]}
          base={[...(base?.tally.lengths ?? [])]}
          onPick={(from, to) => {
            const number = numberWhere(
              (outcome) => outcome !== undefined && outcome.plies >= from && outcome.plies <= to,
            )
            if (number > 0) void onShow(number)
          }}
        />
      </section>
      <section class="panel">
        <h3>{text('branching')}</h3>
        <Histogram
          label={text('branching')}
          counts={widthsOf(tally)}
          base={base === undefined ? [] : widthsOf(base.tally)}
          onPick={(from, to) =>
            void onWidth(from, to).then((number) => {
              if (number !== undefined) void onShow(number)
            })
          }
        />
      </section>
    </>
  )
}

/** How often there were how many moves to choose from. */
function widthsOf({ widths }: Progress['tally']): readonly (readonly [number, number])[] {
  return widths.map((count, width) => [width, count] as const).filter(([, count]) => count > 0)
}

const isTold = ({ verdict }: ComparedLine): boolean => verdict === 'more' || verdict === 'less'

function Compared({ mine, base }: { readonly mine: Progress; readonly base: Progress }) {
  const done = Math.min(mine.done, base.done)
  const { pairs, winners, payoffs, payoffsTell, endings, plies, moves } = compareOutcomes(
    (base.tally.outcomes ?? []).slice(0, done),
    (mine.tally.outcomes ?? []).slice(0, done),
    mine.sides,
  )
  const share = (line: ComparedLine) => ({ line, shown: percent })
  const mean = (line: ComparedLine) => ({ line, shown: (value: number) => value.toFixed(1) })
  const worths = payoffsTell ? payoffs.map(mean) : []
  const lines = [...winners.map(share), ...worths, ...endings.map(share), mean(plies), mean(moves)]
  return (
    <section class="panel">
      <h3>{text('againstBase', { pairs })}</h3>
      <table class="sheet">
        <thead>
          <tr>
            <td />
            <th scope="col">{text('base')}</th>
            <th scope="col">{text('variant')}</th>
            <th scope="col">{text('difference')}</th>
            <th scope="col" />
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, shown }) => (
            <tr key={line.what}>
              <th scope="row">{line.what}</th>
              <td>{shown(line.base.value)}</td>
              <td>{shown(line.variant.value)}</td>
              <td>
                {shown(line.difference.value)}{' '}
                <small class="muted">
                  [{shown(line.difference.low)}, {shown(line.difference.high)}]
                </small>
              </td>
              <td class={`verdict ${line.verdict}`}>
                {text(`verdict-${line.verdict}`)}
                {isTold(line) && !isSureTogether(line) && <small> {text('notSureTogether')}</small>}
                {line.needed !== undefined && <small> {text('needed', { games: line.needed })}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
