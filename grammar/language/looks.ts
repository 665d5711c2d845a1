/** Words with which texts say how things look. */

export const COLORS = [
  'white',
  'black',
  'red',
  'orange',
  'yellow',
  'green',
  'sky',
  'blue',
  'purple',
  'pink',
  'brown',
  'grey',
  'gold',
] as const

/** Outlines of pieces. `token`: that of its owner's pieces; `bare`: none, only a symbol; `wedge`: it points away from its owner. */
export const SHAPES = ['token', 'tile', 'disc', 'stone', 'standing', 'bare', 'wedge'] as const

/** Shapes that came later: a game may have a symbol of that name. */
const LATER_SHAPES: ReadonlySet<string> = new Set(['wedge'])

/** The form of a name for a symbol of one's own. */
export const SYMBOL_NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u

/** Fills of spaces: a colour with a few strokes. */
export const FILLS = ['water', 'forest', 'grass', 'field', 'sand', 'rock', 'snow', 'swamp', 'road'] as const

/** How paths between spaces are drawn. */
export const WIDTHS = ['thin', 'thick'] as const
export const DASHES = ['solid', 'dashed', 'dotted'] as const

/** Positions of a grid without a space are called so. */
export const HOLE = 'hole'

export type ColorName = (typeof COLORS)[number]
export type Fill = (typeof FILLS)[number]
export type PieceShape = (typeof SHAPES)[number]

/** Words that texts about looks give a meaning, so symbols are not called so. */
const KEPT: ReadonlySet<string> = new Set([
  ...COLORS,
  ...SHAPES.filter((shape) => !LATER_SHAPES.has(shape)),
  'rgb',
  'letter',
  'none',
])

export function isLookWord(text: string): boolean {
  return KEPT.has(text)
}

/** Ways to show a printed value that take one word. */
export const PLAIN_WAYS = ['hidden', 'words', 'symbols', 'index', 'frame'] as const

export type PlainWay = (typeof PLAIN_WAYS)[number]

/**
 * How the spaces of a board are told apart: by two tones, by lines around them, as the crossings of lines, as round
 * holes in an upright rack, or as long points at two edges.
 */
export const GROUNDS = ['checked', 'plain', 'crossings', 'rack', 'points'] as const

/**
 * Marks on a board of crossings: lines from corner to corner of an area, no lines from it to the spaces beside it, and a
 * dot on a crossing.
 */
export const MARKS = ['crossed', 'apart', 'dot'] as const

/** How the contents of other places lie: overlapping, side by side, one below the other, as a number, or not drawn. */
export const LAYINGS = ['fan', 'row', 'column', 'count', 'hidden'] as const

export type Mark = (typeof MARKS)[number]
export type Ground = (typeof GROUNDS)[number]
export type Laying = (typeof LAYINGS)[number]
