import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { KnownDocuments } from '../../grammar/document/known-documents.ts'
import { cachingHost } from '../../grammar/source/caching-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import type { SourceFile } from '../../grammar/source/source-file.ts'
import { rulesetFolderHost } from '../../interpreter/host-node/ruleset-folder.ts'
import { trackedFiles } from '../tracked.ts'

export const RULESETS = join(import.meta.dirname, '../../rulesets')

const tracked = new Set(trackedFiles(RULESETS).map((name) => `rulesets/${name}`))
const shipped = [...rulesetFolderHost({ shipped: RULESETS }).documents()].filter(({ name }) => tracked.has(name))
/** The shipped files and no others. Each is read only once, however often it is checked. */
export const host = cachingHost({ documents: () => shipped })
/** Each is parsed only once, too. */
export const known = new KnownDocuments()

/** A shipped file by its path in the folder of rulesets. */
export function shippedFile(path: string): SourceFile {
  return sourceFile(`rulesets/${path}`, readFileSync(join(RULESETS, path), 'utf8'))
}
