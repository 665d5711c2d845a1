// Plain JavaScript, since every command of a clone runs this: stripping types would cost more than the rest.
const { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } =
  process.getBuiltinModule('node:fs')
const { join } = process.getBuiltinModule('node:path')
import { stamp } from './stamp.js'

/** The sources of the command line, and the versions of its packages. */
export const SOURCES = ['grammar', 'interpreter', 'editor/server', '.ci', 'package-lock.json']
const KEPT = 3

/**
 * The command line of this clone as a bundle, rebuilt if the sources have changed.
 * undefined if it cannot be made (folder not writable, tools not installed): then the sources run instead.
 *
 * @param {string} root the folder of the clone
 * @returns {Promise<string | undefined>} the folder of the bundle, whose `start` runs a command
 */
export async function cloneBundle(root) {
  const folder = join(root, '.bundle')
  try {
    const key = stamp(root, SOURCES)
    const made = join(folder, key)
    if (existsSync(made)) return made
    // It takes seconds, and whoever waits at a terminal wonders what for.
    if (process.stderr.isTTY || process.env.npm_lifecycle_event === 'start')
      process.stderr.write('Preparing the command line...\n')
    const draft = join(folder, `${key}.${process.pid}`)
    try {
      const { bundleCli } = await import('./bundle-cli.ts')
      mkdirSync(draft, { recursive: true })
      await bundleCli(draft)
      // If another process was faster, its bundle is just as good.
      if (!existsSync(made)) renameSync(draft, made)
      forgetOld(folder, key)
    } finally {
      rmSync(draft, { recursive: true, force: true })
    }
    return made
  } catch {
    // No need to report it: the sources do the same, only more slowly.
    return undefined
  }
}

/** Keeps the last few bundles: a command that started before the sources changed may still load parts of its own. */
function forgetOld(folder, key) {
  const old = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== key)
    .map(({ name }) => ({ name, time: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
  for (const { name } of old.slice(KEPT - 1)) rmSync(join(folder, name), { recursive: true, force: true })
}
