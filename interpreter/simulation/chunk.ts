import type { ReachedBound } from '../coverage/coverage.ts'
import type { Program } from '../program/program.ts'
import { emptyTally, type Tally } from './merge-results.ts'
import { playerGames } from './player-game.ts'
import { isQuick } from './random-only.ts'
import { randomGames } from './random-game.ts'
import { recordOf } from './record.ts'
import type { Answers } from './run.ts'

/** Consecutive games, played by whichever thread is free. */
export interface Chunk {
  readonly index: number
  /** Number of games played. Fewer than requested if the run was stopped. */
  readonly played: number
  readonly tally: Tally
  /** Loops that their bounds ended. Undefined unless all games were played whole. */
  readonly cutShort: readonly ReachedBound[] | undefined
  /** Lines of the log, in the order of the games. */
  readonly lines: readonly string[]
}

export interface ChunkPlan {
  readonly games: number
  readonly seed: string
  /** Games in a chunk. */
  readonly size: number
  readonly withLog: boolean
  readonly withOutcomes: boolean
  /** Players by name: one for all seats, or one for each. Random players need not be named. */
  readonly players?: readonly string[] | undefined
}

/** Number of chunks of a plan. The last may be smaller. */
export function chunksOf({ games, size }: ChunkPlan): number {
  return Math.ceil(games / size)
}

/** Number of games of a chunk. The last one may have fewer. */
export function gamesIn({ games, size }: ChunkPlan, index: number): number {
  return Math.max(0, Math.min(size, games - index * size))
}

/** True if whole games are played without observers, which is much faster. */
export function playsWhole({ players = [], withLog }: Pick<ChunkPlan, 'players' | 'withLog'>): boolean {
  return !withLog && isQuick(players)
}

/** Returns a function that plays chunks, one game at each step, so that it can be stopped between games. */
export function chunkPlayer(
  program: Program,
  plan: ChunkPlan,
): (index: number) => Generator<void, Chunk, boolean> {
  let lines: string[] = []
  const record = plan.withLog
    ? (seed: string, answers: Answers) => lines.push(recordOf(program, seed, answers))
    : undefined
  const { players = [] } = plan
  const play = isQuick(players)
    ? randomGames(program, plan.seed, record)
    : playerGames(program, plan.seed, players, record)
  return function* (index) {
    const tally = emptyTally(program.ir.seats.length, plan.withOutcomes)
    const mine: string[] = []
    lines = mine
    const count = gamesIn(plan, index)
    let played = 0
    while (played < count) {
      play(index * plan.size + played + 1, tally)
      played++
      if (yield) break
    }
    return {
      index,
      played,
      tally,
      cutShort: playsWhole(plan) ? takeCutShort(program) : undefined,
      lines: mine,
    }
  }
}

function takeCutShort({ playouts }: Program): readonly ReachedBound[] | undefined {
  if (playouts === undefined) return undefined
  const bounds = [...playouts.cutShort].flatMap((times, origin) => (times > 0 ? [{ origin, times }] : []))
  playouts.cutShort.fill(0)
  return bounds
}
