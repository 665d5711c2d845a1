/** Small games for the tests. */
export const THREE_IN_A_ROW = `
players:
  seats: [ cross, nought ]
pieces:
  mark: { owner: fixed, kinds: { sign: { letter: X } } }
places:
  board:
    grid: |
      . . .
      . . .
      . . .
    holds: 1 mark
    seen by: everyone
  supply: { each: player, holds: marks, seen by: everyone }
box:
  supply: 5 marks
`

export const HIDDEN_ARMY = `
abstract: yes
players:
  seats: [ red, blue ]
  sides: { red: south, blue: north }
  may resign: yes
options:
  turn limit: 1..9 = 3
values:
  outcome: [ attacker wins, defender wins, both are lost ]
pieces:
  soldier:
    owner: fixed
    printed:
      rank: number or none
      reach: number = 1
      moves: true or false = true
    kinds:
      marshal: { letter: M, rank: 10, title: Field Marshal }
      scout:   { letter: O, rank: 2, reach: unlimited }
      spy:     { letter: S, rank: 1, plural: spies }
      bomb:    { letter: B, moves: false }
      flag:    { letter: F, moves: false }
    families: { still: [ bombs, flag ], loud: [ still, marshal ] }
    track: { rescued one: false }
places:
  captured: { each: player, holds: soldiers, seen by: everyone }
  board:    { holds: 1 soldier, seen by: owner }
  army:     { each: player, holds: soldiers, seen by: owner }
`

export const HIDDEN_DUEL = `
abstract: no
places:
  board:
    grid: |
      . . . .
      . ~ . .
      . . . .
      . . . .
areas:
  home: own rows 1..2
  back row: own row 1
  lake edge: b2, a3
box:
  army: { flag: 1, bomb: 2, scout: 1 }
setups:
  flag in the corner:
    of: army on home
    rows: |
      . O . B
      F B . .
`

export const PAWNS = `
players:
  seats: [ white, black ]
  sides: { white: south, black: north }
pieces:
  pawn: { owner: fixed, kinds: { pawn: { letter: P } } }
places:
  board:
    grid: |
      . . .
      . . .
      . . .
    start: |
      p p p
      . . .
      P P P
    holds: 1 pawn
  captured: { each: player, holds: pawns }
areas:
  goal row: own row 3
`
