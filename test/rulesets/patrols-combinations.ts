import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import { hasErrors } from '../../grammar/diagnostics/diagnostic.ts'
import { configure, loadRuleset } from '../../grammar/load.ts'
import type { Configured } from '../../grammar/load.ts'
import { RULESETS, host, known, shippedFile } from './shipped-documents.ts'

export const GAMES = ['patrols', 'super-captain', 'club-night'] as const
export type Game = (typeof GAMES)[number]
export const SEATS = [2, 3, 4] as const

/** All modules of the family, by id. */
export const MODULES = readdirSync(join(RULESETS, 'battle/patrols/modules'))
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
  const { ruleset, diagnostics } = loadRuleset({
    file: shippedFile(`battle/patrols/${game}.yaml`),
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
