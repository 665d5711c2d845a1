import { existsSync, statSync } from 'node:fs'
import { relative } from 'node:path'
import { scanHead } from '../../grammar/document/scan-head.ts'
import { nearest } from '../../grammar/diagnostics/suggest.ts'
import type { RulesetRequest } from '../../grammar/load.ts'
import { requestForFile, requestForText, rulesetFile } from '../host-node/ruleset-request.ts'
import { shareCaches } from '../host-node/share-caches.ts'
import { shippedDocuments } from '../host-node/shipped.ts'
import { yamlFiles } from '../host-node/yaml-files.ts'
import { UsageError } from './exit.ts'
import { withModules } from './module-argument.ts'
import type { RulesetOptions } from './options.ts'
import { readText, STANDARD_INPUT, standardInput, readFailure } from './text-file.ts'

/**
 * Resolves arguments to ruleset files. Files and ids are used as they are; of a folder, everything that declares itself
 * a ruleset.
 */
export function rulesetFiles(targets: readonly string[]): readonly string[] {
  return targets.flatMap((target) => {
    if (target === STANDARD_INPUT || rulesetFile(target) !== undefined || !isFolder(target)) return [target]
    return yamlFiles(target)
      .filter((path) => {
        const head = scanHead(readText(path))
        return head.id !== undefined || head.examplesFor !== undefined
      })
      .map((path) => relative(process.cwd(), path) || path)
  })
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory()
}

/** Resolves an argument to a file: the id of a shipped ruleset, or a path. */
export function rulesetPath(argument: string): string {
  if (argument === STANDARD_INPUT)
    throw new UsageError('ST7002', 'Standard input cannot be written to or watched.')
  shareCaches()
  const found = rulesetFile(argument)
  if (found !== undefined) {
    const stats = statSync(found)
    if (stats.isCharacterDevice() || stats.isBlockDevice())
      throw new UsageError('ST7002', `\`${argument}\` is not an ordinary file.`)
    return found
  }
  if (existsSync(argument))
    throw new UsageError('ST7002', `\`${argument}\` is a folder; a file is needed here.`)
  const ids = shippedDocuments().flatMap(({ head }) => (head.id === undefined ? [] : [head.id]))
  // Ids of a family begin with its name, which players of one of them leave out.
  const near = ids.find((id) => id.endsWith(`-${argument}`)) ?? nearest(argument, ids)
  throw new UsageError(
    'ST7002',
    `There is no file and no shipped ruleset called \`${argument}\`.`,
    near === undefined ? 'See what there is: sandtable list' : `Did you mean \`${near}\`?`,
  )
}

export function requestFor(argument: string, options: RulesetOptions = {}): RulesetRequest {
  shareCaches()
  const chosen = { options: new Map((options.option ?? []).map(nameAndValue)) }
  if (argument === STANDARD_INPUT) {
    const piped = requestForText('standard-input.yaml', standardInput(), process.cwd(), chosen)
    return withModules(piped, options.use ?? [])
  }
  const path = rulesetPath(argument)
  try {
    return withModules(requestForFile(path, chosen), options.use ?? [])
  } catch (thrown) {
    if (thrown instanceof UsageError) throw thrown
    throw readFailure(argument, thrown)
  }
}

function nameAndValue(text: string): readonly [string, string] {
  const at = text.indexOf('=')
  if (at < 1) throw new UsageError('ST7003', `An option is given as NAME=VALUE; this is \`${text}\`.`)
  return [text.slice(0, at).trim(), text.slice(at + 1).trim()]
}

export function playersOf(given: string | undefined, counts: readonly number[]): number | undefined {
  // An abstract game may leave the number of players open.
  if (given === undefined || counts.length === 0) return undefined
  const players = Number(given)
  if (!counts.includes(players))
    throw new UsageError(
      'ST7003',
      `This game is for ${counts.join(', ')} players, not \`${given}\`.`,
      // Users confuse the number of players with the option for who plays.
      /^\d/u.test(given)
        ? undefined
        : `\`--players\` is how many; who they are says \`--players-by ${given}\`, or in \`play\` \`--against ${given}\`.`,
    )
  return players
}

export function wholeNumber(text: string, what: string, least: number, most: number): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < least || value > most)
    throw new UsageError('ST7003', `${what} is a whole number from ${least} to ${most}; this is \`${text}\`.`)
  return value
}
