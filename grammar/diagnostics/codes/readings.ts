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
      'Pieces moved `to` a pile come on top of it, and elsewhere after what is there already. Here the target may be a space of either sort. Say `onto` or `under`.',
    wrong: 'then: move man to goal',
    right: 'then: move man onto goal',
  },
} as const satisfies Record<string, CodeEntry>
