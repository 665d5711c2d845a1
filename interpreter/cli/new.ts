import { existsSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { scanHead } from '../../grammar/document/scan-head.ts'
import { loadRuleset } from '../../grammar/load.ts'
import { requestForText, rulesetFile } from '../host-node/ruleset-request.ts'
import type { OptionsOf } from './command-list.ts'
import { EXIT, UsageError } from './exit.ts'
import { print } from './output.ts'
import { PACKAGE } from '../host-node/package-folder.ts'
import { shippedDocuments } from '../host-node/shipped.ts'
import { rulesetFiles, rulesetPath } from './ruleset-argument.ts'
import { SCHEMA_FILE, SCHEMA_LINE } from './schema.ts'
import { shellCommand } from './shell-words.ts'
import { readText, writeNew } from './text-file.ts'

/** Creates a game, small but complete, or a variant, which plays exactly like the game it extends. */
export function createRuleset(file: string | undefined, options: OptionsOf<'new'>): number {
  const base = options.extends === undefined ? undefined : idToExtend(options.extends, file)
  const path = file === undefined ? `my-${base ?? 'game'}.yaml` : extname(file) === '' ? `${file}.yaml` : file
  if (existsSync(path)) throw new UsageError('ST7006', `\`${path}\` already exists; nothing was written.`)
  const id = basename(path, '.yaml')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
  const title = id.replaceAll('-', ' ')
  const head = { id, title: `${title.charAt(0).toUpperCase()}${title.slice(1)}` }
  const text = base === undefined ? complete(options.cards === true, head) : variant(path, base, head)
  refuseBroken(path, text, base)
  const hasSchema = existsSync(join(dirname(path), SCHEMA_FILE))
  writeNew(path, hasSchema ? SCHEMA_LINE + text : text)
  print(`Wrote ${path}. Next: ${shellCommand('sandtable', base === undefined ? 'play' : 'check', path)}`)
  return EXIT.fine
}

interface Head {
  readonly id: string
  readonly title: string
}

function variant(path: string, base: string, { id, title }: Head): string {
  return `sandtable: 1\nid: ${id}\nextends: ${base}\ntitle: ${title}\n\n# Write only what differs; sandtable show ${path} prints the rules in force.\n`
}

/** A skeleton under its own name. */
function complete(ofCards: boolean, { id, title }: Head): string {
  const skeleton = join(PACKAGE, 'docs/skeletons', ofCards ? 'card-game.yaml' : 'board-game.yaml')
  return readText(skeleton)
    .replace(/^id: [\w-]+/m, `id: ${id}`)
    .replace(/^title: [\w ]*\w/m, `title: ${title}`)
}

/** The id for `extends`: of a shipped ruleset, or of one visible from the new file, given by its file or its id. */
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

/** Refuses a base that `check` refuses. */
function refuseBroken(path: string, text: string, base: string | undefined): void {
  const { diagnostics } = loadRuleset(requestForText(path, text, dirname(path)))
  const error = diagnostics.find(({ severity }) => severity === 'error')
  if (error === undefined) return
  throw new UsageError(
    error.code,
    `${base === undefined ? `\`${path}\` would have errors` : `\`${path}\` could not extend \`${base}\``}; nothing was written. ${error.message}`,
    error.help,
  )
}
