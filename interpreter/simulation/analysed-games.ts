import { Match } from '../match/match.ts'
import type { Program } from '../program/program.ts'
import { gameOfRun } from './game-of-run.ts'
import { Measuring } from './measures.ts'
import type { GameMeasures } from './measures.ts'

export interface AnalysedRun {
  readonly seed: string
  /** Who plays all seats, or each. */
  readonly players: readonly string[]
}

/**
 * Replays a game of a run and measures it; undefined if it was stopped, or has too many answers to remember.
 * `recorded`, a program that records what its rules do, gets the same answers.
 */
export function analysedGame(
  program: Program,
  recorded: Program,
  { seed, players }: AnalysedRun,
  game: number,
): GameMeasures | undefined {
  const measuring = new Measuring(program)
  const { match } = gameOfRun(program, seed, game, players, (match) => measuring.look(match))
  if (match === undefined) return undefined
  again(recorded, match)
  const result = match.result()
  return result === undefined ? undefined : measuring.result(game, result)
}

/** The same answers once more. */
function again(program: Program, match: Match): void {
  const other = Match.start(program, { seed: match.seed })
  for (const given of match.given)
    if (given.kind === 'code') other.playCode(given.code)
    else other.playLayout(given.layout)
}
