import { playersChance, seedFrom } from '../state/chance.ts'
import { anyAnswer, bestOf } from './answers.ts'
import type { Answer, Player, Question } from './player.ts'
import { playoutOf } from './playout.ts'
import { standingIn } from './standing.ts'
import { Trials } from './trials.ts'
import { drawWorlds, moved } from './worlds.ts'

export interface GreedyOptions {
  /** Worlds in which each move is looked at. */
  readonly worlds?: number
}

/**
 * Makes the move after which it stands best, as far as it can tell: on the average of worlds that agree with all that it
 * has seen. It does not look at what the others may do then, but that replies to the move are given at random.
 */
export function greedyPlayer(seed: string | number, { worlds: wanted = 4 }: GreedyOptions = {}): Player {
  const below = playersChance(seedFrom(seed))
  return {
    name: 'greedy',
    answer(question: Question): Answer {
      const { decision, moves } = question
      if (decision.kind === 'arrangement' || moves.length < 2) return anyAnswer(question, below)
      const { program, worlds } = drawWorlds(question, wanted, below)
      const playout = playoutOf(program, standingIn(program))
      const room = new Int32Array(program.ir.memory.size)
      const trials = new Trials(moves.length)
      for (const move of moves.keys())
        for (const world of worlds) {
          if (!moved(program, world, move, room)) continue
          playout.finishAction(room, below)
          trials.note(move, playout.worth(room, decision.seat))
        }
      return {
        move: bestOf(
          moves,
          moves.map((_, move) => trials.mean(move)),
          below,
        ),
      }
    },
  }
}
