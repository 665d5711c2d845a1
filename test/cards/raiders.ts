/** A small invented card game with groups, bundles, patterns, replies and draws by chance. */
export const RAIDERS = `sandtable: 1
id: raiders
title: Raiders

players:
  seats:
    2: [ north, south ]
    3: [ north, east, south ]

numbers:
  full crew: if number of players <= 2 then 4 else 5

values:
  colour: [ red, blue ]

pieces:
  card:
    printed:
      colour: colour or none
      points: number = 1
      needs: bundle = nothing
      sinks: bundle = nothing
      saves: bundle = nothing
    kinds:
      captain: { copies: 2 of each colour, points: 5 }
      sailor: { copies: 6 of each colour }
      cook: { copies: 3 }
      storm: { copies: 3, needs: 1 sailor, sinks: 2 sailors }
      mutiny: { copies: 2, needs: 1 sailor and 1 captain, sinks: 1 captain and 1 sailor }
      rope: { copies: 3, needs: 1 cook, saves: 1 sailor }
    families:
      hand card: [ captain, sailor, cook ]
      trick: [ storm, mutiny ]
      secret card: [ trick, rope ]
  ship:
    group of: hand cards
    track: { manned: false }

places:
  deck: { holds: cards, pile: yes, seen by: nobody }
  heap: { holds: cards, pile: yes, seen by: everyone }
  hand: { each: player, holds: hand cards, seen by: owner }
  sleeve: { each: player, holds: secret cards, seen by: owner }
  sea: { each: player, holds: ships, seen by: everyone }

box:
  deck: all cards

track:
  beginner: player
  drawn: card or none
  each player: { score: 0 }

patterns:
  crew:
    - 2 sailors of one colour
    - 1 captain and 1 sailor of one colour

terms:
  colour(ship): (first hand card in ship).colour
  whole crew(ship): any captain in ship and number of cards in ship >= full crew

tallies:
  worth(player):
    cards at sea: sum of points over cards on sea of player
    manned ships: 10 * (number of ships on sea of player where whole crew)

play:
  - set beginner to random player
  - shuffle deck
  - for each player clockwise from beginner:
      - repeat 5 times: draw for player
  - turns from beginner, at most 40: turn
  - for each player: add worth(player) to player.score
  - rank players by score

stages:
  draw:
    - set drawn to first card in deck
    - if drawn is not none:
        - put away
  put away:
    - if openly drawn is secret card: move drawn to your sleeve
      else if openly drawn is hand card: move drawn to your hand
  turn:
    - draw
    - you may act repeatedly

actions:
  launch:
    during: act
    choose:
      pair: crew from your hand
    then: lay pair as a new ship on your sea
  hire:
    during: act
    choose:
      card: a hand card in your hand
      ship: a ship on your sea
    only if:
      one colour: card.colour is none or card.colour is ship.colour
    then: move card to ship
  raid:
    during: act
    choose:
      trick: a trick in your sleeve
      victim: others
      targets: trick.sinks from sea of victim or as many as there are
    only if:
      a ship of yours has what it needs: any ship on your sea has trick.needs
    then:
      - move trick under heap
      - victim may reply repeatedly
      - move targets under heap
  save:
    in reply to: raid
    choose:
      rope: a rope in your sleeve
      saved: rope.saves from targets
    only if:
      a ship of yours has what it needs: any ship on your sea has rope.needs
    then:
      - move rope onto heap
      - take saved out of targets

whenever:
  a ship is manned:
    for each: ship where whole crew and not manned
    you: ship.owner
    then:
      - set ship.manned to true
      - add 3 to your score
  a ship has lost its crew:
    for each: ship where manned and not whole crew
    then: set ship.manned to false
  a ship without sailors and captain sinks:
    for each: ship where no sailors in it and no captains in it
    then: move all cards in ship under heap

examples:
  two sailors of one colour make a ship:
    players: 2
    given:
      now: turn of north at act
      hand of north: 2 red sailors, blue sailor, blue captain
    play:
      - legal: [ done, launch (2 red sailors), launch (blue captain and blue sailor) ]
      - north: launch (2 red sailors)
      - check: number of ships on sea of north is 1
      - north cannot: launch (2 blue sailors)
  a storm sinks two sailors, a rope saves one, and the cook goes down with the last:
    players: 2
    given:
      now: turn of north at act
      sleeve of north: storm
      sleeve of south: rope
      sea of north:
        A: 2 red sailors
      sea of south:
        B: 2 blue sailors, cook
    play:
      - north: raid (storm, south, 2 blue sailors)
      - asked: south
      - south: save (rope, blue sailor)
      - south: done
      - check: number of sailors in B is 1 and any cook in B
      - check: number of cards in heap is 3
  a ship without sailors sinks whole:
    players: 2
    given:
      now: turn of north at act
      sleeve of north: storm
      sea of north:
        A: 2 red sailors
      sea of south:
        B: blue sailor, cook
    play:
      - north: raid (storm, south, blue sailor)
      - south: done
      - check: no ships on sea of south
      - check: number of cards in heap is 3
  a trick needs what is printed on it:
    players: 2
    given:
      now: turn of north at act
      sleeve of north: mutiny
      sea of north:
        A: 2 red sailors
      sea of south:
        B: blue captain, blue sailor
    play:
      - north cannot: raid (mutiny, south, blue captain and blue sailor)
        because: a ship of yours has what it needs
  a manned ship is noted once, and unnoted when it loses its crew:
    players: 2
    given:
      now: turn of north at act
      hand of north: red sailor
      sea of north:
        A: red captain, 2 red sailors
    play:
      - north: hire (red sailor, A)
      - check: A.manned and north.score is 3
`
