import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { scanHead } from '../../grammar/document/scan-head.ts'
import type { RulesetRequest } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { projectFolder } from './project-folder.ts'
import { rulesetFolderHost } from './ruleset-folder.ts'
import { SHIPPED_FOLDER, shippedPath } from './shipped.ts'

/** Words without a dot or a slash may be ids. */
const ID = /^[\w-]+$/u

/**
 * Resolves the id of a shipped ruleset or a path to a file, in this order, so that a file beside the user changes no id.
 * Undefined if there is none or it is a folder.
 */
export function rulesetFile(pathOrId: string): string | undefined {
  const shipped = ID.test(pathOrId) ? shippedPath(pathOrId) : undefined
  if (shipped !== undefined) return shipped
  return existsSync(pathOrId) && !statSync(pathOrId).isDirectory() ? pathOrId : undefined
}

/**
 * The request for `loadRuleset` and `checkRuleset`: the text of a file, and every document it may extend or use from
 * its folder, its project and the shipped rulesets. Throws if the file cannot be read.
 */
export function requestForFile(
  path: string,
  more: Pick<RulesetRequest, 'uses' | 'options'> = {},
): RulesetRequest {
  const text = readFileSync(path, 'utf8')
  // Documents find each other by location, so each has one name however its path was written.
  const seen = relative(process.cwd(), path) || path
  const whole = resolve(path)
  const name = whole.startsWith(SHIPPED_FOLDER) ? join('rulesets', relative(SHIPPED_FOLDER, whole)) : seen
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
  const beside = resolve(folder)
  return {
    file: sourceFile(name, text),
    host: rulesetFolderHost({ beside, project: projectFolder(beside), shipped: SHIPPED_FOLDER }),
    ...more,
  }
}
