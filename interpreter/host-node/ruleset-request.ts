import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { scanHead } from '../../grammar/document/scan-head.ts'
import type { RulesetRequest } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { rulesetFolderHost } from './ruleset-folder.ts'
import { SHIPPED_FOLDER, shippedPath } from './shipped.ts'

/** Resolves a path or the id of a shipped ruleset to a file. Undefined if there is none or it is a folder. */
export function rulesetFile(pathOrId: string): string | undefined {
  if (existsSync(pathOrId)) return statSync(pathOrId).isDirectory() ? undefined : pathOrId
  return shippedPath(pathOrId)
}

/**
 * The request for `loadRuleset` and `checkRuleset`: the text of a file, and every document it may extend or use from
 * its folder, the working folder and the shipped rulesets. Throws if the file cannot be read.
 */
export function requestForFile(
  path: string,
  more: Pick<RulesetRequest, 'uses' | 'options'> = {},
): RulesetRequest {
  const text = readFileSync(path, 'utf8')
  // Documents find each other by location, so each has one name however its path was written.
  const seen = relative(process.cwd(), path) || path
  const name = path.startsWith(SHIPPED_FOLDER) ? join('rulesets', relative(SHIPPED_FOLDER, path)) : seen
  // A data file belongs to the game above its folder.
  return requestForText(name, text, isData(text) ? dirname(dirname(path)) : dirname(path), more)
}

/** True if the text is neither a ruleset nor part of one. */
function isData(text: string): boolean {
  const { id, examplesFor, textsFor } = scanHead(text)
  return id === undefined && examplesFor === undefined && textsFor === undefined
}

/** The request for a text that is not in a file, as if it were a file in this folder; see `requestForFile`. */
export function requestForText(
  name: string,
  text: string,
  folder: string,
  more: Pick<RulesetRequest, 'uses' | 'options'> = {},
): RulesetRequest {
  return {
    file: sourceFile(name, text),
    host: rulesetFolderHost({ beside: folder, project: process.cwd(), shipped: SHIPPED_FOLDER }),
    ...more,
  }
}
