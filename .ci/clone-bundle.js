// Plain JavaScript, since every command of a clone comes by here: reading types would cost more than the rest.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the command line is made of. */
const FOLDERS = ['grammar', 'interpreter', 'editor/server', '.ci']
/** Which packages, of which release. */
const LOCK = 'package-lock.json'
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
    const key = stamp(root)
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

/** Names, sizes and times of all sources, as a short text. Every command of a clone waits for this: no hash of Node's, which takes long to load. */
export function stamp(root) {
  let [high, low] = [0x811c9dc5, 0x01000193]
  const add = (number) => {
    low = Math.imul(low ^ number, 0x01000193)
    high = Math.imul(high ^ (low >>> 15) ^ number, 0x85ebca6b)
  }
  const addFile = (path) => {
    const { size, mtimeMs } = statSync(path)
    for (let i = 0; i < path.length; i++) add(path.charCodeAt(i))
    add(size)
    add(mtimeMs % 2 ** 32)
    add(mtimeMs / 2 ** 32)
  }
  const look = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) look(path)
      else addFile(path)
    }
  }
  for (const folder of FOLDERS) look(join(root, folder))
  addFile(join(root, LOCK))
  return [high, low].map((half) => (half >>> 0).toString(36)).join('')
}

/** A command that began before the sources changed may still load parts of its bundle: the last few stay. */
function forgetOld(folder, key) {
  const old = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== key)
    .map(({ name }) => ({ name, time: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
  for (const { name } of old.slice(KEPT - 1)) rmSync(join(folder, name), { recursive: true, force: true })
}
