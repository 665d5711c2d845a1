import type { GameIR } from '../../grammar/ir/ir.ts'
import type { MergedGame } from '../../grammar/merge/merged.ts'
import { isQuick } from '../simulation/random-only.ts'
import { sidesOf } from '../simulation/sides.ts'
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
import { fitted, print, printError } from './output.ts'
import { printDiagnostics } from './print-diagnostics.ts'
import { playGames, type PlayedGames } from './play-games.ts'
import { playersBy } from './players-argument.ts'
import { readyRequest } from './ready-game.ts'
import { requestFor, wholeNumber } from './ruleset-argument.ts'
import { resultJson, resultTables } from './run-report.ts'
import { playStored } from './stored-games.ts'

/** Number of games replayed to find loops that reach their bounds, if playing them did not tell. It usually happens early. */
const GAMES_REPLAYED = 10

/** More threads than this do not help. */
const MOST_JOBS = 64

/** Plays many games and sums them up. */
export async function run(file: string, options: OptionsOf<'run'>): Promise<number> {
  const games = wholeNumber(options.games, 'The number of games', 1, 10_000_000)
  const jobs = wholeNumber(options.jobs, 'The number of jobs', 1, MOST_JOBS)
  checkOptions(options, jobs)
  const { request, recipe } = recordingRequest(requestFor(file, options))
  const { ir, configured, whole, isNew, keepWhole } = readyRequest(file, request, options.players)
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
      ? fastForGames(ir, isQuick(players) && options.log === undefined, whole, isNew)
      : { ir: recorded.program.ir, program: () => recorded.program, onlyHere: true }
  const { seed, store: path, queue } = options
  const start = performance.now()
  const quiet = options.json === true || options.quiet === true
  const playHere = async (): Promise<PlayedGames> => {
    const log = options.log === undefined ? undefined : openLog(options.log)
    const plan = { games, seed, jobs, players, log: log?.add, quiet }
    return playGames(playing, plan).finally(() => log?.close())
  }
  const playIntoStore = async (): Promise<PlayedGames> => {
    const storedRun = runOf(configured(), recipe(seats.length), { games, seed, players })
    if (queue !== undefined) return (await import('./queued-games.ts')).playQueued(queue, storedRun, quiet)
    const store = await openStore(path ?? '')
    return playStored(store, storedRun, playing.program(), { jobs, quiet }).finally(() => store.close())
  }
  const played = await ((path ?? queue) === undefined ? playHere() : playIntoStore())
  const seconds = (performance.now() - start) / 1000
  const counted = runResult(ir, played.tally)
  // Coverage must not count the games of the bound check.
  const result =
    isQuick(players) && recorded === undefined
      ? { ...counted, faults: counted.faults.map((fault) => withIdleStep(playing.program(), seed, fault)) }
      : counted
  if (options.verbose === true)
    printError(`Played by ${runningText(played.running ?? playing.program().running)}.\n`)
  if (played.stopped) printError(`Stopped after ${result.games} of ${games} games.\n`)
  const { faultTexts, bounds, diagnostics } = problemsIn(result, played, {
    ir,
    seed,
    game: () => configured().ruleset.game,
    command: (game) => replayCommand(file, options, game),
  })
  const names = { seats, sides: sidesOf(ir), players, faults: faultTexts }
  if (options.json === true) print(resultJson(result, { ...names, bounds }, seconds, recorded?.lines()))
  else {
    print(fitted(resultTables(result, names, seconds)))
    if (recorded !== undefined) print(`\n${coverageReport(recorded.lines())}`)
    if (diagnostics.length > 0) printDiagnostics(diagnostics)
  }
  if (played.stopped) return EXIT.stopped
  keepWhole()
  return result.faults.length > 0 ? EXIT.findings : EXIT.fine
}

/** Refuses options that exclude each other. */
function checkOptions({ coverage, log, store, queue }: OptionsOf<'run'>, jobs: number): void {
  const refuse = (message: string): never => {
    throw new UsageError('ST7003', message)
  }
  if (coverage === true && jobs > 1) refuse('`--coverage` counts in one thread; leave `--jobs` out.')
  if ((store ?? queue) !== undefined && (coverage === true || log !== undefined))
    refuse('`--store` and `--queue` keep games as numbers; leave `--log` and `--coverage` out.')
  if (store !== undefined && queue !== undefined)
    refuse('Games of a queue are kept on its server; leave `--store` out.')
}

/** Faults that stopped games, and loops that reached their bounds: for programs, and as diagnostics for people. */
function problemsIn(
  { games, faults }: RunResult,
  { cutShort }: PlayedGames,
  run: {
    readonly ir: GameIR
    readonly seed: string
    readonly game: () => MergedGame
    /** The command that plays one game of the run again. */
    readonly command: (game: number) => string
  },
) {
  const { ir, seed, game, command } = run
  const reached =
    cutShort === undefined
      ? reachedBounds(ir, Math.min(games, GAMES_REPLAYED), seed)
      : { games, bounds: cutShort }
  const boundTexts =
    reached.bounds.length === 0 ? [] : boundDiagnostics(game(), ir, reached.bounds, reached.games)
  return {
    faultTexts: faults.map((fault) => faultData(game(), ir, fault, command(fault.game))),
    bounds: reached.bounds.flatMap((bound, i) =>
      boundTexts[i] === undefined ? [] : [boundData(ir, boundTexts[i], bound)],
    ),
    diagnostics: [
      ...faults.map((fault) => faultDiagnostic(game(), ir, fault, stoppedHelp(fault, command(fault.game)))),
      ...boundTexts,
    ],
  }
}
