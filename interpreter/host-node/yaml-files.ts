import { readdirSync, realpathSync, statSync } from 'node:fs'
import { normalize } from 'node:path'
import { inFolder } from './paths.ts'

/**
 * All YAML files below a folder, sorted, except those in `node_modules`. Links to folders are followed, but each folder
 * is visited once, however many links lead to it: under its own name if it is below, otherwise under the first.
 */
export function yamlFiles(folder: string): readonly string[] {
  const files: string[] = []
  const visited = new Set<string>()
  const linked: string[] = []
  const look = (path: string): void => {
    const real = realpathSync(path)
    if (visited.has(real)) return
    visited.add(real)
    const folders: string[] = []
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inside = inFolder(path, entry.name)
      if (entry.isFile()) {
        if (/\.ya?ml$/.test(entry.name)) files.push(inside)
      } else if (entry.name === 'node_modules') continue
      else if (entry.isDirectory()) folders.push(inside)
      else if (entry.isSymbolicLink() && leadsToFolder(inside)) linked.push(inside)
    }
    folders.sort().forEach(look)
  }
  look(normalize(folder))
  // Links wait until everything really below has been found under its own name.
  for (let next = linked.sort().shift(); next !== undefined; next = linked.sort().shift()) look(next)
  return files.sort()
}

function leadsToFolder(link: string): boolean {
  try {
    return statSync(link).isDirectory()
  } catch {
    return false
  }
}
