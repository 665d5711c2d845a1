import { expect, test } from 'vitest'
import type { Match } from '../../../interpreter/match/match.ts'
import { cardsIn } from '../../rulesets/hearts-engine.ts'
import { playBoth } from './both.ts'
import type { Engine } from './both.ts'

const SIDE = 7
const WAYS = ['up', 'right', 'down', 'left']
const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const

/** The sides of the tiles, clockwise: a path is 1. */
const SIDES: Readonly<Record<string, readonly number[]>> = {
  crossing: [1, 1, 1, 1],
  fork: [1, 1, 0, 1],
  bend: [1, 1, 0, 0],
  alley: [1, 0, 1, 0],
  arbour: [1, 0, 0, 0],
}

const turned = (tile: string, facing: number): readonly number[] =>
  WAYS.map((_, way) => SIDES[tile]?.[(way - facing + 4) % 4] ?? 0)

/** Garden paths once more. */
function paths(match: Match, count: number): Engine {
  const bag = [...cardsIn(match, 'drawn'), ...cardsIn(match, 'bag')]
  const laid = new Map([['3 3', turned('crossing', 0)]])
  const scores = Array.from({ length: count }, () => 0)
  let [seat, isOver] = [0, false]
  /** The pairs of sides that would touch: of the new tile, and of its neighbour. */
  const touching = (x: number, y: number, sides: readonly number[]): readonly (readonly [number, number])[] =>
    STEPS.flatMap(([dx, dy], way) => {
      const other = laid.get(`${x + dx} ${y + dy}`)
      return other === undefined ? [] : [[sides[way] ?? 0, other[(way + 2) % 4] ?? 0] as const]
    })
  const fitting = (): readonly string[] => {
    const found: string[] = []
    for (let x = 0; x < SIDE; x++)
      for (let y = 0; y < SIDE; y++)
        for (const [facing, way] of WAYS.entries()) {
          const pairs = touching(x, y, turned(bag[0] ?? '', facing))
          const isFree = !laid.has(`${x} ${y}`)
          if (isFree && pairs.length > 0 && pairs.every(([own, other]) => own === other))
            found.push(`${'abcdefg'[x]}${y + 1} ${way}`)
        }
    return found
  }
  const settle = (): void => {
    while (bag.length > 0 && fitting().length === 0) [seat] = [(seat + 1) % count, bag.shift()]
    isOver = bag.length === 0
  }
  settle()
  return {
    seat: () => seat,
    moves: () => (isOver ? undefined : fitting()),
    play: (move) => {
      const [at = '', way = ''] = move.split(' ')
      const [x, y] = ['abcdefg'.indexOf(at[0] ?? ''), Number(at[1]) - 1]
      const sides = turned(bag.shift() ?? '', WAYS.indexOf(way))
      for (const [own] of touching(x, y, sides)) scores[seat] = (scores[seat] ?? 0) + 1 + own
      laid.set(`${x} ${y}`, sides)
      seat = (seat + 1) % count
      settle()
    },
    check: (played) => {
      const found = played.view().values.find(({ name }) => name === 'score')?.values ?? []
      expect(found.map(({ value }) => Number(value))).toEqual(scores)
      if (isOver) expect(played.result()?.scores).toEqual(scores)
    },
  }
}

test.each([2, 3, 4])('garden paths for %i', (players) => {
  expect(playBoth({ id: 'garden-paths', players }, (match) => paths(match, players), 6)).toBeGreaterThan(100)
})
