import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { shippedDocuments } from '../../interpreter/host-node/index.ts'
import { PACKAGE } from '../../interpreter/host-node/package-folder.ts'
import { shelfFolder, type Shelved } from '../workspace/shelved.ts'

let shelved: readonly Shelved[] | undefined

/**
 * The text of `shelf/FAMILY/GAME.json`, made from the rulesets themselves: the package contains them once. Undefined for
 * another path.
 */
export function shelfFile(path: string): string | undefined {
  const [, folder] = /^shelf\/([\w-]+\/[\w-]+)\.json$/u.exec(path) ?? []
  if (folder === undefined) return undefined
  shelved ??= shippedDocuments().map((document) => ({
    name: relative(PACKAGE, document.path).replaceAll(sep, '/'),
    id: document.head.id,
  }))
  const found = shelfFolder(folder, shelved, (name) => readFileSync(join(PACKAGE, name), 'utf8'))
  return found && JSON.stringify(found)
}
