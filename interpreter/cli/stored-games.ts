import type { Program } from '../program/program.ts'
import { RangesHere, RangeThread, type PlaysRanges } from '../store/range-players.ts'
import { isQuick } from '../simulation/random-only.ts'
import { rangesOf, type PlayedRange, type Range } from '../store/range.ts'
import type { RunAndRecipe } from '../store/run-id.ts'
import { addFigures, missing, type Store } from '../store/store.ts'
import { printFallback } from './fastest-program.ts'
import type { PlayedGames } from './play-games.ts'
import { progressBar } from './progress-bar.ts'

/** Name of the worker, if the process that owns the store played a range itself. */
const HERE = 'here'

/**
 * Plays the missing games of a run and stores range after range. Ctrl-C, a crash or a full disk lose only the range in
 * progress: the same run resumes from there.
 */
export async function playStored(
  store: Store,
  wanted: RunAndRecipe,
  program: Program,
  { jobs, quiet }: { readonly jobs: number; readonly quiet: boolean },
): Promise<PlayedGames> {
  const { run } = wanted
  await store.begin(wanted)
  await store.verify(run)
  const ranges = rangesOf(run.games, run.players)
  const storedRanges = await store.ranges(run.id)
  // Figures exist only for a whole range, so a partial one is played again.
  const longer = ranges.filter(({ first, games }) => (storedRanges.get(first) ?? 0) > games)
  const todo = [...missing(ranges, storedRanges), ...longer]
  const before = run.games - gamesIn(todo)
  const figures: PlayedRange['figures'][number][] = []
  const bar = progressBar(run.games, quiet)
  // A thinking player must not keep this thread from handling Ctrl-C.
  const players =
    jobs === 1 && isQuick(run.players)
      ? [new RangesHere(program, run)]
      : Array.from({ length: Math.min(jobs, todo.length) }, () => new RangeThread(wanted))
  const isStopped = await playRanges(
    players,
    todo,
    (played) => bar.show(before + played),
    async (range) => {
      if (longer.some(({ first }) => first === range.first)) figures.push(...range.figures)
      else await store.keep(run.id, range, HERE)
    },
  ).finally(bar.clear)
  const tally = await store.tally(run, run.games)
  addFigures(tally, figures)
  const now = await store.ranges(run.id)
  const { running } = program
  if (running !== undefined) printFallback(running)
  return { tally, played: run.games - gamesIn(missing(ranges, now)), stopped: isStopped, running }
}

function gamesIn(ranges: readonly Range[]): number {
  return ranges.reduce((all, { games }) => all + games, 0)
}

/** Plays ranges, each in the next free thread. Returns true if Ctrl-C ended it early. */
async function playRanges(
  players: readonly PlaysRanges[],
  ranges: readonly Range[],
  show: (played: number) => void,
  keep: (range: PlayedRange) => Promise<void>,
): Promise<boolean> {
  const waiting = ranges.values()
  let isStopped = false
  const onInterrupt = (): void => {
    isStopped = true
    for (const player of players) void player.stop()
  }
  // The second Ctrl-C ends the process as usual.
  process.once('SIGINT', onInterrupt)
  const ticking = setInterval(() => show(players.reduce((all, player) => all + player.played(), 0)), 100)
  try {
    await Promise.all(
      players.map(async (player) => {
        for (const range of waiting) {
          const played = await player.play(range).catch((thrown: unknown) => {
            if (!isStopped) throw thrown
          })
          if (played === undefined) return
          await keep(played)
        }
      }),
    )
  } finally {
    clearInterval(ticking)
    process.off('SIGINT', onInterrupt)
    await Promise.all(players.map((player) => player.stop()))
  }
  return isStopped
}
