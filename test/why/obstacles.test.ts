import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadRuleset } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { rulesetFolderHost } from '../../interpreter/host-node/ruleset-folder.ts'
import { Match } from '../../interpreter/match/match.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { playable } from '../playable.ts'

const RULESETS = join(import.meta.dirname, '../../rulesets')
const host = rulesetFolderHost({ shipped: RULESETS })

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
  const chess = programFrom('chess.yaml', readFileSync(join(RULESETS, 'chess/chess.yaml'), 'utf8'))
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

  test('the piece that would give check', () => {
    const line = ['f2-f3', 'e7-e5', 'h2-h3', 'Qd8-h4']
    expect(sentences(chess, line, 'a2-a3')).toEqual([
      "This is forbidden: the king may not be left in check. Black's queen is on h4.",
    ])
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
})
