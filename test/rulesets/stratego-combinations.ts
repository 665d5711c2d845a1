import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import { hasErrors } from '../../grammar/diagnostics/diagnostic.ts'
import { configure, loadRuleset } from '../../grammar/load.ts'
import type { Configured } from '../../grammar/load.ts'
import { RULESETS, host, known, shippedFile } from './shipped-documents.ts'

export const GAMES = ['duel', 'barrage', 'classic'] as const

/** All house rules of the family, by id. */
export const MODULES = readdirSync(join(RULESETS, 'hidden/stratego/modules'))
  .filter((name) => !name.includes('.examples.'))
  .map((name) => name.replace(/\.yaml$/, ''))
  .sort()

/** Every module alone, then every pair. */
export const COMBINATIONS: readonly (readonly string[])[] = [
  ...MODULES.map((one) => [one]),
  ...MODULES.flatMap((one, index) => MODULES.slice(index + 1).map((other) => [one, other])),
]

/** Pairs that answer the same question differently, and so are incompatible. */
export const REFUSED: readonly (readonly string[])[] = [['open-battles', 'silent-defence']]

export function isRefused(uses: readonly string[]): boolean {
  return REFUSED.some((pair) => pair.every((id) => uses.includes(id)))
}

export interface Combined {
  readonly configured: Configured | undefined
  readonly errors: readonly Diagnostic[]
  readonly warnings: readonly Diagnostic[]
}

/** A game of the family with some modules added, and with options. */
export function combined(
  game: (typeof GAMES)[number],
  uses: readonly string[],
  options: Readonly<Record<string, string>> = {},
): Combined {
  const file = shippedFile(`hidden/stratego/${game}.yaml`)
  const { ruleset, diagnostics } = loadRuleset({ file, host, known, uses, options: new Map(Object.entries(options)) })
  const made = ruleset === undefined || hasErrors(diagnostics) ? undefined : configure(ruleset, undefined)
  const all = [...diagnostics, ...(made?.diagnostics ?? [])]
  const errors = all.filter(({ severity }) => severity === 'error')
  return {
    configured: errors.length > 0 ? undefined : made?.configured,
    errors,
    // It does not matter here if a game already uses one of them.
    warnings: all.filter(({ severity, code }) => severity === 'warning' && code !== 'ST2031'),
  }
}
