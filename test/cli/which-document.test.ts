import { describe, expect, test } from 'vitest'
import { folderWith, sandtable } from './sandtable.ts'

const GAME = `sandtable: 1
id: ferry
title: Ferry
players: { seats: [ east, west ] }
play:
  - turns from east, at most 6: you must row
  - the game is drawn by dusk
actions:
  row: { then: nothing }
`
const VARIANT = 'sandtable: 1\nid: night-ferry\nextends: ferry\ntitle: Night ferry\n'

const files = { 'ferry.yaml': GAME, 'ferry copy.yaml': GAME.replace('6', '4'), 'night.yaml': VARIANT }

describe('of two files with one id, every command says which it uses', () => {
  test.each([
    ['check', 'night.yaml'],
    ['run', 'night.yaml', '--games', '2'],
    ['play', 'night.yaml'],
    ['perft', 'night.yaml', '--depth', '1'],
    ['rulebook', 'night.yaml'],
    ['diff', 'night.yaml'],
    ['compare', 'night.yaml', '--games', '2'],
    ['show', 'night.yaml'],
  ])('%s', async (...args) => {
    const folder = folderWith(files)
    // The second time, the game is known.
    for (const _ of [1, 2]) {
      const { out, err } = await sandtable(args, folder)
      const said = `${out}${err}`.match(/Two documents are called `ferry`: .*/gu)
      expect(said).toEqual([
        'Two documents are called `ferry`: ferry copy.yaml and ferry.yaml. The first one is used.',
      ])
    }
  })

  test('and says nothing where they say the same', async () => {
    const { err } = await sandtable(
      ['run', 'night.yaml', '--games', '2'],
      folderWith({ ...files, 'ferry copy.yaml': GAME }),
    )
    expect(err).not.toContain('ST2029')
  })
})
