import { describe, expect, test } from 'vitest'
import { programOf } from '../../interpreter/examples/run.ts'
import { playExactly } from './exact.ts'
import { configuredVariant } from './loaded.ts'
import type { Variant } from './loaded.ts'

const GAMES: readonly (readonly [Variant, number])[] = [
  [{ id: 'tic-tac-toe' }, 400],
  [{ id: 'connect-four' }, 350],
  [{ id: 'breakthrough' }, 250],
  [{ id: 'draughts' }, 250],
  [{ id: 'draughts', options: { 'quiet limit': '10' } }, 50],
]

describe('1,300 games with open boards are exact at every ply', () => {
  for (const [variant, games] of GAMES)
    test(`${variant.id} ${JSON.stringify(variant.options ?? {})}`, { timeout: 300_000 }, () => {
      const program = programOf(configuredVariant(variant).checked)
      const reasons = new Set<string>()
      for (let seed = 1; seed <= games; seed++) reasons.add(playExactly(program, seed).reason)
      expect(reasons.size).toBeGreaterThan(0)
    })
})
