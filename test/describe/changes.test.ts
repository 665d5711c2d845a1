import { describe, expect, test } from 'vitest'
import { CHANGE_GROUPS } from '../../interpreter/describe/change.ts'
import { describeChanges } from '../../interpreter/describe/changes.ts'
import type { Described } from '../../interpreter/describe/changes.ts'
import { trackedDocuments } from '../tracked.ts'
import { VOLUME } from '../volume.ts'
import { shipped, variant } from './games.ts'

function told(before: Described, after: Described): readonly string[] {
  return describeChanges(before, after).map(
    ({ group, text, place }) =>
      `${group} | ${text}${place === undefined ? '' : ` | ${place.file}:${place.line}`}`,
  )
}

const DUEL = shipped('stratego-duel')

/** Text that follows the head of a Duel variant, and all the changes reported for it. */
const VARIANTS: readonly (readonly [text: string, changes: readonly string[]])[] = [
  ['pieces.soldier.kinds.spy: { reach: 2 }', ['Pieces | The spy: reach 2 (was 1) | mine.yaml:5']],
  ['pieces.soldier.kinds.flag: { moves: true }', ['Pieces | The flag: moves yes (was no) | mine.yaml:5']],
  [
    'pieces.soldier.kinds.spy: { title: Agent }',
    ['Pieces | The spy is called Agent (was spy) | mine.yaml:5'],
  ],
  [
    'box: { army: { spy: 2 } }',
    [
      'Army and box | army: spy 2 (was 1) | mine.yaml:5',
      'Army and box | army: 11 pieces in all (was 10) | mine.yaml:5',
    ],
  ],
  [
    'areas:\n  home: own rows 1..2',
    ['Board and places | home: own rows 1 to 2 (was own rows 1 to 3) | mine.yaml:6'],
  ],
  [
    'says:\n  no more than three times between two spaces: Only {shuttle limit} times.',
    [
      'Other rules | Explained for "no more than three times between two spaces": Only 3 times. (was You may go to and fro between the same two spaces at most 3 times.) | mine.yaml:6',
    ],
  ],
  ['options:\n  shuttle limit: 1..9 = 5', ['Options | shuttle limit: usually 5 (was 3) | mine.yaml:6']],
  ['with: { shuttle limit: 4 }', ['Options | shuttle limit is always 4 (was 3 unless chosen) | mine.yaml:5']],
  [
    'places.captured: { seen by: owner }',
    ['Board and places | captured: seen by: owner (was everyone) | mine.yaml:5'],
  ],
  [
    'tables.battle.except:\n  a spy fells the general: spy, general => attacker wins',
    ['Tables | battle: spy against general: attacker wins (was defender wins) | mine.yaml:6'],
  ],
  [
    'actions.attack.only if:\n  no scouts: piece is not scout',
    ['Actions | attack, only if: no scouts (piece is not scout) | mine.yaml:6'],
  ],
  [
    'actions.move.choose:\n  goal: spaces in open line(piece, orthogonal + diagonal, piece.reach)',
    [
      'Actions | move: goal is chosen from spaces in open line(piece, orthogonal + diagonal, piece.reach) (was spaces in open line(piece, orthogonal, piece.reach)) | mine.yaml:6',
    ],
  ],
  [
    'forbid:\n  no border more than three times in a row: removed',
    [
      'What is forbidden | No longer forbidden: no border more than three times in a row | rulesets/hidden/stratego/modules/no-endless-play.yaml:26',
    ],
  ],
  [
    'before:\n  attack:\n    - say here it comes',
    ['Course of the game | Before attack: say here it comes | mine.yaml:6'],
  ],
  [
    'after:\n  advance(piece, goal) in move:\n    - say there it goes',
    ['Course of the game | After "advance(piece, goal)" in move: say there it goes | mine.yaml:6'],
  ],
  [
    'end:\n  the marshal is captured:\n    for each: player\n    when: openly any marshal in captured of player\n    winner: opponent of player',
    [
      'How the game ends | The game ends by "the marshal is captured": for each player; when openly any marshal in captured of player; the winner is the opponent of player | mine.yaml:6',
    ],
  ],
  [
    'end:\n  the flag is captured:\n    winner: player',
    ['How the game ends | "the flag is captured", winner: player (was opponent of player) | mine.yaml:7'],
  ],
  [
    'setups:\n  open field: removed',
    ['Setups | No setup "open field" any more | rulesets/hidden/stratego/duel.yaml:44'],
  ],
  [
    'track: { each player: { losses: 0 } }',
    ['What the rules keep track of | losses (each player): 0 at the start | mine.yaml:5'],
  ],
  ['players: { may resign: no }', ['Players | may resign: no (was yes) | mine.yaml:5']],
  ['title: Mine too'.replace('title: Mine too', 'by: somebody'), []],
]

describe('what a variant changes, in words', () => {
  for (const [text, changes] of VARIANTS)
    test(text.split('\n').join(' / '), () => {
      expect(told(DUEL, variant(`extends: stratego-duel\n${text}\n`))).toEqual(changes)
    })
})

test('of the course of the game and of stages, only what differs is told, and where', () => {
  const game = (play: string, turn: string): string => `players: { seats: [red, blue] }
track: { left: 3 }
play:
  - set left to 2
  - ${play}
  - the game is drawn by dusk
stages:
  turn:
    - if left > 0:
        - ${turn}
    - set left to 0
actions:
  wait: { then: nothing }
`
  const sound = variant(game('turns from red, at most 3: turn', 'you must wait'))
  const other = variant(game('turns from blue, at most 3: turn', 'you may wait'))
  expect(told(sound, other)).toEqual([
    'Course of the game | In the course of play: turns from blue, at most 3 (was: turns from red, at most 3) | mine.yaml:8',
    'Course of the game | In turn: if left is more than 0: you may wait (was: if left is more than 0: you must wait) | mine.yaml:12',
  ])
  const longer = variant(game('set left to 1\n  - turns from red, at most 3: turn', 'you must wait'))
  expect(told(sound, longer)).toEqual([
    'Course of the game | New in the course of play: set left to 1 | mine.yaml:8',
  ])
  expect(told(longer, sound)).toEqual([
    'Course of the game | No longer in the course of play: set left to 1 | mine.yaml:8',
  ])
})

test('nothing is told of a game and itself', () => {
  for (const [i, { head }] of trackedDocuments().entries())
    if (head.id !== undefined && head.for === undefined && i % VOLUME.eachDescribed === 0)
      expect(told(shipped(head.id), shipped(head.id)), head.id).toEqual([])
})

test('a module changes something, is named first, and is gone again the other way round', () => {
  for (const [i, { head }] of trackedDocuments().entries()) {
    if (head.for === undefined || head.id === undefined || i % VOLUME.eachDescribed > 0) continue
    // A family that is not playable by itself is checked with one of its games.
    const game = head.for === 'stratego' ? 'stratego-duel' : head.for
    const before = shipped(game)
    if (before.game.layers.some(({ id }) => id === head.id)) continue
    const after = shipped(game, head.id)
    const forth = describeChanges(before, after)
    const back = describeChanges(after, before)
    expect(forth[0]).toMatchObject({ group: 'Modules', kind: 'new' })
    expect(forth.length).toBeGreaterThan(1)
    expect(back[0]).toMatchObject({ group: 'Modules', kind: 'gone' })
    expect(new Set(back.map(({ group }) => group))).toEqual(new Set(forth.map(({ group }) => group)))
  }
})

test('nothing technical is told, and groups come in their order', () => {
  const games = trackedDocuments().flatMap(({ head }, i) =>
    head.id !== undefined && head.for === undefined && i % VOLUME.eachDescribed < 3 ? [shipped(head.id)] : [],
  )
  for (const [i, one] of games.entries())
    // Some and the next one, in both directions, unless there is time for all pairs.
    for (const two of VOLUME.isLong ? games : i % 4 === 0 ? [games[i - 1], games[i + 1]] : []) {
      if (two === undefined) continue
      const changes = describeChanges(one, two)
      const groups = changes.map(({ group }) => CHANGE_GROUPS.indexOf(group))
      expect(groups).toEqual([...groups].sort((a, b) => a - b))
      for (const { text, place } of changes) {
        expect(text).not.toMatch(/undefined|\[object|NaN|=>|\.\.|^\s|\s$|\n/)
        expect(place?.line ?? 1).toBeGreaterThan(0)
      }
    }
})

test('values that a condition is explained with are filled in', () => {
  const [first] = told(shipped('stratego'), DUEL).filter((line) => line.startsWith('What is forbidden'))
  expect(first).toContain('at most 3 times')
})
