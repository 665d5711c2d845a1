import type { CodeEntry } from './code-entry.ts'

/** Codes ST6xxx: examples. */
export const EXAMPLE_CODES = {
  ST6001: {
    title: 'example is not a map',
    meaning: 'An example is a map of what is given and what is played.',
    wrong: 'a spy wins: red attacks',
    right: 'a spy wins:\n  play:\n    - red: d4xd5',
  },
  ST6002: {
    title: 'line of an example',
    meaning:
      "This line is not one that an example may have: a player's move, `cannot`, `record`, `check`, `legal`, `asked`, `ends`, a picture, or `either`.",
    wrong: 'play:\n  - moves: a1-a2',
    right: 'play:\n  - record: a1-a2',
  },
  ST6003: {
    title: 'unknown thing given',
    meaning:
      'An example sets up something that does not exist in this game: a place, a tracked value, a stage or a player.',
    wrong: 'given:\n  now: turn of green',
    right: 'given:\n  now: turn of red',
  },
  ST6010: {
    title: 'example turns out differently',
    meaning:
      'The rules do not do what the example says. Either the rules or the example is wrong; if a variant changes the outcome of an inherited example on purpose, list it under `changes:`.',
    wrong: '- ends: red wins by blockade',
    right: '- ends: blue wins by blockade',
  },
  ST6011: {
    title: 'example does not fit',
    meaning:
      'An inherited example needs pieces that this game does not have, so it says nothing about this game and is left out.',
    wrong: '(an example with two bombs, in a game with one)',
    right: '(nothing to do)',
  },
  ST6012: {
    title: 'no such change',
    meaning: 'A label under `changes:` names no inherited example, or one whose outcome has not changed.',
    wrong: 'changes:\n  - a spy wnis',
    right: 'changes:\n  - a spy wins',
  },
  ST6013: {
    title: 'inherited examples cannot be read',
    meaning:
      'Examples of the game that this one extends refer to something that it has removed or renamed, so they do not apply here.',
    wrong: '(a variant without bombs, and an example with a bomb)',
    right: '(nothing to do, if this is intended)',
  },
  ST6015: {
    title: 'the rules reject a setup',
    meaning:
      'The answers of a setup were tried under its options, for each player in turn, and no player could give all of them. The message says which rule rejects it.',
    wrong:
      'setups:\n  wall of pikes:\n    answers: [ raise (pike), raise (pike), raise (pike), be ready ] (and there are two pikes)',
    right: 'setups:\n  wall of pikes:\n    answers: [ raise (pike), raise (pike), be ready ]',
  },
  ST6016: {
    title: 'example left to chance',
    meaning:
      'The example holds with the results of chance that it happens to get, the same each time, and fails with others: it may fail after any change of the rules. Give the results that it is about before the move after which chance decides them. An example about any result is better checked with what all results have in common.',
    wrong: '- ann: prove (duke)\n- check: any ambassadors in hand of ann',
    right: '- shuffled: ambassador\n- ann: prove (duke)\n- check: any ambassadors in hand of ann',
  },
  ST6014: {
    title: 'results outside the expected range',
    meaning:
      'Enough games were played to rule out chance: the 95 % interval of the results lies outside the range under `expect:`. The same games are played each time. Either the rules have changed, or the range was wrong for these players.',
    wrong: 'expect:\n  first player wins: 45..55 % (and the first player wins 70 of 100 games)',
    right: 'expect:\n  first player wins: 65..75 %',
  },
} as const satisfies Record<string, CodeEntry>
