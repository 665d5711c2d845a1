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

/** Outlines of pieces. `token`: that of its owner's pieces; `bare`: none, only a symbol. */
export const SHAPES = ['token', 'tile', 'disc', 'stone', 'standing', 'bare'] as const

/** What a name for a symbol of one's own looks like. */
export const SYMBOL_NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u

export type ColorName = (typeof COLORS)[number]
export type PieceShape = (typeof SHAPES)[number]

/** Words that texts about looks give a meaning, so symbols are not called so. */
const KEPT: ReadonlySet<string> = new Set([...COLORS, ...SHAPES, 'rgb', 'letter', 'none'])

export function isLookWord(text: string): boolean {
  return KEPT.has(text)
}
