import { Match } from '../match/match.ts'
import { questionOf } from '../players/question.ts'
import { Fault } from '../program/program.ts'
import type { Program } from '../program/program.ts'
import { Measuring } from './measures.ts'
import type { GameMeasures } from './measures.ts'
import { playerAt } from './player-game.ts'

/** A game that goes on for longer than this is left out, and counted. */
export const LONGEST_GAME = 5_000

export interface AnalysedRun {
  readonly seed: string
  /** Who plays all seats, or each. */
  readonly players: readonly string[]
}

/**
 * Plays a game of a run and measures it; undefined if it was not over after many plies or was stopped. `recorded`, a
 * program that notes what its rules do, is given the same answers.
 */
export function analysedGame(
  program: Program,
  recorded: Program,
  { seed, players }: AnalysedRun,
  game: number,
): GameMeasures | undefined {
  const own = `${seed}/${game}`
  const all = program.ir.seats.map((_, seat) => playerAt(program, players, seat, own))
  const match = Match.start(program, { seed: own })
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
