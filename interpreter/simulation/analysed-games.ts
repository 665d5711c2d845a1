import { Match } from '../match/match.ts'
import { Fault, MAX_MOVES, type Program } from '../program/program.ts'
import { seedFrom } from '../state/chance.ts'
import { MOST_ANSWERS, playAgain, playedGame } from './game-of-run.ts'
import { Measuring, type GameMeasures } from './game-measures.ts'
import type { Answers } from './run.ts'

/** Scratch list for the moves of one decision. */
const codes = new Int32Array(MAX_MOVES)

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
  const { answers, fault } = playedGame(program, seed, game, players)
  if (fault !== undefined || answers.length > MOST_ANSWERS) {
    stopped(fault ?? new Fault('ST5021', `The game was not over after ${MOST_ANSWERS} plies.`, -1))
    return undefined
  }
  const match = Match.start(program, { seed: `${seed}/${game}` })
  const measuring = new Measuring(program)
  playAgain(match, answers, (match) => measuring.look(match))
  const result = match.result()
  if (result === undefined) throw new Error(`Game ${game} is not over when it is played again.`)
  record(recorded, match.seed, answers)
  return measuring.result(game, result)
}

/**
 * Lists the moves of each decision and gives the answer. The reference alone may find an answer too costly that generated code
 * has found; nothing after it is recorded then.
 */
function record(program: Program, seed: string, answers: Answers): void {
  const state = new Int32Array(program.ir.memory.size)
  const { low, high } = seedFrom(seed)
  program.fresh(state, low, high)
  try {
    program.begin(state)
    for (const answer of answers)
      if (typeof answer === 'number') {
        program.legal(state, codes)
        program.apply(state, answer)
      } else program.applyLayout(state, answer)
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown
  }
}
