import { describe, expect, test } from 'vitest'
import { programOf } from '../../interpreter/examples/run.ts'
import { playExactly } from './exact.ts'
import { configuredVariant } from './loaded.ts'
import type { Variant } from './loaded.ts'

const GAMES: readonly (readonly [Variant, number])[] = [
  [{ id: 'stratego-barrage' }, 250],
  [{ id: 'stratego-duel' }, 120],
  [{ id: 'stratego-classic' }, 10],
  [{ id: 'stratego-duel', options: { 'shuttle limit': '1' } }, 20],
  ...[
    'aggressor-advantage',
    'draw-when-both-stuck',
    'flag-may-move',
    'open-battles',
    'quiet-draw',
    'rescue',
    'silent-defence',
  ].flatMap((module): (readonly [Variant, number])[] => [
    [{ id: 'stratego-barrage', uses: [module] }, 30],
    [{ id: 'stratego-duel', uses: [module] }, 13],
  ]),
]

describe('700 games with hidden pieces are exact at every ply', () => {
  for (const [variant, games] of GAMES)
    test(`${variant.id} ${(variant.uses ?? []).join()} x${games}`, { timeout: 300_000 }, () => {
      const program = programOf(configuredVariant(variant).checked)
      const reasons = new Set<string>()
      for (let seed = 1; seed <= games; seed++) reasons.add(playExactly(program, seed).reason)
      expect(reasons.size).toBeGreaterThan(0)
    })
  test('are 700', () => {
    expect(GAMES.reduce((sum, [, games]) => sum + games, 0)).toBeGreaterThanOrEqual(700)
  })
})
