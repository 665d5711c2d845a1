import { forTerminal } from '../../grammar/diagnostics/safe-text.ts'
import { CSV, JSON_LINES, exported } from '../store/export.ts'
import { openStore } from '../store/open.ts'
import type { OptionsOf } from './command-list.ts'
import { EXIT } from './exit.ts'
import { runsIn } from './store-argument.ts'
import { newFile } from './text-file.ts'

/** Writes the contents of a store as text, for other programs. */
export async function exportStore(
  address: string,
  { format, run, out }: OptionsOf<'export'>,
): Promise<number> {
  const store = await openStore(address, true)
  try {
    const parts = exported(store, await runsIn(store, run), format === 'csv' ? CSV : JSON_LINES)
    if (out === undefined) for await (const part of parts) await written(part)
    else await newFile(out, parts)
    return EXIT.fine
  } finally {
    await store.close()
  }
}

/** Waits for a slow reader, so that a large store is never entirely in memory. */
async function written(text: string): Promise<void> {
  const isShown = process.stdout.isTTY === true
  await new Promise<void>((resolve, reject) =>
    process.stdout.write(isShown ? forTerminal(text, false) : text, (error) =>
      error == null ? resolve() : reject(error),
    ),
  )
}
