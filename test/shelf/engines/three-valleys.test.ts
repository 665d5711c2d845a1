import { expect, test } from 'vitest'
import type { Match } from '../../../interpreter/match/match.ts'
import { playBoth } from './both.ts'
import type { Engine } from './both.ts'

const WAYS = [
  ['pass', 'brook', 'gorge', 'glen'],
  ['brook', 'mill'],
  ['gorge', 'ford'],
  ['glen', 'farm'],
  ['mill', 'harbour', 'ford', 'farm'],
  ['ford', 'castle', 'farm'],
  ['farm', 'abbey'],
  ['harbour', 'castle', 'abbey'],
  ['castle', 'abbey'],
] as const
const CAPITALS = ['harbour', 'castle', 'abbey']
const [YEARS, GARRISON, MUSTER] = [8, 3, 2]

const neighbours = new Map<string, Set<string>>()
for (const [from, ...others] of WAYS)
  for (const to of others)
    for (const [x, y] of [
      [from, to],
      [to, from],
    ] as const)
      neighbours.set(x, (neighbours.get(x) ?? new Set()).add(y))

/** Three valleys once more. Which side of an attack loses a troop is read from the match. */
function valleys(match: Match, count: number): Engine {
  const land = new Map([...neighbours.keys()].map((name) => [name, { holder: -1, troops: 1 }]))
  for (let seat = 0; seat < count; seat++) land.set(CAPITALS[seat] ?? '', { holder: seat, troops: GARRISON })
  let [year, starter, turn, isMustering] = [0, 0, 0, true]
  const seatNow = (): number => (starter + turn) % count
  const held = (seat: number): number => [...land.values()].filter(({ holder }) => holder === seat).length
  const isWon = (): boolean => [0, 1, 2].filter((seat) => held(seat) > 0).length === 1
  const isOver = (): boolean => year === YEARS || isWon()
  const seen = (name: string): ReadonlyMap<string | undefined, unknown> =>
    new Map(
      match
        .view()
        .values.find((values) => values.name === name)
        ?.values.map(({ of, value }) => [of, value]),
    )
  const next = (): void => {
    isMustering = true
    do {
      turn++
      if (turn === count) [turn, year, starter] = [0, year + 1, (starter + 1) % count]
    } while (held(seatNow()) === 0 && year < YEARS)
  }
  let attacked: readonly [string, string] | undefined
  return {
    seat: seatNow,
    moves: () => {
      const own = [...land].filter(([, { holder }]) => holder === seatNow())
      if (isOver()) return undefined
      if (isMustering) return own.map(([name]) => `muster in ${name}`)
      const attacks = own.flatMap(([here, { troops }]) =>
        troops < 2
          ? []
          : [...(neighbours.get(here) ?? [])]
              .filter((to) => land.get(to)?.holder !== seatNow())
              .map((to) => `${here}-${to}`),
      )
      return ['done', ...attacks]
    },
    play: (move) => {
      attacked = undefined
      if (move === 'done') next()
      else if (isMustering) {
        const here = land.get(move.slice(10))
        if (here !== undefined) here.troops += Math.max(MUSTER, Math.floor(held(seatNow()) / 2))
        isMustering = false
      } else {
        const [here = '', there = ''] = move.split('-')
        attacked = [here, there]
      }
    },
    check: (played) => {
      const troops = seen('troops')
      if (attacked !== undefined) {
        const [here, there] = attacked.map((name) => land.get(name))
        if (here === undefined || there === undefined) return
        const isTaken = seen('holder').get(attacked[1]) === match.ir.seats[here.holder]?.name
        const isLost = !isTaken && Number(troops.get(attacked[1])) === there.troops
        if (isLost) here.troops--
        else if (there.troops > 1) there.troops--
        else [there.holder, there.troops, here.troops] = [here.holder, here.troops - 1, 1]
      }
      for (const [name, { troops: n }] of land) expect(Number(troops.get(name)), name).toBe(n)
      if (!isOver()) return
      const worth = Array.from({ length: count }, (_, seat) =>
        [...land.values()].reduce((sum, { holder, troops: n }) => sum + (holder === seat ? 1000 + n : 0), 0),
      )
      const best = Math.max(...worth)
      expect(played.result()?.places.map((place) => place === 1)).toEqual(worth.map((each) => each === best))
    },
  }
}

test.each([2, 3])('three valleys for %i', (players) => {
  expect(playBoth({ id: 'three-valleys', players }, (match) => valleys(match, players), 15)).toBeGreaterThan(
    300,
  )
})
