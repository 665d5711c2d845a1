import type { MeasuredGames } from '../report/measured.ts'
import type { OptionsOf } from './command-list.ts'
import { EXIT } from './exit.ts'
import { faultData, faultDiagnostic, replayCommand, stoppedHelp } from './fault-report.ts'
import { fastestProgram } from './fastest-program.ts'
import { measuredGames } from './measured-games.ts'
import { fitted, print, table } from './output.ts'
import { printDiagnostics } from './print-diagnostics.ts'
import { playersBy, playersText } from './players-argument.ts'
import { configuredFor } from './configured-ruleset.ts'
import { wholeNumber } from './ruleset-argument.ts'

/** Measures games of one ruleset: how long, open and tense they are, and which rules and spaces never matter. */
export async function analyse(file: string, options: OptionsOf<'analyse'>): Promise<number> {
  const wanted = wholeNumber(options.games, 'The number of games', 1, 100_000)
  const { checked, ruleset } = configuredFor(file, options)
  const program = fastestProgram(checked.ir)
  const seats = program.ir.seats.map(({ name }) => name)
  const players = playersBy(options.playersBy, seats, program.ir.prepared)
  const { seed } = options
  const quiet = options.json === true || options.quiet === true
  const found = await measuredGames(checked, program, { players, seed }, wanted, quiet)
  const command = (game: number): string => replayCommand(file, options, game)
  const faults = found.faults.map((one) =>
    faultDiagnostic(ruleset.game, checked.ir, one, stoppedHelp(one, command(one.game))),
  )
  print(
    options.json === true
      ? json(found, {
          players,
          seed,
          faults: found.faults.map((one) => faultData(ruleset.game, checked.ir, one, command(one.game))),
        })
      : fitted(pretty(found, playersText(players, seats))),
  )
  if (options.json !== true) printDiagnostics(faults)
  return found.timeouts > 0 ? EXIT.findings : EXIT.fine
}

function json(
  { analysis: { measures, ...analysis }, timeouts, never }: MeasuredGames,
  {
    faults,
    ...asked
  }: { readonly players: readonly string[]; readonly seed: string; readonly faults: readonly object[] },
): string {
  return JSON.stringify({
    ...asked,
    timeouts,
    ...(faults.length > 0 ? { faults } : {}),
    ...analysis,
    measures: Object.fromEntries(measures.map(({ name, ...measure }) => [name, measure])),
    deadRules: never,
  })
}

function pretty({ analysis, timeouts, never }: MeasuredGames, players: string): string {
  const { games, measures, balance, completion, drawishness, deadSpaces } = analysis
  const shown = (value: number): string => (Number.isFinite(value) ? value.toFixed(2) : '')
  const counted = [
    `${games} games. Players: ${players}.`,
    ...(timeouts === 0 ? [] : [`${timeouts} more were stopped, and are left out.`]),
  ]
  if (games === 0) return counted.join('\n')
  return [
    ...counted,
    '',
    table(
      ['measure', 'mean', 'from', 'to', 'least', 'game', 'most', 'game'],
      measures.map(({ name, mean, least, most }) => [
        name,
        shown(mean.value),
        shown(mean.low),
        shown(mean.high),
        shown(least.value),
        String(least.game),
        shown(most.value),
        String(most.game),
      ]),
    ),
    ...(measures.some(({ name }) => name === 'lead change')
      ? []
      : [
          '',
          'Drama and lead changes are not measured: nothing in these rules says who is ahead. `advice:` can.',
        ]),
    '',
    `Balance ${shown(balance)}, completion ${shown(completion)}, drawishness ${shown(drawishness)}.`,
    `Spaces never occupied: ${deadSpaces.length === 0 ? 'none' : deadSpaces.join(', ')}.`,
    ...(never.length === 0
      ? ['Every part of the rules was used.']
      : [
          'Parts of the rules that were never used:',
          '',
          table(
            ['rule', 'what', 'label'],
            never.map(({ file, line, what, label }) => [file === '' ? '' : `${file}:${line}`, what, label]),
          ),
        ]),
    '',
    '`from` and `to` are 95 % bootstrap intervals. To see a game, run `sandtable replay` with the same players, seed and `--game N`.',
  ].join('\n')
}
