import { Match } from '../match/match.ts'
import { Fault } from '../program/program.ts'
import type { Program } from '../program/program.ts'
import { MOST_ANSWERS, gameOfRun } from './game-of-run.ts'
import { Measuring } from './measures.ts'
import type { GameMeasures } from './measures.ts'

export interface AnalysedRun {
  readonly seed: string
  /** The players: one for all seats, or one for each. */
  readonly players: readonly string[]
}

/**
 * Replays a game of a run and measures it. Undefined if it was stopped, or has too many answers to remember.
 * `recorded`, a program with a recorder, gets the same answers. `stopped` receives the reason if a game is not
 * measured.
 */
export function analysedGame(
  program: Program,
  recorded: Program,
  { seed, players }: AnalysedRun,
  game: number,
  stopped: (fault: Fault) => void = () => {},
): GameMeasures | undefined {
  const measuring = new Measuring(program)
  const { match, fault } = gameOfRun(program, seed, game, players, (match) => measuring.look(match))
  const result = match?.result()
  if (match !== undefined && result !== undefined) {
    again(recorded, match)
    return measuring.result(game, result)
  }
  stopped(fault ?? new Fault('ST5021', `The game was not over after ${MOST_ANSWERS} plies.`, -1))
  return undefined
}

/** Gives the same answers once more. */
function again(program: Program, match: Match): void {
  const other = Match.start(program, { seed: match.seed })
  for (const given of match.given)
    if (given.kind === 'code') other.playCode(given.code)
    else other.playLayout(given.layout)
}
