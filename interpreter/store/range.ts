import { sha256 } from '../../grammar/source/sha256.ts'
import { MAX_MOVES, type Program } from '../program/program.ts'
import { wordOf } from '../state/outcome.ts'
import { addTally, emptyTally, type GameOutcome, type StoppedGames } from '../simulation/merge-results.ts'
import { playerGames } from '../simulation/player-game.ts'
import { isQuick } from '../simulation/random-only.ts'
import { randomGames } from '../simulation/random-game.ts'

/** Consecutive games that are played, stored and counted as one unit. */
export interface Range {
  /** Number of the first game; games are numbered from 1. */
  readonly first: number
  readonly games: number
}

export interface PlayedRange extends Range {
  /** Game by game. A game stopped by a fault has the fault. */
  readonly outcomes: readonly (GameOutcome | StoppedGames)[]
  /** Counts for all of them together, by name. */
  readonly figures: readonly (readonly [name: string, count: number])[]
}

/** Games in a range, few enough that a process that dies in the middle of one has not lost much. */
const RANGE = { quick: 1000, thought: 4 }

/** Number of games in a range. The last one of a run may have fewer. */
export function rangeSize(players: readonly string[]): number {
  return isQuick(players) ? RANGE.quick : RANGE.thought
}

/** All ranges of a run with this many games. */
export function rangesOf(games: number, players: readonly string[]): readonly Range[] {
  const size = rangeSize(players)
  return Array.from({ length: Math.ceil(games / size) }, (_, at) => ({
    first: at * size + 1,
    games: Math.min(size, games - at * size),
  }))
}

/** Figures with this name count decisions by number of legal moves. */
export const WIDTH = 'moves to choose from: '
/** Games in which legal setups were not all equally likely. */
export const UNEVEN = 'uneven set-ups'

/** Decisions of players whose budget did not suffice to deduce all that they might know. */
export const GUESSES = 'guesses'

/** Returns a function that plays ranges, one game at each step, so that it can be stopped between games. */
export function rangePlayer(
  program: Program,
  seed: string,
  players: readonly string[],
): (range: Range) => Generator<void, PlayedRange> {
  const seats = program.ir.seats.length
  const play = isQuick(players) ? randomGames(program, seed) : playerGames(program, seed, players)
  return function* ({ first, games }) {
    const all = emptyTally(seats)
    const outcomes: PlayedRange['outcomes'][number][] = []
    let uneven = 0
    for (let number = first; number < first + games; number++) {
      const one = emptyTally(seats, true)
      play(number, one)
      addTally(all, one)
      if (!one.uniform) uneven++
      const [outcome] = one.outcomes ?? []
      const [fault] = one.faults.values()
      const found = outcome ?? fault
      if (found === undefined) throw new Error(`game ${number} has no result`)
      outcomes.push(found)
      yield
    }
    const widths = all.widths.flatMap((n, width) => (n > 0 ? [[`${WIDTH}${width}`, n] as const] : []))
    const counted = [
      [UNEVEN, uneven],
      [GUESSES, all.guesses],
    ] as const
    return { first, games, outcomes, figures: [...widths, ...counted.filter(([, count]) => count > 0)] }
  }
}

const ORDER = [UNEVEN, GUESSES]

/** Sorts figures as in a range: decisions by their number of moves, then the others. */
export function sortFigures(figures: PlayedRange['figures']): PlayedRange['figures'] {
  const place = (name: string): number =>
    name.startsWith(WIDTH) ? Number(name.slice(WIDTH.length)) - MAX_MOVES - 1 : ORDER.indexOf(name)
  return figures.toSorted(([a], [b]) => place(a) - place(b))
}

/** A digest of the results of a range. Everybody who plays it by the same rules gets the same. */
export function digestOf({ first, games, outcomes, figures }: PlayedRange): string {
  const lines = outcomes.map((one) =>
    'code' in one
      ? [one.code, one.message]
      : [wordOf(one.outcome), one.outcome.scores ?? null, one.plies, one.moves, one.reason],
  )
  return sha256(JSON.stringify([first, games, lines, figures]))
}
