import { computed, list, mapOf, oneOf, orList, orText, record, text, yesOrNo, type Shape } from './shape.ts'

const COLUMN = text('The type of the column, and after `=` its value where a row says nothing.')

const KIND: Shape = {
  description:
    'One kind: its letter in diagrams, its title, how many copies there are, and its printed values.',
  type: ['object', 'string'],
  pattern: '^removed$',
  properties: {
    letter: text('The letter that stands for it in diagrams and notation.'),
    title: text('What players are shown; the name if absent.'),
    plural: text('Its plural, if that is not formed as usual.'),
    copies: orList(
      mapOf('How many there are.', text('A value.')),
      mapOf(
        'The print of one copy, where copies differ.',
        orList(mapOf('A printed value.', text('A value.'))),
      ),
    ),
  },
  additionalProperties: orList(mapOf('A printed value of this kind.', text('A value.'))),
  'x-dotted': true,
}

const FAMILY: Shape = {
  description: 'The kinds and families that belong to it.',
  type: ['string', 'array'],
  items: text('A kind or a family.'),
}

export const CLASS = record('A class of pieces.', {
  owner: oneOf('`fixed` if a piece has an owner of its own wherever it lies; else the place decides.', [
    'fixed',
    'place',
  ]),
  printed: mapOf('What is printed on the pieces: columns with their types.', COLUMN),
  kinds: mapOf('The kinds, one row each.', KIND),
  families: mapOf('Names for several kinds together.', FAMILY),
  track: mapOf('What changes on a single piece.', text('A type, or the value at the start.')),
  'each one apart': yesOrNo('Alike pieces count as different moves after all.'),
  'group of': text('The class whose pieces form it.'),
  pile: yesOrNo('Its members lie in order, with a top.'),
  plural: text('The plural of the class, if that is not formed as usual.'),
  title: text('What players are shown; the name if absent.'),
  always: mapOf('What is never broken.', computed('A condition.')),
})

const SEEN = 'Who knows the faces: `owner`, `everyone` or `nobody`.'

const SPACES = record('Spaces of one kind.', {
  each: textOrMany('One for each of these.'),
  where: text('Which spaces are of this kind; `the rest` for all others.'),
  track: mapOf('What changes on a space of this kind.', text('A type, or the value at the start.')),
  printed: mapOf('Columns of these spaces.', COLUMN),
})

export const PLACE = record('A place where pieces lie.', {
  each: textOrMany('One for each player, or for each of several indices.'),
  holds: textOrMany('What may lie there; on a board, on each space.'),
  pile: yesOrNo('Ordered, with a top.'),
  'seen by': text(SEEN),
  'top seen by': text(`For the top alone. ${SEEN}`),
  grid: text('A picture of the board: `.` a space, `~` none.'),
  start: text('A picture of the pieces at the beginning.'),
  graph: text('The paths between spaces, as chains `A-B-C`, or the name of the data that hold them.'),
  'kinds of space': mapOf('Spaces that differ, by name.', SPACES),
  printed: mapOf('Columns of spaces.', COLUMN),
  track: mapOf('What changes on a space.', text('A type, or the value at the start.')),
  neighbours: list('Places are next to each other if they differ by one step in exactly one of these.'),
  'made of': list('A name for several places together.'),
  title: text('What players are shown; the name if absent.'),
})

function textOrMany(description: string): Shape {
  return { description, type: ['string', 'number', 'boolean', 'array'], items: text('One of them.') }
}

const TRACKED: Shape = orText(
  mapOf(
    'Values of each of these.',
    orText(mapOf('Values of each of these.', text('A type, or the value at the start.'))),
  ),
)

export const PIECE_SECTIONS = {
  pieces: mapOf('The classes of pieces.', { description: 'A class of pieces.', $ref: '#/$defs/class' }),
  places: mapOf('Where pieces lie: boards, hands, piles.', {
    description: 'A place.',
    $ref: '#/$defs/place',
  }),
  areas: mapOf('Named parts of a board.', text('`own rows 1..3`, or spaces with commas.')),
  regions: mapOf(
    'Unmoving things with a state of their own.',
    record('One class of regions.', {
      from: text('The data that list them.'),
      printed: mapOf('Columns and their types.', COLUMN),
      track: mapOf('What changes on one.', text('A type, or the value at the start.')),
    }),
  ),
  tokens: mapOf(
    'Currencies whose sum never changes.',
    record(
      'Where these tokens can lie.',
      {
        store: text('What is not in the game: a number, or `unlimited`.'),
        'left behind': text('The holder that gets the tokens of what leaves the field.'),
      },
      {
        patternProperties: {
          '^each ': mapOf('Holders of each of these.', text('How many lie there at the start.')),
        },
        additionalProperties: text('How many lie there at the start.'),
      },
    ),
  ),
  box: mapOf(
    'What lies where at the start.',
    orText(mapOf('How many of each kind, for each player.', text('A number.'), { 'x-block': true })),
  ),
  setups: mapOf(
    'Saved arrangements.',
    record('One arrangement.', {
      of: text('The place and area it is for: `army on home`.'),
      rows: text('The picture as its owner sees it.'),
      title: text('What players are shown; the name if absent.'),
    }),
  ),
  track: mapOf('What changes in the course of the game.', orText(TRACKED)),
} satisfies Record<string, Shape>
