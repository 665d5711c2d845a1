import { playersChance, seedFrom } from '../state/chance.ts'
import { anyAnswer, bestOf } from './answers.ts'
import type { Answer, Player, Question } from './player.ts'
import { horizonOf, playoutOf } from './playout.ts'
import { standingIn } from './standing.ts'
import { Trials } from './trials.ts'
import { drawWorlds, moved } from './worlds.ts'

export interface GreedyOptions {
  /** Worlds in which each move is examined. */
  readonly worlds?: number
  /** Minimum number of playouts after each move. */
  readonly playouts?: number
  /** Plies after which the position is evaluated; by default four for each seat. */
  readonly plies?: number
}

/** Approximate number of playouts for one decision. */
const ALL_PLAYOUTS = 150

/**
 * Plays the move with the best position soon after, averaged over worlds consistent with everything it has seen.
 * Until then all moves are random: a piece that can be captured is worth less than one that cannot.
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
      // With few moves to choose from, more can be spent on each.
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
