import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { rulesHash } from '../../grammar/ir/hash.ts'
import { playableFile } from '../../interpreter/host-node/index.ts'
import { shippedIndex } from '../../interpreter/host-node/shipped-index.ts'
import { playerCalled } from '../../interpreter/players/players.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { RungTally, judged, meetingIn } from '../../interpreter/simulation/ladder.ts'
import type { Meeting, Rung } from '../../interpreter/simulation/ladder.ts'
import type { GameOutcome } from '../../interpreter/simulation/merge-results.ts'
import { playedGame } from '../../interpreter/simulation/player-game.ts'
import { engineVersion } from '../../interpreter/store/engine.ts'

/*
 * How strong the players are in each game: makes the tables of `docs/strength.md`.
 *
 *   node test/bench/strength.ts --file strength.jsonl --minutes 20 [--rungs random,greedy,search:casual] [GAME...]
 *
 * Each round is written to the file as a line as soon as it is played. The same command continues from there, ignoring rounds
 * of other rules or another version. The game that has used the least processor time is next, so a table can be printed at
 * any time (`--minutes 0`). If games are named, only these are played; the table has all of them, since they are judged
 * together. A game is played by the fewest players it allows, or with `--counts all` by every number. A rung ends when it is
 * decided and has some rounds; the other rungs get the rest of the time of its game.
 */

/** Options that shorten a game to one battle or a short match, which says as much about who plays better. */
const SHORT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  patrols: { 'a single battle': 'true' },
  'super-captain': { 'a single battle': 'true' },
  hearts: { 'losing score': '25' },
}
/** A decided rung continues up to this many rounds, so that its interval is meaningful. */
const LEAST_ROUNDS = 20
/** A rung that is still undecided after this many rounds is close. */
const MOST_ROUNDS = 500

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    file: { type: 'string', default: 'strength.jsonl' },
    minutes: { type: 'string', default: '20' },
    rungs: { type: 'string', default: 'random,greedy,search:casual' },
    counts: { type: 'string', default: 'fewest' },
  },
})

/** A line of the file. */
interface Round {
  /** Rules, version and players: rounds with another key do not count. */
  readonly key: string
  readonly seed: string
  readonly games: readonly (GameOutcome | null)[]
  readonly seconds: number
}

interface Contest {
  readonly key: string
  readonly player: string
  readonly against: string
  readonly tally: RungTally
  rounds: number
  seconds: number
}

interface Contested {
  readonly id: string
  readonly title: string
  readonly program: Program
  readonly meeting: Meeting
  readonly contests: readonly Contest[]
}

const names = values.rungs.split(',')
const known = Map.groupBy(linesOf(values.file), ({ key }) => key)
const all = await contested()
const limit = 60 * Number(values.minutes)
for (let next = nextOf(all); next !== undefined; next = nextOf(all)) {
  const { game, contest } = next
  const began = process.cpuUsage()
  const seed = `strength ${contest.rounds}`
  const games = game.meeting
    .tables(contest.player, contest.against)
    .map((players) => played(game.program, seed, players) ?? null)
  const { user, system } = process.cpuUsage(began)
  const round: Round = { key: contest.key, seed, games, seconds: (user + system) / 1e6 }
  appendFileSync(values.file, `${JSON.stringify(round)}\n`)
  note(contest, round)
}
process.stdout.write(tableOf(all))

function linesOf(path: string): readonly Round[] {
  if (!existsSync(path)) return []
  // Only this program writes the file; a round whose line was cut off when it was stopped is played again.
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => (line.endsWith('}') ? [JSON.parse(line) as Round] : []))
}

async function contested(): Promise<readonly Contested[]> {
  const found: Contested[] = []
  for (const { id, players: counts = [] } of await shippedIndex())
    for (const players of values.counts === 'all' ? counts : counts.slice(0, 1)) {
      const options = SHORT[id] ?? {}
      const { program } = playableFile(id, { players, options })
      if (program === undefined) throw new Error(`${id} cannot be played`)
      const meeting = meetingIn(program)
      const contests = names.slice(1).map((player, i): Contest => {
        const against = names[i] ?? ''
        const key = [rulesHash(program.ir), engineVersion(), player, against].join(' ')
        const contest = { key, player, against, tally: new RungTally(meeting.sides), rounds: 0, seconds: 0 }
        for (const round of known.get(key) ?? []) note(contest, round)
        return contest
      })
      const said = Object.keys(options).length === 0 ? '' : `, ${Object.entries(options).flat().join(' ')}`
      found.push({ id, title: `${id}, ${players} players${said}`, program, meeting, contests })
    }
  return found
}

function note(contest: Contest, { seed, games, seconds }: Round): void {
  contest.tally.note(
    seed,
    games.map((game) => game ?? undefined),
  )
  contest.rounds++
  contest.seconds += seconds
}

function nextOf(games: readonly Contested[]) {
  // Strict enough that the rung is still decided when all are judged together.
  const enough = 0.05 / games.reduce((sum, { contests }) => sum + contests.length, 0)
  const used = ({ contests }: Contested): number => contests.reduce((sum, { seconds }) => sum + seconds, 0)
  const named = games.filter(({ id }) => positionals.length === 0 || positionals.includes(id))
  const open = named.flatMap((game) => {
    const undone = game.contests.filter(
      ({ tally, rounds }) => rounds < (tally.surprise < enough ? LEAST_ROUNDS : MOST_ROUNDS),
    )
    const [contest] = undone.sort((a, b) => a.seconds - b.seconds)
    return contest === undefined || used(game) >= limit ? [] : [{ game, contest }]
  })
  return open.sort((a, b) => used(a.game) - used(b.game))[0]
}

function played(program: Program, seed: string, players: readonly string[]): GameOutcome | undefined {
  const seated = players.map((name, seat) => {
    const made = playerCalled(name, `${seed} ${seat}`)
    if (made === undefined) throw new Error(`there is no player ${name}`)
    return made
  })
  const { match, plies, moves } = playedGame(program, seed, seated)
  const result = match.result()
  return result && { outcome: result, plies, moves, reason: result.reason }
}

/** All rungs are judged together. */
function tableOf(games: readonly Contested[]): string {
  const rows = games.flatMap(({ title, meeting, contests }) =>
    contests.map(({ player, against, tally, seconds }) => ({
      title: meeting.sides === undefined ? `${title} (together)` : title,
      rung: tally.result(player, against),
      seconds,
    })),
  )
  const verdicts = judged(rows.map(({ rung }) => rung))
  const head = [
    ['game', 'rung', 'rounds', 'won / drawn / lost', 'score in %', 'at any time', 'fair', '', 'processor'],
    Array.from({ length: 9 }, () => '---'),
  ]
  const lines = rows.map(({ title, seconds }, i) => cellsOf(title, verdicts[i], seconds))
  return [...head, ...lines].map((cells) => `| ${cells.join(' | ')} |\n`).join('')
}

function cellsOf(title: string, rung: Rung | undefined, seconds: number): readonly string[] {
  if (rung === undefined) return []
  const percent = (value: number): string => (100 * value).toFixed(0)
  const between = ({ low, high }: { readonly low: number; readonly high: number }): string =>
    Number.isFinite(low) ? `${percent(low)} to ${percent(high)}` : '?'
  return [
    title,
    `${rung.player} against ${rung.against}`,
    `${rung.rounds}`,
    `${rung.won} / ${rung.drawn} / ${rung.lost}`,
    `${percent(rung.score.value)} (${between(rung.score)})`,
    between(rung.anytime),
    percent(rung.fair),
    rung.verdict,
    `${seconds.toFixed(0)} s`,
  ]
}
