import type { Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import type { Code } from '../../grammar/diagnostics/catalogue.ts'
import type { MergedGame } from '../../grammar/merge/merged.ts'
import type { Configured } from '../../grammar/load.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { lineText, type SourceFile } from '../../grammar/source/source-file.ts'
import { wholeMessage } from '../match/refused.ts'
import { Fault } from '../program/program.ts'
import { rulePlaceOf } from '../program/rule-place.ts'
import type { ReachedBound } from '../coverage/coverage.ts'
import type { StoppedGames } from '../simulation/merge-results.ts'
import { EXIT, UsageError } from './exit.ts'
import type { RulesetOptions } from './options.ts'
import { spanAt } from '../../grammar/check/elaboration/origin-span.ts'
import { printDiagnostics } from './print-diagnostics.ts'
import { shellCommand } from './shell-words.ts'

/** A fault for users: the failing rule and line, and the command that shows the position. */
export function faultDiagnostic(
  game: MergedGame,
  ir: GameIR,
  fault: { readonly code: Code; readonly message: string; readonly origin: number },
  help?: string,
): Diagnostic {
  const { code, origin } = fault
  const message = wholeMessage(fault)
  const at = rulePlaceOf(ir, origin)
  const span = at === undefined ? undefined : spanAt(game, at)
  const rule = span === undefined || at === undefined ? undefined : ruleAt(span.file, at.line)
  return {
    code,
    severity: 'error',
    message: rule === undefined ? message : `${message} It happens in \`${rule}\`.`,
    ...(span === undefined ? {} : { span }),
    ...(help === undefined ? {} : { help }),
  }
}

/** Runs a command and returns its exit code. A failing rule is reported with its line. */
export function reportingFault(configured: () => Configured, work: () => number): number {
  try {
    return work()
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown
    const { ruleset, checked } = configured()
    printDiagnostics([faultDiagnostic(ruleset.game, checked.ir, thrown)])
    return EXIT.findings
  }
}

/** Runs some work. Too many outcomes of chance are not a fault of the rules: `help` suggests other questions. */
export function orTooMany<T>(help: string, work: () => T): T {
  try {
    return work()
  } catch (thrown) {
    if (!(thrown instanceof Fault) || thrown.code !== 'ST5118') throw thrown
    throw new UsageError(thrown.code, thrown.message, help)
  }
}

/** Loops that were cut short in some games of a run. */
export function boundDiagnostics(
  game: MergedGame,
  ir: GameIR,
  reached: readonly ReachedBound[],
  games: number,
): readonly Diagnostic[] {
  return reached.map(({ origin, times }) => {
    const often = `${times === 1 ? 'once' : `${times} times`} in ${games === 1 ? 'one game' : `${games} games`}`
    const message = `This loop hit its bound ${often}, before its condition ended it.`
    return { ...faultDiagnostic(game, ir, { code: 'ST5022', message, origin }), severity: 'warning' }
  })
}

/** The same for programs. */
export function boundData(
  ir: GameIR,
  { code, message }: Diagnostic,
  { origin, times }: ReachedBound,
): object {
  return { code, message, ...rulePlaceOf(ir, origin), times }
}

/** A fault for programs. */
export function faultData(game: MergedGame, ir: GameIR, stopped: StoppedGames, command: string): object {
  const { code, message, origin, games, game: number, seed } = stopped
  const at = rulePlaceOf(ir, origin)
  const span = at === undefined ? undefined : spanAt(game, at)
  const rule = span === undefined || at === undefined ? undefined : ruleAt(span.file, at.line)
  return { code, message, ...(rule === undefined ? {} : { rule }), ...at, games, game: number, seed, command }
}

/** The number of stopped games, and how to look at the first of them. */
export function stoppedHelp({ games, game, seed }: StoppedGames, command: string): string {
  const many = games === 1 ? 'It stopped game' : `It stopped ${games} games, first game`
  return `${many} ${game} (seed ${seed}). See the position: ${command}`
}

/** The command that replays a game of a run up to the fault. */
export function replayCommand(
  file: string,
  options: RulesetOptions & { readonly seed: string; readonly playersBy?: string },
  game: number,
): string {
  const words = [
    ...(options.use ?? []).flatMap((module) => ['--use', module]),
    ...(options.option ?? []).flatMap((option) => ['--option', option]),
    ...(options.players === undefined ? [] : ['--players', options.players]),
    ...(options.playersBy === undefined ? [] : ['--players-by', options.playersBy]),
  ]
  return shellCommand('sandtable', 'replay', file, '--seed', options.seed, '--game', String(game), ...words)
}

/** Section and name of the entry that contains a line, by indentation: `actions > bid`. */
function ruleAt(file: SourceFile, line: number): string | undefined {
  const keys: string[] = []
  let indent = Infinity
  for (let at = line; at > 0 && indent > 0; at--) {
    const [, blanks = '', key] = /^(\s*)(?:- )*([^\s#:'"-][^:]*):(?:\s|$)/u.exec(lineText(file, at)) ?? []
    if (key === undefined || blanks.length >= indent) continue
    indent = blanks.length
    keys.unshift(key)
  }
  return keys.length === 0 ? undefined : keys.slice(0, 2).join(' > ')
}
