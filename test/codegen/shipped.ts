import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scanHead } from '../../grammar/document/scan-head.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Ruleset } from '../../grammar/load.ts'
import { configure, loadRuleset } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { shelfHost } from '../shelf-host.ts'
import { RULESETS, host as shippedHost, known as read } from '../rulesets/shipped-documents.ts'
import { trackedFiles } from '../tracked.ts'

let shipped: ReturnType<typeof documentsIn> | undefined

/** The rulesets and modules in a folder; those of the shipped folder are read only once. */
function documents(folder: string): ReturnType<typeof documentsIn> {
  return folder === RULESETS ? (shipped ??= documentsIn(folder)) : documentsIn(folder)
}

function documentsIn(folder: string) {
  return trackedFiles(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
    .map((d) => ({ ...d, head: scanHead(d.text) }))
    .filter((d) => d.head.id !== undefined)
}

/** A ruleset by its id, from the shipped ones or from a folder. */
export function rulesetCalled(
  id: string,
  uses: readonly string[] = [],
  folder = RULESETS,
  options: ReadonlyMap<string, string> = new Map(),
): Ruleset {
  const isShipped = folder === RULESETS
  const host = isShipped ? shippedHost : shelfHost(folder)
  const found = documents(folder).find((d) => d.head.id === id)
  const name = isShipped ? `rulesets/${found?.name ?? ''}` : (found?.name ?? '')
  const loaded = loadRuleset({ file: sourceFile(name, found?.text ?? ''), host, known: read, uses, options })
  if (loaded.ruleset === undefined || loaded.diagnostics.some((d) => d.severity === 'error'))
    throw new Error(`${id}: ${loaded.diagnostics.map((d) => d.message).join()}`)
  return loaded.ruleset
}

/** The IR of a ruleset for a number of players. */
export function irFor(ruleset: Ruleset, players?: number): GameIR {
  const { configured, diagnostics } = configure(ruleset, players)
  if (configured === undefined || diagnostics.some((d) => d.severity === 'error'))
    throw new Error(`${ruleset.game.id}: ${diagnostics.map((d) => d.message).join()}`)
  return configured.checked.irNow()
}

/** The IR of a ruleset by its id, from the shipped ones or from a folder. */
export function irCalled(
  id: string,
  uses: readonly string[] = [],
  folder = RULESETS,
  options: ReadonlyMap<string, string> = new Map(),
): GameIR {
  const key = JSON.stringify([id, uses, folder, [...options]])
  const made = known.get(key) ?? irFor(rulesetCalled(id, uses, folder, options))
  known.set(key, made)
  return made
}

/** Loading rules takes longer than most of what is done with them, and several test files use the same games. */
const known = new Map<string, GameIR>()

/** All shipped games that can be played as they are. */
export function playableIds(): readonly string[] {
  return documents(RULESETS)
    .filter(({ text, head }) => head.for === undefined && !/^abstract: yes/mu.test(text))
    .map(({ head }) => head.id ?? '')
}

/** Ids of the shipped modules for a game or what it extends, except those that it already uses. */
export function modulesFor(id: string): readonly string[] {
  const layers = new Set(rulesetCalled(id).game.layers.map((layer) => layer.id))
  return documents(RULESETS)
    .filter(({ head }) => head.for !== undefined && layers.has(head.for) && !layers.has(head.id ?? ''))
    .map(({ head }) => head.id ?? '')
    .toSorted()
}
