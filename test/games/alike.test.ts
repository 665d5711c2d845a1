import { expect, test } from 'vitest'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { Match } from '../../interpreter/match/match.ts'
import type { Change } from '../../interpreter/view/changes.ts'
import { programFrom } from '../cli/play-typed.ts'

/** A row of stones that are moved by the rules, beside a heap and a bowl for each player. */
function moves(steps: string, tracked = ''): readonly Change[] {
  const text = `sandtable: 1
id: row
title: Row
players: { seats: [red, blue] }
pieces:
  stone: { owner: fixed${tracked}, kinds: { stone: { letter: S, owner: nobody, copies: 8 } } }
places:
  row: { lane: 9, holds: stones }
  heap: { holds: stones, seen by: everyone }
  bowl: { each: player, holds: stones, seen by: everyone }
box:
  s1: 1 stone
  s4: 1 stone
  s7: 1 stone
  heap: 1 stone
  bowl: 2 stones
play:
  - turns from red, at most 4: you must act
  - the game is drawn by dusk
actions:
  act:
    then:
${steps
  .trim()
  .split('\n')
  .map((line) => `      - ${line.trim()}\n`)
  .join('')}`
  const file = sourceFile('row.yaml', text)
  const match = Match.start(programFrom({ file, host: memoryHost([]) }, 2), { seed: 1 })
  expect(match.play('act')).toBeUndefined()
  return match.log()[0]?.changes ?? []
}

const ways = (changes: readonly Change[]): readonly string[] =>
  changes.map((change) => {
    if (change.change === 'moved') return `${change.count}: ${change.from} > ${change.to}`
    return change.change === 'left'
      ? `${change.from} > ?`
      : change.change === 'came'
        ? `? > ${change.to}`
        : change.change
  })

test.each([
  [
    'the shortest ways, whichever stone really moved',
    `move first stone on s1 to s8
     move first stone on s7 to s2`,
    ['1: s1 > s2', '1: s7 > s8'],
  ],
  [
    'not the nearest goal of one if another would have to go far',
    `move first stone on s4 to s6
     move first stone on s7 to s9`,
    ['1: s4 > s6', '1: s7 > s9'],
  ],
  [
    'between the board and beside it, rather than from a heap to a bowl',
    `move first stone on s4 to bowl of red
     move first stone in heap to s5
     move first stone on s5 to s6`,
    ['1: heap > s6', '1: s4 > bowl of red'],
  ],
  [
    'but not who gave something to whom',
    `move first stone in bowl of red to s2
     move first stone in bowl of blue to s3`,
    ['? > s2', '? > s3', 'bowl of blue > ?', 'bowl of red > ?'],
  ],
])('of pieces that look alike the log tells %s', (_, steps, wanted) => {
  expect(ways(moves(steps)).toSorted()).toEqual(wanted)
})

test('what is tracked of pieces tells them apart', () => {
  const changes = moves(
    `for each stone on s1: set stone.wet to true
     move first stone on s1 to s8
     move first stone on s7 to s2`,
    ', track: { wet: false }',
  )
  expect(ways(changes).toSorted()).toEqual(['? > s2', '? > s8', 's1 > ?', 's7 > ?'])
})
