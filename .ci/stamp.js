const { readdirSync, statSync } = process.getBuiltinModule('node:fs')

/**
 * Names, sizes and times of files and of everything in folders below a root, as a short text; hidden files in folders
 * are left out. Every command of a clone waits for this, so it avoids Node's hashes, which are slow to load.
 *
 * @param {string} root
 * @param {readonly string[]} sources
 * @returns {string}
 */
export function stamp(root, sources) {
  let [high, low] = [0x811c9dc5, 0x01000193]
  const add = (number) => {
    low = Math.imul(low ^ number, 0x01000193)
    high = Math.imul(high ^ (low >>> 15) ^ number, 0x85ebca6b)
  }
  // The root itself does not count: it may be written in several ways.
  const look = (path) => {
    const whole = `${root}/${path}`
    const stats = statSync(whole)
    if (stats.isDirectory()) {
      for (const name of readdirSync(whole).sort()) if (!name.startsWith('.')) look(`${path}/${name}`)
      return
    }
    for (let i = 0; i < path.length; i++) add(path.charCodeAt(i))
    add(stats.size)
    add(stats.mtimeMs % 2 ** 32)
    add(stats.mtimeMs / 2 ** 32)
  }
  for (const source of sources) look(source)
  return [high, low].map((half) => (half >>> 0).toString(36)).join('')
}
