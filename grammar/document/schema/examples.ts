import { written, list, mapOf, text, textOrList, type Shape } from './shape.ts'

const ANY_GIVEN: Shape = {
  description: 'What lies there, or the value.',
  $ref: '#/$defs/given',
  'x-key': 'expression',
}

const GIVEN: Shape = {
  description: 'What lies there, a value, or groups by label.',
  type: ['string', 'number', 'boolean', 'array', 'object'],
  'x-reads': ['contents', 'expression'],
  items: ANY_GIVEN,
  additionalProperties: ANY_GIVEN,
}

const LINE: Shape = {
  description: 'One line of play.',
  type: ['object'],
  properties: {
    because: text('The label of the condition that refuses it.'),
    record: text('Several moves in notation.'),
    check: written('A condition that is true now.', 'expression'),
    legal: list('All moves there are now.', written('A move.', 'move')),
    dice: textOrList('The next throws.'),
    random: textOrList('What chance gives next.'),
    shuffled: text('What comes first after the next shuffle, from the top down.'),
    asked: text('Who decides now.'),
    ends: text(
      'The result: `red wins by blockade`, `red and blue lose by nightfall`, `the game is drawn by blockade`.',
    ),
    board: text('A picture of the board.'),
    either: list(
      'Branches from the same position.',
      list('One branch.', { description: 'A line.', $ref: '#/$defs/line' }),
    ),
  },
  patternProperties: {
    '^seen by ': text('The board as this seat sees it.'),
    ' cannot$': written('A move that is refused.', 'move'),
  },
  additionalProperties: written('A move of this seat.', 'move'),
}

const EXAMPLE: Shape = {
  description: 'One example: a position, and what is played from it.',
  type: ['object', 'string'],
  pattern: '^removed$',
  properties: {
    players: text('How many play.'),
    game: text('The game it is played in, if not the one it is written for.'),
    uses: textOrList('Modules that are in play.'),
    with: mapOf('Options.', written('The value.', 'expression')),
    given: {
      description: 'The position: what is where, or a line that `sandtable position` prints.',
      type: ['object', 'string'],
      properties: {
        now: written(
          'Whose turn it is: `turn of red`, `turn of north at arrange`, `turn of north at bid in the turn of south`.',
          'now',
        ),
        board: text('A picture of the board.'),
        'the rest': text('Where everything else is: `aside`, or as the box says.'),
      },
      additionalProperties: ANY_GIVEN,
    },
    play: list('What is played and checked.', { description: 'A line.', $ref: '#/$defs/line' }),
    refused: text('The combination of modules is refused with these words.'),
    items: textOrList('Items of a checklist of rules that it shows.'),
  },
  additionalProperties: false,
  'x-elsewhere': {
    because: 'Put it below the move that it is about: `- SEAT cannot: MOVE`, `because: LABEL`.',
  },
}

export const EXAMPLE_DEFS = { given: GIVEN, line: LINE } satisfies Record<string, Shape>

export const EXAMPLES: Shape = {
  description: 'Examples of play; they are tests too.',
  type: ['object', 'string'],
  pattern: '^removed$',
  additionalProperties: EXAMPLE,
}

export const NEUTRAL: Shape = {
  description: "Values of this module's own state that leave other examples as they were.",
  type: ['object'],
  additionalProperties: ANY_GIVEN,
}
