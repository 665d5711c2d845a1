import { expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { factsFor } from '../../interpreter/codegen/rules/facts.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { LIMITS } from '../../interpreter/codegen/code/inlining-sizes.ts'
import { wordsToPutBack } from '../../interpreter/codegen/rules/undo-log.ts'
import { VOLUME } from '../volume.ts'
import { Lockstep } from './lockstep.ts'
import { irOfText } from './texts.ts'
import { inOnePiece, moveByMove } from './whole-games.ts'

/*
 * On a large board, generated code undoes a tried move by restoring what it has changed. The reference copies the
 * state.
 */

const ROW = Array.from({ length: 13 }, () => '.').join(' ')
const GRID = Array.from({ length: 13 }, () => `      ${ROW}`).join('\n')

/** Stones arrive, are captured several at once, change kind and owner, swap places and are dealt away. */
const WILD = `sandtable: 1
id: wild
title: Wild
players: { seats: [ red, blue ] }
pieces:
  stone:
    owner: changes
    kind: changes
    kinds: { pebble: { letter: S }, rock: { letter: R } }
    track: { wet: false }
places:
  board:
    grid: |
${GRID}
    holds: 1 stone
    seen by: everyone
    track: { trodden: false }
  supply: { each: player, holds: stones, seen by: everyone }
  sunk: { each: player, holds: stones, seen by: everyone }
areas:
  corner: a1, b1, c1, a2, b2, c2, a3, b3, c3
box:
  supply: { pebble: 30, rock: 12 }
track:
  height: 0..9999 = 0
  each player: { storms: 0..200 = 0 }
history:
  stones:
    counts: all stones on board
    keep: 60
  rocks:
    counts:
      - all rocks on board
      - you
      - all spaces where trodden
    keep: 300
  wet ones:
    counts:
      - all stones on board where it.wet
      - height mod 2
    keep: 40
play:
  - turns from red, at most 50: you must put or turn or trade or give or sink or walk or rest
  - rank players by number of stones in sunk of it
stages:
  splash(stone):
    - set stone.wet to not stone.wet
    - if height < 9000: add 1 to height
actions:
  put:
    choose:
      stone: stones in your supply
      goal: spaces in corner where empty
    only if:
      some are taken in time: afterwards number of stones in corner < 8
    then:
      - move stone to goal
      - splash(stone)
      - for each stone called other on board where it.space is next to goal and it.owner is not you:
          - move other to your sunk
  turn:
    choose:
      stone: stones on board
    then:
      - set stone.kind to (if stone is rock then pebble else rock)
      - set stone.owner to opponent
      - splash(stone)
  trade:
    choose:
      stone: your stones on board
      other: enemy stones on board
    then: swap stone with other
  give:
    choose:
      goal: spaces in corner where empty
    then:
      - deal up to 1 from your supply to goal
      - deal up to 2 from your sunk to supply of opponent
  sink:
    only if:
      there are some: number of stones on board > 4
    then: move all your stones on board to your sunk
  walk:
    choose:
      stone: your stones on board
      goal: spaces in open line(stone.space, orthogonal, 2)
    only if:
      it comes to stand by another: afterwards any stones called other on board where other is not stone and other.space is next to goal
    then:
      - set goal.trodden to true
      - move stone to goal
      - opponent may rest
  rest:
    then: nothing
whenever:
  three wet ones dry:
    for each: player
    when: number of stones on board where it.wet and it.owner is player > 3
    then:
      - move first stone on board where it.wet and it.owner is player to sunk of player
forbid:
  no stones come back: put or walk or trade when stood(stones) > 1
  no rocks come back: turn or walk or sink when stood(rocks) > 1
  wet ones come back once: put or give when stood(wet ones) > 2
end:
  all as before:
    when: stood(stones) > 4
    drawn: yes
`

test('moves that are tried are taken back, and positions are known, as the reference does it', () => {
  const ir = irOfText(WILD)
  const tried = ir.actions.filter((action) => wordsToPutBack({ ir, facts: factsFor(ir, LIMITS) }, action))
  expect(tried.map(({ name }) => name)).toEqual(['put', 'turn', 'sink', 'walk', 'rest'])
  const [reference, generated] = [closuresProgram(ir), generatedProgram(ir)]
  const lockstep = new Lockstep(reference, generated)
  const games = Math.max(2, Math.ceil(VOLUME.games / 2))
  for (let seed = 1; seed <= games; seed++) expect(lockstep.play(seed), `seed ${seed}`).toBeUndefined()
  expect(lockstep.faults).toEqual([])
  expect(lockstep.plies).toBeGreaterThan(20 * games)
})

/** The same without tried moves, so that it can be played as whole games. */
const CALM = WILD.replace(/forbid:[\s\S]*(?=\nend:)/u, 'options: {}')
  .replace(/ {4}only if:\n {6}(?:some are|it comes).*\n/gu, '')
  .replace(/ {2}(?:trade|give|sink):\n(?: {4}.*\n)+/gu, '')
  .replace('turn or trade or give or sink or walk', 'turn or walk')
  .replace('      - opponent may rest\n', '')

test('in whole games positions are the same, too', () => {
  const ir = irOfText(CALM)
  const [reference, generated] = [closuresProgram(ir), generatedProgram(ir)]
  expect(inOnePiece(generated, VOLUME.games, 'calm')).toEqual(moveByMove(reference, VOLUME.games, 'calm'))
})
