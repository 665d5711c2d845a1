import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { scanHead } from '../../grammar/document/scan-head.ts'
import type { DocumentHead } from '../../grammar/document/scan-head.ts'
import { PACKAGE } from './package-folder.ts'

/** The folder of the rulesets that come with the package. */
export const SHIPPED = join(PACKAGE, 'rulesets')

/** A document that comes with the package: where it lies, and what it says of itself. */
export interface ShippedDocument {
  readonly path: string
  readonly head: DocumentHead
}

export function shippedDocuments(): readonly ShippedDocument[] {
  return yamlFiles(SHIPPED).map((path) => ({ path, head: scanHead(readFileSync(path, 'utf8')) }))
}

/** All YAML files below a folder, sorted; what npm has installed there is somebody else's. */
export function yamlFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !relative(folder, path).split(sep).includes('node_modules'))
    .sort()
}
