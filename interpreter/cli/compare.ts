import { compareOutcomes, isSureTogether, type ComparedLine, type Comparison } from '../simulation/compare.ts'
import { thousands, withSign } from '../simulation/number-text.ts'
import { isQuick } from '../simulation/random-only.ts'
import type { Estimate } from '../simulation/statistics.ts'
import { fastForGames } from './fastest-program.ts'
import type { OptionsOf } from './command-list.ts'
import { EXIT, UsageError } from './exit.ts'
import { fitted, print, printError, table } from './output.ts'
import { playGames } from './play-games.ts'
import { UNEVEN_LAYOUTS, guessed, playersBy, playersText } from './players-argument.ts'
import { readyRequest, type ReadyGame } from './ready-game.ts'
import { wholeNumber } from './ruleset-argument.ts'
import { rulesetPair } from './ruleset-pair.ts'

/** Upper bound on the suggested number of games. Nobody plays more to learn that there is hardly a difference. */
const MOST_NEEDED = 10_000_000

/** Plays games from the same seeds under two rulesets and reports the differences and their significance. */
export async function compare(
  base: string,
  variant: string | undefined,
  options: OptionsOf<'compare'>,
): Promise<number> {
  const games = wholeNumber(options.games, 'The number of games', 2, 1_000_000)
  const jobs = wholeNumber(options.jobs, 'The number of jobs', 1, 64)
  const sides = rulesetPair(base, variant, options)
  const [one, two] = sides.map(({ name, request }) => ({
    name,
    ...readyRequest(name, request, options.players),
  }))
  if (one === undefined || two === undefined) return EXIT.usage
  const seats = seatNames(one, two)
  const players = playersBy(options.playersBy, seats)
  const play = async (title: string, { ir, whole }: Playable) =>
    playGames(fastForGames(ir, isQuick(players), whole), {
      games,
      seed: options.seed,
      jobs,
      players,
      withOutcomes: true,
      quiet: options.json === true || options.quiet === true,
      title,
    })
  const first = await play('base   ', one)
  if (first.stopped) {
    printError('Stopped before the variant was played, so there is nothing to compare.\n')
    return EXIT.stopped
  }
  const second = await play('variant', two)
  const { stopped } = second
  const comparison = compareOutcomes(
    first.tally.outcomes ?? [],
    second.tally.outcomes ?? [],
    one.ir.teams ?? seats.map((name, seat) => ({ name, seats: [seat] })),
  )
  if (stopped) printError(`Stopped after ${comparison.pairs} of ${games} pairs of games.\n`)
  const uniform = first.tally.uniform && second.tally.uniform
  const guesses = first.tally.guesses + second.tally.guesses
  const names = { base: one.name, variant: two.name, seed: options.seed, players, uniform, guesses }
  print(options.json === true ? json(comparison, names) : fitted(pretty(comparison, names, seats)))
  if (stopped) return EXIT.stopped
  for (const { keepWhole } of [one, two]) keepWhole()
  return comparison.leftOut > 0 ? EXIT.findings : EXIT.fine
}

interface Playable extends ReadyGame {
  readonly name: string
}

function seatNames(one: Playable, two: Playable): readonly string[] {
  const [a, b] = [one.ir.seats, two.ir.seats]
  if (a.length !== b.length)
    throw new UsageError(
      'ST7021',
      `\`${one.name}\` is played by ${a.length} and \`${two.name}\` by ${b.length}.`,
      'Choose the same number for both: --players N.',
    )
  return a.map(({ name }, seat) => {
    const other = b[seat]?.name ?? name
    return other === name ? name : `${name}, ${other}`
  })
}

interface Names {
  readonly base: string
  readonly variant: string
  readonly seed: string
  /** Names of the players, by seat. */
  readonly players: readonly string[]
  /** True if randomly drawn setups were all equally likely. */
  readonly uniform: boolean
  readonly guesses: number
}

function pretty(
  comparison: Comparison,
  { base, variant, seed, players, uniform, guesses }: Names,
  seats: readonly string[],
): string {
  const { pairs, leftOut, winners, payoffs, endings, plies, moves } = comparison
  const head = ['base', 'variant', 'difference', 'verdict']
  const shares = (lines: readonly ComparedLine[]): string[][] =>
    lines.map((line) => row(line, percent, points))
  const stoppedGames =
    leftOut === 0
      ? []
      : [`${leftOut} pairs are left out because an error in the rules stopped one of their games.`]
  return [
    `base:     ${base}`,
    `variant:  ${variant}`,
    `${thousands(pairs)} pairs of games from the same seeds, from ${seed}/1 on.`,
    `Players: ${playersText(players, seats)}.`,
    ...stoppedGames,
    ...(uniform ? [] : [UNEVEN_LAYOUTS]),
    ...(guesses === 0 ? [] : [guessed(guesses)]),
    '',
    table(['who wins, in %', ...head], shares(winners)),
    '',
    ...(comparison.payoffsTell
      ? [
          table(
            ['what a game is worth', ...head],
            payoffs.map((line) => row(line, plain, signed)),
          ),
          '',
        ]
      : []),
    table(['how it ends, in %', ...head], shares(endings)),
    '',
    table(
      ['how long', ...head],
      [plies, moves].map((line) => row(line, plain, signed)),
    ),
    '',
    ...([...winners, ...payoffs, ...endings, plies, moves].every(({ verdict }) => verdict === 'same')
      ? ['Every game came out the same: what the second ruleset changes did not matter in any of them.']
      : []),
    'In brackets: 95 % intervals, each line on its own. About one line in twenty shows a difference where there is none;',
    'a plain `more` or `less` holds for all lines together (Holm).',
    'The number of games that would be enough assumes that the difference is as large as it looks now.',
    ...caution(players),
  ].join('\n')
}

/** Limits of the conclusions from games between such players. */
function caution(players: readonly string[]): readonly string[] {
  if (isQuick(players))
    return [
      'Random players have no idea what is good for them. They show how the rules run, not whether a game is fair',
      'between people who play well: balance measured by random play alone can mislead. See `--players-by`.',
    ]
  return [
    'These are games between these players, under both rulesets. Between other players, people included, the',
    'balance may differ.',
    ...(players.includes('random')
      ? ['Some of them play at random: what those lose says little about the rules.']
      : []),
  ]
}

type Shown = (value: number) => string

function row(line: ComparedLine, show: Shown, change: Shown): string[] {
  const { what, base, variant, difference, verdict, needed } = line
  const between = ({ value, low, high }: Estimate, text: Shown): string =>
    Number.isFinite(low) ? `${text(value)} (${text(low)} to ${text(high)})` : text(value)
  const says: Readonly<Record<typeof verdict, string>> = {
    more: `more${byItself(line)}`,
    less: `less${byItself(line)}`,
    same: 'the same in every game so far',
    open: `not enough games to tell${enough(needed)}`,
  }
  return [what, between(base, show), between(variant, show), between(difference, change), says[verdict]]
}

/** A difference in one line may be chance if there are many lines. */
function byItself(line: ComparedLine): string {
  return isSureTogether(line) ? '' : ', but not certain with this many lines'
}

function enough(needed: number | undefined): string {
  if (needed === undefined) return ''
  return needed > MOST_NEEDED
    ? ' (if there is a difference, it is tiny)'
    : ` (about ${thousands(needed)} would be)`
}

function percent(value: number): string {
  return (100 * value).toFixed(1)
}

function points(value: number): string {
  return withSign(percent(value))
}

function plain(value: number): string {
  return value.toFixed(1)
}

function signed(value: number): string {
  return withSign(plain(value))
}

function json(
  { pairs, leftOut, winners, payoffs, endings, plies, moves }: Comparison,
  { uniform, guesses, ...names }: Names,
): string {
  const line = ({ what, base, variant, difference, verdict, surprise, needed }: ComparedLine): object => ({
    what,
    base,
    variant,
    difference,
    verdict,
    surprise,
    enough: verdict === 'more' || verdict === 'less',
    ...(needed === undefined ? {} : { needed }),
  })
  return JSON.stringify({
    ...names,
    ...(uniform ? {} : { uniform }),
    ...(guesses === 0 ? {} : { guesses }),
    pairs,
    leftOut,
    winners: winners.map(line),
    payoffs: payoffs.map(line),
    endings: endings.map(line),
    plies: line(plies),
    moves: line(moves),
  })
}
