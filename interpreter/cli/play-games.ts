import { setImmediate } from 'node:timers/promises'
import type { Program } from '../program/program.ts'
import { playInWorkers } from '../host-node/game-workers.ts'
import { chunkPlayer, chunksOf } from '../simulation/chunk.ts'
import type { Chunk, ChunkPlan } from '../simulation/chunk.ts'
import { addTally, emptyTally } from '../simulation/merge-results.ts'
import type { Tally } from '../simulation/merge-results.ts'
import { progressBar } from './progress-bar.ts'

export interface PlayGames {
  readonly games: number
  readonly seed: string
  readonly jobs: number
  /** Receives the line of each finished game, in order. */
  readonly log?: ((line: string) => void) | undefined
  readonly withOutcomes?: boolean
  /** Who plays, by name, seat by seat. */
  readonly players: readonly string[]
  /** No progress bar for machines. */
  readonly quiet?: boolean
  /** What is being played, if that must be said. */
  readonly title?: string
}

export interface PlayedGames {
  readonly tally: Tally
  /** Games 1 to this one are in the tally; fewer than requested if the run was stopped. */
  readonly played: number
  readonly stopped: boolean
}

/** Small enough that all threads end at about the same time, large enough that handing over costs nothing. */
const LARGEST_CHUNK = 50
/** Milliseconds between checks for a stop by the user. */
const BREATH = 50

/**
 * Plays games, in this thread or in several. Whatever the number of threads, the tally is the same and lines of the
 * log come in the order of the games. Ctrl-C ends it early, with all games up to some whole game.
 */
export async function playGames(program: Program, wanted: PlayGames): Promise<PlayedGames> {
  const { games, seed, jobs, log, players, withOutcomes = false } = wanted
  const isQuick = players.every((name) => name === 'random')
  // In one thread each game is logged at once; a long thinking game deserves a chunk of its own.
  const isSingle = !isQuick || (jobs === 1 && log !== undefined)
  const size = isSingle ? 1 : Math.max(1, Math.min(LARGEST_CHUNK, Math.ceil(games / (4 * jobs))))
  const plan: ChunkPlan = { games, seed, size, withLog: log !== undefined, withOutcomes, players }
  const tally = emptyTally(program.ir.seats.length, withOutcomes)
  let played = 0
  let next = 0
  const early = new Map<number, Chunk>()
  const receive = (chunk: Chunk): void => {
    early.set(chunk.index, chunk)
    for (let first = early.get(next); first !== undefined; first = early.get(next)) {
      early.delete(next)
      for (const line of first.lines) log?.(line)
      addTally(tally, first.tally)
      // Nothing after a gap is used: the tally covers the first games, with none left out.
      const isWhole = played + first.played === Math.min(games, (next + 1) * size)
      played += first.played
      next = isWhole ? next + 1 : -1
    }
  }
  const bar = progressBar(games, wanted.quiet === true, wanted.title)
  let stopped = false
  let stop = (): void => {
    stopped = true
  }
  const onInterrupt = (): void => stop()
  // The second Ctrl-C ends the process as usual.
  process.once('SIGINT', onInterrupt)
  try {
    bar.show(0)
    // A thinking player or a game with no end in sight must not keep this thread from handling Ctrl-C and showing
    // progress.
    if (jobs === 1 && isQuick && process.stderr.isTTY !== true)
      await playHere(program, plan, receive, () => stopped, bar.show)
    else {
      const workers = playInWorkers(program.ir, plan, Math.min(jobs, chunksOf(plan)), receive)
      stop = () => {
        stopped = true
        workers.stop()
      }
      const ticking = setInterval(() => bar.show(workers.played()), 100)
      try {
        await workers.done
      } finally {
        clearInterval(ticking)
      }
    }
  } finally {
    process.off('SIGINT', onInterrupt)
    bar.clear()
  }
  return { tally, played, stopped: played < games }
}

async function playHere(
  program: Program,
  plan: ChunkPlan,
  receive: (chunk: Chunk) => void,
  isStopped: () => boolean,
  show: (played: number) => void,
): Promise<void> {
  const play = chunkPlayer(program, plan)
  let breathed = performance.now()
  let played = 0
  for (let index = 0; index < chunksOf(plan) && !isStopped(); index++) {
    const going = play(index)
    let step = going.next(false)
    while (step.done !== true) {
      played++
      if (performance.now() - breathed > BREATH) {
        show(played)
        await setImmediate()
        breathed = performance.now()
      }
      step = going.next(isStopped())
    }
    receive(step.value)
  }
}
