/** A part of the language that is explained by a sentence and a text with it. */
export interface Explained {
  /** One sentence of Markdown without a full stop. */
  readonly does: string
  readonly example: string
}

type Table = Readonly<Record<string, Explained>>

/** Types of parameters, printed columns and tracked values. A ruleset adds its enumerations, classes, families and kinds. */
export const TYPES: Table = {
  'true or false': { does: 'a condition', example: 'true or false = false' },
  number: { does: 'a whole number, for what is printed and for parameters', example: 'number' },
  range: { does: 'a whole number between two others, which a game can track', example: '0..9 = 3' },
  player: { does: 'one of the players', example: 'player or none' },
  team: { does: 'one of the teams named below `players`', example: 'team or none' },
  space: { does: 'a space of any board', example: 'space or none' },
  direction: { does: 'a direction of a board, such as `up` or `forward`', example: 'direction = forward' },
  action: { does: 'the name of an action', example: 'action' },
  bundle: { does: 'several kinds of pieces with numbers, such as `2 leaves`', example: 'bundle' },
  dice: { does: 'a bag of the numbers 1 to 6', example: 'dice' },
  'set of': { does: 'any number of different things', example: 'set of spaces' },
  'bag of': { does: 'values of an enumeration, each any number of times', example: 'bag of gem' },
  'or none': { does: 'a value that may be missing; read it with `otherwise`', example: 'player or none' },
}

/** Fields that things have without being declared. Printed columns and tracked values are fields, too. */
export const FIELDS: Table = {
  owner: { does: 'the player whose piece, group or place it is', example: 'piece.owner is you' },
  kind: { does: 'the kind of a piece', example: 'card.kind is other.kind' },
  space: { does: 'the space on which a piece lies', example: 'distance(piece.space, goal) <= 2' },
  row: { does: 'the row of a space, counted from 1 at the bottom', example: 'goal.row mod 2 is 1' },
  column: { does: 'the column of a space, counted from 1 on the left', example: 'goal.column <= 3' },
  team: { does: 'the team of a player', example: 'player.team is you.team' },
  players: {
    does: 'the players of a team',
    example: 'any players called mate in team.players where mate.out',
  },
  last: { does: 'the last action of a player', example: 'opponent.last is pass' },
}

/** Words that begin a key which heads steps. */
export const HEADS: Table = {
  case: { does: 'does the steps below the value that fits', example: 'case card.suit' },
  repeat: {
    does: 'does the steps below it again and again',
    example: 'repeat until deck is empty, at most 9',
  },
  together: { does: 'does all steps below it as one, with rules in between left out', example: 'together' },
  'only to': { does: 'shows what happens below it to one player', example: 'only to owner' },
  let: { does: 'gives names to values', example: 'let' },
}

/** Words that begin a change of a term. */
export const CHANGES: Table = {
  becomes: { does: 'replaces a value unless another change comes later', example: 'becomes 3' },
  exactly: { does: 'replaces a value for good', example: 'exactly 3' },
  also: { does: 'adds to a set, or another way for a condition to hold', example: 'also all spaces' },
  except: { does: 'takes out of a set', example: 'except home of opponent' },
  unless: { does: 'makes a condition fail', example: 'unless piece.tired' },
}
