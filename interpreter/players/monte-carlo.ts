import { playerAtSeat } from '../state/seating.ts'
import { playersChance, seedFrom } from '../state/chance.ts'
import { anyAnswer, bestOf, marked } from './pick-answer.ts'
import type { Answer, Player, Question } from './player.ts'
import { playoutOf } from './playout.ts'
import { standingIn } from './evaluate-state.ts'
import { Trials } from './trials.ts'
import { drawWorlds, moved } from './worlds.ts'

export interface MonteCarloOptions {
  /** Worlds drawn for each decision. */
  readonly worlds?: number
  /** Playouts for each move that stays in the race. */
  readonly playouts?: number
  /** Approximate upper bound on all playouts. With very many moves each gets fewer. */
  readonly most?: number
  /** A playout is cut off after this many plies, and the position is evaluated. */
  readonly plies?: number
  /** `halving`: after each share of the playouts, the worse half of the moves is dropped. */
  readonly allocation?: 'equal' | 'halving'
}

/**
 * Draws worlds consistent with everything the seat has seen, plays each move in them, continues at random for a while,
 * and picks the move with the best average position. The search is flat: playouts do not think.
 */
export function monteCarloPlayer(seed: string | number, options: MonteCarloOptions = {}): Player {
  const { worlds: wanted = 16, playouts = 48, most = 2_000, plies = 60, allocation = 'halving' } = options
  const below = playersChance(seedFrom(seed))
  return {
    name: 'monte-carlo',
    answer(question: Question): Answer {
      const { decision, moves } = question
      if (decision.kind === 'arrangement' || moves.length < 2) return anyAnswer(question, below)
      const { program, worlds, approximate } = drawWorlds(question, wanted, below)
      const playout = playoutOf(program, standingIn(program))
      const room = new Int32Array(program.ir.memory.size)
      const trials = new Trials(moves.length)
      const tryOut = (move: number, time: number): void => {
        const world = worlds[time % worlds.length]
        if (world === undefined || !moved(program, world, move, room)) return
        playout.playOn(room, plies, below)
        trials.note(move, playout.worths(room)[playerAtSeat(program.ir, world.state, decision.seat)] ?? 0)
      }
      const each = Math.max(1, Math.min(playouts, Math.floor(most / moves.length)))
      const rounds = allocation === 'equal' ? 1 : Math.ceil(Math.log2(moves.length))
      let open = [...moves.keys()]
      for (let round = 0, done = 0; round < rounds; round++) {
        const next = Math.ceil((each * (round + 1)) / rounds)
        for (; done < next; done++) for (const move of open) tryOut(move, done)
        if (round < rounds - 1) open = trials.betterHalf(open)
      }
      const left = new Set(open)
      const best = bestOf(
        moves,
        moves.map((_, move) => (left.has(move) ? trials.mean(move) : undefined)),
        below,
      )
      return marked({ move: best }, approximate)
    },
  }
}
