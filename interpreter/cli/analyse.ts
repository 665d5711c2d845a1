import { setImmediate } from 'node:timers/promises'
import type { CoveredLine } from '../coverage/covered-lines.ts'
import { recordedProgram } from '../coverage/recorded-program.ts'
import { Match } from '../match/match.ts'
import { questionOf } from '../players/question.ts'
import { Fault } from '../program/program.ts'
import { Measuring, analysed } from '../simulation/measures.ts'
import type { Analysis, GameMeasures } from '../simulation/measures.ts'
import { playerAt } from '../simulation/player-game.ts'
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

/** A game that goes on for longer than this is left out, and counted. */
const LONGEST_GAME = 5_000

/** Measures games of one ruleset: how long, how wide, how tense, and what in the rules and on the board never matters. */
export async function analyse(file: string, options: AnalyseOptions): Promise<number> {
  const wanted = wholeNumber(options.games, 'The number of games', 1, 100_000)
  const { checked } = configuredFor(file, options)
  const program = fastOrTold(checked.ir)
  const recorded = recordedProgram(checked)
  const seats = program.ir.seats.map(({ name }) => name)
  const players = playersBy(options.playersBy, seats)
  const games: GameMeasures[] = []
  let timeouts = 0
  const bar = progressBar(wanted, options.json === true || options.quiet === true)
  for (let game = 1; game <= wanted; game++) {
    const seed = `${options.seed}/${game}`
    const all = seats.map((_, seat) => playerAt(players, seat, seed))
    const match = Match.start(program, { seed })
    const measuring = new Measuring(program)
    try {
      let question = questionOf(match)
      for (; question !== undefined && match.ply < LONGEST_GAME; question = questionOf(match)) {
        measuring.look(match)
        const answer = all[question.decision.seat]?.answer(question)
        if (answer === undefined) break
        if ('move' in answer) match.play(answer.move)
        else match.playLayout(answer.layout)
      }
    } catch (thrown) {
      if (!(thrown instanceof Fault)) throw thrown
    }
    measuring.look(match)
    const result = match.result()
    if (result === undefined) timeouts++
    else games.push(measuring.result(game, result))
    again(recorded.program, match)
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

/** The same answers once more, by a program that notes what its rules do. */
function again(program: Match['program'], match: Match): void {
  const other = Match.start(program, { seed: match.seed })
  for (const given of match.given)
    if (given.kind === 'code') other.playCode(given.code)
    else other.playLayout(given.layout)
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
