import { describe, expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { playableText } from '../playable.ts'

const game = (text: string): string => `sandtable: 1
id: mine
title: Mine
players: { seats: [ white, black ] }
pieces: { card: { kinds: { ace: { copies: 9 } } } }
places:
  deck: { holds: cards, pile: yes, seen by: nobody }
  hand: { each: player, holds: cards, seen by: owner }
box: { deck: all cards }
track: { count: 0 }
end: { enough: { when: count > 9, drawn: yes } }
${text}
`

const DEAL = `stages:
  deal:
    - for each player: deal 2 from deck to hand of player`

/** Where a stage called like a step is run, and how many cards are dealt then. */
const RUNS: readonly (readonly [play: string, dealt: number])[] = [
  ['play: [ deal, white must go ]', 4],
  ['play: [ the deal, white must go ]', 4],
  ['play: [ deal for black, white must go ]', 4],
  ['play: [ deal 1 from deck to hand of white, deal, white must go ]', 5],
  ['play:\n  - if deck is not empty: deal\n  - white must go', 4],
  ['play: [ white must bid or else deal, white must go ]', 4],
  ['play:\n  - repeat 2 times:\n      - deal\n  - white must go', 8],
]

describe('a stage may be called by a word that begins a step', () => {
  test.each(RUNS)('%s', (play, dealt) => {
    const text = `${play}\n${DEAL}\nactions:\n  bid: { only if: { never: false }, then: nothing }\n  go: { then: nothing }`
    const { ir } = playableText(game(text)).checked
    const match = Match.start(closuresProgram(ir), { seed: 1 })
    expect(match.moves().map(({ notation }) => notation)).toEqual(['go'])
    const hands = ir.containers.filter(({ place }) => place === 'hand')
    expect(hands.length).toBe(2)
    const { ir: counted } = playableText(
      game(`${text.replace('white must go', 'white must see')}
  see: { only if: { all: number of cards in all hands is ${dealt} }, then: nothing }`),
    ).checked
    expect(Match.start(closuresProgram(counted), { seed: 1 }).moves().length).toBe(1)
  })
})

test('a phase may be called by its actions', () => {
  const { ir } = playableText(
    game(`play: [ white must bid or pass ]
actions:
  bid: { during: bid or pass, then: add 1 to count }
  pass: { during: bid or pass, then: nothing }
  double: { during: bid or pass, then: nothing }`),
  ).checked
  const moves = Match.start(closuresProgram(ir), { seed: 1 }).moves()
  expect(moves.map(({ notation }) => notation).toSorted()).toEqual(['bid', 'double', 'pass'])
})

test('a phase called by actions of another phase could be either', () => {
  const text = game(`play: [ white must bid or pass ]
actions:
  bid: { during: first call, then: add 1 to count }
  pass: { during: first call, then: nothing }
  double: { during: bid or pass, then: nothing }`)
  expect(() => playableText(text)).toThrow('ST4238')
})

test('a hook names a sentence in a stage whose name contains `in`', () => {
  const { ir } = playableText(
    game(`play: [ lay out in rows, lay out, white must go ]
stages:
  lay out in rows: [ shuffle deck ]
  lay out: [ shuffle deck ]
actions:
  go: { only if: { once: count is 1 }, then: nothing }
after:
  shuffle deck in lay out in rows: add 1 to count`),
  ).checked
  expect(Match.start(closuresProgram(ir), { seed: 1 }).moves().length).toBe(1)
})
