import { expect, test } from 'vitest'
import { LongestWay } from '../../interpreter/state/longest-way.ts'
import { chance } from '../games/loaded.ts'
import { part } from '../volume.ts'

interface Net {
  readonly spaces: number
  readonly steps: readonly (readonly [number, number])[]
  /** Spaces that a way may pass. */
  readonly open: ReadonlySet<number>
}

const SPACES = 6

/** Up to nine steps, some of them in nets of their own. */
function randomNet(below: (n: number) => number): Net {
  const all = Array.from({ length: SPACES }, (_, i) => i)
  const pairs = all.flatMap((one) => all.slice(one + 1).map((other) => [one, other] as const))
  const steps = pairs.filter(() => below(3) === 0).slice(0, 9)
  return { spaces: SPACES, steps, open: new Set(all.filter(() => below(4) > 0)) }
}

/** By trying all ways. */
function plainLongest({ spaces, steps, open }: Net): number {
  const from = (here: number, used: ReadonlySet<number>, passes: boolean): number => {
    if (!passes) return used.size
    const lengths = steps.flatMap(([one, other], i) => {
      if (used.has(i) || (one !== here && other !== here)) return []
      const there = one === here ? other : one
      return [from(there, new Set([...used, i]), open.has(there))]
    })
    return Math.max(used.size, ...lengths)
  }
  return Math.max(...Array.from({ length: spaces }, (_, start) => from(start, new Set(), true)))
}

function longest({ spaces, steps, open }: Net): { readonly found: number; readonly tries: number } {
  const search = new LongestWay(spaces)
  search.begin()
  for (let here = 0; here < spaces; here++) {
    search.at(here, open.has(here))
    for (const [one, other] of steps)
      if (one === here || other === here) search.step(one === here ? other : one)
  }
  let tries = 0
  const found = search.longest((count) => (tries += count))
  return { found, tries }
}

test('the longest way is the one that is found by trying all', () => {
  const below = chance(1)
  for (let i = 0; i < part(5000); i++) {
    const net = randomNet(below)
    expect(longest(net).found, JSON.stringify(net.steps)).toBe(plainLongest(net))
  }
})

test('the search ends when no way can be longer', () => {
  // A board of 4 by 4: of 24 steps, three have to be left out.
  const spaces = 16
  const steps = Array.from({ length: spaces }, (_, i) => i).flatMap((i) => [
    ...(i % 4 < 3 ? [[i, i + 1] as const] : []),
    ...(i < 12 ? [[i, i + 4] as const] : []),
  ])
  const { found, tries } = longest({ spaces, steps, open: new Set(Array(spaces).keys()) })
  expect(found).toBe(21)
  expect(tries).toBeLessThan(1000)
})
