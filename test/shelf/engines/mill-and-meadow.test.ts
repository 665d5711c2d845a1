import { expect, test } from 'vitest'
import { playBoth } from './both.ts'
import type { Engine } from './both.ts'

const JOBS = ['field', 'forest', 'mill', 'carpenter', 'inn', 'well', 'meadow'] as const
type Job = (typeof JOBS)[number]

/** Mill and meadow once more. */
function mill(count: number, seasons: number): Engine {
  const players = Array.from({ length: count }, () => ({ grain: 0, wood: 0, coins: 0, points: 0, left: 0 }))
  const busy = new Map<string, number>()
  let [season, seat, first] = [0, 0, 0]
  const begin = (): void => {
    busy.clear()
    for (const player of players) player.left = count === 2 ? 3 : 2
    seat = first
  }
  begin()
  const room = (job: Job): number => ({ field: 2, forest: 2, meadow: 99 })[job as 'field'] ?? 1
  return {
    seat: () => seat,
    moves: () => {
      const { wood = 0, coins = 0 } = players[seat] ?? {}
      const isPaid = (job: Job): boolean =>
        (job !== 'carpenter' || wood >= 3) && (job !== 'inn' || coins >= 4)
      return season === seasons
        ? undefined
        : JOBS.filter((job) => (busy.get(job) ?? 0) < room(job) && isPaid(job))
    },
    play: (job) => {
      const you = players[seat]
      if (you === undefined) return
      busy.set(job, (busy.get(job) ?? 0) + 1)
      you.left--
      if (job === 'field') you.grain += 2
      if (job === 'forest') you.wood += 2
      if (job === 'meadow') you.grain += 1
      if (job === 'mill') [you.coins, you.grain] = [you.coins + you.grain, 0]
      if (job === 'carpenter') [you.wood, you.points] = [you.wood - 3, you.points + 5]
      if (job === 'inn') [you.coins, you.points] = [you.coins - 4, you.points + 6]
      if (job === 'well') [first, you.points] = [seat, you.points + 1]
      seat = (seat + 1) % count
      if (players.some(({ left }) => left > 0)) return
      season++
      begin()
    },
    check: (match) => {
      const tracked = (name: string): readonly number[] =>
        match
          .view()
          .values.find((values) => values.name === name)
          ?.values.map(({ value }) => Number(value)) ?? []
      for (const good of ['grain', 'wood', 'coins', 'points'] as const)
        expect(tracked(good)).toEqual(players.map((player) => player[good]))
      if (season < seasons) return
      const worth = players.map(({ points, coins, wood, grain }) => points * 1e6 + coins * 1e3 + wood + grain)
      const best = Math.max(...worth)
      const winners = worth.flatMap((each, winner) => (each === best ? [winner] : []))
      expect(match.result()?.places.flatMap((place, winner) => (place === 1 ? [winner] : []))).toEqual(
        winners,
      )
    },
  }
}

test.each([2, 3, 4])('mill and meadow for %i', (players) => {
  expect(playBoth({ id: 'mill-and-meadow', players }, () => mill(players, 6), 30)).toBe(
    30 * 6 * (players === 2 ? 6 : 2 * players),
  )
})
