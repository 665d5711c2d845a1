/** Small card games whose moves are hard to tell apart: their lists name cards that nobody knows, or that are equal. */
function game(parts: {
  readonly actions: string
  readonly card?: string
  readonly hand?: string
  readonly play?: string
}): string {
  const { actions, card = '', hand = 'cards', play = '- turns from north, at most 12: turn' } = parts
  return `sandtable: 1
id: listed
title: Listed
players: { seats: [ north, south ] }
values:
  ink: [ red, black ]
pieces:
  card:
    printed: { ink: ink, rank: number, takes: bundle = nothing }
    kinds:
      lord: { copies: 2 of each ink, rank: 3, takes: 1 page }
      page: { copies: 2 of each ink, rank: 1, takes: 2 lords }
${card}
places:
  deck: { holds: cards, pile: yes, seen by: nobody }
  hand: { each: player, holds: ${hand}, seen by: owner }
  chest: { each: player, holds: up to 6 cards, seen by: nobody }
  heap: { each: player, holds: up to 6 cards, pile: yes, seen by: nobody, top seen by: everyone }
  table: { holds: cards, seen by: everyone }
box:
  deck: all cards
track:
  turns taken: 0
play:
  - shuffle deck
  - for each player: deal 3 from deck to hand of player
  ${play}
  - the game is drawn by dusk
stages:
  turn:
    - you must act or else pass
  pass: nothing
actions:
  lay:
    during: act
    choose:
      card: a card in your hand
    then: move card to table
  peek:
    during: act
    choose:
      card: a card in hand of opponent
    then: show card to you
  hide:
    during: act
    choose:
      card: a card in your hand
    then: move card to your chest
${actions}`
}

export const HARD_TO_TELL_APART: readonly (readonly [string, string])[] = [
  [
    'answers that speak of a card of somebody else',
    game({
      actions: `  ask for:
    during: act
    choose:
      mine: a card in your hand
      theirs: a card in hand of opponent
    then:
      - opponent may reply
      - move mine to your chest
  refuse:
    in reply to: ask for
    choose:
      shield: a card in your hand where it is not theirs
    then: move shield to your chest
`,
    }),
  ],
  [
    'marks on cards that are not known',
    game({
      card: '    track: { marked: 0 }',
      actions: `  mark:
    during: act
    choose:
      card: a card in hand of opponent
    then: set card.marked to 1
  fetch:
    during: act
    choose:
      card: a card in hand of opponent where marked is 1
    then: move card to your chest
`,
    }),
  ],
  [
    'heaps of which the top is seen',
    game({
      actions: `  cover:
    during: act
    choose:
      card: a card in your hand
    then: move card onto your heap
  slip:
    during: act
    choose:
      card: a card in your hand
    then: move card under your heap
  dig:
    during: act
    choose:
      card: a card in heap of opponent
    then: move card to your hand
`,
    }),
  ],
  [
    'several out of a heap',
    game({
      hand: 'up to 6 cards',
      actions: `  cover:
    during: act
    choose:
      card: a card in your hand
    then: move card onto your heap
  dig:
    during: act
    choose:
      cards: 2 cards from heap of opponent
    then: move cards to your hand
`,
    }),
  ],
  [
    'several out of a chest that nobody looks into',
    game({
      hand: 'up to 6 cards',
      actions: `  break open:
    during: act
    choose:
      cards: 2 or more cards from chest of opponent
    then: move cards to table
`,
    }),
  ],
  [
    'what a card says out of a hand that is not seen',
    game({
      hand: 'up to 6 cards',
      actions: `  rob:
    during: act
    choose:
      mine: a card in your hand
      cards: mine.takes from hand of opponent or as many as there are
    then: move cards to your hand
`,
    }),
  ],
]
