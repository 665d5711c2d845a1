/** Games in which a player chooses among cards that they cannot see. */
function game(actions: string, cards = 'queen: { copies: 4 }\n      jack: { copies: 3 }'): string {
  return `sandtable: 1
id: blind
title: Blind
players: { seats: [ north, south ] }
pieces:
  card:
    kinds:
      ${cards}
places:
  deck: { holds: cards, pile: yes, seen by: nobody }
  hand: { each: player, holds: up to 5 cards, seen by: owner }
  stash: { each: player, holds: cards, seen by: owner }
box:
  deck: all cards
track:
  latest: card or none
terms:
  free(card): card is not latest
play:
  - shuffle deck
  - deal 2 from deck to hand of north
  - deal 3 from deck to hand of south
  - north must act or peek
  - north must act or else nothing
  - south may act
  - north may act
  - the game is drawn by time
actions:
  peek:
    choose:
      card: a card in hand of opponent
    then: show card to you
${actions}`
}

function robbing(what: string): string {
  return game(`  rob:
    during: act
    choose:
      cards: ${what}
    then: move cards to your stash
`)
}

const KEEPING = `  keep in mind:
    during: act
    choose:
      card: a card in hand of opponent
    only if:
      once: latest is none
    then: set latest to card
`

/** Choices of several cards from where the player cannot see them. */
export const SEVERAL: readonly (readonly [string, string])[] = [
  ['two cards', robbing('2 cards from hand of opponent')],
  ['as many as one likes', robbing('1 or more cards from hand of opponent')],
  ['at most so many', robbing('4 cards from hand of opponent or as many as there are')],
  ['cards of a pile', robbing('2 cards from deck')],
  ['cards of any hand', robbing('2 cards in all hands')],
  ['any cards', robbing('2 cards')],
  [
    'one and another',
    game(`  rob:
    during: act
    choose:
      card: a card in hand of opponent
      other: cards in hand of opponent where it is not card
    then:
      - move card to your stash
      - move other to your stash
`),
  ],
  [
    'one, and perhaps the same again',
    game(`  rob:
    during: act
    choose:
      card: a card in hand of opponent
      other: a card in hand of opponent
    then:
      - move card to your stash
      - move other to your stash
`),
  ],
]

/** Conditions that ask which one a card is. The checker may refuse them, but even when played they reveal nothing. */
export const CHOOSY: readonly (readonly [string, string])[] = [
  [
    'a card that is not another',
    game(`${KEEPING}  take:
    during: act
    choose:
      card: a card in hand of opponent
    only if:
      chosen before: latest is not none
      not the same: card is not latest
    then: move card to your stash
`),
  ],
  [
    'a card that is not another, as a rule has it',
    game(`${KEEPING}  take:
    during: act
    choose:
      card: a card in hand of opponent
    only if:
      chosen before: latest is not none
      not the same: free(card)
    then: move card to your stash
`),
  ],
  [
    'two cards that are not another',
    game(`${KEEPING}  take:
    during: act
    choose:
      card: a card in hand of opponent
      other: cards in hand of opponent where it is not card
    only if:
      chosen before: latest is not none
      neither: card is not latest and free(other)
    then:
      - move card to your stash
      - move other to your stash
`),
  ],
  [
    'several cards without another',
    game(`${KEEPING}  take:
    during: act
    choose:
      cards: 2 cards from hand of opponent
    only if:
      chosen before: latest is not none
      none of them: no card in cards where it is latest
    then: move cards to your stash
`),
  ],
  [
    'several cards, numbered by their place in the list',
    game(
      `${KEEPING}  take:
    during: act
    choose:
      cards: 1 or more cards from hand of opponent
    only if:
      chosen before: latest is not none
      none of them: no card in cards where it is latest
    then: move cards to your stash
`,
      'queen: { copies: 60 }\n      jack: { copies: 60 }',
    ),
  ],
]
