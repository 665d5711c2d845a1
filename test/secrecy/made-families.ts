import { chance } from '../games/loaded.ts'
import type { Family } from './family.ts'
import { HANDS } from './hands-family.ts'
import { sightGame } from './sight-games.ts'
import { tiles } from './tiles-family.ts'

/* Games made at random of one family each, in which one way to hide things is used over and over. */

type Below = (n: number) => number

const STACKS: Family = {
  pieces: `  bag: { group of: cards, track: { dents: 0..3 = 0 } }
  crate: { group of: cards, pile: yes, track: { tags: 0..3 = 0 } }
`,
  places: `  shelf: { holds: bags, pile: yes, seen by: nobody, top seen by: everyone }
  rack: { each: player, holds: up to 4 bags, pile: yes, seen by: nobody, top seen by: owner }
  chain: { each: player, holds: up to 4 bags, seen by: others }
  nook: { each: player, holds: up to 4 bags, pile: yes, seen by: owner, top seen by: everyone }
  cellar: { holds: crates, seen by: nobody, top seen by: everyone }
  vault: { each: player, holds: up to 4 crates, pile: yes, seen by: nobody, top seen by: others }
`,
  track: `  told sum: 0..40 = 0
  named: card or none
  each player: { score: 0..9 = 0 }
`,
  setup: [
    `  - for each card in stock: move card onto deck
  - shuffle deck
  - for each player: deal 2 from deck to hand of player
  - while any cards in deck, at most 2: lay top of deck as a new bag on shelf
`,
    `  - while stock is not empty, at most 3:
      - lay first card in stock as a new bag on shelf called made
      - if stock is not empty: move first card in stock to made
  - shuffle shelf
  - for each player: deal 1 from shelf to BAGGED of player
`,
    `  - for each card in stock: move card onto deck
  - shuffle deck
  - for each player: deal 1 from deck to hand of player
  - lay top of deck as a new crate on cellar called made
  - while any cards in deck, at most 2: move top of deck onto made
`,
    `  - for each card in stock: move card onto deck
  - shuffle deck
  - for each player:
      - lay top of deck as a new bag on BAGGED of player called made
      - if deck is not empty: move top of deck to made
      - if deck is not empty: move top of deck to hand of player
`,
  ],
  choices: [
    'bag: bags in BAGS',
    'bag: bags in BAGS',
    'bag: bags in BAGS where it.dents > 0',
    'bag: bags in BAGS where number of cards in it > 1',
    'bag: bags in BAGS\n      card: cards in your hand',
    'bag: bags in BAGS\n      other: bags in BAGS where it is not bag',
    'two: 1..2 bags from BAGS',
    'bag: bags in BAGS\n      card: cards in bag',
    'card: cards in your hand',
    'card: cards in BAGS',
    'crate: crates in CRATES',
    'crate: crates in CRATES\n      card: cards in your hand',
    'crate: crates in CRATES\n      card: cards in crate',
    'n: 0..3',
  ],
  steps: [
    'move bag WAY BAGS',
    'move bag WAY BAGS',
    'move two to BAGS',
    'move all cards in bag WAY CARDS',
    'move card to bag',
    'move card WAY CARDS',
    'lay card as a new bag on BAGS',
    'lay card as a new crate on CRATES',
    'move all cards in BAGS to CARDS',
    'move card WAY crate',
    'move crate WAY CRATES',
    'move top of crate to CARDS',
    'move all cards in crate WAY CARDS',
    'shuffle crate',
    'shuffle BAGS',
    'shuffle CRATES',
    'swap BAGS with BAGS',
    'swap bag with other',
    'reveal bag',
    'reveal card',
    'show bag to opponent',
    'show card to you',
    'set bag.dents to NUMBER',
    'set crate.tags to NUMBER',
    'deal up to 1 from PILE to BAGS',
    'if PILE is not empty: move top of PILE WAY BAGS',
    'if openly any aces in BAGS: add 1 to your score',
    'if openly any aces in bag: move bag to BAGS',
    'if openly top of crate is ace: move top of crate to CARDS',
    'set told sum to openly number of aces in BAGS',
    'set told sum to number of cards in BAGS',
    'set named to card',
    'for each bag in BAGS: set bag.dents to NUMBER',
    'for each bag in BAGS:\n          - if number of cards in bag > 1: move bag to BAGS',
    'for each bag in BAGS:\n          - if openly any aces in bag: add 1 to your score',
    'move random bag in BAGS to BAGS',
    'say "there are {number of cards in BAGS}"',
  ],
  words: {
    BAGS: ['shelf', 'your rack', 'your chain', 'your nook', 'rack of opponent', 'chain of opponent'],
    BAGGED: ['rack', 'chain', 'nook'],
    PILE: ['shelf', 'your rack', 'your nook', 'nook of opponent'],
    CRATES: ['cellar', 'your vault', 'vault of opponent'],
    CARDS: ['stock', 'your hand', 'your bin', 'your brow', 'your heap', 'deck'],
    WAY: ['to', 'onto', 'under'],
    NUMBER: ['0', '1', '2', '3'],
  },
}

const ROUNDS: Family = {
  players: '\n  seats: [ann, ben, cal]\n  opponent: next(player)',
  places: `  tray: { each: player, holds: up to 6 cards, pile: yes, seen by: nobody, top seen by: others }
  drawer: { each: player, holds: up to 6 cards, pile: yes, seen by: owner }
  lap: { each: player, holds: up to 6 cards, seen by: owner }
  table: { each: player, holds: up to 6 cards, seen by: everyone }
`,
  track: `  named: card or none
  some: set of cards
  told sum: 0..40 = 0
  each player: { score: 0..9 = 0, mine: card or none }
  each player in secret: { bid: 0..3 = 0 }
`,
  setup: [
    `  - for each card in stock: move card onto deck
  - shuffle deck
  - for each player: deal 1 from deck to hand of player
`,
    `  - for each card in stock: move card onto deck
  - shuffle deck
  - for each player: deal 1 from deck to DEALT of player
  - every player in secret: you may DOING
`,
    `  - set named to first ace in stock
  - for each card in stock: move card onto deck
  - shuffle deck
  - for each player: deal 1 from deck to DEALT of player
`,
    `  - for each card in stock where it.hue is red: add card to some
  - for each card in stock: move card onto deck
  - shuffle deck
  - for each player: deal 1 from deck to DEALT of player
  - swap hand of ann with hand of ben
`,
  ],
  choices: [
    'card: cards in HAND',
    'card: cards in your hand',
    'card: cards in HAND\n      other: cards in HAND where it is not card',
    'two: 1..2 cards from HAND',
    'two: in succession 1..2 cards in HAND',
    'whom: players where it is not you',
    'whom: players where it is not you\n      card: cards in DEALT of whom',
    'whom: players where any cards in DEALT of it\n      card: cards in your hand',
    'n: 0..3',
    'card: cards in HAND where worth > 1',
  ],
  steps: [
    'move card WAY HAND',
    'move card WAY DEALT of opponent',
    'move card to DEALT of whom',
    'move two WAY HAND',
    'swap HAND with HAND',
    'swap your DEALT with DEALT of whom',
    'swap card with other',
    'for each player: swap hand of player with DEALT of next(player)',
    'move (all cards in (all hands)) to lap of next(it.owner)',
    'move (all cards in HAND) + (all cards in HAND) to DEALT of next(it.owner)',
    'for each player: move all cards in hand of player to lap of next(player)',
    'for each player: move all cards in lap of player to hand of player',
    'for each player: move all cards in DEALT of player to DEALT of next(player)',
    'for each player: deal up to 1 from DEALT of player to DEALT of next(player)',
    'move all cards in DEALT of opponent WAY HAND',
    'show card to whom',
    'show card to opponent',
    'show card to next(opponent)',
    'show HAND to opponent',
    'reveal card',
    'shuffle HAND',
    'set named to card',
    'set your mine to card',
    'set your mine to named',
    'add card to some',
    'set your bid to n',
    'add 1 to bid of opponent',
    'if openly any aces in HAND: add 1 to your score',
    'if openly named is ace: add 1 to your score',
    'if openly any aces in DEALT of whom: move card to HAND',
    'set told sum to openly sum of worth over cards in HAND',
    'set told sum to number of cards in some',
    'if HAND is not empty: move random card in HAND to HAND',
    'for each card in HAND:\n          - if openly card is ace: move card to DEALT of opponent',
    'say "there are {number of cards in HAND}"',
  ],
  words: {
    HAND: [
      'your hand',
      'hand of opponent',
      'your tray',
      'tray of next(opponent)',
      'your drawer',
      'drawer of opponent',
      'your lap',
      'brow of opponent',
      'your brow',
      'your bin',
      'your heap',
    ],
    DEALT: ['hand', 'hand', 'lap', 'brow', 'tray', 'drawer', 'table', 'bin'],
    WAY: ['to', 'onto', 'under'],
    DOING: ['act one', 'act one or act two'],
  },
}

const LAYOUTS: Family = {
  players: '\n  seats: [ann, ben]\n  sides: { ann: south, ben: north }',
  more: 'areas:\n  home: own row 1\n  edge: own rows 1..2\n',
  pieces: `  man:
    plural: men
    owner: fixed
    printed: { rank: number }
    track: { tired: false }
    kinds:
      lord: { letter: L, rank: 3 }
      serf: { letter: S, rank: 1 }
      mule: { letter: M, rank: 0 }
`,
  places: `  board:
    grid: |
      . . . .
      . . . .
      . . . .
    holds: up to 2 men
    seen by: owner
  camp: { each: player, holds: men, seen by: owner }
  grave: { each: player, holds: men, seen by: nobody }
  yard: { each: player, holds: men, pile: yes, seen by: nobody, top seen by: owner }
  show: { each: player, holds: men, seen by: everyone }
`,
  box: '  camp: { lord: 1, serf: 1, mule: 1 }\n',
  track: `  told sum: 0..40 = 0
  named: man or none
  each player: { score: 0..9 = 0, sought: man or none }
`,
  setup: [
    '  - arrange camp on HOME by every player in secret\n',
    '  - arrange camp on HOME by every player in secret where it is not mule or space is not a1\n',
    '  - arrange camp on HOME by every player in secret where it.rank > 0 or space is not d3 and space is not b1\n',
    '  - for each man in camp of ann: set man.tired to true\n  - arrange camp on HOME by every player in secret\n',
    '  - arrange camp on HOME by every player in secret\n  - for each man on board where it.owner is ann:\n      - if openly man is lord: reveal man\n',
  ],
  choices: [
    'man: your men on board\n      goal: spaces on board where it is empty',
    'man: your men on board',
    'man: enemy men on board',
    'man: your men on board\n      foe: enemy men on board',
    'two: 1..2 men from GONE',
    'man: men in GONE',
    'man: your men on board where rank > 0\n      goal: spaces on board where it is empty',
    'goal: spaces on board where any men in it',
    'n: 0..3',
  ],
  steps: [
    'move man to goal',
    'move man to GONE',
    'move foe to GONE',
    'move two to GONE',
    'move all men in goal to GONE',
    'swap man with foe',
    'reveal man',
    'show man to opponent',
    'show foe to you',
    'show man to you',
    'set man.tired to true',
    'set named to man',
    'set your sought to foe',
    'shuffle GONE',
    'if openly man.rank > foe.rank: move foe to GONE',
    'if openly man is lord: move man to GONE',
    'set told sum to openly sum of rank over men in GONE',
    'set told sum to number of men in GONE',
    'set told sum to number of men on board',
    'for each man on board where it.owner is opponent:\n          - if openly man is lord: reveal man',
    'for each man on board: set man.tired to false',
    'swap GONE with GONE',
    'if openly any lords in GONE: add 1 to your score',
  ],
  words: {
    HOME: ['home'],
    GONE: ['your camp', 'your grave', 'your yard', 'your show', 'grave of opponent', 'yard of opponent'],
  },
}

/** The games are refused if a name in them stands for nothing; of the others, many are sound. */
const FAMILIES = {
  stacks: STACKS,
  rounds: ROUNDS,
  layouts: LAYOUTS,
  hands: HANDS,
  tiles: tiles('everyone'),
  'covered tiles': tiles('nobody'),
} as const
export type FamilyName = keyof typeof FAMILIES
export const FAMILY_NAMES: readonly FamilyName[] = [
  'stacks',
  'rounds',
  'layouts',
  'hands',
  'tiles',
  'covered tiles',
]

export function madeOfFamily(name: FamilyName, seed: number): string {
  const below = chance(seed)
  const family: Family = FAMILIES[name]
  const names = Array.from({ length: 2 + below(2) }, (_, i) => `act ${['one', 'two', 'three'][i]}`)
  const asked = names.join(' or ')
  const text = sightGame({
    ...(family.players === undefined ? {} : { players: family.players }),
    ...(family.pieces === undefined ? {} : { pieces: family.pieces }),
    places: family.places,
    ...(family.more === undefined ? {} : { more: family.more }),
    track: family.track,
    setup: worded(below, family, one(below, family.setup)).trimEnd(),
    turns: `  - turns from ann, at most 5: you ${below(3) === 0 ? `may ${asked}` : `must ${asked} or else nothing`}`,
    actions: [
      ...names.map((action) => actionText(below, family, action)),
      worded(below, family, family.actions ?? ''),
    ].join(''),
  })
  return family.box === undefined
    ? text
    : text.replace('  stock: all cards\n', `  stock: all cards\n${family.box}`)
}

function one<T>(below: Below, from: readonly T[]): T {
  return from[below(from.length)] as T
}

function worded(below: Below, { words }: Family, text: string): string {
  return text.replaceAll(/[A-Z]{3,}/gu, (word) => one(below, words[word] ?? [word]))
}

function actionText(below: Below, family: Family, name: string): string {
  const choice = below(5) === 0 ? '' : one(below, family.choices)
  const chosen = new Set([...choice.matchAll(/(\w+): /gu)].map(([, thing]) => thing ?? ''))
  const local = /\b(?:bag|crate|card|other|two|some|man|foe|tile|way|goal|whom|n)\b(?! in| of)/gu
  // What was not chosen has no name.
  const known = family.steps.filter((step) => {
    const looped = new Set([...step.matchAll(/each (\w+)/gu)].map(([, thing]) => thing ?? ''))
    if ([...looped].some((thing) => chosen.has(thing))) return false
    return [...step.matchAll(local)].every(
      ([thing]) =>
        chosen.has(thing) || looped.has(thing) || new RegExp(`(?:new|random) ${thing}`, 'u').test(step),
    )
  })
  const own = known.filter((step) => [...step.matchAll(local)].length > 0)
  const steps = Array.from({ length: 1 + below(3) }, (_, i) =>
    one(below, i === 0 && own.length > 0 ? own : known),
  )
  const written = choice === '' ? '' : `    choose:\n      ${worded(below, family, choice)}\n`
  return `  ${name}:\n${written}    then:\n${steps.map((step) => `      - ${worded(below, family, step)}\n`).join('')}`
}
