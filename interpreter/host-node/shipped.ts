import { join, parse } from 'node:path'
import { scanHead, type DocumentHead } from '../../grammar/document/scan-head.ts'
import { PACKAGE } from './package-folder.ts'
import { headOf } from './ruleset-folder.ts'
import { yamlFiles } from './yaml-files.ts'

/** The folder of the rulesets that come with the package. */
export const SHIPPED_FOLDER = join(PACKAGE, 'rulesets')

/** A shipped document: its path and its head. */
export interface ShippedDocument {
  readonly path: string
  readonly head: DocumentHead
}

/** All documents that come with the package: games, modules, examples and texts. */
export function shippedDocuments(): readonly ShippedDocument[] {
  return yamlFiles(SHIPPED_FOLDER).map((path) => ({ path, head: scanHead(headOf(path, SHIPPED_FOLDER)) }))
}

/** Path of the shipped document with this id. Ids are unique, and nearly always end with the file name. */
export function shippedPath(id: string): string | undefined {
  const paths = yamlFiles(SHIPPED_FOLDER)
  const isLikely = (path: string): boolean => id.endsWith(parse(path).name)
  const likely = paths.filter(isLikely)
  return [...likely, ...paths.filter((path) => !isLikely(path))].find(
    (path) => scanHead(headOf(path, SHIPPED_FOLDER)).id === id,
  )
}
