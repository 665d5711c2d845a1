/** Games of a few lines that use much of the language: cheap to check thousands of times. */
export const SMALL_GAMES: readonly (readonly [string, string])[] = [
  [
    'small/take-away.yaml',
    `sandtable: 1
id: take-away
title: Take away
players: { seats: [ one, two ], may resign: yes }
numbers:
  most: 3
options:
  heap: { type: 5..21 = 9 }
track:
  left: 0..21 = heap
play:
  - turns from one: you must take or else nothing
actions:
  take:
    choose:
      many: 1..most
    only if:
      enough are left: many <= left
    then: subtract many from left
end:
  nothing is left:
    when: left is 0
    winner: opponent
`,
  ],
  [
    'small/cards.yaml',
    `sandtable: 1
id: cards
title: Cards
players: { seats: [ north, south ] }
pieces:
  card:
    printed: { worth: number }
    kinds: { ace: { worth: 1 }, two: { worth: 2 }, king: { worth: 9 } }
places:
  deck: { holds: cards, pile: yes, seen by: nobody }
  hand: { each: player, holds: cards, seen by: owner }
  shown: { holds: cards, seen by: everyone }
box:
  deck: { ace: 2, two: 2, king: 1 }
play:
  - shuffle deck
  - for each player: deal 2 from deck to hand of player
  - turns from north: you must show one or else be out
stages:
  be out: opponent wins by cards
actions:
  show one:
    choose:
      card: cards in your hand
    then:
      - move card to shown
      - if sum of worth over cards in shown > 9: you wins by worth
`,
  ],
  [
    'small/weather.yaml',
    `sandtable: 1
id: weather
title: Weather
players: { seats: [ one, two ] }
values:
  mood: [ calm, wild ]
pieces:
  cloud: { kinds: { white: { weight: 1 }, grey: { weight: 2 } }, printed: { weight: number } }
places:
  sky: { holds: clouds, seen by: everyone }
  bag: { holds: clouds, seen by: nobody }
box:
  bag: { white: 2, grey: 2 }
track:
  weather: mood = calm
  each player: { score: 0 }
terms:
  bonus(player): if weather is wild then 2 else 0
tables:
  meeting(cloud called above, cloud called below) gives mood:
    rule:
      heavier: above.weight > below.weight => wild
      lighter: above.weight <= below.weight => calm
    except:
      grey stays: grey, grey => wild
    while:
      a full sky is calm: number of clouds in sky is 3 => calm
      luck turns: weather is wild and above is grey => wild
play:
  - turns from one:
      - you must let one out or look up or else be done
stages:
  be done: game is drawn by calm
actions:
  look up:
    then:
      - case weather:
          wild: say Thunder
          else: nothing
      - add 1 + bonus(you) to score of you
  let one out:
    then:
      - while any clouds in bag, at most 3:
          - move random cloud in bag to sky
before:
  look up: say Look
whenever:
  much:
    when: weather is wild
    then: game is drawn by much
`,
  ],
]
