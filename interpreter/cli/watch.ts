import { existsSync, statSync, watch } from 'node:fs'
import { dirname } from 'node:path'

/** Editors write a file in several operations. A change is processed only after this long without another. */
const QUIET_MILLISECONDS = 80

/**
 * Runs a task, and again whenever a ruleset in the folders of the targets changes, until the process is ended. It
 * watches folders rather than files, because many editors replace a file with a new one, and it starts before the first
 * run, so that no change in between is missed.
 */
export async function again(
  targets: readonly string[],
  first: () => unknown,
  run: () => unknown,
): Promise<never> {
  const folders = new Set(
    targets.map((target) =>
      existsSync(target) && statSync(target).isDirectory() ? target : dirname(target),
    ),
  )
  let timer: NodeJS.Timeout | undefined
  const failed = Promise.withResolvers<never>()
  // Serializes the runs, even if one takes longer than the time to the next change.
  let latest: Promise<unknown> = Promise.resolve()
  const watchers = [...folders].map((folder) =>
    watch(folder, { recursive: true }, (_, name) => {
      if (name !== null && !/\.ya?ml$/.test(name)) return
      clearTimeout(timer)
      timer = setTimeout(() => (latest = latest.then(run).catch(failed.reject)), QUIET_MILLISECONDS)
    }),
  )
  try {
    latest = Promise.resolve(first())
    await Promise.race([latest, failed.promise])
    return await failed.promise
  } finally {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
