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
