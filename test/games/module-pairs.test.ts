import { describe, expect, it } from 'vitest'
import { playedBy } from '../editions/course.ts'
import { MODULES } from '../merge/module-pairs.ts'
import { loadTogether, pairsOf, refusalOf } from '../merge/modules-together.ts'
import { playable } from '../playable.ts'
import { VOLUME } from '../volume.ts'

/** How a move that a module adds is written. */
const ADDED: Readonly<Record<string, RegExp>> = {
  resting: /^pause$/u,
  'resting-instead': /^rest$/u,
  changing: /^trade /u,
  'changing-instead': /^change places /u,
}

const courses = (game: string, uses: readonly string[]) => {
  const ir = playable(loadTogether(game, uses)).checked.irNow()
  return Array.from({ length: VOLUME.pairOrders }, (_, seed) => playedBy(ir, seed + 1, VOLUME.pairPlies))
}

const accepted = Object.keys(MODULES).flatMap((game) =>
  pairsOf(game)
    .filter((pair) => refusalOf(pair) === undefined)
    .map((pair) => [game, ...pair] as const),
)

describe('two modules play the same games in either order', () => {
  it.each(accepted.filter((_, i) => i % VOLUME.eachPair === 0))('%s with %s and %s', (game, one, two) => {
    const [games, others] = [courses(game, [one, two]), courses(game, [two, one])]
    expect(others).toEqual(games)
    for (const { end, sets } of games) {
      expect(end).not.toMatch(/refused|fault/u)
      for (const added of [ADDED[one], ADDED[two]])
        if (added !== undefined) expect(sets.flat().some((move) => added.test(move))).toBe(true)
    }
  })
})
