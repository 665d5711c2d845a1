import { programOf } from '../examples/run.ts'
import type { Match } from '../match/match.ts'
import { isRefused } from '../match/refused.ts'
import type { Program } from '../program.ts'
import { restore, stoppedText } from '../save/save.ts'
import type { Restored } from '../save/save.ts'
import { sceneOf } from '../scene/scene.ts'
import { sceneText } from '../scene/text.ts'
import { EXIT } from './exit.ts'
import { colorOn, print } from './output.ts'
import { placed } from './placed.ts'
import { resultLine } from './result-line.ts'
import { configuredFor, wholeNumber } from './ruleset-argument.ts'
import type { RulesetOptions } from './ruleset-argument.ts'
import { readText } from './text-file.ts'

export interface ReplayOptions extends RulesetOptions {
  readonly game?: string
}

/** Plays recorded games again, judging every move: one is shown move by move, of several how each ended. */
export function replay(file: string, record: string, options: ReplayOptions): number {
  const text = readText(record)
  const program = programOf(configuredFor(file, options).checked)
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (options.game !== undefined) {
    const game = wholeNumber(options.game, 'The number of the game', 1, lines.length)
    return one(program, lines[game - 1] ?? '')
  }
  return lines.length > 1 ? several(program, lines) : one(program, lines[0] ?? '')
}

function one(program: Program, line: string): number {
  const found = restore(program, line)
  if (isRefused(found)) {
    process.stderr.write(`error[${found.code}]: ${placed(found)}\n`)
    return EXIT.findings
  }
  const { match } = found
  const { seats } = program.ir
  match.record().forEach(({ seat, move }, ply) => print(`${ply + 1}. ${seats[seat]?.name ?? ''}: ${move}`))
  print('')
  print(sceneText(program.ir, sceneOf(program.ir, match.view()), { color: colorOn(process.stdout) }))
  print(ended(match))
  const changed = otherRules(found)
  if (changed !== undefined) process.stderr.write(`${changed}\n`)
  return found.stopped === undefined ? EXIT.fine : EXIT.findings
}

/** What is to be said of a game that was saved under other rules. */
function otherRules(found: Restored): string | undefined {
  if (!found.otherRules) return undefined
  const { stopped } = found
  if (stopped === undefined)
    return 'note: The rules have changed since this game was saved; they accept all of its moves.'
  const message = `The rules have changed since. ${stoppedText(stopped)}`
  return `error[ST5205]: ${placed({ ...stopped.refused, message })}`
}

function several(program: Program, lines: readonly string[]): number {
  let refused = 0
  for (const [index, line] of lines.entries()) {
    const found = restore(program, line)
    if (isRefused(found)) {
      refused++
      process.stderr.write(`error[${found.code}]: game ${index + 1}: ${placed(found)}\n`)
      continue
    }
    print(`${index + 1}. ${ended(found.match)}`)
    const changed = otherRules(found)
    if (changed !== undefined) process.stderr.write(`game ${index + 1}: ${changed}\n`)
    if (found.stopped !== undefined) refused++
  }
  print(`${lines.length - refused} of ${lines.length} games play again as recorded.`)
  return refused === 0 ? EXIT.fine : EXIT.findings
}

function ended(match: Match): string {
  const result = match.result()
  const plies = `${match.ply} plies`
  return result === undefined ? `Not over after ${plies}.` : `${resultLine(match.ir, result)} (${plies})`
}
