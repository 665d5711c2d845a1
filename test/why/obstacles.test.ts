import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadRuleset } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { Match } from '../../interpreter/match/match.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { shelfHost } from '../shelf-host.ts'
import { playable } from '../playable.ts'

const RULESETS = join(import.meta.dirname, '../../rulesets')
const host = shelfHost()

function programFrom(name: string, text: string): Program {
  const found = playable(loadRuleset({ file: sourceFile(name, text), host }))
  return programOf(found.checked)
}

function sentences(program: Program, line: readonly string[], move: string): readonly string[] {
  const match = Match.start(program, { seed: 1 })
  for (const each of line) expect(match.play(each), each).toBeUndefined()
  const { legal, reasons } = match.why(move)
  expect(legal, move).toBe(false)
  return [...new Set(reasons.map(({ sentence }) => sentence))]
}

describe('a refusal names what is in the way', () => {
  const chess = programFrom('chess.yaml', readFileSync(join(RULESETS, 'chess/chess/chess.yaml'), 'utf8'))
  test.each<readonly [string, string, readonly string[]]>([
    ['a piece on the way', 'Ra1-a5', ['Your pawn on a2 is in the way from a1 to a5.']],
    ['the same without its letter', 'a1-a5', ['Your pawn on a2 is in the way from a1 to a5.']],
    ['a piece on the goal', 'Ra1-a2', ['Your pawn is on a2.']],
    ['no line', 'Ra1-c2', ['No straight line leads from a1 to c2.']],
    ['another direction', 'Ra1-b2', ['Your rook on a1 may not go in the direction of b2.']],
    ['too far', 'e2-e5', ['It is 3 steps from e2 to e5, and your pawn on e2 may go at most 2.']],
    ['no leap', 'Ng1-g3', ['Your knight on g1 may not go in the direction of g3.']],
    ['an empty space', 'a5 b5', ['There is nothing on a5.']],
    ['nothing to capture', 'd2-e3', ['There is nothing on e3.']],
    [
      'a piece of another player',
      'e7-e5',
      ["Black's pawn on e7 is not one of your pawns.", "Black's pawn on e7 is not one of your kings."],
    ],
    ['a condition', 'e1-g1', ['This does not hold: nothing stands between them. Your bishop is on f1.']],
  ])('%s', (_, move, said) => {
    expect(sentences(chess, [], move)).toEqual(said)
  })

  test.each<readonly [string, readonly string[], string, string]>([
    [
      'as it is',
      ['f2-f3', 'e7-e5', 'h2-h3', 'Qd8-h4'],
      'a2-a3',
      "This is forbidden: the king may not be left in check. Black's queen on h4 reaches e1.",
    ],
    [
      'where the king goes',
      ['e2-e4', 'e7-e5', 'Ke1-e2', 'Nb8-c6', 'Ke2-d3', 'Ra8-b8'],
      'Kd3-d4',
      "This is forbidden: the king may not be left in check. Black's knight on c6 reaches d4.",
    ],
    [
      'by a piece that no longer stands behind another one',
      ['e2-e4', 'd7-d5', 'Bf1-b5', 'Nb8-c6', 'b2-b3'],
      'Nc6-d4',
      "This is forbidden: the king may not be left in check. White's bishop on b5 reaches e8.",
    ],
    [
      'on a space that the king passes',
      ['e2-e4', 'e7-e5', 'Ng1-f3', 'b7-b6', 'Bf1-b5', 'Bc8-a6', 'Bb5-c6', 'd7-c6'],
      'e1-g1',
      "This does not hold: the king passes no space that is attacked. Black's bishop on a6 reaches f1.",
    ],
  ])('the piece that would give check, %s', (_, line, move, said) => {
    expect(sentences(chess, line, move)).toEqual([said])
  })
})

const MASKS = `sandtable: 1
id: masks
title: Masks
implements: { game: Masks, owner: nobody, note: An invented game of hidden stones. }
players: { seats: [ north, south ] }
pieces:
  stone:
    owner: fixed
    kinds: { flint: { letter: F }, chalk: { letter: C } }
places:
  row:
    grid: |
      . . . . .
    holds: 1 stone
    seen by: owner
    start: |
      F . c . .
play:
  - turns from north, at most 4: you must slide or else nothing
  - the game is drawn by time
actions:
  slide:
    choose:
      stone: your stones on row
      goal: spaces in open line(stone, sideways, unlimited)
    let: { start: stone.space }
    then: move stone to goal
    write: "{start}-{goal}"
`

describe('of a face that the player does not know', () => {
  test.each(['c', 'f'])('a refusal names the class: %s', (letter) => {
    const program = programFrom('masks.yaml', MASKS.replace(' c ', ` ${letter} `))
    expect(sentences(program, [], 'a1-d1')).toEqual(["South's stone on c1 is in the way from a1 to d1."])
    expect(sentences(program, [], 'a1-c1')).toEqual(["South's stone is on c1 already."])
  })

  const watched = (seen: string, letter: string): Program =>
    programFrom(
      'masks.yaml',
      `${MASKS.replace('F . c . .', `. F . ${letter} .`).replace('seen by: owner', `seen by: ${seen}`)}terms:
  near(stone): any spaces in closed line(stone, sideways, 1) where any your stones on it
forbid:
  nobody comes near a stone: any action when any enemy stones on row where near(it)
`,
    )

  test.each(['c', 'f'])('a refusal does not say what reaches a space: %s', (letter) => {
    expect(sentences(watched('owner', letter), [], 'b1-c1')).toEqual([
      'This is forbidden: nobody comes near a stone.',
    ])
  })

  test('a refusal says what reaches a space if everybody sees it', () => {
    expect(sentences(watched('everyone', 'c'), [], 'b1-c1')).toEqual([
      "This is forbidden: nobody comes near a stone. South's chalk on d1 reaches c1.",
    ])
  })
})
