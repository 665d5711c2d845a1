import { judged, meetingIn, RungTally, type Rung } from '../simulation/ladder.ts'
import type { Interval } from '../simulation/statistics.ts'
import type { OptionsOf } from './command-list.ts'
import { EXIT, UsageError } from './exit.ts'
import { fastForGames } from './fastest-program.ts'
import { fitted, print, table } from './output.ts'
import { playGames } from './play-games.ts'
import { playerNamed } from './players-argument.ts'
import { readyGame } from './ready-game.ts'
import { wholeNumber } from './ruleset-argument.ts'

/** Rounds between checks whether a rung is decided. The statistics allow any number of checks. */
const LOOK = 10
const MOST_ROUNDS = 100_000

/** Plays each of several players against the one before: does skill matter in this game? */
export async function ladder(file: string, options: OptionsOf<'ladder'>): Promise<number> {
  const rounds = wholeNumber(options.rounds, 'The number of rounds', 2, MOST_ROUNDS)
  const jobs = wholeNumber(options.jobs, 'The number of jobs', 1, 64)
  const players = options.rungs.split(',').map((name) => playerNamed(name.trim(), 'by playouts'))
  if (players.length < 2)
    throw new UsageError(
      'ST7003',
      'A ladder needs at least two rungs.',
      'Name them from the weakest to the strongest: --rungs random,greedy,search.',
    )
  const { ir, whole, keepWhole } = readyGame(file, options)
  const playing = fastForGames(ir, true, whole)
  const { sides, tables } = meetingIn(playing.program())
  const rungs: Rung[] = []
  let stopped = false
  for (const [i, player] of players.entries()) {
    const against = players[i - 1]
    if (against === undefined || stopped) continue
    const tally = new RungTally(sides)
    for (let first = 0; first < rounds && !tally.isDecided && !stopped; first += LOOK) {
      const games = Math.min(LOOK, rounds - first)
      const seed = `${options.seed}.${first / LOOK}`
      const played = []
      const all = tables(player, against)
      for (const players of all) {
        if (stopped) break
        const found = await playGames(playing, {
          games,
          seed,
          jobs,
          players,
          withOutcomes: true,
          quiet: options.json === true || options.quiet === true,
          title: `${player}, ${against}`,
        })
        stopped = found.stopped
        played.push(found.tally.outcomes ?? [])
      }
      for (let game = 0; game < games; game++)
        if (played.length === all.length && played.every((one) => game < one.length))
          tally.note(
            `${seed}/${game + 1}`,
            played.map((one) => one[game]),
          )
    }
    rungs.push(tally.result(player, against))
  }
  const found = judged(rungs)
  print(
    options.json === true
      ? JSON.stringify({
          seed: options.seed,
          seats: playing.ir.seats.length,
          together: sides === undefined,
          rungs: found,
        })
      : fitted(pretty(found, sides?.length)),
  )
  if (stopped) return EXIT.stopped
  keepWhole()
  return EXIT.fine
}

/** True if a score is certainly within a twentieth of the score of equals. */
function isEven({ low, high }: Interval, equal: number): boolean {
  return low >= equal - 0.05 && high <= equal + 0.05
}

/** `sides`: their number. Undefined if everybody wins or loses together. */
function pretty(rungs: readonly Rung[], sides: number | undefined): string {
  const percent = (value: number): string => (100 * value).toFixed(1)
  const between = ({ low, high }: Interval): string => `${percent(low)} to ${percent(high)}`
  const rows = rungs.map((rung) => [
    `${rung.player} against ${(sides ?? 0) > 2 ? `${(sides ?? 0) - 1} times ` : ''}${rung.against}`,
    String(rung.rounds),
    String(rung.won),
    String(rung.drawn),
    String(rung.lost),
    Number.isFinite(rung.score.low)
      ? `${percent(rung.score.value)} (${between(rung.score)})`
      : percent(rung.score.value),
    between(rung.anytime),
    rung.verdict,
  ])
  const shown = rungs.flatMap(({ player, against, lostRounds, wonRounds }) => {
    const [lost, won] = [lostRounds[0], wonRounds[0]]
    return [
      ...(lost === undefined ? [] : [`${player} lost to ${against} in every game of a round: seed ${lost}.`]),
      ...(won === undefined
        ? []
        : [`${player} won against ${against} in every game of a round: seed ${won}.`]),
    ]
  })
  return [
    table(['rung', 'rounds', 'won', 'drawn', 'lost', 'score in %', 'at any time', ''], rows),
    '',
    ...shown,
    ...(shown.length === 0 ? [] : ['']),
    sides === undefined
      ? 'Everybody wins or loses together here. In a round one player takes all seats, then the other with the same luck; whoever did better wins the round.'
      : 'In a round the player takes each side (a seat, or a team) once, with the same luck.',
    `If both were equally good, the score would be ${percent(1 / (sides ?? 2))}.`,
    'In brackets: 95 % intervals, bootstrapped over rounds. Those under `at any time` are betting confidence sequences, so a rung can end as soon as it is decided;',
    'verdicts hold for all rungs together (Holm).',
    rungs.some(({ verdict }) => verdict === 'stronger')
      ? 'Whoever thinks more wins more: skill matters here.'
      : rungs.every((rung) => isEven(rung.anytime, 1 / (sides ?? 2)))
        ? 'No player is much better than the one before: between these players, chance or the order of seats decides.'
        : 'These rounds do not show whether any player is better than the one before; more of them may.',
  ].join('\n')
}
