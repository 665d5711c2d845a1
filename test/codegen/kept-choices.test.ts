import { describe, expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatePlayouts } from '../../interpreter/codegen/playout.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { run } from '../../interpreter/simulation/run.ts'
import type { RunResult } from '../../interpreter/simulation/run.ts'
import { Lockstep } from './lockstep.ts'
import { singleMoves } from './single-moves.ts'
import { irOfText } from './texts.ts'

/* In whole games, spaces that can be chosen are kept as bits: they must be those that the rules name, ply after ply. */

const game = (grid: string, areas: string, where: string, then: string, more = ''): string => `sandtable: 1
id: pebbles
title: Pebbles
implements: { game: Pebbles, owner: nobody, note: made up }
players:
  seats: [red, blue]
pieces:
  pebble: { owner: fixed, kinds: { flat: { letter: F }, round: { letter: R } } }
places:
  board:
    grid: |
${grid}
    holds: 1 pebble
    seen by: everyone
  bowl: { each: player, holds: pebbles, seen by: everyone }
${areas}
box:
  bowl: 12 flats and 12 rounds
terms:
  floor(space): step(space, down)
play:
  - turns from red, at most 60: you may put or take or else be stuck
  - game is drawn by time
stages:
  be stuck: opponent wins by blockade
actions:
  put:
    choose:
      goal: spaces on ${where}
    then:
      - move first pebble in your bowl to goal
${then}
  take:
    choose:
      pebble: your pebbles on board
    then: move pebble to your bowl
${more}`

const rows = (count: number, row: string): string =>
  Array.from({ length: count }, () => `      ${row}`).join('\n')
const SMALL = rows(2, '. . . . .')
const WIDE = rows(5, '. . . . . . . . .')
const HUGE = rows(20, '. . . . . . . . . . . . . . . . . . . .')
const NOTHING = ''

/** Which spaces may be chosen, on which board, and what happens to neighbours. */
const KEPT: Readonly<Record<string, string>> = {
  'empty spaces': game(SMALL, NOTHING, 'board where it is empty', NOTHING),
  'empty spaces of a board of several words': game(WIDE, NOTHING, 'board where it is empty', NOTHING),
  'empty spaces of a large board': game(HUGE, NOTHING, 'board where it is empty', NOTHING),
  'spaces that rest on something': game(
    WIDE,
    NOTHING,
    'board where empty and (floor(it) is none or floor(it) is not empty)',
    NOTHING,
  ),
  'spaces that are taken over, and free again': game(
    WIDE,
    NOTHING,
    'board where it is empty and (step(it, right) is none or step(it, right) is empty)',
    '      - if step(goal, left) is not none and step(goal, left) is not empty: move first pebble on step(goal, left) to bowl of opponent',
  ),
  'spaces by whose pebble lies beside them': game(
    WIDE,
    NOTHING,
    'board where empty and (step(it, up) is none or step(it, up) is empty or (first pebble on step(it, up)).owner is red)',
    NOTHING,
  ),
  'spaces by how much lies beside them': game(
    WIDE,
    NOTHING,
    'board where number of pebbles on it < 1 and not (1 <= number of pebbles on step(it, up)) and number of pebbles on step(it, left) is not 1',
    NOTHING,
  ),
  'some of the spaces': game(
    WIDE,
    'areas:\n  rim: a1, b1, c1, d1, e1, f5, g5, h5, i5',
    'rim where it is empty',
    NOTHING,
  ),
}

/** What many games are like; the numbers of moves tell whether all lists were as long. */
function played(program: Program, games: number, seed: string): RunResult {
  const all = run(program, games, seed)
  for (;;) {
    const next = all.next()
    if (next.done === true) return next.value
  }
}

describe('the spaces that can be chosen are kept, and the same games are played', () => {
  for (const [what, text] of Object.entries(KEPT))
    test(what, () => {
      const ir = irOfText(text)
      expect(generatePlayouts(ir).code.text).toContain('beginKept();')
      const whole = generatedProgram(ir)
      expect(whole.playouts).toBeDefined()
      expect(played(whole, 60, what)).toEqual(played(closuresProgram(ir), 60, what))
    })
})

describe('move by move, each of them is written and counted only if it can be chosen', () => {
  for (const [what, text] of Object.entries(KEPT))
    test(what, () => {
      const ir = irOfText(text)
      // Most spaces are better left after the first part of a condition this large.
      const isLarge = what === 'spaces by whose pebble lies beside them'
      expect(singleMoves(ir).includes('Qn0[n] =')).toBe(!isLarge)
      const games = new Lockstep(closuresProgram(ir), generatedProgram(ir))
      for (let seed = 1; seed <= 6; seed++) expect(games.play(seed)).toBeUndefined()
      expect(games.plies).toBeGreaterThan(60)
    })
})

describe('where lists depend on more, they are made anew', () => {
  const OTHER: Readonly<Record<string, string>> = {
    'on who asks': game(
      WIDE,
      NOTHING,
      'board where it is empty and not any your pebbles on step(it, up)',
      NOTHING,
    ),
    'on what counts': game(WIDE, NOTHING, 'board where it is empty and any pebbles in your bowl', NOTHING),
    'on the whole board': game(
      WIDE,
      NOTHING,
      'board where it is empty or 20 < number of pebbles on board',
      NOTHING,
    ),
  }
  for (const [what, text] of Object.entries(OTHER))
    test(what, () => {
      const ir = irOfText(text)
      expect(generatePlayouts(ir).code.text).not.toContain('beginKept();')
      expect(played(generatedProgram(ir), 30, what)).toEqual(played(closuresProgram(ir), 30, what))
    })
})
