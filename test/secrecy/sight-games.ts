/* Small games that put what is tracked, named, numbered and ordered where it might tell hidden cards. */

export interface Parts {
  readonly track?: string
  readonly pieces?: string
  readonly places?: string
  readonly more?: string
  readonly setup: string
  readonly actions: string
  readonly turns?: string
  /** What stands under `players`. */
  readonly players?: string
}

export function sightGame({
  track = '',
  pieces = '',
  places = '',
  more = '',
  setup,
  actions,
  turns,
  players = '{ seats: [ann, ben] }',
}: Parts): string {
  const names = [...actions.matchAll(/^ {2}(\w+):$/gmu)].map(([, name]) => name).join(' or ')
  return `sandtable: 1
id: sight
title: Sight
players: ${players}
values: { hue: [red, blue] }
pieces:
  card:
    printed: { worth: number, hue: hue }
    kinds:
      ace: { copies: 2, worth: 1, hue: red }
      boy: { copies: 2, worth: 2, hue: blue }
      cat: { copies: 2, worth: 3, hue: red }
${pieces}places:
  stock: { holds: cards, seen by: everyone }
  deck: { holds: cards, pile: yes, seen by: nobody }
  hand: { each: player, holds: up to 6 cards, seen by: owner }
  brow: { each: player, holds: up to 6 cards, seen by: others }
  heap: { each: player, holds: cards, pile: yes, seen by: nobody }
  bin: { each: player, holds: cards, seen by: nobody }
${places}box:
  stock: all cards
${track === '' ? '' : `track:\n${track}`}${more}play:
${setup}
${turns ?? `  - turns from ann, at most 4: you must ${names} or else nothing`}
  - game is drawn by time
actions:
${actions}`
}

const TO_DECK = `  - for each card in stock: move card onto deck
  - shuffle deck
`
const DEAL = `${TO_DECK}  - for each player: deal 2 from deck to hand of player
  - for each player: deal 1 from deck to brow of player`

const LAY = `  lay:
    choose:
      card: cards in your hand
    then: move card onto your heap
`

const CHAIN = `  bag: { group of: cards, track: { dents: 0..3 = 0 } }
  crate: { group of: bags, track: { tags: 0..3 = 0 } }
`
const RACKS = `  chain: { each: player, holds: bags, seen by: others }
  shelf: { holds: bags, pile: yes, seen by: nobody }
  cellar: { holds: crates, pile: yes, seen by: nobody }
`
const BAGS = `  - while stock is not empty, at most 6:
      - lay first card in stock as a new bag on shelf called made
      - if first card in stock is ace: set made.dents to 1
`

const WAIT = `  wait:
    then: nothing
`

export const SIGHT_GAMES: readonly (readonly [title: string, text: string])[] = [
  [
    'cards dealt, laid and pointed at',
    sightGame({
      setup: DEAL,
      actions: `${LAY}  point:
    choose:
      card: cards in brow of opponent where worth > 1
    then: move card to stock
`,
    }),
  ],
  [
    'several cards of which one lies open',
    sightGame({
      setup: `${DEAL}
  - for each card in hand of ann:
      - if openly card is boy: reveal card`,
      actions: `  take:
    choose:
      two: 2 cards from your hand
    then: move two to your bin
    write: "take {two}"
  rob:
    choose:
      two: 1..2 cards from hand of opponent
    then: move two to your bin
`,
    }),
  ],
  [
    'a card that a value names, shuffled',
    sightGame({
      track: '  named: card or none\n',
      setup: `  - set named to first ace in stock
${DEAL}`,
      actions: LAY,
    }),
  ],
  [
    'cards that values of players name, shuffled',
    sightGame({
      track: '  each player: { mine: card or none }\n',
      setup: `  - for each player: set player.mine to first ace in stock
${DEAL}`,
      actions: `${LAY}  mix:
    then: shuffle deck
`,
    }),
  ],
  [
    'a set of cards, shuffled',
    sightGame({
      track: '  some: set of cards\n',
      setup: `  - for each ace in stock: add ace to some
${DEAL}`,
      actions: LAY,
    }),
  ],
  [
    'bags with dents, shuffled',
    sightGame({
      pieces: CHAIN,
      places: RACKS,
      setup: `${BAGS}  - shuffle shelf
  - for each player: deal 2 from shelf to chain of player`,
      actions: WAIT,
    }),
  ],
  [
    'crates of bags with dents and tags',
    sightGame({
      track: '  n: 0..3 = 0\n',
      pieces: CHAIN,
      places: RACKS,
      setup: `${BAGS}  - while shelf is not empty, at most 6:
      - lay top of shelf as a new crate on cellar called full
      - add 1 to n
      - set full.tags to n
      - if shelf is not empty: move top of shelf to full
  - shuffle cellar`,
      actions: WAIT,
    }),
  ],
  [
    'cards with marks, shuffled',
    sightGame({
      pieces: '',
      setup: `  - for each ace in stock: set ace.told to 2
${DEAL}`,
      actions: LAY,
    }).replace('kinds:', 'track: { told: 0..3 = 0 }\n    kinds:'),
  ],
  [
    'cards with tokens, shuffled',
    sightGame({
      more: 'tokens:\n  pip: { each card: { pips: 0 }, bank: 6 }\n',
      setup: `  - for each ace in stock: pay 1 from bank to ace.pips
${DEAL}`,
      actions: LAY,
    }),
  ],
  [
    'piles exchanged and dug up',
    sightGame({
      setup: DEAL,
      actions: `${LAY}  exchange:
    then: swap heap of ann with heap of ben
  dig:
    choose:
      card: cards in your heap
    then: move card to your brow
`,
    }),
  ],
  [
    'bundles laid in secret',
    sightGame({
      pieces: CHAIN,
      places: '  row: { each: player, holds: bags, seen by: owner }\n',
      setup: `${DEAL}
  - every player in secret: you may bundle or lay repeatedly`,
      turns: '  - turns from ann, at most 2: you must wait',
      actions: `  bundle:
    choose:
      card: cards in your hand
    then: lay card as a new bag on your row
${LAY}${WAIT}`,
    }),
  ],
  [
    'numbers bid in secret, dice in cups',
    sightGame({
      track: '  each player in secret: { cup: dice, bid: 0..3 = 0 }\n  each player: { shown: 0..3 = 0 }\n',
      setup: `${DEAL}
  - for each player called p: roll 2 dice to cup of p
  - every player in secret: you must offer`,
      actions: `  offer:
    choose:
      n: 0..3
    then: set your bid to n
${LAY}`,
      turns: '  - turns from ann, at most 4: you must lay or else nothing',
    }),
  ],
  [
    'secret numbers that rules add to, and may fail on',
    sightGame({
      track: '  each player in secret: { bid: 0..3 = 0, cup: dice }\n',
      setup: `${DEAL}
  - every player in secret: you must offer`,
      actions: `  offer:
    choose:
      n: 0..3
    then: set your bid to n
  raise:
    then: add 2 to bid of opponent
  lower:
    then: subtract 2 from bid of opponent
`,
      turns: '  - turns from ann, at most 4: you must raise or lower or else nothing',
    }),
  ],
  [
    'cards with marks that nobody sees, chosen in several ways',
    sightGame({
      setup: `  - for each card in stock where it.hue is red: set card.told to 2
${TO_DECK}  - for each player: deal 1 from deck to hand of player
  - for each player: deal 2 from deck to bin of player`,
      actions: `  one:
    choose:
      card: cards in your bin
    then: move card onto your heap
  row:
    choose:
      two: in succession 1..2 cards in your bin
    then: reveal two
  pair:
    choose:
      two: 2 cards from (hand of opponent + your bin)
    then: show two to you
`,
    }).replace('kinds:', 'track: { told: 0..3 = 0 }\n    kinds:'),
  ],
  [
    'cards passed on in secret',
    sightGame({
      setup: `${DEAL}
  - set named to first card in hand of ann
  - every player in secret: you must lay or put`,
      turns: '  - turns from ann, at most 2: you must wait',
      actions: `${LAY}  put:
    choose:
      card: cards in your hand
    then: move card to your brow
${WAIT}`,
      track: '  named: card or none\n',
    }),
  ],
  [
    'cards chosen in succession and behind one another',
    sightGame({
      setup: DEAL,
      actions: `  line:
    choose:
      row: in succession 1..2 cards in your hand
    then:
      - for each card in row: move card onto your heap
  pull:
    choose:
      row: in succession 1..2 cards in hand of opponent
    then: move row to your brow
`,
    }),
  ],
  [
    'cards taken at random and blindly',
    sightGame({
      track: '  named: card or none\n',
      setup: DEAL,
      actions: `${LAY}  rob:
    then:
      - if hand of opponent is not empty: move random card in hand of opponent to your heap
  take:
    choose:
      card: cards in hand of opponent
    then: move card to your brow
`,
    }),
  ],
  [
    'cards marked in secret',
    sightGame({
      setup: `${DEAL}
  - every player in secret: you must mark`,
      turns: '  - turns from ann, at most 2: you must lay or else nothing',
      actions: `  mark:
    choose:
      card: cards in your hand
    then: set card.told to 2
${LAY}`,
    }).replace('kinds:', 'track: { told: 0..3 = 0 }\n    kinds:'),
  ],
  [
    'piles of which the first card is seen',
    sightGame({
      places: '  tray: { each: player, holds: cards, pile: yes, seen by: nobody, top seen by: owner }\n',
      setup: DEAL,
      actions: `${LAY}  stack:
    choose:
      card: cards in your hand
    then: move card under your tray
  bury:
    choose:
      card: cards in your brow
    then: move card onto tray of opponent
  mix:
    then: shuffle your tray
`,
    }),
  ],
  [
    'cards shown behind their backs',
    sightGame({
      setup: DEAL,
      actions: `  give:
    choose:
      card: cards in your hand
    then:
      - move card to hand of opponent
  trade:
    choose:
      card: cards in your hand
      other: cards in hand of opponent
    then: swap card with other
`,
    }),
  ],
  [
    'spaces mined in secret',
    sightGame({
      places: '  field: { grid: "..", holds: up to 2 cards, seen by: nobody }\n',
      track: '  each player in secret: { mined: set of spaces }\n',
      setup: `${DEAL}
  - every player in secret: you must dig`,
      turns: '  - turns from ann, at most 4: you must place or else nothing',
      actions: `  dig:
    choose:
      there: spaces on field
    then: add there to your mined
  place:
    choose:
      card: cards in your hand
      there: spaces on field where it is not in your mined
    then: move card to there
`,
    }),
  ],
  [
    'an answer to a hidden choice',
    sightGame({
      setup: DEAL,
      actions: `  offer:
    choose:
      card: cards in your hand
      other: cards in your hand where it is not card
    then:
      - opponent may accept
      - move card onto your heap
  accept:
    in reply to: offer
    choose:
      mine: cards in your hand
    then: move mine onto your heap
`,
      turns: '  - turns from ann, at most 2: you must offer or else nothing',
    }),
  ],
  [
    'bags taken apart and laid again',
    sightGame({
      pieces: CHAIN,
      places: '  rack: { each: player, holds: bags, seen by: owner }\n',
      setup: DEAL,
      actions: `  pack:
    choose:
      card: cards in your hand
    then: lay card as a new bag on your rack
  unpack:
    choose:
      bag: bags in your rack
    then: move all cards in bag to your hand
  fill:
    choose:
      bag: bags in your rack
      card: cards in your hand
    then: move card to bag
`,
    }),
  ],
  [
    'bags of several cards, shuffled with what is in them',
    sightGame({
      pieces: CHAIN,
      places: RACKS,
      setup: `${BAGS}  - shuffle shelf
  - for each player: deal 3 from shelf to chain of player`,
      actions: `  open:
    choose:
      bag: bags in your chain
    then: move all cards in bag to stock
  dent:
    choose:
      bag: bags in your chain
    then: add 1 to bag.dents
  mix:
    then: shuffle your chain
`.replace('add 1 to bag.dents', 'set bag.dents to 2'),
    }),
  ],
  [
    'a kind that changes unseen',
    sightGame({
      setup: `${TO_DECK}  - deal 2 from deck to hand of ann`,
      pieces: `  spy:
    kind: changes in secret
    owner: fixed
    kinds: { elf: { copies: 2 }, orc: { copies: 2 } }
`,
      places: '  camp: { each: player, holds: spies, seen by: owner }\n',
      actions: `  train:
    choose:
      spy: your spies in your camp
      becomes: kinds in spies where it is not spy.kind in secret
    then: set spy.kind to becomes
${WAIT}`,
    }).replace('  stock: all cards', '  stock: all cards\n  camp: { elf: 1, orc: 1 }'),
  ],
  [
    'several cards out of piles',
    sightGame({
      places: '  tray: { each: player, holds: cards, pile: yes, seen by: nobody }\n',
      setup: `${TO_DECK}  - for each player: deal 2 from deck to tray of player
  - for each player: deal 1 from deck to hand of player`,
      actions: `  dig:
    choose:
      two: 2 cards from your tray
    then: move two onto your heap
  rob:
    choose:
      two: 1..2 cards from tray of opponent
    then: move two to your hand
  join:
    choose:
      two: 2 cards from (your hand + heap of opponent)
    then: move two to your brow
`,
    }),
  ],
  [
    'several cards that turn out to be known',
    sightGame({
      setup: DEAL,
      actions: `  throw:
    choose:
      two: 2 cards from your hand
    then:
      - move two to your bin
      - for each card in your bin:
          - if openly card is ace: reveal card
  trade:
    choose:
      two: 2 cards from hand of opponent
    then: move two to your hand
`,
    }),
  ],
  [
    'answers that are prepared, with a card drawn between them',
    sightGame({
      more: `setups:
  quick ace: { answers: [draw, lay (ace)] }
  two boys: { answers: [lay (boy), lay (boy)] }
  ask and lay: { answers: [ask, lay (ace)] }
`,
      setup: `${TO_DECK}  - for each player: deal 2 from deck to hand of player`,
      turns: '  - turns from ann, at most 4: you must act repeatedly',
      actions: `  draw:
    then: deal up to 1 from deck to your hand
  ask:
    then:
      - if openly any aces in hand of opponent: move all cards in your brow to stock
${LAY}`,
    }).replace(
      'you must act repeatedly',
      `
      - you must draw or ask or lay
      - you must draw or ask or lay`,
    ),
  ],
  [
    'answers that somebody may have a reply to',
    sightGame({
      more: `setups:
  hit twice: { answers: [hit, hit] }
`,
      setup: DEAL,
      turns: `  - turns from ann, at most 4:
      - you must hit or wait
      - you must hit or wait`,
      actions: `  hit:
    then: opponent must duck or else nothing
  duck:
    in reply to: hit
    choose:
      card: an ace in your hand
    then: move card to stock
${WAIT}`,
    }),
  ],
  [
    'dice and a deck that nobody sees',
    sightGame({
      track: '  thrown: dice\n  aces: 0..9 = 0\n',
      setup: TO_DECK,
      actions: `  draw:
    then:
      - roll 1 dice to thrown
      - if deck is not empty:
          - move top of deck to stock
          - set aces to number of aces in stock
  toss:
    then:
      - roll 1 dice to thrown
      - shuffle deck
`,
    }).replaceAll(/^ {2}(?:hand|brow): .*\n/gmu, ''),
  ],
  [
    'what is counted of hidden cards',
    sightGame({
      track: '  each player: { score: 0..40 = 0 }\n',
      more: `tallies:
  points(player):
    aces: number of aces in hand of player
    worth: sum of worth over cards in bin of player
    heaped: number of cards in heap of player
`,
      setup: DEAL,
      actions: `${LAY}  bury:
    choose:
      card: cards in your hand
    then: move card to your bin
  count:
    then: set your score to openly points(you)
`,
    }),
  ],
  [
    'tables and patterns of hidden cards',
    sightGame({
      track: '  each player: { won: 0..9 = 0 }\n',
      more: `patterns:
  pair: [ 2 cards of one hue ]
tables:
  duel(card called one, card called other) gives hue:
    rule:
      higher: one.worth > other.worth => red
      otherwise: one.worth <= other.worth => blue
`,
      setup: DEAL,
      actions: `  duel:
    choose:
      card: cards in your hand
      other: cards in hand of opponent
    then:
      - if openly duel(card, other) is red: add 1 to your won
      - move card onto your heap
  boast:
    only if:
      a pair is there: your hand has pair
    then: add 1 to your won
  pile:
    choose:
      pair: pair from your hand
    then: move pair onto your heap
`,
    }),
  ],
  [
    'what was done before, and situations that come again',
    sightGame({
      more: `history:
  run: lay or bury when number of cards in your hand > 0
  table:
    counts:
      - number of cards in hand of ann
      - number of cards in brow of ben
      - you
forbid:
  not the same again: bury when run > 2
`,
      setup: DEAL,
      actions: `${LAY}  bury:
    choose:
      card: cards in your hand
    then: move card to your bin
  take:
    only if:
      it is new: stood(table) < 3
    choose:
      card: cards in your bin
    then: move card to your hand
`,
    }),
  ],
  [
    'streaks of what is done behind screens',
    sightGame({
      track: '  n: 0..9 = 0\n',
      more: `history:
  run: lay or bury when number of cards in your hand > 0
forbid:
  not the same again: bury when run > 2
`,
      setup: `${DEAL}
  - every player in secret: you may lay or bury`,
      actions: `${LAY}  bury:
    choose:
      card: cards in your hand
    then: move card to your bin
  count:
    then: set n to run
`,
    }),
  ],
  [
    'choices behind screens in front of everybody',
    sightGame({
      track: '  each player: { bid: 0..3 = 0 }\n',
      setup: `${DEAL}
  - every player in secret: you must offer`,
      actions: `  offer:
    choose:
      n: 0..3
    then: set your bid to n
${LAY}`,
      turns: '  - turns from ann, at most 4: you must lay or else nothing',
    }),
  ],
]
