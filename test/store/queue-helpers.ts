import { requestForFile, rulesetFile } from '../../interpreter/host-node/ruleset-request.ts'
import { loadRuleset } from '../../grammar/load.ts'
import { JSON_LINES, exported } from '../../interpreter/store/export.ts'
import { isChecked } from '../../interpreter/store/queue/job.ts'
import { Queue } from '../../interpreter/store/queue/queue.ts'
import { work } from '../../interpreter/store/queue/work.ts'
import type { WorkEvent } from '../../interpreter/store/queue/work.ts'
import { gameOfRecipe, recipeOf, recordingRequest } from '../../interpreter/store/recipe.ts'
import { runOf } from '../../interpreter/store/run-id.ts'
import type { RunAndRecipe } from '../../interpreter/store/run-id.ts'
import { serverAddress } from '../../interpreter/store/server-address.ts'
import { sqliteFile } from '../../interpreter/store/sqlite.ts'
import { Store } from '../../interpreter/store/store.ts'
import { RangesHere } from '../../interpreter/store/range-players.ts'
import { rangesOf } from '../../interpreter/store/range.ts'
import { fastProgram } from '../../interpreter/codegen/fast-program.ts'
import { playable } from '../playable.ts'

/** Makes runs of a shipped game with random players. */
function runsOf(game: string): (games: number, seed: string) => RunAndRecipe {
  const { request, recipe } = recordingRequest(requestForFile(rulesetFile(game) ?? ''))
  const configured = playable(loadRuleset(request))
  const players = configured.checked.ir.seats.map(() => 'random')
  return (games, seed) => runOf(configured, recipe(players.length), { games, seed, players })
}

export function runFor(game: string, games: number, seed: string): RunAndRecipe {
  return runsOf(game)(games, seed)
}

/** The same with a seed that makes the first range one that two workers play, or one that they do not. */
export function runWhere(game: string, games: number, isFirstChecked: boolean, seed: string): RunAndRecipe {
  const of = runsOf(game)
  for (let n = 0; ; n++) {
    const found = of(games, `${seed} ${n}`)
    if (isChecked({ run: found.run.id, first: 1 }) === isFirstChecked) return found
  }
}

export interface Working {
  readonly events: readonly WorkEvent[]
  end(): Promise<void>
}

/** Workers in this process, each with its own connections. */
export async function working(address: string, ...names: readonly string[]): Promise<Working> {
  let isStopped = false
  const events: WorkEvent[] = []
  const queues = await Promise.all(names.map(() => Queue.open(serverAddress(address), true)))
  const all = Promise.all(
    queues.map((queue, at) =>
      work(queue, names[at] ?? '', {
        threads: 1,
        from: ['checks', 'ranges'],
        untilDone: false,
        isStopped: () => isStopped,
        told: (event) => events.push(event),
      }),
    ),
  )
  return {
    events,
    end: async () => {
      isStopped = true
      await all.finally(() => Promise.all(queues.map((queue) => queue.close().catch(() => {}))))
    },
  }
}

/** Waits until something holds. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds().catch(() => false))) await new Promise((resolve) => setTimeout(resolve, 100))
}

export async function text(store: Store, run: string): Promise<string> {
  const found = await store.run(run)
  let all = ''
  if (found !== undefined) for await (const part of exported(store, [found], JSON_LINES)) all += part
  return all
}

/** What a single machine has in its store after playing a run. */
export async function aloneText(wanted: RunAndRecipe): Promise<string> {
  const store = new Store(await sqliteFile(':memory:'))
  const { ir } = gameOfRecipe(recipeOf(wanted.recipe)).checked
  const here = new RangesHere(fastProgram(ir), wanted.run)
  try {
    await store.begin(wanted)
    for (const range of rangesOf(wanted.run.games, wanted.run.players))
      await store.keep(wanted.run.id, await here.play(range), 'alone')
    return await text(store, wanted.run.id)
  } finally {
    await store.close()
  }
}
