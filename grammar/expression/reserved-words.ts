/** Words that join the names of a text and therefore can never be part of a name. */
export const RESERVED_WORDS: ReadonlySet<string> = new Set(
  (
    'if then else and or not is has in on of where called from over any no every all first random true false none ' +
    'nothing original your enemy openly otherwise mod to onto under can knows for with as at by when clockwise ' +
    'anticlockwise may must repeatedly times gives while until sharing more fewer'
  ).split(' '),
)

/** Skipped wherever they stand, also inside names. */
export const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the'])

/** Several words that are read as one; they win over single words, and the longest wins. */
export const PHRASES: readonly string[] = [
  'number of',
  'sum of',
  'highest of',
  'lowest of',
  'top of',
  'all but',
  'of one',
  'of each',
  'or else',
  'or more',
  'or none',
  'set of',
  'bag of',
  'or as many as there are',
  'rounded up',
  'rounded down',
  'at most',
  'at least',
  'next to',
  'in order of',
  'in secret',
  'out of',
  'up to',
  'as a new',
  'wins by',
  'win by',
  'one die',
  'for each',
  'turns from',
  'game is drawn by',
]

/** Words that are special at the start of a step, and after `or else`. */
export const STEP_WORDS: ReadonlySet<string> = new Set(
  'move deal shuffle show reveal set add subtract take lay pay roll say end later arrange rank'.split(' '),
)

/** Words that are special at the start of a key that heads steps. */
export const HEAD_WORDS: ReadonlySet<string> = new Set(['case', 'repeat', 'together', 'let'])

/** Words that are special at the start of a change of a term, or of a condition in an overlay. */
export const CHANGE_WORDS: ReadonlySet<string> = new Set(['becomes', 'exactly', 'also', 'except', 'unless'])
