import { describe, expect, test } from 'vitest'
import { NONE } from '../../grammar/ir/ir.ts'
import { TERRAINS, terrainOf } from './toy-battle-combinations.ts'

/** Spaces (including headquarters), paths, regions, medals and objective of each terrain of the game. */
const PRINTED = {
  'castle-field': [17, 24, 8, 14, 7],
  'tropical-pool': [17, 24, 8, 12, 6],
  'city-of-clouds': [16, 28, 13, 16, 8],
  'volcanic-jungle': [15, 22, 6, 14, 7],
  'cursed-cemetery': [17, 28, 10, 14, 7],
  'caribbean-sea': [15, 20, 6, 11, 5],
  'metal-x': [15, 28, 14, 14, 7],
  battlefield: [16, 24, 9, 16, 8],
} as const
const OURS = 'crossing'
const LOPSIDED = 'caribbean-sea'

/** Rotates the board by 180 degrees, and maps each space to the one nearest to where it ends up. */
function turned(spots: readonly { readonly x: number; readonly y: number }[], spaces: readonly number[]) {
  return new Map(
    spaces.map((space) => {
      const far = (other: number) =>
        Math.hypot(
          (spots[space]?.x ?? 0) + (spots[other]?.x ?? 0) - 100,
          (spots[space]?.y ?? 0) + (spots[other]?.y ?? 0) - 100,
        )
      return [space, spaces.toSorted((a, b) => far(a) - far(b))[0] ?? NONE]
    }),
  )
}

test('there are the eight terrains of the game and one of our own', () => {
  expect([...TERRAINS].sort()).toEqual([...Object.keys(PRINTED), OURS].sort())
})

describe.each(Object.entries(PRINTED))('%s', (name, [spaces, paths, regions, medals, objective]) => {
  const found = terrainOf(name)
  test('has the spaces, paths, regions and medals that are printed', () => {
    expect(found.world.spaces).toHaveLength(spaces)
    expect(found.neighbours.reduce((sum, near) => sum + near.size, 0)).toBe(2 * paths)
    expect(found.around).toHaveLength(regions)
    expect(found.medals.reduce((sum, one) => sum + one, 0)).toBe(medals)
    expect(found.objective).toBe(objective)
  })
})

describe.each(TERRAINS)('%s', (name) => {
  const found = terrainOf(name)
  const { neighbours, around, headquarters } = found

  test('leads both ways along every path', () => {
    neighbours.forEach((near, space) => {
      for (const next of near) expect(neighbours[next]?.has(space)).toBe(true)
    })
  })

  test('has regions that are surrounded by bases alone, and by paths but for a headquarters', () => {
    const ends = new Set(headquarters.flat())
    for (const ring of around) {
      expect(ring.some((space) => ends.has(space))).toBe(false)
      // Every base around a field has two others next to it, or one and a headquarters.
      for (const space of ring) {
        const near = [...(neighbours[space] ?? [])].filter((next) => ring.includes(next) || ends.has(next))
        expect(near.length).toBeGreaterThan(1)
      }
    }
  })

})

describe.each(TERRAINS.filter((name) => name !== LOPSIDED))('%s', (name) => {
  const found = terrainOf(name)
  const { neighbours, around, headquarters } = found

  test('looks alike from both sides', () => {
    const spots = found.world.spaces.map(({ spot }) => spot ?? { x: 0, y: 0 })
    const [blue = [], red = []] = headquarters
    const bases = found.world.spaces.map((_, i) => i).filter((i) => !headquarters.flat().includes(i))
    const ends = turned(spots, [...blue, ...red])
    const to = new Map([...turned(spots, bases), ...ends])
    expect(new Set(to.values()).size).toBe(found.world.spaces.length)
    for (const space of blue) expect(red).toContain(to.get(space))
    neighbours.forEach((near, space) =>
      expect([...near].map((next) => to.get(next)).sort()).toEqual(
        [...(neighbours[to.get(space) ?? NONE] ?? [])].sort(),
      ),
    )
    const rings = around.map((ring, i) => [ring, found.medals[i]] as const)
    const asText = (ring: readonly number[], medals: number | undefined) =>
      `${ring.toSorted((a, b) => a - b).join()}: ${medals}`
    const there = rings.map(([ring, medals]) => asText(ring, medals)).sort()
    const here = rings.map(([ring, medals]) => asText(ring.map((space) => to.get(space) ?? NONE), medals))
    expect(here.sort()).toEqual(there)
    for (const [space, other] of to) {
      expect(found.signs[space]).toBe(found.signs[other])
      expect(found.admits[space]).toEqual(found.admits[other])
    }
  })
})

test('only in the Caribbean the two sides have not the same headquarters', () => {
  for (const name of TERRAINS) {
    const { headquarters } = terrainOf(name)
    const [blue, red] = headquarters.map((list) => list.length)
    if (name === LOPSIDED) expect([blue, red]).toEqual([2, 1])
    else expect(blue).toBe(red)
  }
})
