import { onOneLine } from '../../grammar/diagnostics/safe-text.ts'
import { troubleWith } from '../store/postgres.ts'
import { cancel, orders, retry } from '../store/queue/orders.ts'
import { progressOf, workersNow, type Progress, type Workers } from '../store/queue/progress.ts'
import { serverAddress } from '../store/server-address.ts'
import type { OptionsOf } from './command-list.ts'
import { EXIT } from './exit.ts'
import { fitted, print, table } from './output.ts'
import { queueAt } from './queue-argument.ts'
import { runsIn } from './store-argument.ts'

/** Shows the progress of the runs in a queue, after cancelling or retrying one if requested. */
export async function showQueue(address: string, options: OptionsOf<'queue'>): Promise<number> {
  const queue = await queueAt(address, false)
  try {
    for (const [id, does] of [
      [options.cancel, cancel],
      [options.retry, retry],
    ] as const)
      if (id !== undefined) for (const run of await runsIn(queue.store, [id])) await does(queue, run.id)
    const all: Progress[] = []
    for (const { run } of await orders(queue.sql)) {
      const progress = await progressOf(queue, run)
      if (progress !== undefined) all.push(progress)
    }
    const workers = await workersNow(queue)
    print(
      options.json === true ? JSON.stringify({ workers, runs: all.map(data) }) : fitted(pretty(all, workers)),
    )
    return EXIT.fine
  } catch (thrown) {
    throw troubleWith(serverAddress(address), thrown)
  } finally {
    await queue.close().catch(() => {})
  }
}

function stateOf({ run, order, played }: Progress): string {
  return played >= run.games ? 'done' : order.isOpen ? 'open' : 'cancelled'
}

function data(progress: Progress): object {
  const { run, played, unchecked, disputed, dead } = progress
  const { id, title, engine, seed, players, games } = run
  return {
    run: id,
    title,
    engine,
    seed,
    players,
    games,
    played,
    state: stateOf(progress),
    unchecked,
    disputed,
    dead,
  }
}

function pretty(all: readonly Progress[], { own, others, versions }: Workers): string {
  const rows = all.map((progress) => [
    progress.run.id,
    onOneLine(progress.run.title),
    `${progress.played}`,
    `${progress.run.games}`,
    stateOf(progress),
  ])
  return [
    `Workers connected: ${own}${others > 0 ? `, and ${others} of version ${versions.map(onOneLine).join(', ')}` : ''}.`,
    '',
    rows.length === 0 ? 'The queue has no runs.' : table(['run', 'game', 'played', 'wanted', ''], rows),
    ...all.flatMap(notes),
  ].join('\n')
}

function notes({ run, order, unchecked, disputed, dead }: Progress): readonly string[] {
  if (!order.isOpen) return []
  return [
    ...(unchecked > 0 ? [`${run.id}: parts that wait for a second worker: ${unchecked}.`] : []),
    ...disputed.map(
      (first) => `${run.id}: workers disagree about the games from ${first} on; another one will decide.`,
    ),
    ...dead.map(
      ({ first, reason }) =>
        `${run.id}: no worker could play the games from ${first} on: ${onOneLine(reason)}`,
    ),
    ...(dead.length > 0 ? [`Try again: sandtable queue ADDRESS --retry ${run.id}`] : []),
  ]
}
