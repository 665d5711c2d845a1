import { playersChance, seedFrom } from '../state/chance.ts'
import { anyAnswer, bestOf } from './answers.ts'
import type { Answer, Player, Question } from './player.ts'
import { horizonOf, playoutOf } from './playout.ts'
import { standingIn } from './standing.ts'
import { Trials } from './trials.ts'
import { drawWorlds, moved } from './worlds.ts'

export interface GreedyOptions {
  /** Worlds in which each move is looked at. */
  readonly worlds?: number
  /** How often it is played on after each move, at least. */
  readonly playouts?: number
  /** Plies after which it looks how it stands; four of each seat if not said. */
  readonly plies?: number
}

/** Playouts for one decision, about. */
const ALL_PLAYOUTS = 150

/**
 * Makes the move after which it soon stands best, on the average of worlds that agree with all that it has seen. What happens
 * until then is given at random: a piece that can be taken is worth less than one that cannot.
 */
export function greedyPlayer(seed: string | number, options: GreedyOptions = {}): Player {
  const { worlds: wanted = 4, playouts = 12 } = options
  const below = playersChance(seedFrom(seed))
  return {
    name: 'greedy',
    answer(question: Question): Answer {
      const { decision, moves } = question
      if (decision.kind === 'arrangement' || moves.length < 2) return anyAnswer(question, below)
      const { program, worlds } = drawWorlds(question, wanted, below)
      const { plies = horizonOf(program) } = options
      const playout = playoutOf(program, standingIn(program))
      const room = new Int32Array(program.ir.memory.size)
      // Where there is little to choose from more can be spent on each.
      const times = Math.max(playouts, Math.ceil(ALL_PLAYOUTS / moves.length))
      const trials = new Trials(moves.length)
      for (const move of moves.keys())
        for (let time = 0; time < times; time++) {
          const world = worlds[time % worlds.length]
          if (world === undefined || !moved(program, world, move, room)) continue
          playout.playOn(room, plies, below)
          trials.note(move, playout.worths(room)[decision.seat] ?? 0)
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
