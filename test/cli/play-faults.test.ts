import { expect, test } from 'vitest'
import type { Player } from '../../interpreter/players/player.ts'
import { playAtTable } from '../../interpreter/cli/play-table.ts'
import { Match } from '../../interpreter/match/match.ts'
import { shippedProgram, sit } from './play-typed.ts'

const LOST: Player = {
  name: 'greedy',
  answer: () => {
    throw new Error('the thread is lost')
  },
}

const TOLD = 'Something went wrong inside Sandtable: the thread is lost.'

test('a program that fails makes a random move, and the game goes on', async () => {
  const { shown, match } = await sit({
    program: shippedProgram('draughts', 2),
    seed: 1,
    people: [0],
    against: LOST,
    isTerminal: false,
    typed: (at) => (at.ply < 4 ? at.moves()[0]?.notation : undefined),
  })
  expect(shown.replaceAll(/\s+/g, ' ')).toContain(`${TOLD} white makes a random move.`)
  expect(match.ply).toBe(4)
})

test('a typed line on which this program fails leaves the game where it is', async () => {
  const match = Match.start(shippedProgram('draughts', 2), { seed: 1 })
  const lines = ['rules', 'quit']
  let shown = ''
  await playAtTable({
    match,
    others: [undefined, undefined],
    keep: () => {},
    rules: () => {
      throw new Error('the thread is lost')
    },
    prints: { short: new Map(), whole: new Map(), regions: [] },
    screen: {
      isTerminal: false,
      color: false,
      width: () => 80,
      waiting: () => () => {},
      stoppable: () => ({ isStopped: () => false, done: () => {} }),
      print: (text) => {
        shown += text
      },
      ask: () => Promise.resolve(lines.shift()),
      clear: () => {},
    },
  })
  expect(shown).toContain(`${TOLD} The game goes on.`)
  expect(lines).toEqual([])
})
