import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { EXIT, UsageError } from './exit.ts'
import { print } from './output.ts'
import { shippedDocuments } from '../host-node/shipped.ts'
import { rulesetPath } from './ruleset-argument.ts'
import { writeNew } from './text-file.ts'

/** Begins a variant: a file that says which game it extends, and plays exactly like it. */
export function begin(file: string | undefined, options: { readonly extends: string }): number {
  const base = rulesetPath(options.extends)
  const baseId = shippedDocuments().find(({ path }) => path === base)?.head.id ?? options.extends
  const path = file ?? `my-${baseId}.yaml`
  if (existsSync(path)) throw new UsageError('ST7006', `\`${path}\` already exists; nothing was written.`)
  const id = basename(path, '.yaml')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
  const title = id.replaceAll('-', ' ')
  writeNew(
    path,
    `sandtable: 1\nid: ${id}\nextends: ${baseId}\ntitle: ${title.charAt(0).toUpperCase()}${title.slice(1)}\n\n# Write only what differs; sandtable show ${baseId} prints the rules in force.\n`,
  )
  print(`Wrote ${path}. Next: sandtable check ${path}`)
  return EXIT.fine
}
