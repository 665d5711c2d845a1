/** Players think less in a long or wide game, but where a single move takes milliseconds, a game takes more than seconds. */
const GREEDY = [
  'counts of counts of spaces, 3 deep',
  'counts of counts of spaces, 5 deep',
  'counts of counts of spaces, 8 deep',
  'lines from everywhere',
  'afterwards in afterwards',
  'a pattern of 30 sequences',
  'a pattern of 190 sequences',
  'a set is a pattern',
  'cards of one of each',
]

/** What still takes more than the bounds allow; whatever is mended leaves this list. */
export const KNOWN: ReadonlySet<string> = new Set([
  // Two games end in six seconds: no code is generated for rules of that length.
  'run: a pattern of 190 sequences',
  // The reference counts a long condition on a set of cards as less than it costs.
  'run: a set is a pattern',
  ...GREEDY.map((name) => `greedy: ${name}`),
])
