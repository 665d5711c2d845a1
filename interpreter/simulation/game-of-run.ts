import { Match } from '../match/match.ts'
import { Fault, type Program } from '../program/program.ts'
import { emptyTally } from './merge-results.ts'
import { playerGames } from './player-game.ts'
import { isQuick } from './random-only.ts'
import { randomGames } from './random-game.ts'
import type { Answers } from './run.ts'

/** The answers in one game of a run. */
interface PlayedGame {
  readonly answers: Answers
  /** The fault that stopped it. */
  readonly fault: Fault | undefined
}

/** One game of a run, replayed. */
export interface GameOfRun {
  /** The match as it ended, or as it was when a fault stopped it. Undefined if it never began. */
  readonly match: Match | undefined
  readonly fault: Fault | undefined
  /** Answers left out because the game never ended. */
  readonly leftOut: number
}

/** A match stores all its positions, so a longer game is cut here. For a game without end, a few show how it goes. */
export const MOST_ANSWERS = 5000
const FIRST_ANSWERS = 300

/** Replays the game with this number from the seed of a run, between the same players, and keeps all of it. */
export function gameOfRun(
  program: Program,
  seed: string | number,
  number: number,
  players: readonly string[],
): GameOfRun {
  const { answers, fault } = playedGame(program, seed, number, players)
  const match = begun(program, `${seed}/${number}`)
  const most = fault === undefined || answers.length <= MOST_ANSWERS ? MOST_ANSWERS : FIRST_ANSWERS
  if (match !== undefined) playAgain(match, answers.slice(0, most))
  return { match, fault, leftOut: Math.max(0, answers.length - most) }
}

/** Plays the game with this number from the seed of a run once more. */
export function playedGame(
  program: Program,
  seed: string | number,
  number: number,
  players: readonly string[],
): PlayedGame {
  let answers: Answers = []
  let fault: Fault | undefined
  const record = (_: string, all: Answers): void => {
    answers = all
  }
  const recordStop = (_: string, all: Answers, thrown: Fault): void => {
    answers = all
    fault = thrown
  }
  const play = isQuick(players)
    ? randomGames(program, seed, record, recordStop)
    : playerGames(program, seed, players, record, recordStop)
  play(number, emptyTally(program.ir.seats.length))
  return { answers, fault }
}

/** Plays these answers in a new match, calling `look` before the first and after each. */
export function playAgain(match: Match, answers: Answers, look?: (match: Match) => void): void {
  look?.(match)
  for (const answer of answers) {
    // The last one is refused if it caused the fault. The match then ends before it.
    const refused = typeof answer === 'number' ? match.playCode(answer) : match.playLayout(answer)
    if (refused !== undefined) return
    look?.(match)
  }
}

function begun(program: Program, seed: string): Match | undefined {
  try {
    return Match.start(program, { seed })
  } catch (thrown) {
    if (thrown instanceof Fault) return undefined
    throw thrown
  }
}
