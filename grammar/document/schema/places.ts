import { CELL, COLUMN, START } from './columns.ts'
import {
  declares,
  list,
  mapOf,
  oneOf,
  orList,
  orText,
  record,
  text,
  textOrList,
  written,
  yesOrNo,
} from './shape.ts'

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
