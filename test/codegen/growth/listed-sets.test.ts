import { expect, test } from 'vitest'
import type { GameIR } from '../../../grammar/ir/ir.ts'
import { closuresProgram } from '../../../interpreter/closures/program.ts'
import { generatedProgram } from '../../../interpreter/codegen/program.ts'
import { MAX_MOVES } from '../../../interpreter/program/program.ts'
import { Lockstep } from '../lockstep.ts'
import { irOfText } from '../texts.ts'

/*
 * A set that is named or stored is listed once, so that naming it costs as much as there are spaces. What is reached is
 * searched for once, and not for each space that may be in it.
 */

const SETS = {
  'what is reached': 'reached(spot, all spaces where no stones on it)',
  'a line': 'open line(spot, orthogonal + diagonal, unlimited)',
} as const

const PLACES = {
  named: (set: string) => `- let:\n        area: ${set}\n    - set seen to number of area`,
  stored: (set: string) => `- set found to ${set}\n    - set seen to number of found`,
} as const

const game = (size: number, look: string): string => `sandtable: 1
id: listed
title: Listed
players: { seats: [ white, black ], sides: { white: south, black: north } }
pieces:
  stone: { owner: fixed, kinds: { man: { letter: M } } }
places:
  board:
    grid: |
${`      ${'. '.repeat(size)}\n`.repeat(size)}
    start: |
      M m ${'. '.repeat(size - 2)}
${`      ${'. '.repeat(size)}\n`.repeat(size - 1)}
    holds: 1 stone
    seen by: everyone
track:
  seen: 0
  found: set of spaces
  spot: space = a1
play:
  - turns from white, at most 6: you must step or else nothing
  - the game is drawn by time
stages:
  look:
    ${look}
actions:
  step:
    choose:
      stone: your stones on board
      goal: spaces in open line(stone, orthogonal, 1)
    then:
      - set spot to goal
      - move stone to goal
      - look
    write: "{goal}"
`

/** The work of the first moves. */
function workOf(size: number, look: string): number {
  const program = closuresProgram(irOfText(game(size, look)))
  const S = program.state
  program.fresh(S, 1, 2)
  program.begin(S)
  const before = program.worked()
  for (let ply = 0; ply < 3; ply++) {
    program.legal(S)
    program.apply(S, program.moves[0] ?? 0)
  }
  return program.worked() - before
}

for (const [of, set] of Object.entries(SETS))
  for (const [is, place] of Object.entries(PLACES))
    test(`${of}, ${is}`, () => {
      const look = place(set)
      // Four times the spaces, and no more than that many things to look at.
      expect(workOf(24, look) / workOf(12, look)).toBeLessThan(5)
      const ir = irOfText(game(8, look))
      const lockstep = new Lockstep(closuresProgram(ir), generatedProgram(ir))
      for (let seed = 1; seed <= 4; seed++) expect(lockstep.play(seed)).toBeUndefined()
      expect(lockstep.faults).toEqual([])
    })

const roaming = (size: number): string =>
  game(size, '- set seen to seen').replace(
    'goal: spaces in open line(stone, orthogonal, 1)',
    'goal: spaces where it is in reached(stone.space, all spaces where no stones on it)',
  )

/** Words of the state that are read to list the first moves. */
function readToList(ir: GameIR): number {
  const program = generatedProgram(ir)
  const S = new Int32Array(ir.memory.size)
  program.fresh(S, 1, 2)
  program.begin(S)
  let read = 0
  const watched = new Proxy(S, {
    get: (target, key) => {
      read++
      return Reflect.get(target, key)
    },
  })
  expect(program.legal(watched, new Int32Array(MAX_MOVES))).toBeGreaterThan(0)
  return read
}

test('spaces among those that are reached', () => {
  const [small, large] = [12, 24].map((size) => readToList(irOfText(roaming(size))))
  expect((large ?? 0) / (small ?? 1)).toBeLessThan(5)
})
