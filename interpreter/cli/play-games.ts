import { setImmediate } from 'node:timers/promises'
import type { ReachedBound } from '../coverage/coverage.ts'
import type { Program, Running } from '../program/program.ts'
import { playInWorkers } from '../host-node/game-workers.ts'
import { chunkPlayer, chunksOf, playsWhole, type Chunk, type ChunkPlan } from '../simulation/chunk.ts'
import { addTally, emptyTally, type Tally } from '../simulation/merge-results.ts'
import { gamesWithoutCode } from '../simulation/games-without-code.ts'
import { isQuick } from '../simulation/random-only.ts'
import { printFallback, type Playing } from './fastest-program.ts'
import { progressBar } from './progress-bar.ts'

interface PlayGames {
  readonly games: number
  readonly seed: string
  readonly jobs: number
  /** Receives the line of each finished game, in order. */
  readonly log?: ((line: string) => void) | undefined
  readonly withOutcomes?: boolean
  /** Names of the players, by seat. */
  readonly players: readonly string[]
  /** No progress bar for machines. */
  readonly quiet?: boolean
  /** Title of the progress bar, if it needs one. */
  readonly title?: string
}

export interface PlayedGames {
  readonly tally: Tally
  /** Games 1 to this one are in the tally. Fewer than requested if the run was stopped. */
  readonly played: number
  readonly stopped: boolean
  /** The machine that played them, if they were played as whole games. */
  readonly running?: Running | undefined
  /** Loops that their bounds ended in these games. Undefined if unknown. */
  readonly cutShort?: readonly ReachedBound[] | undefined
}

/** Another command with the same game generates code. */
const NO_CODE: Running = {
  machine: 'reference',
  why: 'the games were over before code would have been ready',
}

/** Small enough that all threads end at about the same time, large enough that the overhead is negligible. */
const LARGEST_CHUNK = 50
/** In this thread, chunks are only added up. */
const LARGEST_CHUNK_HERE = 5000
/** Milliseconds between checks for a stop by the user. */
const BREATH = 50

/**
 * Plays games, in this thread or in several. The tally and the order of the log do not depend on the number of threads.
 * Ctrl-C ends it early, after some whole game.
 */
export async function playGames(playing: Playing, wanted: PlayGames): Promise<PlayedGames> {
  const { games, seed, jobs, log, players, withOutcomes = false } = wanted
  const withLog = log !== undefined
  const brief =
    playing.isNew === true
      ? gamesWithoutCode(playing.ir, { games, seed, players, withLog, withOutcomes })
      : undefined
  if (brief !== undefined) return { ...brief, stopped: false, running: NO_CODE }
  const quick = isQuick(players)
  // A slow player or an endless game must not keep this thread from handling Ctrl-C and showing progress.
  const isHere = playing.onlyHere === true || (jobs === 1 && quick && process.stderr.isTTY !== true)
  // In one thread each game is logged at once; a long thinking game deserves its own chunk.
  const isSingle = !quick || (jobs === 1 && log !== undefined)
  const size = isSingle ? 1 : chunkSize(games, isHere ? undefined : jobs)
  const plan: ChunkPlan = { games, seed, size, withLog, withOutcomes, players }
  const tally = emptyTally(playing.ir.seats.length, withOutcomes)
  let played = 0
  let next = 0
  let cutShort: readonly ReachedBound[] | undefined = []
  const early = new Map<number, Chunk>()
  const receive = (chunk: Chunk): void => {
    early.set(chunk.index, chunk)
    for (let first = early.get(next); first !== undefined; first = early.get(next)) {
      early.delete(next)
      for (const line of first.lines) log?.(line)
      addTally(tally, first.tally)
      cutShort = first.cutShort && cutShort && merged(cutShort, first.cutShort)
      // Nothing after a gap is used: the tally covers the first games without exception.
      const isWhole = played + first.played === Math.min(games, (next + 1) * size)
      played += first.played
      next = isWhole ? next + 1 : -1
    }
  }
  const bar = progressBar(games, wanted.quiet === true, wanted.title)
  let running: Running | undefined
  let stopped = false
  let stop = (): void => {
    stopped = true
  }
  const onInterrupt = (): void => stop()
  // The second Ctrl-C ends the process as usual.
  process.once('SIGINT', onInterrupt)
  try {
    bar.show(0)
    if (isHere) {
      const program = playing.program()
      await playHere(program, plan, receive, () => stopped, bar.show)
      if (playsWhole(plan)) ({ running } = program)
    } else {
      const workers = playInWorkers(playing.ir, plan, Math.min(jobs, chunksOf(plan)), receive, playing.kept)
      stop = () => {
        stopped = true
        workers.stop()
      }
      const ticking = setInterval(() => bar.show(workers.played()), 100)
      try {
        await workers.done
        running = workers.running()
      } finally {
        clearInterval(ticking)
      }
    }
  } finally {
    process.off('SIGINT', onInterrupt)
    bar.clear()
  }
  if (running !== undefined) printFallback(running)
  return { tally, played, stopped: played < games, running, cutShort }
}

function merged(before: readonly ReachedBound[], more: readonly ReachedBound[]): readonly ReachedBound[] {
  const all = new Map(before.map(({ origin, times }) => [origin, times]))
  for (const { origin, times } of more) all.set(origin, times + (all.get(origin) ?? 0))
  return [...all].toSorted(([a], [b]) => a - b).map(([origin, times]) => ({ origin, times }))
}

/** @param jobs the number of threads; undefined if this one plays all games */
function chunkSize(games: number, jobs: number | undefined): number {
  const [largest, wanted] =
    jobs === undefined ? [LARGEST_CHUNK_HERE, games] : [LARGEST_CHUNK, Math.ceil(games / (4 * jobs))]
  return Math.max(1, Math.min(largest, wanted))
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
