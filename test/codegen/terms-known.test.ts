import { expect, test } from 'vitest'
import { generateMachine } from '../../interpreter/codegen/move-machine.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { irOfText } from './texts.ts'
import { moveByMove } from './whole-games.ts'

const slides = (ways: string, terms: string): string => `sandtable: 1
id: slides
title: Slides
players: { seats: [ white, black ], sides: { white: south, black: north } }
pieces:
  stone: { owner: fixed, kinds: { stone: { letter: S } } }
places:
  board:
    grid: |
      . . . .
      . . . .
      . . . .
    start: |
      s s s s
      . . . .
      S S S S
    holds: 1 stone
    seen by: everyone
  lost: { each: player, holds: stones, seen by: everyone }
${terms}play:
  - turns from white, at most 40: you must slide or else nothing
  - rank players by number of stones in lost of it
actions:
  slide:
    choose:
      stone: your stones on board
      goal: spaces in open line(stone, ${ways}, 1)
    then: move stone to goal
`

test('a term that names directions of the owner is known like the directions themselves', () => {
  const plain = irOfText(slides('forward + forward diagonal', ''))
  const named = irOfText(slides('ways', 'terms: { ways: forward + forward diagonal }\n'))
  expect(named.terms).toEqual([])
  const [written, called] = [plain, named].map(({ actions }) => actions[0]?.choices.map(({ from }) => from))
  expect(called).toEqual(written)
})

const tricks = (worth: string): string => `sandtable: 1
id: tricks
title: Tricks
players: { seats: [ north, east, south ] }
values: { suit: [ club, heart ] }
pieces:
  card:
    printed: { suit: suit, rank: number }
    kinds:
      two: { copies: 2 of each suit, rank: 2 }
      six: { copies: 1 of each suit, rank: 6 }
      ace: { copies: 1 of each suit, rank: 14 }
places:
  deck: { holds: cards, pile: yes, seen by: nobody }
  hand: { each: player, holds: cards, seen by: owner }
  taken: { each: player, holds: cards, seen by: everyone }
box: { deck: all cards }
track:
  opener: player
  each player: { score: 0 }
terms:
  black ace(card): card is ace and card.suit is club
  points(card): ${worth}
play:
  - shuffle deck
  - for each player: deal 2 from deck to hand of player
  # Nobody opens yet, so this asks nobody.
  - for each player clockwise from opener: player must play
  - set opener to south
  - for each player clockwise from opener: player must play
  - for each player: add (sum of points over cards in taken of player) to player.score
  - rank players by score
actions:
  play:
    choose:
      card: a card in your hand
    then: move card to your taken
`

test('a term that is constant for each piece is a table, and players are passed once from anybody or nobody', () => {
  const ir = irOfText(tricks('if card.suit is heart then 1 else if black ace(card) then 13 else 0'))
  const { code, tables } = generateMachine(ir)
  expect(tables.all.some(({ lo, hi }) => lo === 0 && hi === 13)).toBe(true)
  expect(code.text).not.toContain('? 13')
  expect(code.text).not.toContain('unseen(P')
  const written = irOfText(tricks('card.rank'))
  for (const game of [ir, written])
    expect(moveByMove(generatedProgram(game), 40, 'tricks')).toEqual(
      moveByMove(closuresProgram(game), 40, 'tricks'),
    )
})
