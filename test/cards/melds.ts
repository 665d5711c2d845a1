/** A small invented card game in which players lay as many cards as they like. */
export const MELDS = `sandtable: 1
id: melds
title: Melds
players:
  seats: [ north, south ]
values:
  colour: [ red, blue ]
pieces:
  card:
    printed:
      colour: colour or none
    kinds:
      stone: { copies: 5 of each colour }
      gem: { copies: 2 of each colour }
      joker: { copies: 2 }
  row:
    group of: cards
places:
  deck: { holds: cards, pile: yes, seen by: nobody }
  hand: { each: player, holds: up to 5 cards, seen by: owner }
  table: { each: player, holds: rows, seen by: everyone }
box:
  deck: all cards
rules:
  one sort(cards called lot):
    not two colours: if (any card in lot where colour is red) then (no card in lot where colour is blue)
track:
  each player: { laid: 0 }
play:
  - shuffle deck
  - for each player: deal 5 from deck to hand of player
  - turns from north, at most 20: turn
  - rank players by laid
stages:
  turn:
    - you may lay
actions:
  meld:
    during: lay
    choose:
      lot: 2 or more cards from your hand
    only if:
      they match: one sort(lot)
      not all your cards: number of cards in your hand > number of lot
    then:
      - lay lot as a new row on your table
      - add 1 to you.laid

examples:
  any number of cards of one colour:
    given:
      now: turn of north
      hand of north: 2 red stones, red gem, blue stone, joker
    play:
      - north cannot: meld (red stone and blue stone)
        because: not two colours
      - north cannot: meld (2 red stones and red gem and blue stone and joker)
        because: not two colours
      - legal:
          - meld (2 red stones and red gem and joker)
          - meld (2 red stones and red gem)
          - meld (2 red stones and joker)
          - meld (2 red stones)
          - meld (red stone and red gem and joker)
          - meld (red stone and red gem)
          - meld (red stone and joker)
          - meld (red gem and joker)
          - meld (blue stone and joker)
          - done
      - north: meld (joker and 2 red stones)
      - check: number of cards on table of north is 3
  not the last card:
    given:
      now: turn of north
      hand of north: 3 red stones
    play:
      - north cannot: meld (3 red stones)
        because: not all your cards
      - north: meld (2 red stones)
`
