import { expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { irOfText } from './texts.ts'

/*
 * Two equal cards are one move only if no rule can know one from the other. Here the first card of a hand may not be
 * discarded, and what tells so looks behind the move: another one of its kind can be discarded all the same.
 */

interface Variant {
  readonly turn: string
  readonly head?: string
  readonly test: string
  readonly steps?: string
  readonly more?: string
}

const ASKED = 'you must discard or keep'
const REMEMBERED = `let:\n        kept: first card in your hand\n    - if kept is not none: you must discard(kept) or keep or else nothing`

const VARIANTS: readonly (readonly [what: string, Variant])[] = [
  ['a parameter', { turn: REMEMBERED, head: 'discard(card called kept)', test: 'kept is in your hand' }],
  [
    'a parameter that the steps read',
    {
      turn: REMEMBERED,
      head: 'discard(card called kept)',
      test: 'penalty is 0',
      steps: 'if card is kept: set penalty to 1',
    },
  ],
  [
    'the order of the hand',
    { turn: ASKED, test: 'penalty is 0', steps: 'if card is first card in your hand: set penalty to 1' },
  ],
  [
    'a set that was handed over',
    {
      turn: `let:\n        lined: all cards in your hand where it is first card in your hand\n    - you must discard(lined) or keep or else nothing`,
      head: 'discard(cards called lined)',
      test: 'penalty is 0',
      steps: 'if card is in lined: set penalty to 1',
    },
  ],
  [
    'what is tracked of another piece',
    {
      turn: `for each token in bank: set token.anchor to first card in your hand\n    - ${ASKED}`,
      test: 'stays(you)',
      more: `rules:
  stays(player):
    it does: no tokens in bank where it.anchor is not none and it.anchor is in shelf
`,
    },
  ],
]

const text = ({ turn, head = 'discard', test, steps, more = '' }: Variant): string => `sandtable: 1
id: firsts
title: Firsts
players: { seats: [ ida, otto ] }
pieces:
  card:
    kinds: { plain: { copies: 6 }, star: { copies: 2 } }
  token: { kinds: { token: { copies: 1 } }, track: { anchor: card or none } }
places:
  deck: { holds: cards, pile: yes, seen by: nobody }
  hand: { each: player, holds: up to 8 cards, seen by: everyone }
  shelf: { holds: cards, seen by: everyone }
  bank: { holds: tokens, seen by: everyone }
box:
  deck: all cards
  bank: all tokens
track:
  penalty: 0..9 = 0
play:
  - shuffle deck
  - deal 4 from deck to hand of ida
  - turns from ida, at most 1: turn
  - the game is drawn by end
${more}stages:
  turn:
    - ${turn}
actions:
  ${head}:
    choose:
      card: a card in your hand
    only if:
      it is not the first: afterwards ${test}
    then:
${steps === undefined ? '' : `      - ${steps}\n`}      - move card to shelf
  keep:
    then: nothing
`

test.each(VARIANTS)('equal cards are told apart by %s', (_, variant) => {
  const ir = irOfText(text(variant))
  for (const program of [closuresProgram(ir), generatedProgram(ir)])
    for (let seed = 1; seed <= 5; seed++) {
      const moves = Match.start(program, { seed })
        .moves()
        .map(({ notation }) => notation)
      expect(moves).toContain('discard (plain)')
      expect(new Set(moves).size).toBe(moves.length)
    }
})
