import { expect, test } from 'vitest'
import type { Match } from '../../../interpreter/match/match.ts'
import { cardsIn } from '../../rulesets/hearts-engine.ts'
import { playBoth } from './both.ts'
import type { Engine } from './both.ts'

const GOODS = ['clay', 'dye', 'wool'] as const

/** What a workshop makes, its cost in clay, dye and wool, and its points. */
const WORKSHOPS: Readonly<Record<string, readonly [makes: string, cost: readonly number[], points: number]>> =
  {
    pit: ['clay', [0, 0, 2], 1],
    garden: ['dye', [2, 0, 0], 1],
    fold: ['wool', [0, 2, 0], 1],
    kiln: ['clay', [0, 2, 2], 3],
    vat: ['dye', [2, 0, 2], 3],
    loom: ['wool', [2, 2, 0], 3],
    'guild hall': ['', [3, 3, 3], 7],
  }

/** Weavers and potters once more. */
function weavers(match: Match, count: number, last: number): Engine {
  const deck = [...cardsIn(match, 'deck')]
  const row = [...cardsIn(match, 'row')]
  const players = Array.from({ length: count }, () => ({ store: [0, 0, 0], yard: [] as string[] }))
  let [seat, rounds] = [0, 0]
  const costOf = (workshop: string): readonly number[] => WORKSHOPS[workshop]?.[1] ?? []
  const isOver = (): boolean =>
    seat === 0 && (rounds === 100 || players.some(({ yard }) => yard.length >= last))
  const worth = ({ store, yard }: (typeof players)[number]): number =>
    yard.reduce((sum, workshop) => sum + (WORKSHOPS[workshop]?.[2] ?? 0), 0) * 1e4 +
    store.reduce((sum, n) => sum + n, 0)
  return {
    seat: () => seat,
    moves: () => {
      const { store = [] } = players[seat] ?? {}
      const paid = [...new Set(row)].filter((each) =>
        costOf(each).every((n, good) => n <= (store[good] ?? 0)),
      )
      return isOver() ? undefined : [...GOODS, ...paid.map((workshop) => `build ${workshop}`)]
    },
    play: (move) => {
      const you = players[seat]
      if (you === undefined) return
      const good = (GOODS as readonly string[]).indexOf(move)
      if (good >= 0) {
        const makers = you.yard.filter((workshop) => WORKSHOPS[workshop]?.[0] === move).length
        you.store[good] = (you.store[good] ?? 0) + 1 + makers
      } else {
        const built = move.slice(6)
        you.store = you.store.map((n, each) => n - (costOf(built)[each] ?? 0))
        you.yard.push(...row.splice(row.indexOf(built), 1))
        row.push(...deck.splice(0, 1))
      }
      seat = (seat + 1) % count
      if (seat === 0) rounds++
    },
    check: (played) => {
      expect([...cardsIn(played, 'row')].toSorted()).toEqual(row.toSorted())
      if (!isOver()) return
      const best = Math.max(...players.map(worth))
      const winners = players.flatMap((player, winner) => (worth(player) === best ? [winner] : []))
      expect(played.result()?.places.flatMap((place, winner) => (place === 1 ? [winner] : []))).toEqual(
        winners,
      )
    },
  }
}

test.each([
  [2, 5],
  [3, 4],
  [4, 7],
])('weavers and potters for %i, to %i workshops', (players, last) => {
  const options = { 'last workshop': String(last) }
  const id = 'weavers-and-potters'
  expect(playBoth({ id, players, options }, (match) => weavers(match, players, last), 10)).toBeGreaterThan(
    200,
  )
})
