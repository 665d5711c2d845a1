import { describe, expect, test } from 'vitest'
import { distributions } from '../../interpreter/counting/kind-distributions.ts'
import { resample } from '../../interpreter/deduction/deduction.ts'
import { poolOf, strikeByCount } from '../../interpreter/counting/matching.ts'
import { piecesIn } from '../../interpreter/deduction/sight.ts'
import type { Domain } from '../../interpreter/counting/matching.ts'
import { drawBySwaps } from '../../interpreter/counting/swaps.ts'
import { Match } from '../../interpreter/match/match.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { chanceOf } from './chance.ts'
import { playAtRandom } from './play-at-random.ts'
import { smallWar } from './programs.ts'
import { Worlds } from './worlds.ts'

const DRAWS = 40

/** How far the counts are from all being equal, in standard deviations of what chance would produce. */
function unevenness(counts: ReadonlyMap<string, number>, cells: number): number {
  const total = [...counts.values()].reduce((sum, n) => sum + n, 0)
  const mean = total / cells
  const missing = (cells - counts.size) * mean
  const squares = [...counts.values()].reduce((sum, n) => sum + (n - mean) ** 2 / mean, missing)
  return cells < 2 ? 0 : (squares - (cells - 1)) / Math.sqrt(2 * (cells - 1))
}

function facesOf(ir: GameIR, state: Int32Array): string {
  return ir.containers
    .map((container, c) => {
      const kinds = piecesIn(ir, state, c).map((p) => ir.pieces[p]?.kind)
      return (container.pile ? kinds : kinds.sort()).join()
    })
    .join('/')
}

describe('every way in which a game can have gone is drawn equally often', () => {
  const wars: readonly (readonly [string, string])[] = [
    ['plain', ''],
    ['with a silent defence', 'uses: [ silent-defence ]\n'],
    [
      'with a rule that ties pieces to each other',
      `actions.move:
  only if:
    not alone: number of your soldiers on board where rank is none and space is next to piece.space < 2
`,
    ],
  ]
  for (const [name, more] of wars)
    test(name, () => {
      const program = smallWar('flag: 1, bomb: 1, marshal: 1, scout: 1, spy: 1', 5, more)
      let positions = 0
      for (let game = 0; game < 2; game++) {
        const below = chanceOf(300 + game)
        const match = Match.start(program, { seed: game })
        const worlds = new Worlds(program, 0, [match.snapshot()])
        for (let ply = 1; ply <= 12 && match.decision() !== undefined; ply++) {
          playAtRandom(match, below)
          const knowledge = match.knowledge(0)
          const last = knowledge.plies.at(-1)
          if (last !== undefined) worlds.see(last)
          if (![2, 5, 9, 12].includes(ply)) continue
          const possible = worlds.states.map((state) => facesOf(program.ir, state))
          expect(new Set(possible).size).toBe(possible.length)
          const counts = new Map<string, number>()
          for (let draw = 0; draw < DRAWS * possible.length; draw++) {
            const found = resample(knowledge, below)
            const key = found === undefined ? 'none' : facesOf(program.ir, found.state)
            counts.set(key, (counts.get(key) ?? 0) + 1)
          }
          expect([...counts.keys()].filter((key) => !possible.includes(key))).toEqual([])
          expect(Math.abs(unevenness(counts, possible.length))).toBeLessThan(4)
          if (possible.length > 1) positions++
        }
      }
      expect(positions).toBeGreaterThan(3)
    })
})

/** A few pieces with the kinds that each can be. */
function randomPool(below: (n: number) => number) {
  const size = 2 + below(5)
  const kinds = Array.from({ length: size }, () => below(4)).sort((a, b) => a - b)
  const domains = kinds.map((kind): Domain =>
    [...new Set([kind, ...kinds.filter(() => below(3) === 0)])].sort((a, b) => a - b),
  )
  return { pool: poolOf([...kinds.keys()], kinds), domains }
}

function allOf(pool: ReturnType<typeof poolOf>, domains: readonly Domain[]): number[][] {
  const give = (index: number, left: ReadonlyMap<number, number>): number[][] =>
    index === pool.pieces.length
      ? [[]]
      : (domains[index] ?? [])
          .filter((kind) => (left.get(kind) ?? 0) > 0)
          .flatMap((kind) =>
            give(index + 1, new Map(left).set(kind, (left.get(kind) ?? 0) - 1)).map((rest) => [
              kind,
              ...rest,
            ]),
          )
  return give(0, pool.stock)
}

test('counting distributions and striking out by count are exact', () => {
  const below = chanceOf(77)
  for (let round = 0; round < 500; round++) {
    const { pool, domains } = randomPool(below)
    const all = allOf(pool, domains)
    expect(distributions(pool, domains)?.count).toBe(all.length)
    const struck = [...domains]
    expect(strikeByCount(pool, struck)).toBe(all.length > 0)
    if (all.length === 0) continue
    expect(struck).toEqual(
      domains.map((_, i) => [...new Set(all.map((one) => one[i] ?? -1))].sort((a, b) => a - b)),
    )
  }
})

test('a stock that does not suffice is found out', () => {
  const domains: Domain[] = [[1], [1], [1, 2]]
  expect(strikeByCount(poolOf([0, 1, 2], [1, 2, 2]), domains)).toBe(false)
})

test('drawing by exchanges comes to every distribution about equally often', () => {
  const below = chanceOf(5)
  for (let round = 0; round < 6; round++) {
    const { pool, domains } = randomPool(below)
    const all = allOf(pool, domains)
    const counts = new Map<string, number>()
    for (let draw = 0; draw < DRAWS * all.length; draw++) {
      const kindOf = new Int32Array(pool.pieces.length)
      drawBySwaps(pool, domains, below, kindOf)
      counts.set(kindOf.join(), (counts.get(kindOf.join()) ?? 0) + 1)
    }
    expect(counts.size).toBe(all.length)
    expect(Math.abs(unevenness(counts, all.length))).toBeLessThan(4)
  }
})
