import { expect, test } from 'vitest'
import { playable } from '../../interpreter/playable.ts'
import { countsOf, courseOf, waysOf } from '../codegen/ways.ts'
import { gamesWithoutCode } from '../../interpreter/simulation/games-without-code.ts'
import { reachedBounds } from '../../interpreter/simulation/reached-bounds.ts'

const game = (first: number, second: number): string => `sandtable: 1
id: bounded
title: Bounded
players: { seats: [ ann, bob ] }
track: { count: 0 }
play:
  - repeat until count > 4, at most ${first}: one
  - while count < 8, at most ${second}: one
  - repeat 2 times: one
  - rank players by count
stages:
  one:
    - add 1 to count
    - for each player: player must nod
actions:
  nod: { then: nothing }
`

/** Lines of the loops that were cut short in three games, and how often. */
function cutShort(text: string): readonly string[] {
  const { program } = playable(text)
  if (program === undefined) throw new Error('The game has errors.')
  const { ir } = program
  const { bounds } = reachedBounds(ir, 3, 'seed')
  for (const [way, playouts] of waysOf(ir)) {
    for (let game = 1; game <= 3; game++) courseOf(ir, playouts, `seed/${game}`)
    expect(countsOf(playouts), way).toEqual(bounds)
  }
  const few = gamesWithoutCode(ir, { games: 3, seed: 'seed', withLog: false, withOutcomes: false })
  expect(few?.cutShort).toEqual(bounds)
  return bounds.map(({ origin, times }) => `${ir.origins[origin]?.line}: ${times}`)
}

test('a loop that its bound cuts short is told, and no other', () => {
  expect(cutShort(game(9, 9))).toEqual([])
  expect(cutShort(game(5, 3))).toEqual([])
  expect(cutShort(game(4, 4))).toEqual(['7: 3'])
  expect(cutShort(game(5, 2))).toEqual(['8: 3'])
  expect(cutShort(game(3, 2))).toEqual(['7: 3', '8: 3'])
})

test('loops in which nobody decides anything are told, too', () => {
  const alone = (first: number, second: number): string =>
    game(first, second)
      .replace('    - for each player: player must nod\n', '')
      .replace('rank players', 'one\n  - for each player: player must nod\n  - rank players')
  expect(cutShort(alone(5, 3))).toEqual([])
  expect(cutShort(alone(4, 4))).toEqual(['7: 3'])
  expect(cutShort(alone(5, 2))).toEqual(['8: 3'])
})

test('of long games fewer are looked at, and that many are told', () => {
  const { program } = playable(
    game(20_000, 4_000).replace('count > 4', 'count > 4000').replace('count < 8', 'count < 900000'),
  )
  if (program === undefined) throw new Error('The game has errors.')
  const { games, bounds } = reachedBounds(program.ir, 100, 'seed')
  expect(games).toBeGreaterThan(0)
  expect(games).toBeLessThan(100)
  expect(bounds.map(({ times }) => times)).toEqual([games])
})
