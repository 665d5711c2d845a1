import { closeSync, openSync, writeSync } from 'node:fs'
import { programOf } from '../examples/run.ts'
import { run as playGames } from '../simulation/run.ts'
import type { RunResult } from '../simulation/run.ts'
import { recordOf } from '../simulation/record.ts'
import { coverageReport, recordedProgram } from './coverage.ts'
import { EXIT, UsageError } from './exit.ts'
import { print, table } from './output.ts'
import { configuredFor, wholeNumber } from './ruleset-argument.ts'
import type { RulesetOptions } from './ruleset-argument.ts'

export interface RunOptions extends RulesetOptions {
  readonly games: string
  readonly seed: string
  readonly json?: boolean
  readonly log?: string
  readonly coverage?: boolean
}

/** Plays many games at random and sums them up. */
export function run(file: string, options: RunOptions): number {
  const games = wholeNumber(options.games, 'The number of games', 1, 10_000_000)
  const { checked } = configuredFor(file, options)
  const recorded = options.coverage === true ? recordedProgram(checked) : undefined
  const program = recorded?.program ?? programOf(checked)
  const log = options.log === undefined ? undefined : openLog(options.log)
  const start = performance.now()
  const going = playGames(
    program,
    games,
    options.seed,
    log === undefined ? undefined : (seed, answers) => log.add(recordOf(program, seed, answers)),
  )
  const isTerminal = process.stderr.isTTY === true && options.json !== true
  let shownAt = 0
  let next = going.next()
  while (next.done !== true) {
    if (isTerminal && performance.now() - shownAt > 100) {
      shownAt = performance.now()
      process.stderr.write(`\r${bar(next.value / games)} ${next.value}/${games} games`)
    }
    next = going.next()
  }
  if (isTerminal) process.stderr.write('\r\u001b[K')
  log?.close()
  const seconds = (performance.now() - start) / 1000
  const result = next.value
  const seats = program.ir.seats.map((seat) => seat.name)
  print(options.json === true ? json(result, seats, seconds) : pretty(result, seats, seconds))
  if (recorded !== undefined) print(`\n${coverageReport(recorded.lines())}`)
  return result.faults.size > 0 ? EXIT.findings : EXIT.fine
}

/** A log that is there is never overwritten. Games are written one whole line at a time, so that a stopped run leaves whole games. */
function openLog(path: string): { readonly add: (line: string) => void; readonly close: () => void } {
  try {
    const file = openSync(path, 'wx')
    return { add: (line) => void writeSync(file, line), close: () => closeSync(file) }
  } catch (thrown) {
    const exists = thrown instanceof Error && 'code' in thrown && thrown.code === 'EEXIST'
    throw new UsageError(
      exists ? 'ST7006' : 'ST7002',
      exists
        ? `\`${path}\` is there already; nothing was written.`
        : `\`${path}\` cannot be written: ${thrown instanceof Error ? thrown.message : String(thrown)}`,
    )
  }
}

function bar(share: number): string {
  const full = Math.round(share * 24)
  return `[${'#'.repeat(full)}${'.'.repeat(24 - full)}]`
}

function json(result: RunResult, seats: readonly string[], seconds: number): string {
  const { games, wins, draws, plies, moves, reasons, faults } = result
  return JSON.stringify({
    games,
    wins: Object.fromEntries(seats.map((seat, i) => [seat, wins[i] ?? 0])),
    draws,
    plies,
    moves,
    reasons: Object.fromEntries(reasons),
    ...(faults.size > 0 ? { faults: Object.fromEntries(faults) } : {}),
    seconds,
  })
}

function pretty(result: RunResult, seats: readonly string[], seconds: number): string {
  const share = (n: number): string => `${((100 * n) / Math.max(1, result.games)).toFixed(1)} %`
  const outcomes = [
    ...seats.map((seat, i) => [`${seat} wins`, String(result.wins[i] ?? 0), share(result.wins[i] ?? 0)]),
    ['drawn', String(result.draws), share(result.draws)],
  ]
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
  const faults = [...result.faults].map(([message, n]) => `${n} games were stopped: ${message}`)
  return [
    `${result.games} games in ${seconds.toFixed(1)} s`,
    '',
    table(['result', 'games', 'share'], [...outcomes, ...reasons]),
    '',
    table(['', 'mean', 'median', 'p95'], spreads),
    ...faults,
  ].join('\n')
}
