import type { Family } from './family.ts'

/** Hands that are divided, compared and paid with, and values that only one player knows. */
export const HANDS: Family = {
  more: `patterns:
  meld: [2 cards of one hue of different worths, 2..3 cards of one worth]
  standing: [2 cards of one worth + 1 card, 2 cards of one hue, 1 card]
`,
  places: `  tray: { each: player, holds: up to 6 cards, pile: yes, seen by: nobody, top seen by: owner }
  drawer: { each: player, holds: up to 6 cards, pile: yes, seen by: owner }
  table: { each: player, holds: up to 6 cards, seen by: everyone }
`,
  track: `  named: card or none
  told sum: 0..9999 = 0
  each player: { score: 0..9 = 0 }
  each player in secret: { mark: player or none, bid: 0..3 = 0 }
`,
  setup: [
    `  - for each card in stock: move card onto deck
  - shuffle deck
  - for each player: deal 3 from deck to hand of player
`,
    `  - for each card in stock: move card onto deck
  - shuffle deck
  - for each player: deal 3 from deck to hand of player
  - every player in secret: you must SECRETLY or else nothing
`,
    `  - for each card in stock: move card onto deck
  - shuffle deck
  - for each player: deal 2 from deck to hand of player
  - for each player: deal 1 from deck to drawer of player
  - every player in secret and unnoticed: you may note or think
`,
  ],
  actions: `  put by:
    choose:
      two: 1..2 cards from your hand
    then:
      - set your bid to smaller(3, place among(first cards in two, your hand) otherwise 0)
      - move two to your PUT
  note:
    choose:
      whom: players
    then: set your mark to whom
  think:
    choose:
      n: 0..3
    then: set your bid to larger(n, smaller(3, sets worth(3, your hand, worth)))
`,
  choices: [
    'some: cards from PLACE with sum of worth at least NUMBER',
    'some: cards from your hand with sum of worth at least NUMBER',
    'some: cards from your drawer with sum of worth at least NUMBER',
    'some: meld from your hand',
    'some: 1..2 cards from your hand',
    'some: 2 cards of one hue from PLACE',
    'card: cards in your hand where it is in best sets(your hand, meld)',
    'card: cards in PLACE where (place among(it, PLACE) otherwise 0) is NUMBER',
    'card: cards in your hand where sets worth(NUMBER, your hand, worth) > 0',
    'card: cards in PLACE\n      n: 0..3',
    'whom: others',
    'whom: players where seat(it) is NUMBER',
    'n: 0..3',
  ],
  steps: [
    'move some WAY PLACE',
    'move some to your table',
    'move card WAY PLACE',
    'reveal some',
    'show some to opponent',
    'show openly best sets(all cards in PLACE, meld) to opponent',
    'move openly (best sets(all cards in PLACE, meld, worth)) to your table',
    'move openly (PLACE - best sets(PLACE, meld)) to your bin',
    'set told sum to openly sets worth(NUMBER, all cards in PLACE, worth)',
    'set told sum to sets worth(NUMBER, all cards in PLACE, worth)',
    'set told sum to openly best standing(PLACE, standing, worth)',
    'set told sum to number of best sets(PLACE, meld)',
    'set named to openly nth(NUMBER, PLACE)',
    'set named to nth(NUMBER, PLACE)',
    'set named to last of PLACE',
    'if openly (nth(NUMBER, PLACE).worth otherwise 0) > 1: add 1 to your score',
    'if openly (second of PLACE) is ace: add 1 to your score',
    'set told sum to openly place among(card, PLACE) otherwise 0',
    'set told sum to place among(card, PLACE) otherwise 0',
    'for each card in PLACE:\n          - if place among(card, PLACE) is NUMBER: move card to PLACE',
    'set your mark to whom',
    'set your mark to none',
    'set your bid to n',
    'set your bid to smaller(3, sets worth(NUMBER, your hand, worth))',
    'set your bid to place among(first boys in your hand, your hand) otherwise 0',
    'if openly mark of opponent is ann: add 1 to your score',
    'if openly your mark is opponent: add 1 to your bid',
    'set told sum to openly your bid + bid of opponent',
    'swap you with opponent',
    'shuffle PLACE',
    'swap PLACE with PLACE',
    'say "seat {seat(you)}, and there are {number of cards in PLACE}"',
  ],
  words: {
    PLACE: [
      'your hand',
      'hand of opponent',
      'your tray',
      'your drawer',
      'drawer of opponent',
      'your table',
      'table of opponent',
      'your brow',
      'your heap',
      'deck',
    ],
    WAY: ['to', 'onto', 'under'],
    NUMBER: ['1', '2', '3', '4'],
    SECRETLY: ['put by', 'put by or note', 'note or think'],
    PUT: ['drawer', 'tray', 'heap'],
  },
}
