/**
 * Small games with hidden cards, no two of a kind, to test whether anything about them leaks: fans and piles, tables that
 * nobody may look at, cards shown to one player, values that name a card, moves that name another player's hidden card.
 */
const HEAD = `sandtable: 1
id: cards
title: Cards
players: { seats: [ north, south ] }
pieces:
  card:
    printed: { worth: number }
    kinds:
      ace: { worth: 1 }
      two: { worth: 2 }
      three: { worth: 3 }
      four: { worth: 4 }
      five: { worth: 5 }
      six: { worth: 6 }
      seven: { worth: 7 }
      eight: { worth: 8 }
      nine: { worth: 9 }
      ten: { worth: 10 }
      jack: { worth: 11 }
      queen: { worth: 12 }
places:
  deck: { holds: cards, pile: yes, seen by: nobody }
  hand: { each: player, holds: cards, seen by: owner }
  table: { each: player, holds: cards, seen by: nobody }
  heap: { each: player, holds: cards, pile: yes, seen by: nobody, top seen by: owner }
  shown: { holds: cards, seen by: everyone }
  brow: { each: player, holds: cards, seen by: others }
box:
  deck: { ace: 1, two: 1, three: 1, four: 1, five: 1, six: 1, seven: 1, eight: 1, nine: 1, ten: 1, jack: 1, queen: 1 }
`

/** Parts to add: a step at the start of a turn, steps of laying down, more actions, and what a turn offers. */
export function cardGame(parts: {
  readonly turn?: string
  readonly laying?: string
  readonly more?: string
  readonly offers?: string
}): string {
  const { turn = '', laying = '', more = '', offers = 'lay down or show one' } = parts
  return `${HEAD}track:
  latest: card or none
  cards laid: 0
  sum: 0
play:
  - deal 4 from deck to hand of north
  - deal 4 from deck to hand of south
  - turns from north: turn
stages:
  turn:${turn}
    - you must ${offers} or else be out
  be out: opponent wins by cards
actions:
  lay down:
    choose:
      card: cards in your hand
    then:
      - set latest to card
      - move card to your table
      - add 1 to cards laid
      - say a card was laid down${laying}
      - deal up to 1 from deck to your hand
  show one:
    choose:
      card: cards in your hand
    then:
      - move card to shown
      - say look at this
${more}`
}

export const HONEST: readonly (readonly [string, string])[] = [
  ['cards laid face down', cardGame({})],
  [
    'cards of the other player taken unseen, named by where they lie',
    cardGame({
      offers: 'lay down or show one or steal or peek',
      more: `  steal:
    choose:
      card: cards in table of opponent
    then:
      - set latest to card
      - move card to your heap
      - say a card was taken
  peek:
    choose:
      card: cards in table of opponent
    only if:
      enough are laid: cards laid > 1
    then:
      - show card to you
      - set latest to card
`,
    }),
  ],
  [
    'cards shown to the other player and kept',
    cardGame({
      offers: 'lay down or show one or let see or take unseen',
      more: `  let see:
    choose:
      card: cards in your hand
    only if:
      enough are laid: cards laid > 1
    then: show card to opponent
  take unseen:
    choose:
      card: cards in hand of opponent
    only if:
      few are laid: cards laid < 5
    then: move card to your heap
`,
    }),
  ],
  [
    'two cards of the other player taken at once',
    cardGame({
      offers: 'lay down or show one or rob or dig',
      more: `  rob:
    choose:
      cards: 2 cards from hand of opponent
    only if:
      few are laid: cards laid < 4
    then: move cards to your heap
  dig:
    choose:
      cards: 2 cards from deck
    then: move cards to your table
`,
    }),
  ],
  [
    'cards chosen one after the other, laid unseen and taken unseen',
    cardGame({
      offers: 'lay down or line up or show one or pull out',
      more: `  line up:
    choose:
      row: in succession 1..2 cards in your hand where it.worth > (previous.worth otherwise 0)
    then:
      - set latest to last of row
      - for each card in row: move card to your heap
  pull out:
    choose:
      row: in succession 1..2 cards in hand of opponent
    only if:
      few are laid: cards laid < 4
    then:
      - move row to your table
`,
    }),
  ],
  [
    'a hand split by two choices of several, laid unseen',
    cardGame({
      offers: 'lay down or split or show one',
      more: `  split:
    choose:
      early: 2 cards in your hand
      late: 1..2 cards in your hand where it is not in early
    then:
      - move early to your table
      - move late to your table
      - set latest to first card in early
`,
    }),
  ],
  [
    'piles of which only the first card is seen',
    cardGame({
      offers: 'lay down or bury or show one',
      more: `  bury:
    choose:
      card: cards in your hand
      other: cards in your hand where it is not card
    then:
      - set latest to other
      - move card to your heap
      - move other to your heap
    write: "bury {card} {other}"
`,
    }),
  ],
  [
    'cards that all see but who holds them',
    cardGame({
      laying: '\n      - deal up to 1 from deck to your brow',
      offers: 'lay down or show one or point or throw off',
      more: `  point:
    choose:
      card: cards in brow of opponent where worth > 3
    then: move card to shown
  throw off:
    choose:
      card: cards in your brow
    only if:
      enough are laid: cards laid > 2
    then: move card to shown
`,
    }),
  ],
]

/** What a cheat might write: each is refused with the code, and leaks something if it is played anyway. */
export const LEAKING: readonly (readonly [string, string, string])[] = [
  [
    'a value that is stored',
    'ST4106',
    cardGame({ laying: '\n      - set sum to number of cards in your table where worth > 6' }),
  ],
  [
    'a line that is said',
    'ST4106',
    cardGame({ laying: '\n      - if any ace in your table: say the ace is gone' }),
  ],
  [
    'whether a card is moved',
    'ST4106',
    cardGame({ laying: '\n      - if any queen in your table: deal up to 1 from deck to shown' }),
  ],
  [
    'whether somebody is asked',
    'ST4106',
    cardGame({ turn: '\n    - if any ten in hand of opponent: you may lay down' }),
  ],
  [
    'what may be chosen',
    'ST4105',
    cardGame({
      offers: 'lay down or steal',
      more: `  steal:
    choose:
      card: cards in hand of opponent where worth > 6
    then: move card to your heap
`,
    }),
  ],
  [
    'how a move is written',
    'ST4105',
    cardGame({
      offers: 'lay down or steal',
      more: `  steal:
    choose:
      card: cards in hand of opponent
    let:
      value: card.worth
    then: move card to your heap
    write: "steal {value}"
`,
    }),
  ],
]
