import type { Start } from '../../expression/parse.ts'
import {
  written,
  declares,
  list,
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

const COLUMN = declares(
  'column',
  written('The type of the column, and after `=` its value where a row says nothing.', 'type'),
)
/** The column decides which. */
const CELL: readonly Start[] = ['expression', 'bundle']

const START = declares('tracked', written('A type, or the value at the start.', 'tracked'))

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

const SEEN = 'Who knows the faces: `owner`, `others` (all but the owner), `team`, `everyone` or `nobody`.'

const SPACES = record(
  'Spaces of one kind.',
  {
    each: textOrList('`player`: some of each player.'),
    where: {
      ...orList(mapOf('For each player.', textOrList('Its spaces.'))),
      description: 'Which spaces are of this kind; `the rest` for all others.',
    },
    plural: text('Its plural, if that is not formed as usual.'),
    sign: text('What is drawn for such a space while it is empty, instead of `.`; `" "` draws nothing.'),
    track: mapOf('What changes on a space of this kind.', START),
    printed: mapOf('Columns of these spaces.', COLUMN),
  },
  { additionalProperties: written('A printed value of these spaces.', ...CELL) },
)

export const PLACE = record('A place where pieces lie.', {
  each: textOrList('One for each player, or for each of several indices.'),
  holds: textOrList('What may lie there; on a board, on each space.', written('One of them.', 'holding')),
  pile: yesOrNo('Ordered, with a top.'),
  'seen by': text(SEEN),
  'top seen by': text(`For the top alone. ${SEEN}`),
  dark: written(
    'On a board: who does not see a piece does not see that it is there. `yes`, or the condition under which the space `it` is dark to `you`.',
    'expression',
  ),
  grid: text(
    'A board of squares: `8 by 6` (columns, then rows), `8 by 8 dark squares`, or a picture, `.` a space, `~` none.',
  ),
  hexes: text(
    'A board of hexagons: `rhombus 11 by 11`, `hexagon 5`, or a picture, each row half a hexagon further right.',
  ),
  ring: text('So many spaces in a circle.'),
  lane: text('So many spaces one after the other.'),
  graph: {
    ...orList(mapOf('Paths of several kinds.', declares('direction', textOrList('Paths of this kind.')))),
    description: 'The paths between spaces, as chains `a-b-c, c-d`; straight on goes along one chain.',
  },
  spots: {
    ...orText(mapOf('For each space.', textOrList('From the left and from the top.'))),
    description: 'Where the spaces of a graph are drawn.',
  },
  files: text(
    'Letters of the files from left to right, if not those of the alphabet: `a..h, j..t`; `-` for one without a letter.',
  ),
  rows: text('Numbers of the rows from bottom to top, if not 1, 2, 3...: `9..1`; `1, -, 2` if one has none.'),
  wraps: oneOf('Which opposite edges are joined.', ['sideways', 'up and down', 'all round']),
  blocks: text(
    'The size of the equal blocks that a board of squares is divided into: `3 by 3`, columns, then rows.',
  ),
  blocked: textOrList('Neighbours between which nobody goes, as chains `a1-a2`.'),
  directions: mapOf(
    'Names for directions.',
    declares('direction', orText(mapOf('For each player.', text('A sum of directions.')))),
  ),
  start: text('A picture of the pieces at the beginning.'),
  'kinds of space': mapOf('Spaces that differ, by name.', declares('class', SPACES)),
  printed: mapOf('Columns of spaces.', COLUMN),
  track: mapOf('What changes on a space.', START),
  neighbours: list('Places are next to each other if they differ by one step in exactly one of these.'),
  'made of': list('A name for several places together.'),
  title: text('What players are shown; the name if absent.'),
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
