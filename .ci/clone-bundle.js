// Plain JavaScript, since every command of a clone comes by here: reading types would cost more than the rest.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { stamp } from './stamp.js'

/** What the command line is made of, and which packages, of which release. */
export const SOURCES = ['grammar', 'interpreter', 'editor/server', '.ci', 'package-lock.json']
const KEPT = 3

/**
 * The command line of this clone as a bundle, made when the sources have changed since the last one.
 * undefined where none can be made (a folder that cannot be written, tools that are not installed): sources run as well.
 *
 * @param {string} root the folder of the clone
 * @returns {Promise<string | undefined>} path of the file whose `main` runs a command
 */
export async function cloneBundle(root) {
  const folder = join(root, '.bundle')
  try {
    const key = stamp(root, SOURCES)
    const main = join(folder, key, 'main.js')
    if (existsSync(main)) return main
    const draft = join(folder, `${key}.${process.pid}`)
    try {
      const { bundleCli } = await import('./bundle-cli.ts')
      mkdirSync(draft, { recursive: true })
      await bundleCli(draft)
      // Somebody else may have been faster; then theirs is as good.
      if (!existsSync(main)) renameSync(draft, join(folder, key))
      forgetOld(folder, key)
    } finally {
      rmSync(draft, { recursive: true, force: true })
    }
    return main
  } catch {
    // Told by nobody: the sources do the same, only later.
    return undefined
  }
}

/** A command that began before the sources changed may still load parts of its bundle: the last few stay. */
function forgetOld(folder, key) {
  const old = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== key)
    .map(({ name }) => ({ name, time: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
  for (const { name } of old.slice(KEPT - 1)) rmSync(join(folder, name), { recursive: true, force: true })
}
