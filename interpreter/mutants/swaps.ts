/** Words and signs that can replace each other and mean something else. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['<', '<='],
  ['>', '>='],
  ['+', '-'],
  ['and', 'or'],
  ['any', 'no'],
  ['your', 'enemy'],
  ['onto', 'under'],
  ['may', 'must'],
  ['clockwise', 'anticlockwise'],
  ['true', 'false'],
  ['more', 'fewer'],
  ['at least', 'at most'],
  ['highest of', 'lowest of'],
  ['rounded up', 'rounded down'],
  ['orthogonal', 'diagonal'],
  ['forward', 'backward'],
  ['up', 'down'],
  ['you', 'opponent'],
  ['smaller', 'larger'],
]

/** Replacements in one direction only. */
const ONE_WAY: readonly (readonly [string, string])[] = [
  ['<=', '<'],
  ['>=', '>'],
  ['is', 'is not'],
  ['not', ''],
  ['all', 'first'],
  ['first', 'random'],
  ['random', 'first'],
  ['forward diagonal', 'diagonal'],
  ['sideways', 'orthogonal'],
  ['unlimited', '1'],
  ['everyone', 'nobody'],
  ['owner', 'everyone'],
  ['none', '0'],
]

const SWAPS: ReadonlyMap<string, string> = new Map([
  ...PAIRS.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]),
  ...ONE_WAY,
])

/** The replacement for a word of the language; undefined for authors' names and for words without one. */
export function swapOf(image: string): string | undefined {
  return SWAPS.get(image.replace(/\s+/gu, ' '))
}
