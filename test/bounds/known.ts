/** Greedy players try each move a dozen times; nothing bounds the work of a whole decision or game of theirs. */
const GREEDY = [
  'a board of 26 by 26',
  'a board of 64 by 64',
  '100 boards',
  'values for each space',
  'counts of counts of spaces, 3 deep',
  'counts of counts of spaces, 5 deep',
  'counts of counts of spaces, 8 deep',
  'lines from everywhere',
  'afterwards in afterwards',
  'many ends',
  'a pattern of 30 sequences',
  'a pattern of 190 sequences',
  'a set is a pattern',
  'cards of one of each',
  '2 cards at once',
  '12 cards at once',
]

/** What still takes more than the bounds allow; whatever is mended leaves this list. */
export const KNOWN: ReadonlySet<string> = new Set([
  'run: sums too large',
  // Two games end in six seconds: no code is generated for rules of that length.
  'run: a pattern of 190 sequences',
  // The reference counts a long condition on a set of cards as less than it costs.
  'run: a set is a pattern',
  ...GREEDY.map((name) => `greedy: ${name}`),
])
