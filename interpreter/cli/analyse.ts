import { setImmediate } from 'node:timers/promises'
import type { CoveredLine } from '../coverage/covered-lines.ts'
import { recordedProgram } from '../coverage/recorded-program.ts'
import { LONGEST_GAME, analysedGame } from '../simulation/analysed-games.ts'
import { analysed } from '../simulation/measures.ts'
import type { Analysis, GameMeasures } from '../simulation/measures.ts'
import { EXIT } from './exit.ts'
import { fastOrTold } from './fast.ts'
import { fitted, print, table } from './output.ts'
import { playersBy, playersText } from './players-argument.ts'
import { progressBar } from './progress-bar.ts'
import { configuredFor, wholeNumber } from './ruleset-argument.ts'
import type { RulesetOptions } from './ruleset-argument.ts'

export interface AnalyseOptions extends RulesetOptions {
  readonly games: string
  readonly seed: string
  readonly json?: boolean
  readonly quiet?: boolean
  readonly playersBy?: string
}

/** Measures games of one ruleset: how long, how wide, how tense, and what in the rules and on the board never matters. */
export async function analyse(file: string, options: AnalyseOptions): Promise<number> {
  const wanted = wholeNumber(options.games, 'The number of games', 1, 100_000)
  const { checked } = configuredFor(file, options)
  const program = fastOrTold(checked.ir)
  const recorded = recordedProgram(checked)
  const seats = program.ir.seats.map(({ name }) => name)
  const players = playersBy(options.playersBy, seats, program.ir.prepared)
  const games: GameMeasures[] = []
  let timeouts = 0
  const bar = progressBar(wanted, options.json === true || options.quiet === true)
  for (let game = 1; game <= wanted; game++) {
    const measured = analysedGame(program, recorded.program, { players, seed: options.seed }, game)
    if (measured === undefined) timeouts++
    else games.push(measured)
    bar.show(game)
    await setImmediate()
  }
  bar.clear()
  const found = analysed(program, games)
  const lines = recorded.lines()
  print(
    options.json === true
      ? json(found, lines, { players, seed: options.seed, timeouts })
      : fitted(pretty(found, lines, { timeouts, players: playersText(players, seats) })),
  )
  return timeouts > 0 ? EXIT.findings : EXIT.fine
}

const neverOf = (lines: readonly CoveredLine[]): readonly CoveredLine[] =>
  lines.filter(({ held }) => held === 0)

function json(
  { measures, ...analysis }: Analysis,
  lines: readonly CoveredLine[],
  more: { readonly players: readonly string[]; readonly seed: string; readonly timeouts: number },
): string {
  return JSON.stringify({
    ...more,
    ...analysis,
    measures: Object.fromEntries(measures.map(({ name, ...measure }) => [name, measure])),
    deadRules: neverOf(lines),
  })
}

function pretty(
  { games, measures, balance, completion, drawishness, deadSpaces }: Analysis,
  lines: readonly CoveredLine[],
  { players, timeouts }: { readonly players: string; readonly timeouts: number },
): string {
  const shown = (value: number): string => (Number.isFinite(value) ? value.toFixed(2) : '')
  const never = neverOf(lines)
  return [
    `${games} games. Players: ${players}.`,
    ...(timeouts === 0
      ? []
      : [`${timeouts} more were not over after ${LONGEST_GAME} plies, or were stopped, and are left out.`]),
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
    '',
    `Balance ${shown(balance)}, completion ${shown(completion)}, drawishness ${shown(drawishness)}.`,
    `Spaces on which nothing ever lay: ${deadSpaces.length === 0 ? 'none' : deadSpaces.join(', ')}.`,
    ...(never.length === 0
      ? ['Everything that the rules say has happened.']
      : [
          'What the rules say and what never happened:',
          '',
          table(
            ['rule', 'what', 'label'],
            never.map(({ file, line, what, label }) => [file === '' ? '' : `${file}:${line}`, what, label]),
          ),
        ]),
    '',
    'From and to: 95 % intervals by bootstrap. A game is shown by `sandtable replay` with the same players and seed, and `--game`.',
  ].join('\n')
}
