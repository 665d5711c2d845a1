import { existsSync } from 'node:fs'
import { basename, dirname, relative, sep } from 'node:path'
import { scanHead } from '../../grammar/document/scan-head.ts'
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
  writeNew(
    path,
    `sandtable: 1\nid: ${id}\nextends: ${base}\ntitle: ${title.charAt(0).toUpperCase()}${title.slice(1)}\n\n# Write only what differs; sandtable show ${options.extends} prints the rules in force.\n`,
  )
  print(`Wrote ${path}. Next: sandtable check ${path}`)
  return EXIT.fine
}

/**
 * The id that `extends` takes: of a shipped ruleset, or of one in the folder of the new file, given by its file or its
 * id. What lies elsewhere would not be found from there.
 */
function idToExtend(given: string, file: string | undefined): string {
  const folder = dirname(file ?? '.')
  const beside = rulesetFiles([folder]).find((path) => scanHead(readText(path)).id === given)
  if (beside !== undefined && !existsSync(given)) return given
  const path = rulesetPath(given)
  const shipped = shippedDocuments().find((each) => each.path === path)?.head.id
  if (shipped !== undefined) return shipped
  const { id } = scanHead(readText(path))
  if (id === undefined)
    throw new UsageError('ST7002', `\`${given}\` has no \`id\`, so nothing can extend it.`)
  if (relative(folder, dirname(path)).split(sep)[0] === '..')
    throw new UsageError(
      'ST7002',
      `\`${given}\` would not be found from \`${folder}\`.`,
      'A ruleset finds others in its own folder and in those below it: write the new file beside the base.',
    )
  return id
}
