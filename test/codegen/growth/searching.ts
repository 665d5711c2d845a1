/* Games that ask one large question when their moves are listed, by size. */

const SUITS = ['moons', 'suns', 'stars', 'comets']

/** Two decks of 52 cards. */
const cards = (held: number, lines: string): string => `sandtable: 1
id: searching
title: Searching
players: { seats: [ann, ben] }
values: { suit: [${SUITS.join(', ')}] }
pieces:
  card:
    printed: { suit: suit, rank: 1..13 }
    kinds:
${Array.from({ length: 13 }, (_, i) => `      r${i + 1}: { rank: ${i + 1}, copies: 2 of each suit }\n`).join('')}\
places:
  deck: { holds: cards, pile: yes, seen by: nobody }
  hand: { each: player, holds: up to ${held} cards, seen by: owner }
  table: { holds: cards, seen by: everyone }
box: { deck: all cards }
patterns:
  meld:
    - 3..4 cards of one rank of different suits
    - 3 or more cards of one suit in sequence by rank
  standing:
    - 5 cards of one suit in sequence by rank
    - 4 cards of one rank + 1 card
    - 3 cards of one rank + 2 cards of one rank
    - 5 cards of one suit
    - 5 cards in sequence by rank
    - 3 cards of one rank + 2 cards
    - 2 cards of one rank + 2 cards of one rank + 1 card
    - 2 cards of one rank + 3 cards
    - 5 cards
play:
  - shuffle deck
  - for each player: deal ${held} from deck to hand of player
  - turns from ann, at most 4: you must act or pass
  - game is drawn by night
actions:
  act:
${lines}
    then: nothing
  pass:
    then: nothing
`

const only = (test: string): string => `    only if:\n      it is so: ${test}`

/** So many coins of five kinds, as pieces and as values in a bag. */
const coins = (held: number, choice: string): string => {
  const kinds = [1, 1, 2, 3, 5].map((worth, i) => [`c${i}`, worth, Math.ceil((held - i) / 5)] as const)
  return `sandtable: 1
id: searching
title: Searching
players: { seats: [ann, ben] }
values:
  token: [${kinds.map(([name]) => `${name} token`).join(', ')}]
pieces:
  coin:
    printed: { worth: 0..9 }
    kinds:
${kinds.map(([name, worth, copies]) => `      ${name}: { worth: ${worth}, copies: ${copies} }\n`).join('')}\
places:
  purse: { holds: up to ${held} coins, seen by: everyone }
box: { purse: all coins }
track:
  jar: bag of token
terms:
  worth of(token called t): ${kinds.map(([name, worth]) => `if t is ${name} token then ${worth}`).join(' else ')} else 0
play:
${kinds.map(([name, , copies]) => `  - repeat ${copies} times: add ${name} token to jar\n`).join('')}\
  - turns from ann, at most 4: you must act or pass
  - game is drawn by night
actions:
  act:
    choose:
      some: ${choice}
    then: nothing
  pass:
    then: nothing
`
}

/** A square board of tiles that are all alike on every side, with a unit in the middle of another one. */
const board = (side: number, lines: string, isFull = false): string => {
  const row = (mark: string): string => `      ${Array.from({ length: side }, () => mark).join(' ')}`
  return `sandtable: 1
id: searching
title: Searching
players: { seats: [ann, ben] }
values: { ground: [town, road] }
pieces:
  tile: { printed: { each side: { edge: ground } }, kinds: { heart: { letter: H, edge: town } }, track: { facing: direction = right } }
places:
  field:
    grid: ${side} by ${side}
${isFull ? `    start: |\n${Array.from({ length: side }, () => row('H')).join('\n')}\n` : ''}\
    holds: 1 tile
    track: { holder: player = ann, held: direction = right, toll: 1..3 = 1 }
track:
  each border: { river: false, walker: player or none }
  spot: space = c3
play:
  - for each space: set space.toll to 1 + (space.row * 5 + space.column * 3) mod 3
  - for each space:
      - let:
          there: step(space, right)
      - if there is not none and (space.row + space.column) mod 5 > 0: set river(space, there) to true
  - turns from ann, at most 4: you must act or pass
  - game is drawn by night
actions:
  act:
${lines}
    then: nothing
  pass:
    then: nothing
`
}

const hexes = (text: string): string => text.replace(/grid: (.*)/u, 'hexes: rhombus $1')

export interface Searching {
  readonly name: string
  readonly text: (size: number) => string
  /** The last one is about the size of such a thing in well-known games. */
  readonly sizes: readonly number[]
  /** True if the sizes are those of boards, which are looked through once. */
  readonly isBoard?: true
}

const goal = (set: string): string => `    choose:\n      goal: spaces in ${set}`

export const SEARCHING: readonly Searching[] = [
  {
    name: 'melds of a hand from 104 cards',
    text: (n) => cards(n, '    choose:\n      some: meld from your hand'),
    sizes: [7, 10, 13],
  },
  {
    name: 'the best melds of a hand from 104 cards',
    text: (n) => cards(n, only('number of best sets(your hand, meld, rank) > 3')),
    sizes: [7, 10, 13],
  },
  {
    name: 'the best five cards',
    text: (n) => cards(n, only('best standing(your hand, standing, rank) > 3')),
    sizes: [5, 7, 13],
  },
  {
    name: 'cards that add up',
    text: (n) => cards(n, only('sets worth(15, your hand, rank) > 3')),
    sizes: [5, 9, 13],
  },
  {
    name: 'payments with pieces',
    text: (n) => coins(n, 'coins from purse with sum of worth at least 9'),
    sizes: [10, 15, 20],
  },
  {
    name: 'payments out of a bag',
    text: (n) => coins(n, 'tokens from jar with sum of worth of(it) at least 9'),
    sizes: [10, 15, 20],
  },
  {
    name: 'moves at the least cost',
    text: (n) =>
      board(
        n,
        goal(
          'reached(spot, all spaces where empty, by it.toll + (if river(previous, it) then 1 else 0), at most 200)',
        ),
      ),
    sizes: [8, 16, 32],
    isBoard: true,
  },
  {
    name: 'moves at a low cost on a large board',
    text: (n) => board(n, goal('reached(spot, all spaces where empty, by it.toll, at most 6)')),
    sizes: [8, 16, 32],
    isBoard: true,
  },
  {
    name: 'moves at the least cost, with turns on hexagons',
    text: (n) =>
      hexes(
        board(
          n,
          goal('reached(spot, all spaces where empty, by it.toll, with turns at 1 from right, at most 200)'),
        ),
      ),
    sizes: [8, 16, 32],
    isBoard: true,
  },
  {
    name: 'moves at a low cost, with turns to a heading',
    text: (n) =>
      hexes(
        board(
          n,
          `    choose:
      heading: directions in adjacent
      goal: spaces in reached(spot, all spaces where empty, by it.toll, with turns at 1 from right to heading, at most 6)`,
        ),
      ),
    sizes: [8, 16, 32],
    isBoard: true,
  },
  {
    name: 'a distance at the least cost',
    text: (n) => board(n, only('(distance(spot, h8, by it.toll) otherwise 0) > 3')),
    sizes: [8, 16, 32],
    isBoard: true,
  },
  {
    name: 'spaces that are linked',
    text: (n) => board(n, goal('linked(spot, all spaces where it.toll < 3)')),
    sizes: [8, 16, 32],
    isBoard: true,
  },
  {
    name: 'spaces that are linked by steps',
    text: (n) => board(n, goal('linked(spot, all spaces, where not river(previous, it))')),
    sizes: [8, 16, 32],
    isBoard: true,
  },
  {
    name: 'the longest way in a net of loops',
    text: (n) => board(n, only('longest way(all spaces) > 3')),
    sizes: [3, 4],
  },
  {
    name: 'the longest way',
    text: (n) =>
      board(
        n,
        only(
          'longest way(all spaces where it.row < 4, where river(previous, it) or it.column mod 7 is 0 and previous.column mod 7 is 0) > 3',
        ),
      ),
    sizes: [8, 16, 32],
    isBoard: true,
  },
  {
    name: 'tiles grown together',
    text: (n) => board(n, only('number of grown(spot, up) > 3 and open ends(spot, up) > 3'), true),
    sizes: [4, 8, 15],
    isBoard: true,
  },
  {
    name: 'tiles grown together, with sides that hold',
    text: (n) =>
      board(n, only('number of grown(spot, up, where it.holder is you and it.held is side) > 3'), true),
    sizes: [4, 8, 15],
    isBoard: true,
  },
]
