import { expect, test } from 'vitest'
import { checkRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { testRuleset } from '../../interpreter/examples/test-ruleset.ts'

const GAME = `sandtable: 1
id: stalls
title: Stalls
players: { seats: [ann, ben] }
pieces:
  coin: { kinds: { penny: { copies: 6 }, farthing: { copies: 2 } } }
  stone: { owner: fixed, kinds: { pebble: { letter: P }, rock: { letter: R } } }
places:
  board:
    grid: |
      . . . . . .
    start: |
      P P R P p r
    holds: up to 3 stones
    pile: yes
  till: { holds: coins, seen by: everyone }
  purse: { each: player, holds: coins, pile: yes, seen by: everyone }
box:
  purse: { penny: 1 }
  till: { penny: 4, farthing: 2 }
track:
  tired: stone or none
  hard: rock or none
play:
  - turns from ann, at most 2: you must rest
  - the game is drawn by night
actions:
  rest:
    choose:
      stone: stones on board where it is not tired
    then: set tired to stone
examples:
`

/** Lines of \`given\`, and what holds in that position. */
const POSITIONS: readonly (readonly [given: readonly string[], ...checks: string[]])[] = [
  // The box put one penny into each purse, and numbers those first.
  [
    ['till: 4 pennies'],
    'number of coins in till is 4',
    'number of coins in purse of ann is 1',
    'number of coins in purse of ben is 1',
  ],
  [['till: 5 pennies'], 'number of coins in till is 5', 'number of coins in (all purses) is 1'],
  [['purse of ben: penny'], 'number of coins in purse of ann is 1', 'number of coins in till is 6'],
  // A tracked piece is the one that lies on the space, before or after the line that puts it there.
  [['board: ". P P . . p"', 'tired: c1'], 'tired is first stone on c1', 'tired is pebble'],
  [['tired: f1', 'board: ". P P . . r"'], 'tired is first stone on f1', 'tired is rock'],
  [['tired: e1'], 'tired is first stone on e1', 'tired.owner is ben'],
  [['a1: rock, pebble, pebble', 'hard: a1'], 'hard is first rock on a1'],
  [['a1: rock', 'tired: a1'], 'tired is rock', 'tired is first stone on a1'],
  [['tired: none'], 'tired is none'],
]

test('examples lay out the pieces that the box puts there, and name tracked pieces by their spaces', () => {
  const text = POSITIONS.map(([given, ...checks], i) =>
    [
      `  position ${i}:`,
      '    given:',
      ...given.map((line) => `      ${line}`),
      '      now: turn of ann',
      '    play:',
      ...checks.map((check) => `      - check: ${check}`),
    ].join('\n'),
  ).join('\n')
  const file = sourceFile('stalls.yaml', `${GAME}${text}\n`)
  const { diagnostics, results } = testRuleset({ file, host: memoryHost([]) })
  expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([])
  expect(results.length).toBe(POSITIONS.length)
  expect(results.map(({ outcome }) => outcome)).toEqual(POSITIONS.map(() => ({ kind: 'passed' })))
})

test.each([
  ['tired: 3', 'ST4102 Expected a stone, but this is the number 3.'],
  ['tired: ann', 'ST4102 Expected a stone, but this is a player.'],
  ['tired: a1\n      a1: nothing', 'ST6003 There is no stone on a1 in this example.'],
  ['hard: a1', 'ST6003 There is no stone on a1 in this example.'],
])('%s is refused', (given, message) => {
  const text = `${GAME}  one:\n    given:\n      ${given}\n      now: turn of ann\n    play:\n      - asked: ann\n`
  const { diagnostics } = checkRuleset({ file: sourceFile('stalls.yaml', text), host: memoryHost([]) })
  expect(diagnostics.map(({ code, message: said }) => `${code} ${said}`)).toEqual([message])
})
