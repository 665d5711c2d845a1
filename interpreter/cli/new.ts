import { existsSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { scanHead } from '../../grammar/document/scan-head.ts'
import { loadRuleset } from '../../grammar/load.ts'
import { requestForText, rulesetFile } from '../host-node/ruleset-request.ts'
import { EXIT, UsageError } from './exit.ts'
import { print } from './output.ts'
import { shippedDocuments } from '../host-node/shipped.ts'
import { rulesetFiles, rulesetPath } from './ruleset-argument.ts'
import { readText, writeNew } from './text-file.ts'

/** Begins a variant: a file that says which game it extends, and plays exactly like it. */
export function begin(file: string | undefined, options: { readonly extends: string }): number {
  const base = idToExtend(options.extends, file)
  const path = file ?? `my-${base}.yaml`
  if (existsSync(path)) throw new UsageError('ST7006', `\`${path}\` already exists; nothing was written.`)
  const id = basename(path, '.yaml')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
  const title = id.replaceAll('-', ' ')
  const text = `sandtable: 1\nid: ${id}\nextends: ${base}\ntitle: ${title.charAt(0).toUpperCase()}${title.slice(1)}\n\n# Write only what differs; sandtable show ${path} prints the rules in force.\n`
  refuseBroken(path, text, base)
  writeNew(path, text)
  print(`Wrote ${path}. Next: sandtable check ${path}`)
  return EXIT.fine
}

/**
 * The id that `extends` takes: of a shipped ruleset, or of one that is found from the new file, given by its file or
 * its id.
 */
function idToExtend(given: string, file: string | undefined): string {
  const folder = dirname(file ?? '.')
  if (rulesetFile(given) === undefined) {
    const found = rulesetFiles([folder, '.']).some((path) => scanHead(readText(path)).id === given)
    if (found) return given
  }
  const path = rulesetPath(given)
  const shipped = shippedDocuments().find((each) => each.path === path)?.head.id
  const id = shipped ?? scanHead(readText(path)).id
  if (id === undefined)
    throw new UsageError('ST7002', `\`${given}\` has no \`id\`, so nothing can extend it.`)
  return id
}

/** A file that `check` refuses is no beginning. */
function refuseBroken(path: string, text: string, base: string): void {
  const { diagnostics } = loadRuleset(requestForText(path, text, dirname(path)))
  const error = diagnostics.find(({ severity }) => severity === 'error')
  if (error === undefined) return
  throw new UsageError(
    error.code,
    `\`${path}\` could not extend \`${base}\`; nothing was written. ${error.message}`,
    error.help,
  )
}
