import { describe, expect, test } from 'vitest'
import { bookOf, textOf, written } from './books.ts'

/** A game to hold the expressions and steps that are to be put into words. */
function game(terms: readonly string[], steps: readonly string[]): string {
  return [
    'title: Sample',
    'players:',
    '  seats: { 2: [ lefty, righty ], 3: [ lefty, middle, righty ] }',
    'numbers:',
    '  hand size: 5',
    'options:',
    '  open game: true or false = true',
    '  limit: 1..9 = 3',
    'values:',
    '  suit: [ cup, coin ]',
    'pieces:',
    '  card:',
    '    printed: { suit: suit or none, points: number = 0, feeds: bundle = nothing, bold: true or false = false }',
    '    kinds:',
    '      ace: { copies: 2 of each suit, points: 4 }',
    '      fool: { copies: 2, points: 1, bold: true }',
    '      owl: { copies: 3, feeds: 2 fools }',
    '    families: { bird: [ owl ] }',
    'places:',
    '  deck: { holds: cards, pile: yes, seen by: everyone }',
    '  hand: { each: player, holds: cards, seen by: everyone }',
    '  table: { each: player, holds: cards, seen by: everyone }',
    'box:',
    '  deck: all cards',
    'track:',
    '  bidder: player or none',
    '  rounds: 0',
    '  each player: { score: 0, ready: false }',
    'terms:',
    '  worth(player): sum of points over cards on table of player',
    ...terms.map((term, n) => `  sample ${LETTERS[n] ?? ''}(player, card):\n    ${term}`),
    'play:',
    '  - turns from lefty, at most 2: turn',
    '  - the game is drawn by exhaustion',
    'stages:',
    '  turn:',
    '    - you must play or else nothing',
    ...(steps.length === 0 ? [] : ['  sample(player, card):', ...steps.map((step) => `    ${step}`)]),
    'actions:',
    '  play:',
    '    choose:',
    '      card: a card in your hand',
    '    then: move card to your table',
    '',
  ].join('\n')
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

const EXPRESSIONS: readonly (readonly [string, string])[] = [
  ['player.score', 'The player’s score.'],
  ['sum of points over cards in hand of player', 'The total points of all cards in the player’s hand.'],
  ['number of fools on table of player', 'The number of fools on the player’s table.'],
  ['hand size + 2 * (rounds - 1)', '5 + 2 × (the rounds − 1).'],
  ['card is fool', 'The card is a fool.'],
  ['card is not ace and card.points >= 2', 'The card is not an ace and has at least 2 points.'],
  ['not (card is owl or rounds > limit)', 'The card is not an owl and there have been at most 3 rounds.'],
  ['bidder is none', 'There is no bidder.'],
  ['bidder is not none', 'There is a bidder.'],
  ['card.suit is none', 'The card has no suit.'],
  ['deck is empty', 'The deck is empty.'],
  ['any owl in hand of player', 'There is an owl in the player’s hand.'],
  ['no fools in hand of player', 'There are no fools in the player’s hand.'],
  ['no players where ready', 'There are no players who are ready.'],
  ['open game or player.ready', 'Open game is chosen (here: yes) or the player is ready.'],
  ['not card.bold', 'The card is not bold.'],
  [
    'any cards on table of player where points > 1',
    'There are cards on the player’s table that have at least 2 points.',
  ],
  ['if card is fool then player.ready', 'If the card is a fool, then the player is ready.'],
  ['highest of score over players', 'The highest score of all players.'],
  [
    'number of cards in hand of player where suit is cup',
    'The number of cards in the player’s hand whose suit is cup.',
  ],
  ['worth(player) mod 3', 'The remainder of the player’s worth divided by 3.'],
  ['number of players', 'The number of players.'],
  ['player.ready', 'The player is ready.'],
  ['2 * number of cards in hand of player - 1', '(2 × the number of cards in the player’s hand) − 1.'],
]

describe('expressions are read out', () => {
  const text = textOf(
    bookOf(
      written(
        game(
          EXPRESSIONS.map(([source]) => source),
          [],
        ),
      ),
    ),
  )
  for (const [index, [source, prose]] of EXPRESSIONS.entries())
    test(source, () => {
      const part = text.split(`Sample ${LETTERS[index] ?? ''}\n`)[1]?.split('\n') ?? []
      expect(part[1]).toBe(prose)
    })
})

const STEPS: readonly (readonly [readonly string[], readonly string[]])[] = [
  [['- move card onto deck'], ['Put the card on top of the deck.']],
  [['- move card under deck'], ['Put the card under the deck.']],
  [['- shuffle deck'], ['Shuffle the deck.']],
  [
    ['- deal up to hand size from deck to hand of player'],
    ['Deal up to 5 cards from the deck to the player’s hand.'],
  ],
  [['- set bidder to player'], ['The player becomes the bidder.']],
  [['- set bidder to lefty'], ['Lefty becomes the bidder.']],
  [['- set bidder to you'], ['You become the bidder.']],
  [['- set bidder to none'], ['There is no longer a bidder.']],
  [['- set rounds to 0'], ['Set the rounds to 0.']],
  [['- set player.ready to true'], ['From now on the player is ready.']],
  [['- add 1 to player.score'], ['Add 1 to the player’s score.']],
  [['- add 1 to score of you'], ['Add 1 to your score.']],
  [['- if you is bidder: shuffle deck'], ['If you are the bidder, shuffle the deck.']],
  [
    ['- if hand of you is empty and no your cards on table of you: shuffle deck'],
    ['If your hand is empty and there are none of your cards on your table, shuffle the deck.'],
  ],
  [['- say Here we go'], ['Say aloud: “Here we go”.']],
  [['- if card is fool: shuffle deck'], ['If the card is a fool, shuffle the deck.']],
  [
    ['- if card is fool: shuffle deck', '  else: add 1 to rounds'],
    ['If the card is a fool, shuffle the deck. Otherwise, add 1 to the rounds.'],
  ],
  [
    ['- if card is fool:', '    - shuffle deck', '    - add 1 to rounds', '  else: set rounds to 0'],
    [
      'If the card is a fool:',
      'Shuffle the deck.',
      'Add 1 to the rounds.',
      'Otherwise, set the rounds to 0.',
    ],
  ],
  [
    ['- for each card called there on table of player: move there onto deck'],
    ['For each card on the player’s table (there): put there on top of the deck.'],
  ],
  [
    ['- for each player called other: add 1 to other.score'],
    ['For each player (other): add 1 to their score.'],
  ],
  [
    ['- for each fool in hand of player:', '    - move fool to deck'],
    ['For each fool in the player’s hand, move the fool to the deck.'],
  ],
  [
    ['- repeat 3 times:', '    - shuffle deck', '    - add 1 to rounds'],
    ['Do this 3 times:', 'Shuffle the deck.', 'Add 1 to the rounds.'],
  ],
  [
    ['- repeat until rounds > limit, at most 9: add 1 to rounds'],
    ['Repeat until there have been more than 3 rounds (at most 9 times): add 1 to the rounds.'],
  ],
  [
    ['- together:', '    - shuffle deck', '    - add 1 to rounds'],
    ['At the same time:', 'Shuffle the deck.', 'Add 1 to the rounds.'],
  ],
  [['- rank players by score'], ['The player with the highest score wins.']],
]

describe('steps are sentences, and what belongs to them stands beneath', () => {
  for (const [source, prose] of STEPS)
    test(source.join(' / '), () => {
      const text = textOf(bookOf(written(game([], source))))
      const body = text.split('For a player and a card:\n')[1]?.split('\n') ?? []
      expect(body.slice(0, prose.length)).toEqual(prose)
    })
})

test('what is given under the name of a class is not all that there is of it', () => {
  const terms = [
    'height(card): 2 * card.points',
    'tall(cards): highest of height(it) over cards',
    'heavy(cards): sum of points over cards',
    'many(cards): number of cards',
  ]
  const text = textOf(
    bookOf(
      written(game([], []).replace('terms:', ['terms:', ...terms.map((term) => `  ${term}`)].join('\n'))),
    ),
  )
  expect(text).toContain('The highest height of all the cards')
  expect(text).toContain('The total points of the cards')
  expect(text).toContain('The number of the cards')
})
