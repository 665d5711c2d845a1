import { describe, expect, test } from 'vitest'
import { programOf } from '../../interpreter/examples/run.ts'
import { playExactly } from './exact.ts'
import { configuredVariant } from './loaded.ts'
import type { Variant } from './loaded.ts'
import { shippedVariants } from './shipped-variants.ts'
import { PLAYED } from '../families.ts'
import { VOLUME } from '../volume.ts'

/** Games as they are; of their modules and of the options at the ends of their ranges some, unless there is time. */
const VARIANTS = shippedVariants()
  .filter(
    ([{ id, uses = [], options }], row) =>
      (uses.length === 0 && options === undefined && PLAYED.has(id)) || row % VOLUME.exactVariants === 0,
  )
  .map(([variant, games]) => [variant, Math.ceil((games * VOLUME.exactPercent) / 100)] as const)

function nameOf({ uses = [], options = {} }: Variant): string {
  return [...uses, ...Object.entries(options).map((option) => option.join(': '))].join(', ') || 'as it is'
}

describe('games of all shipped rulesets are exact at every ply', () => {
  for (const id of new Set(VARIANTS.map(([variant]) => variant.id)))
    describe(id, () => {
      for (const [variant, games] of VARIANTS.filter(([one]) => one.id === id))
        test(`${games} ${nameOf(variant)}`, () => {
          const program = programOf(configuredVariant(variant).checked)
          for (let seed = 1; seed <= games; seed++) playExactly(program, seed, VOLUME.exactPlies)
        })
    })

  if (VOLUME.isLong)
    test('are 2,000', () => {
      expect(VARIANTS.reduce((sum, [, games]) => sum + games, 0)).toBeGreaterThanOrEqual(2000)
    })
})
