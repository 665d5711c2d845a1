import { playableFile } from '../../interpreter/host-node/index.ts'
import { Match } from '../../interpreter/match/match.ts'
import { playerCalled } from '../../interpreter/players/players.ts'
import { questionOf } from '../../interpreter/players/question.ts'
import { shareOf } from '../../interpreter/simulation/statistics.ts'
import { playersChance, seedFrom } from '../../interpreter/state/chance.ts'

/*
 * Players against perfect play, in a game that can be solved: positions of Connect Four after some moves at random, in which some
 * moves keep what the position is worth (won, drawn) and others throw it away. `node test/bench/perfect.ts 100` looks at a hundred
 * positions; asked is how often each player keeps the worth.
 */

const COLUMNS = 7
const ROWS = 6
/** Stones on the board: from here on it is solved in well under a second. */
const STONES = 18
const PLAYERS = ['random', 'greedy', 'search:beginner', 'search:casual', 'search:club', 'search:strong']
const NAMES = 'abcdefg'

/** Columns of stones, from below; 1 is whoever is to move, in turn. */
class Board {
  private readonly cells = new Int8Array(COLUMNS * ROWS)
  private readonly heights = new Int8Array(COLUMNS)
  private readonly known = new Map<string, number>()
  private stones = 0

  canPlay(column: number): boolean {
    return (this.heights[column] ?? ROWS) < ROWS
  }

  play(column: number): void {
    this.cells[column * ROWS + (this.heights[column] ?? 0)] = 1 + (this.stones++ % 2)
    this.heights[column] = (this.heights[column] ?? 0) + 1
  }

  private takeBack(column: number): void {
    const height = (this.heights[column] ?? 0) - 1
    this.heights[column] = height
    this.cells[column * ROWS + height] = 0
    this.stones--
  }

  /** Would a stone of this side make four there? */
  wins(column: number, side = 1 + (this.stones % 2)): boolean {
    const row = this.heights[column] ?? 0
    return DIRECTIONS.some(
      ([x, y]) => 1 + this.run(column, row, x, y, side) + this.run(column, row, -x, -y, side) >= 4,
    )
  }

  private run(column: number, row: number, x: number, y: number, side: number): number {
    let count = 0
    for (let c = column + x, r = row + y; ; c += x, r += y) {
      if (c < 0 || c >= COLUMNS || r < 0 || r >= ROWS || this.cells[c * ROWS + r] !== side) return count
      count++
    }
  }

  /** What the position is worth to whoever is to move: 1, 0 or -1. */
  worth(alpha = -1, beta = 1): number {
    if (this.stones === COLUMNS * ROWS) return 0
    const open = MIDDLE_FIRST.filter((column) => this.canPlay(column))
    if (open.some((column) => this.wins(column))) return 1
    const key = this.cells.join('')
    const known = this.known.get(key)
    if (known !== undefined) return known
    const other = 2 - (this.stones % 2)
    const threats = open.filter((column) => this.wins(column, other))
    if (threats.length > 1) return -1
    let best = -1
    for (const column of threats.length === 1 ? threats : open) {
      best = Math.max(best, this.after(column, -beta, -Math.max(alpha, best)))
      if (best >= beta) break
    }
    // Only what was looked at with an open window is exact.
    if (alpha === -1 && beta === 1) this.known.set(key, best)
    return best
  }

  /** What it is worth to whoever moves, after a stone in this column. */
  worthOf(column: number): number {
    return this.wins(column) ? 1 : this.after(column, -1, 1)
  }

  private after(column: number, alpha: number, beta: number): number {
    this.play(column)
    const worth = -this.worth(alpha, beta)
    this.takeBack(column)
    return worth
  }
}

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const
const MIDDLE_FIRST = [3, 2, 4, 1, 5, 0, 6]

const wanted = Number(process.argv[2] ?? 50)
const { program } = playableFile('connect-four')
if (program === undefined) throw new Error('connect-four cannot be played')
const kept = PLAYERS.map(() => 0)
let byChance = 0
let found = 0
for (let seed = 0; found < wanted; seed++) {
  const match = Match.start(program, { seed })
  const below = playersChance(seedFrom(`perfect ${seed}`))
  const board = new Board()
  while (match.decision() !== undefined && match.ply < STONES) {
    const moves = match.moves()
    const { notation = '' } = moves[below(moves.length)] ?? {}
    match.play(notation)
    board.play(NAMES.indexOf(notation))
  }
  const question = questionOf(match)
  if (question === undefined) continue
  const worths = new Map(
    question.moves.map(({ notation }) => [notation, board.worthOf(NAMES.indexOf(notation))]),
  )
  const best = Math.max(...worths.values())
  const good = [...worths.values()].filter((worth) => worth === best).length
  // Where all moves are equally good there is nothing to be done wrong.
  if (good === worths.size) continue
  found++
  byChance += good / worths.size
  PLAYERS.forEach((name, at) => {
    const answer = playerCalled(name, `perfect ${seed}`)?.answer(question)
    if (answer !== undefined && 'move' in answer && worths.get(answer.move.notation) === best)
      kept[at] = (kept[at] ?? 0) + 1
  })
}
const percent = (value: number): string => (100 * value).toFixed(0)
process.stdout.write('| player | keeps the worth, in % |\n| --- | --- |\n')
PLAYERS.forEach((name, at) => {
  const { value, low, high } = shareOf(kept[at] ?? 0, found)
  process.stdout.write(`| ${name} | ${percent(value)} (${percent(low)} to ${percent(high)}) |\n`)
})
process.stdout.write(
  `${found} positions with ${STONES} stones; a move at random keeps it in ${percent(byChance / found)} %.\n`,
)
