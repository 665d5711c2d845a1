import { playerAtSeat } from '../state/seating.ts'
import { playersChance, seedFrom } from '../state/chance.ts'
import { anyAnswer, bestOf, marked } from './pick-answer.ts'
import type { Move } from '../notation/move.ts'
import type { Answer, Player, Question } from './player.ts'
import { horizonOf, playoutOf } from './playout.ts'
import { standingIn } from './evaluate-state.ts'
import { Thought } from './thinking-budget.ts'
import { Trials } from './trials.ts'
import { drawWorlds, moved } from './worlds.ts'

export interface GreedyOptions {
  /** Worlds in which each move is examined. */
  readonly worlds?: number
  /** Minimum number of playouts for each move. */
  readonly playouts?: number
  /** A playout is cut off after this many plies and the position is evaluated. The default is four per seat. */
  readonly plies?: number
}

/** Approximate number of playouts for one decision. */
const ALL_PLAYOUTS = 150

/**
 * Plays the move that leads to the best position a few plies later, averaged over worlds consistent with everything the
 * seat has seen. Playouts are random, so a piece that can be captured is worth less than one that cannot.
 */
export function greedyPlayer(seed: string | number, options: GreedyOptions = {}): Player {
  const below = playersChance(seedFrom(seed))
  const thought = new Thought()
  return {
    name: 'greedy',
    answer(question: Question): Answer {
      const { decision, moves } = question
      if (decision.kind === 'arrangement' || moves.length < 2) return anyAnswer(question, below)
      const orderFor = (times: number): readonly number[] =>
        Array.from({ length: moves.length * times }, (_, i) => Math.floor(i / times))
      const trying = triedMoves(question, options, below, orderFor, thought)
      let tried = trying.next()
      while (tried.done !== true) tried = trying.next()
      return tried.value
    },
  }
}

/**
 * The same player as a generator. After each evaluated position it yields the best move so far, and it returns the
 * answer. Every move is tried once, in random order, before any is tried again, so an early stop is fair.
 */
export function* greedyThoughts(question: Question, seed: string | number): Generator<() => Move, Move> {
  const below = playersChance(seedFrom(seed))
  const { move } = yield* triedMoves(question, {}, below, (times) => {
    const order = mixed(question.moves.length, below)
    return Array.from({ length: times }, () => order).flat()
  })
  return move
}

/** The numbers below `count`, shuffled. */
function mixed(count: number, below: (n: number) => number): readonly number[] {
  const order = Array.from({ length: count }, (_, i) => i)
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(last + 1)
    ;[order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0]
  }
  return order
}

/**
 * Tries each move the given number of times, in the given order. If that exceeds the budget, it tries each move less
 * often, or leaves some out.
 */
function* triedMoves(
  question: Question,
  { worlds: wanted = 4, playouts = 12, plies: limit }: GreedyOptions,
  below: (n: number) => number,
  orderFor: (times: number) => readonly number[],
  thought?: Thought,
): Generator<() => Move, { readonly move: Move; readonly approximate?: true }> {
  const { decision, moves } = question
  const { program, worlds, approximate } = drawWorlds(question, wanted, below)
  const plies = limit ?? horizonOf(program)
  const playout = playoutOf(program, standingIn(program))
  const room = new Int32Array(program.ir.memory.size)
  // With few moves to choose from, each can have more playouts.
  const times = Math.max(playouts, Math.ceil(ALL_PLAYOUTS / moves.length))
  const trials = new Trials(moves.length)
  const count = new Int32Array(moves.length)
  const best = (): Move =>
    bestOf(
      moves,
      moves.map((_, move) => trials.mean(move)),
      below,
    )
  let order = orderFor(times)
  const share = thought?.share(program.ir.seats.length) ?? Infinity
  let isShort = false
  for (let i = 0; i < order.length && playout.spent() < 2 * share; i++) {
    const move = order[i] ?? 0
    const time = count[move] ?? 0
    count[move] = time + 1
    const world = worlds[time % worlds.length]
    if (world === undefined || !playout.counted(() => moved(program, world, move, room))) continue
    playout.playOn(room, plies, below)
    trials.note(move, playout.worths(room)[playerAtSeat(program.ir, world.state, decision.seat)] ?? 0)
    yield best
    const affordable = Math.floor(((i + 1) * share) / playout.spent())
    if (isShort || affordable >= order.length) continue
    isShort = true
    const others = mixed(moves.length, below)
    order = [
      ...order.slice(0, i + 1),
      ...Array.from({ length: affordable - i - 1 }, (_, j) => others[j % others.length] ?? 0),
    ]
  }
  thought?.spend(playout.spent())
  return marked({ move: best() }, approximate)
}
