/**
 * What may be changed in a shipped game without an example noticing, and why none can: the line of rules, what stands there
 * and what stood in its place.
 */
export const SURVIVORS: Readonly<Record<string, readonly (readonly [mutant: string, why: string])[]>> = {
  'tic-tac-toe/tic-tac-toe.yaml': [
    ['holds: 1 mark: 1 -> 2', 'marks are put on empty squares only'],
    ['seen by: everyone: everyone -> nobody', 'the marks of a player are all alike, so everybody knows them'],
    ['then: move first mark in your supply to goal: first -> random', 'the marks of a player are all alike'],
  ],
  'connect-four/connect-four.yaml': [
    ['holds: 1 disc: 1 -> 2', 'discs fall on empty spaces only'],
    ['seen by: everyone: everyone -> nobody', 'the discs of a player are all alike, so everybody knows them'],
    ['then: move first disc in your supply to goal: first -> random', 'the discs of a player are all alike'],
  ],
  'breakthrough/breakthrough.yaml': [
    ['holds: 1 pawn: 1 -> 2', 'pawns go to empty squares only'],
    ['seen by: everyone: everyone -> nobody', 'the pawns of a player are all alike, so everybody knows them'],
    [
      'captured: { each: player, holds: pawns, seen by: everyone }: everyone -> nobody',
      'the pawns of a player are all alike, so everybody knows them',
    ],
    ['be stuck: opponent wins by blockade: opponent -> you', 'the foremost pawn can always go on aslant'],
  ],
  'draughts/draughts.yaml': [
    ['holds: 1 piece: 1 -> 2', 'pieces go to empty squares only'],
    [
      'captured: { each: player, holds: pieces, seen by: everyone }: everyone -> nobody',
      'everybody has seen what was taken',
    ],
    ['crowns: { king: 12 }: 12 -> 13', 'there are no more men to be crowned'],
    ['while jumper is not none, at most 12: 12 -> 13', 'there are no more pieces to be taken'],
    ['move first king in your crowns to goal: first -> random', 'the kings of a player are all alike'],
    ['end turn: end turn -> nothing', 'the man that has jumped is off the board, and a king has not jumped'],
  ],
  'hearts/hearts.yaml': [
    ['parcel: 3 -> 4', 'the choice says how many are passed'],
    ['trick: 1 -> 2', 'nobody plays twice to a trick'],
    ['else 0: 0 -> 1', 'the lowest rank is 2'],
    ['fewest points: 0 -> 1', 'it is the order of the players that counts'],
    ['at most 300: 300 -> 301', 'a bound that no match comes near'],
  ],
}
