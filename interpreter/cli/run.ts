import { pointsText } from '../match/who-won.ts'
import type { CoveredLine } from '../coverage/covered-lines.ts'
import { isQuick } from '../simulation/random-only.ts'
import { sidesOf, type Side } from '../simulation/sides.ts'
import { withIdleStep } from '../simulation/idle-step.ts'
import { reachedBounds } from '../simulation/reached-bounds.ts'
import { runResult } from '../simulation/merge-results.ts'
import type { RunResult } from '../simulation/run.ts'
import { recordingRequest } from '../store/recipe.ts'
import { runOf } from '../store/run-id.ts'
import { openStore } from '../store/open.ts'
import { recordedProgram } from '../coverage/recorded-program.ts'
import { coverageReport } from './coverage.ts'
import {
  boundData,
  boundDiagnostics,
  faultData,
  faultDiagnostic,
  replayCommand,
  stoppedHelp,
} from './fault-report.ts'
import type { OptionsOf } from './command-list.ts'
import { EXIT, UsageError } from './exit.ts'
import { fastForGames, runningText, type Playing } from './fastest-program.ts'
import { openLog } from './game-log.ts'
import { fitted, print, printError, table } from './output.ts'
import { printDiagnostics } from './print-diagnostics.ts'
import { playGames, type PlayedGames } from './play-games.ts'
import { NOBODY_ASKED, UNEVEN_LAYOUTS, guessed, playersBy, playersText } from './players-argument.ts'
import { readyRequest } from './ready-game.ts'
import { requestFor, wholeNumber } from './ruleset-argument.ts'
import { playStored } from './stored-games.ts'

/** Number of games replayed to find loops that reach their bounds, if playing them did not tell. It usually happens early. */
const LOOKED_AT = 10

/** More threads than this do not help. */
const MOST_JOBS = 64

/** Plays many games and sums them up. */
export async function run(file: string, options: OptionsOf<'run'>): Promise<number> {
  const games = wholeNumber(options.games, 'The number of games', 1, 10_000_000)
  const jobs = wholeNumber(options.jobs, 'The number of jobs', 1, MOST_JOBS)
  if (options.coverage === true && jobs > 1)
    throw new UsageError('ST7003', '`--coverage` counts in one thread; leave `--jobs` out.')
  const { store: path, queue } = options
  if ((path ?? queue) !== undefined && (options.coverage === true || options.log !== undefined))
    throw new UsageError(
      'ST7003',
      '`--store` and `--queue` keep games as numbers; leave `--log` and `--coverage` out.',
    )
  if (path !== undefined && queue !== undefined)
    throw new UsageError('ST7003', 'Games of a queue are kept on its server; leave `--store` out.')
  const { request, recipe } = recordingRequest(requestFor(file, options))
  const { ir, configured, whole, keepWhole } = readyRequest(file, request, options.players)
  const seats = ir.seats.map((seat) => seat.name)
  const players = playersBy(options.playersBy, seats, ir.prepared)
  if (options.coverage === true && players.some((name) => name !== 'random'))
    throw new UsageError(
      'ST7003',
      '`--coverage` would count what players only think of; leave `--players-by` out.',
    )
  const recorded = options.coverage === true ? recordedProgram(configured().checked) : undefined
  const playing: Playing =
    recorded === undefined
      ? fastForGames(ir, isQuick(players) && options.log === undefined, whole)
      : { ir: recorded.program.ir, program: () => recorded.program, onlyHere: true }
  const { seed } = options
  const start = performance.now()
  const quiet = options.json === true || options.quiet === true
  const here = async (): Promise<PlayedGames> => {
    const log = options.log === undefined ? undefined : openLog(options.log)
    const wanted = { games, seed, jobs, players, log: log?.add, quiet }
    return playGames(playing, wanted).finally(() => log?.close())
  }
  const kept = async (): Promise<PlayedGames> => {
    const game = configured()
    const wanted = runOf(game, recipe(seats.length), { games, seed, players })
    if (queue !== undefined) return (await import('./queued-games.ts')).playQueued(queue, wanted, quiet)
    const store = await openStore(path ?? '')
    return playStored(store, wanted, playing.program(), { jobs, quiet }).finally(() => store.close())
  }
  const { tally, stopped, running, cutShort } = await ((path ?? queue) === undefined ? here() : kept())
  const seconds = (performance.now() - start) / 1000
  const counted = runResult(ir, tally)
  // Coverage must not count the games of the bound check.
  const result =
    isQuick(players) && recorded === undefined
      ? { ...counted, faults: counted.faults.map((one) => withIdleStep(playing.program(), seed, one)) }
      : counted
  const command = (game: number): string => replayCommand(file, options, game)
  const faultTexts = result.faults.map((stopped) =>
    faultData(configured().ruleset.game, ir, stopped, command(stopped.game)),
  )
  const names = { seats, sides: sidesOf(ir), players, faults: faultTexts }
  if (options.verbose === true)
    printError(`Played by ${runningText(running ?? playing.program().running)}.\n`)
  if (stopped) printError(`Stopped after ${result.games} of ${games} games.\n`)
  const measured =
    cutShort === undefined
      ? reachedBounds(ir, Math.min(result.games, LOOKED_AT), seed)
      : { games: result.games, bounds: cutShort }
  const cut =
    measured.bounds.length === 0
      ? []
      : boundDiagnostics(configured().ruleset.game, ir, measured.bounds, measured.games)
  const bounds = measured.bounds.flatMap((bound, i) =>
    cut[i] === undefined ? [] : [boundData(ir, cut[i], bound)],
  )
  print(
    options.json === true
      ? json(result, { ...names, bounds }, seconds, recorded?.lines())
      : fitted(pretty(result, names, seconds)),
  )
  if (recorded !== undefined && options.json !== true) print(`\n${coverageReport(recorded.lines())}`)
  const found = [
    ...result.faults.map((one) =>
      faultDiagnostic(configured().ruleset.game, ir, one, stoppedHelp(one, command(one.game))),
    ),
    ...cut,
  ]
  if (found.length > 0 && options.json !== true) printDiagnostics(found)
  if (stopped) return EXIT.stopped
  keepWhole()
  return result.faults.length > 0 ? EXIT.findings : EXIT.fine
}

const NO_PAYOFF = { value: 0, low: 0, high: 0 }

interface Names {
  readonly seats: readonly string[]
  /** Players who win together. */
  readonly sides: readonly Side[]
  /** Names of the players, by seat. */
  readonly players: readonly string[]
  /** Faults that stopped games, for programs. */
  readonly faults: readonly object[]
}

function json(
  result: RunResult,
  { seats, sides, players, faults, bounds }: Names & { readonly bounds: readonly object[] },
  seconds: number,
  coverage: readonly CoveredLine[] | undefined,
): string {
  const { games, wins, draws, lost, scored, points, scores, payoffs, plies, moves, reasons } = result
  const { uniform, guesses } = result
  return JSON.stringify({
    games,
    players,
    wins: Object.fromEntries(seats.map((seat, i) => [seat, wins[i] ?? 0])),
    ...(sides.some(({ seats: together }) => together.length > 1)
      ? { teams: Object.fromEntries(sides.map(({ name, seats: [seat = 0] }) => [name, wins[seat] ?? 0])) }
      : {}),
    draws,
    ...(lost > 0 ? { lost } : {}),
    ...(scored > 0 ? { scored } : {}),
    ...(points === undefined
      ? {}
      : { points: Object.fromEntries(seats.map((seat, i) => [seat, Object.fromEntries(points[i] ?? [])])) }),
    ...(scores === undefined ? {} : { scores: Object.fromEntries(scores) }),
    payoffs: Object.fromEntries(seats.map((seat, i) => [seat, payoffs[i]])),
    plies,
    moves,
    reasons: Object.fromEntries(reasons),
    ...(faults.length > 0 ? { faults } : {}),
    ...(bounds.length > 0 ? { bounds } : {}),
    ...(uniform ? {} : { uniform }),
    ...(guesses === 0 ? {} : { guesses }),
    ...(coverage === undefined ? {} : { coverage }),
    seconds,
  })
}

function pretty(result: RunResult, { seats, sides, players }: Names, seconds: number): string {
  const share = (n: number): string => `${((100 * n) / Math.max(1, result.games)).toFixed(1)} %`
  const { scores } = result
  // With one score for all, nobody can have won.
  const outcomes =
    scores !== undefined
      ? []
      : [
          ...sides.flatMap(({ name, seats: [seat = 0] }) => {
            const wins = result.wins[seat] ?? 0
            return [
              [`${name} wins`, String(wins), share(wins)],
              ...pointsOf(result, seat).map(([points, n]) => [
                `${name} wins ${pointsText(points)}`,
                String(n),
                share(n),
              ]),
            ]
          }),
          ['drawn', String(result.draws), share(result.draws)],
          ...(result.lost > 0 ? [['all lose', String(result.lost), share(result.lost)]] : []),
          ...(result.scored > 0 ? [['scored', String(result.scored), share(result.scored)]] : []),
        ]
  const payoffs = sides.map(({ name, seats: [seat = 0] }) => {
    const { value, low, high } = result.payoffs[seat] ?? NO_PAYOFF
    return [name, value.toFixed(2), Number.isFinite(low) ? `${low.toFixed(2)} to ${high.toFixed(2)}` : '']
  })
  const reasons = [...result.reasons]
    .sort(([, a], [, b]) => b - a)
    .map(([reason, n]) => [reason, String(n), share(n)])
  const spreads = (['plies', 'moves'] as const).map((what) => {
    const { mean, median, p95 } = result[what]
    return [
      what === 'plies' ? 'plies in a game' : 'moves to choose from',
      mean.toFixed(1),
      String(median),
      String(p95),
    ]
  })
  const head = [
    `${result.games === 1 ? '1 game' : `${result.games} games`} in ${seconds.toFixed(1)} s`,
    `Players: ${playersText(players, seats)}.`,
    ...(result.uniform ? [] : [UNEVEN_LAYOUTS]),
    ...(result.guesses === 0 ? [] : [guessed(result.guesses)]),
    ...(result.games > 0 && result.faults.length === 0 && result.plies.mean === 0 ? [NOBODY_ASKED] : []),
  ]
  // Without games there is nothing to count.
  if (result.games === 0) return head.join('\n')
  return [
    ...head,
    '',
    table(['result', 'games', 'share'], [...outcomes, ...reasons]),
    '',
    ...(scores !== undefined
      ? [scoreLine(scores, result), '']
      : result.payoffsTell
        ? [table(['what a game is worth', 'mean', '95 %'], payoffs), '']
        : []),
    table(['', 'mean', 'median', 'p95'], spreads),
  ].join('\n')
}

/** A seat's wins by points, if there are few of them. */
function pointsOf({ points }: RunResult, seat: number): readonly (readonly [number, number])[] {
  const own = points?.[seat] ?? []
  return own.length <= MOST_SCORES ? own : []
}

/** Above this number of different scores only their range is printed. */
const MOST_SCORES = 12

/** `score of all  mean 4.20 (95 % 1.21 to 7.19): 0 in 5 games, 7 in 2, 9 in 3` */
function scoreLine(scores: NonNullable<RunResult['scores']>, { payoffs, games }: RunResult): string {
  const { value, low, high } = payoffs[0] ?? NO_PAYOFF
  const interval = Number.isFinite(low) ? ` (95 % ${low.toFixed(2)} to ${high.toFixed(2)})` : ''
  let seen = 0
  const median = scores.find(([, n]) => (seen += n) >= games / 2)?.[0] ?? 0
  const each =
    scores.length <= MOST_SCORES
      ? scores
          .map(([score, n], i) => `${score} in ${n}${i === 0 ? (n === 1 ? ' game' : ' games') : ''}`)
          .join(', ')
      : `from ${scores[0]?.[0] ?? 0} to ${scores.at(-1)?.[0] ?? 0}, median ${median}`
  return `score of all  mean ${value.toFixed(2)}${interval}: ${each}`
}
