import { CELL, COLUMN, START } from './columns.ts'
import {
  written,
  declares,
  mapOf,
  oneOf,
  orList,
  orText,
  record,
  text,
  textOrList,
  yesOrNo,
  type Shape,
} from './shape.ts'

/** The keywords `x-reads`, `x-dotted` and `x-key` are explained in `shape.ts`. */
const KIND: Shape = {
  description:
    'One kind: its letter in diagrams, its title, how many copies there are, and its printed values.',
  type: ['object', 'string'],
  pattern: '^removed$',
  properties: {
    letter: text('The letter that stands for it in diagrams and notation.'),
    title: text('What players are shown; the name if absent.'),
    plural: text('Its plural, if that is not formed as usual.'),
    owner: oneOf('`nobody` if it belongs to no player, though other kinds of the class do.', ['nobody']),
    copies: {
      ...orList(
        mapOf('How many there are.', written('A value.', ...CELL)),
        mapOf(
          'The print of one copy, where copies differ.',
          orList(mapOf('A printed value.', written('A value.', ...CELL))),
        ),
      ),
      'x-reads': ['copies'],
    },
  },
  additionalProperties: {
    ...orList(
      mapOf('A printed value of this kind.', written('A value.', ...CELL)),
      written('One of several values.', ...CELL),
    ),
    'x-reads': CELL,
  },
  'x-dotted': true,
}

const FAMILY: Shape = {
  description: 'The kinds and families that belong to it.',
  type: ['string', 'array'],
  items: text('A kind or a family.'),
}

export const CLASS = record('A class of pieces.', {
  owner: oneOf(
    '`fixed` if a piece has an owner of its own wherever it lies, `changes` if steps may give it another; else the place decides.',
    ['fixed', 'changes', 'place'],
  ),
  kind: oneOf(
    '`changes` if steps may make a piece one of another kind, `changes in secret` if others do not see that.',
    ['fixed', 'changes', 'changes in secret'],
  ),
  printed: record(
    'What is printed on the pieces: columns with their types.',
    {
      'each side': orText(mapOf('What is printed on each side of a piece.', COLUMN)),
    },
    { additionalProperties: COLUMN },
  ),
  kinds: mapOf('The kinds, one row each.', declares('kind', KIND)),
  families: mapOf('Names for several kinds together.', declares('family', FAMILY)),
  track: mapOf('What changes on a single piece.', START),
  'group of': text('The class whose pieces form it.'),
  'most at once': written('How many of these groups there can be at the same time.', 'expression'),
  pile: yesOrNo('Its members lie in order, with a top.'),
  plural: text('The plural of the class, if that is not formed as usual.'),
  title: text('What players are shown; the name if absent.'),
  always: mapOf('What is never broken.', declares('condition', written('A condition.', 'expression'))),
})

const TRACKED: Shape = ofEach(ofEach(START))

/** Tracked values, or under `each ...` those of each thing. */
function ofEach(inner: Shape): Shape {
  return { ...START, ...orText(tracked('Values of each of these.', inner)) }
}

function tracked(description: string, values: Shape): Shape {
  const { 'x-declares': _, ...group } = values
  return mapOf(description, values, { patternProperties: { '^each ': group } })
}

export const PIECE_SECTIONS = {
  pieces: mapOf('The classes of pieces.', {
    ...declares('class', { description: 'A class of pieces.', $ref: '#/$defs/class', 'x-key': 'nouns' }),
  }),
  places: mapOf(
    'Where pieces lie: boards, hands, piles.',
    declares('place', {
      description: 'A place.',
      $ref: '#/$defs/place',
    }),
  ),
  areas: mapOf(
    'Named parts of a board.',
    declares(
      'area',
      written(
        '`own rows 1..3`, or spaces with commas. Other spaces of each player are a kind of space with `each: player`.',
        'area',
      ),
    ),
  ),
  regions: mapOf(
    'Unmoving things with a state of their own.',
    declares(
      'enumeration',
      record('One class of regions.', {
        from: {
          ...orText(
            mapOf(
              'The regions by name.',
              declares(
                'value',
                mapOf('A region.', textOrList('A printed value, or the spaces that it is about.')),
              ),
            ),
          ),
          description: 'The regions by name, or the data that list them.',
        },
        printed: mapOf('Columns and their types.', COLUMN),
        track: mapOf('What changes on one.', START),
      }),
    ),
  ),
  tokens: mapOf(
    'Currencies whose sum never changes.',
    record(
      'Where these tokens can lie.',
      {
        store: written('What is not in the game: a number, or `unlimited`.', 'expression'),
        'left behind': text('The holder that gets the tokens of what leaves the field.'),
      },
      {
        patternProperties: {
          '^each ': mapOf(
            'Holders of each of these.',
            written('How many lie there at the start.', 'expression'),
          ),
        },
        additionalProperties: written('How many lie there at the start.', 'expression'),
      },
    ),
  ),
  box: mapOf('What lies where at the start.', {
    ...orText(mapOf('How many of each kind, for each player.', written('A number.', 'expression'), {})),
    'x-reads': ['contents', 'expression'],
  }),
  setups: mapOf(
    'Saved ways to set up: arrangements, and answers.',
    declares(
      'setup',
      record('One way to set up.', {
        of: text('The place and area it is for: `army on home`.'),
        rows: text('The picture as its owner sees it.'),
        answers: textOrList('What a player answers, one after the other.', text('A move.')),
        with: mapOf('The options that it was made for.', text('A value.')),
        title: text('What players are shown; the name if absent.'),
      }),
    ),
  ),
  track: tracked('What changes in the course of the game.', TRACKED),
} satisfies Record<string, Shape>
