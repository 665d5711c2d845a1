import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import { hasErrors } from '../../grammar/diagnostics/diagnostic.ts'
import { KnownDocuments } from '../../grammar/document/known-documents.ts'
import { configure, loadRuleset } from '../../grammar/load.ts'
import type { Configured } from '../../grammar/load.ts'
import type { RulesetHost } from '../../grammar/source/host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { rulesetFolderHost } from '../../interpreter/host-node/ruleset-folder.ts'

const RULESETS = join(import.meta.dirname, '../../rulesets')
/** Each file is read only once, however many combinations there are. */
const documents = [...rulesetFolderHost({ shipped: RULESETS }).documents()].map(({ name, place, read }) => {
  const text = read()
  return { name, place, read: () => text }
})
export const host: RulesetHost = { documents: () => documents }
/** Each file is parsed only once, too. */
const known = new KnownDocuments()

export const GAMES = ['patrols', 'super-captain', 'club-night'] as const
export type Game = (typeof GAMES)[number]
export const SEATS = [2, 3, 4] as const

/** All modules of the family, by id. */
export const MODULES = readdirSync(join(RULESETS, 'patrols/modules'))
  .map((name) => name.replace(/\.yaml$/, ''))
  .sort()

/** Every module alone, then every pair. */
export const COMBINATIONS: readonly (readonly string[])[] = [
  ...MODULES.map((one) => [one]),
  ...MODULES.flatMap((one, index) => MODULES.slice(index + 1).map((other) => [one, other])),
]

export interface Combined {
  readonly configured: Configured | undefined
  readonly errors: readonly Diagnostic[]
  readonly warnings: readonly Diagnostic[]
}

/** A game of the family for a number of players, with some modules added, and with options. */
export function combined(
  game: Game,
  players: number | undefined,
  uses: readonly string[] = [],
  options: Readonly<Record<string, string>> = {},
): Combined {
  const name = `rulesets/patrols/${game}.yaml`
  const file = sourceFile(name, readFileSync(join(RULESETS, 'patrols', `${game}.yaml`), 'utf8'))
  const { ruleset, diagnostics } = loadRuleset({
    file,
    host,
    known,
    uses,
    options: new Map(Object.entries(options)),
  })
  const made = ruleset === undefined || hasErrors(diagnostics) ? undefined : configure(ruleset, players)
  const all = [...diagnostics, ...(made?.diagnostics ?? [])]
  const errors = all.filter(({ severity }) => severity === 'error')
  return {
    configured: errors.length > 0 ? undefined : made?.configured,
    errors,
    // It does not matter here if a game already uses one of them.
    warnings: all.filter(({ severity, code }) => severity === 'warning' && code !== 'ST2031'),
  }
}

/** The same, ready to play. */
export function playable(
  game: Game,
  players: number,
  uses: readonly string[] = [],
  options: Readonly<Record<string, string>> = {},
): Configured {
  const { configured, errors } = combined(game, players, uses, options)
  if (configured === undefined) throw new Error(errors.map(({ message }) => message).join() || 'not playable')
  return configured
}
