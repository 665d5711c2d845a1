import type { CodeEntry } from './code-entry.ts'

/** Codes ST4220 to ST4229: how a game ends. */
export const END_CODES = {
  ST4220: {
    title: 'unknown rule under `end`',
    meaning:
      '`before:` names the rules under `end` that lose to this one if both hold. It can also name `nobody can move`: a question with `or else` that ends the game because there is no legal move.',
    wrong:
      'end:\n  the tower stands:\n    when: tower is built\n    winner: you\n    before: the board is ful',
    right:
      'end:\n  the tower stands:\n    when: tower is built\n    winner: you\n    before: the board is full',
  },
  ST4221: {
    title: 'an end before itself',
    meaning:
      'Ends are tested one after the other, and the first that holds decides. These `before:` lead back to where they began, so there is no such order.',
    wrong: 'end:\n  a: { when: over, drawn: yes, before: b }\n  b: { when: over, loser: you, before: a }',
    right: 'end:\n  a: { when: over, drawn: yes, before: b }\n  b: { when: over, loser: you }',
  },
  ST4222: {
    title: 'a win behind a draw',
    meaning:
      'The rules under `end` are tested in the order of the documents. A win in a variant therefore comes after a draw in the game that it changes: if both hold, the game is drawn. Say which of them comes first.',
    wrong:
      'end:\n  the hill is taken:\n    for each: player\n    when: any king on hill where owner is player\n    winner: player',
    right:
      'end:\n  the hill is taken:\n    for each: player\n    when: any king on hill where owner is player\n    winner: player\n    before: no capture for too long',
  },
} as const satisfies Record<string, CodeEntry>
