import { expect, test } from 'vitest'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { programFrom } from './play-typed.ts'
import { Match } from '../../interpreter/match/match.ts'
import { sceneOf } from '../../interpreter/scene/scene.ts'
import { sceneText } from '../../interpreter/scene/text.ts'

const CLIMB = `sandtable: 1
id: climb
title: Climb
players: { seats: [red, blue] }
regions:
  column:
    from:
      two: { length: 3, steep: true }
      three: { length: 5, steep: false }
    printed: { length: 1..9, steep: true or false }
    track: { runner: 0..9 = 0, winner: player or none }
track:
  each player:
    each column: { marker: 0..9 = 0 }
play:
  - turns from red, at most 6: you must climb
  - the game is drawn by dusk
actions:
  climb:
    choose:
      goal: columns
    then:
      - add 1 to goal.runner
      - add 1 to marker(you, goal)
      - if goal.runner is 3: set goal.winner to you
`
const file = sourceFile('climb.yaml', CLIMB)
const program = programFrom({ file, host: memoryHost([]) }, 2)

function table(moves: readonly string[], width = 80): string {
  const match = Match.start(program, { seed: 1 })
  for (const move of moves) expect([move, match.play(move)]).toEqual([move, undefined])
  const things = [
    { name: 'two', marks: [{ column: 'length', value: '3' }, { column: 'steep' }] },
    { name: 'three', marks: [{ column: 'length', value: '5' }] },
  ]
  return sceneText(match.ir, sceneOf(match.ir, match.view()), { color: false, width, things })
}

test('what is tracked of regions is a table, beside the numbers that are printed on them', () => {
  expect(table([])).not.toContain('length')
  expect(table(['climb (two)', 'climb (three)', 'climb (two)'])).toContain(
    [
      '                       marker  marker',
      '       length  runner     red    blue',
      'two         3       2       2       -',
      'three       5       1       -       1',
    ].join('\n'),
  )
  const full = table(['climb (two)', 'climb (two)', 'climb (two)', 'climb (two)'])
  expect(full).toContain('two         3       4     red       2       2')
  expect(full).not.toContain('runner:')
})

test('is no wider than the screen', () => {
  const lines = table(['climb (two)', 'climb (three)'], 24).split('\n')
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(24)
})
