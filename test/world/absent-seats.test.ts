import { expect, test } from 'vitest'
import { Match } from '../../interpreter/match/match.ts'
import { playable } from '../../interpreter/playable.ts'

const TEXT = `sandtable: 1
id: porches
title: Porches
players:
  sides: { ann: south, ben: north, cid: west }
  seats:
    2: [ann, ben]
    3: [ann, ben, cid]
values:
  side: { line: [left, right], called: { cid: [near, far] } }
pieces:
  cat: { owner: fixed, kinds: { cat: { letter: C, copies: 3 } } }
places:
  street:
    grid: |
      . . . . . .
    holds: 1 cat
    kinds of space:
      porch: { each: player, where: { ann: 'a1, b1', ben: 'c1, d1', cid: 'e1, f1' } }
  basket: { each: player, holds: cats }
  sill: { each: [player, side], holds: cats }
box:
  basket of ann: 2 cats
  basket of ben: 2 cats
  basket of cid: 1 cat
  sill(ann, left): 1 cat
  sill(ben, left): 1 cat
  sill(cid, right): 2 cats
play:
  - turns from ann, at most 9: you must go or else nothing
  - the game is drawn by dusk
actions:
  go:
    choose:
      cat: cats in your basket
      goal: spaces in your porch where empty
    then: move cat to goal
    write: '{goal}'
`

test('what is said of the seats of more players means nothing where fewer play', () => {
  const two = playable(TEXT, { players: 2 })
  expect(two.diagnostics).toEqual([])
  expect(two.program?.ir.pieces.length).toBe(6)
  const three = playable(TEXT, { players: 3 })
  expect(three.diagnostics).toEqual([])
  expect(three.program?.ir.pieces.length).toBe(9)
  if (three.program === undefined) return
  const match = Match.start(three.program, { seed: 1 })
  for (const move of ['a1', 'c1']) match.play(move)
  expect(match.moves().map(({ notation }) => notation)).toEqual(['e1', 'f1'])
})

test('a seat that no number of players has is unknown', () => {
  for (const [seat, wrong] of [
    ["cid: 'e1", "cyd: 'e1"],
    ['called: { cid', 'called: { cyd'],
    ['basket of cid', 'basket of cyd'],
    ['sill(cid', 'sill(cyd'],
    ['sill(cid, right)', 'sill(cid, middle)'],
  ] as const) {
    const { diagnostics } = playable(TEXT.replace(seat, wrong), { players: 2 })
    expect(diagnostics.map(({ code }) => code)).toEqual(['ST4004'])
  }
})
