import type { CodeEntry } from './code-entry.ts'

/** Codes ST4230 to ST4244: texts that people and the language would read differently. */
export const READING_CODES = {
  ST4230: {
    title: 'whose place?',
    meaning:
      'There is one such place for each player, or for each value of an enumeration, and the rule does not say which of them it means. Name the owner (`your hand`, `hand of player`), or say that all of them together are meant (`all hands`).',
    wrong: 'card: cards in hand',
    right: 'card: cards in your hand',
  },
  ST4231: {
    title: 'parameter that nothing reads',
    meaning:
      'A term, rule, tally or stage takes a value and never looks at it, so whatever it is given, the result is the same. Usually a name in it is missing or means something else.',
    wrong: 'terms:\n  cards left(player): number of cards in your hand',
    right: 'terms:\n  cards left(player): number of cards in hand of player',
  },
  ST4232: {
    title: 'on top or after the others?',
    meaning:
      'Pieces moved `to` a pile come on top of it, and elsewhere after the others. Here the target may be a space of either sort. Say `onto` or `under`.',
    wrong: 'then: move man to goal',
    right: 'then: move man onto goal',
  },
  ST4233: {
    title: 'at least, or exactly?',
    meaning:
      'After `has`, a number alone could mean at least so many or exactly so many. `1 or more soldiers` asks for at least one; for an exact number, count them: `number of soldiers in patrol is 1`. With `of one` and `in sequence by`, a number means that there are as many alike, whatever else is there.',
    wrong: 'it is blocked: between(cannon.space, target) has 1 piece',
    right: 'it is blocked: number of pieces in between(cannon.space, target) is 1',
  },
  ST4234: {
    title: 'all of them, or where they cross?',
    meaning:
      'Rows and columns with a comma between them could mean all spaces of both, or only those in which they cross. Join them by `and` for where they cross, or by `or` for all of them.',
    wrong: 'palace: own rows 1..2, columns 2..4',
    right: 'palace: own rows 1..2 and columns 2..4',
  },
  ST4235: {
    title: 'it, or the thing with a name?',
    meaning:
      'Inside a `where` the things of another `where` have a name of their own, by `called`. Readers then take `it`, and fields without a thing, for the thing outside, but they would be those of the thing with the name. Write the name.',
    wrong: 'stone: stones where no stones called other where other.pips > it.pips',
    right: 'stone: stones called one where no stones called other where other.pips > one.pips',
  },
  ST4236: {
    title: 'each value of a bag once',
    meaning:
      'A bag may hold a value several times, and `for each` visits each value once. To do something as often as the value is there, repeat it; if once is meant, ask for the values that the bag has.',
    wrong: '- for each good in asked:\n    - add good to your purse',
    right:
      '- for each good where asked has it:\n    - repeat number of good in asked times:\n        - add good to your purse',
  },
  ST4237: {
    title: 'a way over some spaces, a distance over all',
    meaning:
      'The spaces are those reached over a set of spaces, but their distance is measured over any spaces, so a way round something counts as if it led through. Give the set to `distance` too, or `all spaces` if the shortest distance is meant.',
    wrong: 'goal: spaces in reached(unit.space, open) where distance(it, unit.space) <= 2',
    right: 'goal: spaces in reached(unit.space, open) where distance(it, unit.space, open) <= 2',
  },
  ST4238: {
    title: 'a name, or its words?',
    meaning:
      'A name may contain words of the language, such as `price of wood`. Here the text means something with that name, and something else if its words are read as words of the language. Give one of the two another name.',
    wrong: 'terms:\n  wealth(player): player.score\n  wealth of north: 3\n  goal: wealth of north',
    right: 'terms:\n  wealth(player): player.score\n  wealth-of-north: 3\n  goal: wealth of north',
  },
  ST4239: {
    title: 'a set of spaces is empty',
    meaning:
      'For a single space, `is empty` asks whether a piece is on it. For a set of spaces, such as a line, it asks whether there are any such spaces, so `between(a1, a2) is empty` is true although both may be occupied. `no pieces on between(x, y)` says that the way is free.',
    wrong: 'only if:\n  the way is free: between(rook.space, goal) is empty',
    right: 'only if:\n  the way is free: no pieces on between(rook.space, goal)',
  },
} as const satisfies Record<string, CodeEntry>
