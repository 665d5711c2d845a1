import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { scanHead } from '../../grammar/document/scan-head.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { configure, loadRuleset } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { rulesetFolderHost } from '../../interpreter/host-node/ruleset-folder.ts'

const RULESETS = join(import.meta.dirname, '../../rulesets')

function documents(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
    .map((d) => ({ ...d, head: scanHead(d.text) }))
    .filter((d) => d.head.id !== undefined)
}

/** The IR of a ruleset by its id, from the shipped ones or from a folder. */
export function irCalled(
  id: string,
  uses: readonly string[] = [],
  folder = RULESETS,
  options: ReadonlyMap<string, string> = new Map(),
): GameIR {
  const host = rulesetFolderHost({ shipped: RULESETS, beside: folder })
  const found = documents(folder).find((d) => d.head.id === id)
  const name = folder === RULESETS ? `rulesets/${found?.name ?? ''}` : (found?.name ?? '')
  const loaded = loadRuleset({ file: sourceFile(name, found?.text ?? ''), host, uses, options })
  if (loaded.ruleset === undefined || loaded.diagnostics.some((d) => d.severity === 'error'))
    throw new Error(`${id}: ${loaded.diagnostics.map((d) => d.message).join()}`)
  const { configured, diagnostics } = configure(loaded.ruleset, undefined)
  if (configured === undefined || diagnostics.some((d) => d.severity === 'error'))
    throw new Error(`${id}: ${diagnostics.map((d) => d.message).join()}`)
  return programOf(configured.checked).ir
}

/** All shipped games that can be played as they are. */
export function playableIds(): readonly string[] {
  return documents(RULESETS)
    .filter(({ text, head }) => head.for === undefined && !/^abstract: yes/mu.test(text))
    .map(({ head }) => head.id ?? '')
}
