import { didYouMean } from '../../grammar/diagnostics/suggest.ts'
import type { Run } from '../store/run-id.ts'
import type { Store } from '../store/store.ts'
import { Trouble } from '../store/store-error.ts'

/** The requested runs: all, or those whose id begins like this. */
export async function runsIn(store: Store, ids: readonly string[] = []): Promise<readonly Run[]> {
  const all = await store.runs()
  if (ids.length === 0) return all
  return ids.flatMap((id) => {
    // An empty prefix, as from an unset shell variable, would match every id.
    const found = id === '' ? [] : all.filter((run) => run.id.startsWith(id))
    if (found.length > 0) return found
    const known = all.map((run) => run.id)
    throw new Trouble(
      'ST7073',
      `There is no run \`${id}\` in the store.`,
      (id === '' ? undefined : didYouMean(id, known)) ?? `There are: ${known.join(', ')}`,
    )
  })
}
