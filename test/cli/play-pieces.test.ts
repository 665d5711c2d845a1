import { expect, test } from 'vitest'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { programFrom, sit } from './play-typed.ts'

const STEPS = `sandtable: 1
id: steps
title: Steps
players: { seats: [white, black] }
pieces:
  pawn: { owner: fixed, kinds: { pawn: { letter: P } } }
places:
  board:
    grid: |
      . . .
      . . .
    start: |
      p . .
      P . .
    holds: 1 pawn
play:
  - turns from white, at most 4: you must step
  - the game is drawn by dusk
actions:
  step:
    choose:
      pawn: your pawns on board
      goal: spaces where empty
    then: move pawn to goal
    write: "{goal}"
`

const program = (): ReturnType<typeof programFrom> =>
  programFrom({ file: sourceFile('steps.yaml', STEPS), host: memoryHost([]) }, undefined)

const sitting = { seed: 1, people: [0, 1], isTerminal: false }

test('where there is only one thing to choose, it is chosen, and taken back with the one before it', async () => {
  const { shown, match } = await sit({
    ...sitting,
    program: program(),
    typed: ['step', 'back', 'step', 'b2'],
  })
  expect(shown).not.toContain('pawn:\n')
  expect(shown).toContain('goal:\n')
  expect(match.record()).toMatchObject([{ move: 'b2' }])
})

test('a whole move may be typed while it is chosen, and moves are found by their action', async () => {
  const typed = ['moves step', 'why 17', 'step', 'c1']
  const { shown, match } = await sit({ ...sitting, program: program(), typed })
  expect(shown).toMatch(/white> moves step\nstep:\n {2}1 {2}b1/u)
  expect(shown).toContain('There is no move number 17: there are 4.')
  expect(match.record()).toMatchObject([{ move: 'c1' }])
})

const NUMBERS = `sandtable: 1
id: sums
title: Sums
players: { seats: [white, black] }
track:
  thrown: dice
  bid: 0
play:
  - roll 4 dice to thrown
  - turns from white, at most 4:
      - you must pair up
      - you must bid
  - the game is drawn by dusk
actions:
  pair up:
    choose:
      pair: 2 dice from thrown
    then: nothing
  bid:
    choose:
      amount: 4..6
    then: set bid to amount
`

const sums = (): ReturnType<typeof programFrom> =>
  programFrom({ file: sourceFile('sums.yaml', NUMBERS), host: memoryHost([]) }, undefined)

test('a number is what is called so, wherever it stands in the list', async () => {
  const { shown, match } = await sit({
    ...sitting,
    seed: 5,
    program: sums(),
    typed: [
      'pair up',
      '7',
      'back',
      'pair up',
      '2',
      '4',
      '1',
      '5',
      '4',
      'why 1',
      '#2',
      '#1',
      'pair up',
      '#2',
      '5',
    ],
  })
  expect(shown).toMatchInlineSnapshot(`
    "rolled 2 2 4 5

    thrown: 2 2 4 5, bid: 0

    pair up:
      #1  2 and 2    #2  2 and 4    #3  2 and 5    #4  4 and 5
    white> pair up
    pair:
      #1  2    #2  4    #3  5
    name or #number, \`quit\`> 7
    None of these is called \`7\`.
    pair:
      #1  2    #2  4    #3  5
    name or #number, \`quit\`> back
    white> pair up
    pair:
      #1  2    #2  4    #3  5
    name or #number, \`quit\`> 2
    So far: 2
    pair:
      #1  2    #2  4    #3  5
    name or #number, \`back\`> 4

    thrown: 2 2 4 5, bid: 0

    bid:
      #1  4    #2  5    #3  6
    white> 1
    \`1\` is not a move here. Legal here: \`bid (4)\`, \`bid (5)\`, \`bid (6)\`.
    white> 5
    rolled 2 2 4 5
    white: pair up (2 and 4)
    white: bid (5)

    thrown: 2 2 4 5, bid: 5

    pair up:
      #1  2 and 2    #2  2 and 4    #3  2 and 5    #4  4 and 5
    black> 4
    \`4\` is not a move here. Legal here: \`pair up (2 and 2)\`, \`pair up (2 and 4)\`,
      \`pair up (2 and 5)\`, \`pair up (4 and 5)\`. Moves with these words:
    pair up:
      #2  2 and 4    #4  4 and 5
    black> why 1
    \`1\` names nothing that could be played here.
    black> #2

    thrown: 2 2 4 5, bid: 5

    bid:
      #1  4    #2  5    #3  6
    black> #1
    black: pair up (2 and 4)
    black: bid (4)

    thrown: 2 2 4 5, bid: 4

    pair up:
      #1  2 and 2    #2  2 and 4    #3  2 and 5    #4  4 and 5
    white> pair up
    pair:
      #1  2    #2  4    #3  5
    name or #number, \`quit\`> #2
    So far: 4
    pair:
      #1  2    #2  5
    name or #number, \`back\`> 5

    thrown: 2 2 4 5, bid: 4

    bid:
      #1  4    #2  5    #3  6
    white> 
    "
  `)
  expect(match.record().map((each) => 'move' in each && each.move)).toMatchInlineSnapshot(`
    [
      "pair up (2 and 4)",
      "bid (5)",
      "pair up (2 and 4)",
      "bid (4)",
      "pair up (4 and 5)",
    ]
  `)
})
