/** Small games that put what is tracked, named, numbered and ordered where it might tell hidden cards. */

interface Parts {
  readonly track?: string
  readonly pieces?: string
  readonly places?: string
  readonly more?: string
  readonly setup: string
  readonly actions: string
  readonly turns?: string
}

function game({ track = '', pieces = '', places = '', more = '', setup, actions, turns }: Parts): string {
  const names = [...actions.matchAll(/^ {2}(\w+):$/gmu)].map(([, name]) => name).join(' or ')
  return `sandtable: 1
id: sight
title: Sight
players: { seats: [ann, ben] }
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
    game({
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
    game({
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
    game({
      track: '  named: card or none\n',
      setup: `  - set named to first ace in stock
${DEAL}`,
      actions: LAY,
    }),
  ],
  [
    'cards that values of players name, shuffled',
    game({
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
    game({
      track: '  some: set of cards\n',
      setup: `  - for each ace in stock: add ace to some
${DEAL}`,
      actions: LAY,
    }),
  ],
  [
    'bags with dents, shuffled',
    game({
      pieces: CHAIN,
      places: RACKS,
      setup: `${BAGS}  - shuffle shelf
  - for each player: deal 2 from shelf to chain of player`,
      actions: WAIT,
    }),
  ],
  [
    'crates of bags with dents and tags',
    game({
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
    game({
      pieces: '',
      setup: `  - for each ace in stock: set ace.told to 2
${DEAL}`,
      actions: LAY,
    }).replace('kinds:', 'track: { told: 0..3 = 0 }\n    kinds:'),
  ],
  [
    'cards with tokens, shuffled',
    game({
      more: 'tokens:\n  pip: { each card: { pips: 0 }, bank: 6 }\n',
      setup: `  - for each ace in stock: pay 1 from bank to ace.pips
${DEAL}`,
      actions: LAY,
    }),
  ],
  [
    'piles exchanged and dug up',
    game({
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
    game({
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
    game({
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
    'cards passed on in secret',
    game({
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
    game({
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
    game({
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
    game({
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
    game({
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
    game({
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
    game({
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
    game({
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
    game({
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
    game({
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
    game({
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
]
