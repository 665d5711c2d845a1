import type { Configured } from '../../grammar/load.ts'
import { programOf } from '../examples/run.ts'
import type { BrokenOff } from '../match/failed-answer.ts'
import type { Match } from '../match/match.ts'
import { isRefused, wholeMessage } from '../match/refused.ts'
import { withNamedNumbers } from '../notation/readings.ts'
import type { Program } from '../program/program.ts'
import { restore, stoppedText, type Restored } from '../save/save.ts'
import { sceneOf } from '../scene/scene.ts'
import { cameOf, heardAlone, heardBefore } from '../scene/plies-in-words.ts'
import { takenBackText } from './play-news.ts'
import { recentSpaces } from '../scene/recent.ts'
import { sceneText } from '../scene/text.ts'
import { gameOfRun } from '../simulation/game-of-run.ts'
import type { OptionsOf } from './command-list.ts'
import { EXIT, UsageError } from './exit.ts'
import { faultDiagnostic } from './fault-report.ts'
import { colorOn, outputWidth, print, printError } from './output.ts'
import { printDiagnostics } from './print-diagnostics.ts'
import { playersBy } from './players-argument.ts'
import { messageWithPlace } from './refusal-place.ts'
import { resultLine } from './result-line.ts'
import { fastestProgram } from './fastest-program.ts'
import { asRecorded } from './record-file.ts'
import { configuredFor } from './configured-ruleset.ts'
import { wholeNumber } from './ruleset-argument.ts'
import { readText } from './text-file.ts'

/** Replays recorded games, checking every move. A single game is shown move by move; for several, only the results. */
export function replay(file: string, record: string | undefined, options: OptionsOf<'replay'>): number {
  const configured = configuredFor(file, asRecorded(options, record))
  // It must be the program of `run`: another might fail elsewhere, or not at all.
  if (record === undefined) return ofRun(configured, fastestProgram(configured.checked.ir), options)
  const program = programOf(configured.checked)
  const text = readText(record)
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (options.game !== undefined) {
    const game = wholeNumber(options.game, 'The number of the game', 1, lines.length)
    return one(program, lines[game - 1] ?? '')
  }
  return lines.length > 1 ? several(program, lines) : one(program, lines[0] ?? '')
}

/** Replays a game of `run` without a record: seed and number suffice. */
function ofRun(
  configured: Configured,
  program: Program,
  { seed = '1', game, playersBy: names }: OptionsOf<'replay'>,
): number {
  if (game === undefined)
    throw new UsageError(
      'ST7003',
      'There is no record to replay.',
      'Name its file, or a game of a run with --game, and with --seed unless that was 1.',
    )
  const { seats, prepared } = program.ir
  const players = playersBy(
    names,
    seats.map(({ name }) => name),
    prepared,
  )
  const number = wholeNumber(game, 'The number of the game', 1, 10_000_000)
  const { match, fault, leftOut } = gameOfRun(program, seed, number, players)
  if (match !== undefined) showAll(match)
  if (leftOut > 0) print(`${leftOut} more answers are left out.`)
  if (fault === undefined) return EXIT.fine
  const found = faultDiagnostic(configured.ruleset.game, program.ir, fault)
  printDiagnostics(found)
  return EXIT.findings
}

function showAll(match: Match): void {
  const { ir } = match
  const broken = match.brokenOff()
  const all = [...match.record(), ...(broken === undefined ? [] : [broken])]
  for (const heard of heardBefore(match)) print(heardAlone(heard))
  const log = new Map(match.log().map((entry) => [match.answersUntil(entry.ply), entry]))
  all.forEach(({ seat, move }, ply) => {
    const entry = log.get(ply + 1)
    const came = entry === undefined ? '' : cameOf(ir, { ...entry, move }) + takenBackText(ir, entry)
    print(`${ply + 1}. ${ir.seats[seat]?.name ?? ''}: ${withNamedNumbers(ir, move)}${came}`)
  })
  print('')
  print(
    sceneText(ir, sceneOf(ir, broken?.view ?? match.view()), {
      color: colorOn(process.stdout),
      width: outputWidth(),
      recent: recentSpaces(ir, match.log()),
    }),
  )
  if (broken === undefined) print(ended(match))
  else print(brokenText(all.length, broken))
}

function brokenText(plies: number, { view }: BrokenOff): string {
  const table = view === undefined ? 'before it' : 'where they stopped'
  return `The rules failed after ply ${plies}; the table is shown as it was ${table}.`
}

function one(program: Program, line: string): number {
  const found = restore(program, line)
  if (isRefused(found)) {
    printError(`error[${found.code}]: ${messageWithPlace(found)}\n`)
    return EXIT.findings
  }
  const { match } = found
  showAll(match)
  const changed = otherRules(found)
  if (changed !== undefined) printError(`${changed}\n`)
  return found.stopped === undefined ? EXIT.fine : EXIT.findings
}

/** A note about a game that was saved under other rules. */
function otherRules(found: Restored): string | undefined {
  if (!found.otherRules) return undefined
  const { stopped } = found
  if (stopped === undefined)
    return 'note: The rules have changed since this game was saved; they accept all of its moves.'
  const whole = { ...stopped, refused: { ...stopped.refused, message: wholeMessage(stopped.refused) } }
  const message = `The rules have changed since. ${stoppedText(whole)}`
  return `error[ST5205]: ${messageWithPlace({ ...stopped.refused, message })}`
}

function several(program: Program, lines: readonly string[]): number {
  let refused = 0
  for (const [index, line] of lines.entries()) {
    const found = restore(program, line)
    if (isRefused(found)) {
      refused++
      printError(`error[${found.code}]: game ${index + 1}: ${messageWithPlace(found)}\n`)
      continue
    }
    print(`${index + 1}. ${ended(found.match)}`)
    const changed = otherRules(found)
    if (changed !== undefined) printError(`game ${index + 1}: ${changed}\n`)
    if (found.stopped !== undefined) refused++
  }
  print(`${lines.length - refused} of ${lines.length} games replayed as recorded.`)
  return refused === 0 ? EXIT.fine : EXIT.findings
}

function ended(match: Match): string {
  const result = match.result()
  const plies = `${match.ply} plies`
  return result === undefined ? `Not over after ${plies}.` : `${resultLine(match.ir, result)} (${plies})`
}
