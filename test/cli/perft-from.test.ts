import { expect, test } from 'vitest'
import { folderWith, sandtable } from './sandtable.ts'

/** Whoever has thrown takes one of the thrown dice, as long as any are left. */
const THROWS = `sandtable: 1
id: throws
title: Throws
players: { seats: [ red, blue ] }
track:
  dice left: dice
  each player: { sum: 0 }
play:
  - turns from red, at most 2:
      - roll 2 dice called thrown
      - add thrown to dice left
      - while dice left is not empty, at most 2:
          - you must take one
  - rank players by sum
actions:
  take one:
    choose:
      die: 1..6
    only if:
      it is left: dice left has die
    then:
      - take die out of dice left
      - add die to your sum
examples:
  nothing is thrown yet:
    given: { now: turn of red }
    play:
      - dice: 6 6
      - check: red.sum is 0
  a six and a five:
    given: { now: turn of red }
    play:
      - dice: 6 5
      - red: take one (6)
  one six:
    given: { now: turn of red }
    play:
      - dice: 6
      - check: red.sum is 0
`

const told = async (...more: readonly string[]): Promise<string> => {
  const folder = folderWith({ 'throws.yaml': THROWS })
  const { out, err } = await sandtable(['perft', 'throws.yaml', ...more], folder)
  return `${out}${err}`
}

test('counting over chance begins before the first throw', async () => {
  // Two different dice give two moves, a double one: 30/36 and 6/36.
  expect(await told('--depth', '1', '--chance')).toContain('depth 1: sequences 1 5/6')
})

test('what an example gives is not thrown again', async () => {
  expect(await told('--from', 'a six and a five', '--depth', '1')).toContain('depth 1: 2 sequences')
  expect(await told('--from', 'a six and a five', '--depth', '1', '--chance')).toContain(
    'depth 1: sequences 2, games over 0, outcomes of chance 3',
  )
  expect(await told('--from', 'nothing is thrown yet', '--depth', '1', '--chance')).toContain(
    'depth 1: sequences 1,',
  )
})

test('where an example gives some dice only, the others take every outcome', async () => {
  expect(await told('--from', 'one six', '--depth', '1', '--chance')).toContain('depth 1: sequences 1 5/6')
})

test('a count of one way of chance says so', async () => {
  expect(await told('--depth', '1')).toContain('Chance decided one way here; `--chance` counts all ways')
  expect(await told('--depth', '1', '--chance')).not.toContain('one way')
  expect(await told('--depth', '1', '--json')).not.toContain('one way')
})

test('a game of a run is replayed by its number alone', async () => {
  const folder = folderWith({})
  const alone = await sandtable(['replay', 'hearts', '--game', '2'], folder)
  expect(alone.code).toBe(0)
  expect(alone).toEqual(await sandtable(['replay', 'hearts', '--game', '2', '--seed', '1'], folder))
  expect((await sandtable(['replay', 'hearts'], folder)).err).toContain('with --game')
})
