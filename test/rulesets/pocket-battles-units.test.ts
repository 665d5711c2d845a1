import { expect, test } from 'vitest'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { irCalled } from '../codegen/shipped.ts'

const battle = (size: number, army = 'elves'): GameIR =>
  irCalled(
    'pocket-battles',
    army === 'hill clans' ? ['hill-clans'] : [],
    undefined,
    new Map([
      ['size', String(size)],
      ['north army', army],
      ['south army', army],
    ]),
  )

/** What troops of the player who sits first cost, if a unit can begin with them; the cheapest first. */
function prices({ pieces, tables, containers }: GameIR): readonly number[] {
  const [points, hits] = ['points', 'wound points'].map((name) => tables.find((table) => table.name === name)?.values)
  return pieces
    .flatMap(({ container }, troop) =>
      containers[container]?.owner === 0 && (hits?.[troop] ?? 0) > 0 ? [points?.[troop] ?? 0] : [],
    )
    .toSorted((a, b) => a - b)
}

function unitsFor(size: number, cheapest: readonly number[]): number {
  let left = size
  return cheapest.filter((price) => (left -= price) >= 0).length
}

test('there is room for as many units as the cheapest troops of any army come to', () => {
  const armies = ['celts', 'romans', 'elves', 'orcs', 'hill clans'].map((army) => prices(battle(50, army)))
  expect(armies.map((army) => army.length)).toEqual([30, 30, 29, 30, 30])
  for (const size of [10, 40, 50, 100, 120]) {
    const most = Math.max(...armies.map((army) => 2 * unitsFor(size, army)))
    const [stacks, units] = battle(size).groups.map(({ count }) => count)
    expect(stacks).toBe(units)
    expect(units).toBeGreaterThanOrEqual(most)
  }
})

test('a state for 50 points takes less than 6,000 bytes', () => {
  const { size } = irCalled('pocket-battles').memory
  expect(size * Int32Array.BYTES_PER_ELEMENT).toBeLessThan(6000)
})
