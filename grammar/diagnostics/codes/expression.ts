import type { CodeEntry } from './code-entry.ts'

/** Codes ST3xxx: the small language. */
export const EXPRESSION_CODES = {
  ST3001: {
    title: 'nothing is written here',
    severity: 'error',
    meaning:
      'A text is empty or holds nothing but articles. At this place the rules need something to read: a value, a ' +
      'condition, a step or a name.',
    wrong: 'only if:\n  it fits: the',
    right: 'only if:\n  it fits: card is soldier',
  },
  ST3002: {
    title: 'sign without a meaning',
    severity: 'error',
    meaning:
      'The text holds a sign that the language of rules does not use, such as a quotation mark, a brace, a colon or a ' +
      'semicolon. Names stand without quotation marks, and only parentheses put things together.',
    wrong: 'when: deck is "empty"',
    right: 'when: deck is empty',
  },
  ST3003: {
    title: 'a word belongs here',
    severity: 'error',
    meaning:
      'The text uses a sign as programming languages do. Rules are read aloud: equality is `is`, and conditions are ' +
      'joined with `and`, `or` and `not`.',
    wrong: 'when: deck == empty && !done',
    right: 'when: deck is empty and not done',
  },
  ST3004: {
    title: 'sign of a text program',
    severity: 'error',
    meaning:
      'Text programs like to replace plain signs by finer ones: a long dash for a minus, a curved apostrophe for a ' +
      'straight one, invisible spaces. Rules are written with the plain signs of the keyboard.',
    wrong: 'hand size – 1',
    right: 'hand size - 1',
  },
  ST3005: {
    title: 'capital in a reserved word',
    severity: 'error',
    meaning:
      'The reserved words are always written small, also at the beginning of a text. With a capital the word would ' +
      'silently become part of a name.',
    wrong: 'If deck is empty Then 1 else 2',
    right: 'if deck is empty then 1 else 2',
  },
  ST3006: {
    title: 'number runs into a word',
    severity: 'error',
    meaning:
      'A digit is followed by a letter without a space. A name begins with a letter, and a number ends before the next ' +
      'word.',
    wrong: '2soldiers from your hand',
    right: '2 soldiers from your hand',
  },
  ST3007: {
    title: 'numbers are whole',
    severity: 'error',
    meaning:
      'Everything that is counted in a game is whole, so there are no decimal fractions. Take a smaller unit, or divide ' +
      'and say how it is rounded.',
    wrong: 'hand size * 1.5',
    right: 'hand size * 3 / 2 rounded down',
  },
  ST3008: {
    title: 'number too large',
    severity: 'error',
    meaning: 'Numbers reach up to 2147483647. For "as many as you like" there is the word `unlimited`.',
    wrong: 'reach: 99999999999',
    right: 'reach: unlimited',
  },
  ST3009: {
    title: 'text too long',
    severity: 'error',
    meaning:
      'One text of the rules may only be so long, so that a file can be checked while somebody types. Rules that people ' +
      'can follow are far shorter.',
    wrong: 'when: a condition of several pages',
    right: 'when: deck exhausted and nobody can move',
  },
  ST3010: {
    title: 'too much within each other',
    severity: 'error',
    meaning:
      'Parentheses stand within parentheses, or `of` and `not` follow each other, or a sum goes on and on, deeper than ' +
      'the limit. Give the parts names under `terms`.',
    wrong: 'not not not not (and sixty more)',
    right: 'not settled',
  },
  ST3011: {
    title: 'reserved word as a name',
    severity: 'error',
    meaning:
      'A reserved word joins the names of a text, so it can neither be a name nor part of one that is used in rules. ' +
      'Labels that are only shown may hold any word.',
    wrong: 'let:\n  from: piece.space\nthen: set from to goal',
    right: 'let:\n  start: piece.space\nthen: set start to goal',
  },
  ST3012: {
    title: 'parenthesis not closed',
    severity: 'error',
    meaning: 'A parenthesis was opened and its partner is missing.',
    wrong: 'when: (deck is empty or hand is empty and done',
    right: 'when: (deck is empty or hand is empty) and done',
  },
  ST3013: {
    title: 'parenthesis never opened',
    severity: 'error',
    meaning: 'A parenthesis is closed that was not opened before.',
    wrong: 'when: deck is empty) and done',
    right: 'when: (deck is empty) and done',
  },
  ST3014: {
    title: '`then` is missing',
    severity: 'error',
    meaning:
      'Where a value is expected, `if` is followed by a condition, then by `then` and the value. Only a key that heads ' +
      'steps does without it: there the steps stand below.',
    wrong: 'size: if players is 2 8 else 7',
    right: 'size: if players is 2 then 8 else 7',
  },
  ST3015: {
    title: '`then` or `else` without `if`',
    severity: 'error',
    meaning: 'The words `then` and `else` go with an `if` that stands before them in the same text.',
    wrong: 'size: 8 else 7',
    right: 'size: if large then 8 else 7',
  },
  ST3016: {
    title: '`if` in the middle',
    severity: 'error',
    meaning:
      'A choice between two values begins with `if`, and within a larger text it stands in parentheses, so that it is ' +
      'plain where it ends.',
    wrong: 'points: 3 + if complete then 10 else 0',
    right: 'points: 3 + (if complete then 10 else 0)',
  },
  ST3017: {
    title: 'a division must round',
    severity: 'error',
    meaning:
      'Numbers are whole, so each division says how it rounds, right behind the number by which it divides: `rounded ' +
      'up` or `rounded down`.',
    wrong: 'reserve: size / 10',
    right: 'reserve: size / 10 rounded down',
  },
  ST3018: {
    title: 'nothing joins these two',
    severity: 'error',
    meaning:
      'Two values stand side by side and nothing says what the one is to the other. A sign or a word such as `is`, `of`, ' +
      '`and` or `+` is missing, or one of the two is too much.',
    wrong: 'when: top of (discards) red',
    right: 'when: (top of discards) is red',
  },
  ST3019: {
    title: 'the text breaks off',
    severity: 'error',
    meaning:
      'The text ends where something more must follow, as if somebody had been called away while typing.',
    wrong: 'when: deck is empty and',
    right: 'when: deck is empty and hand is empty',
  },
  ST3020: {
    title: 'something else is expected here',
    severity: 'error',
    meaning: 'Behind the words before it, this word or sign makes no sense. The message says what fits.',
    wrong: 'goal: spaces where and empty',
    right: 'goal: spaces where empty',
  },
  ST3021: {
    title: 'the text should end before',
    severity: 'error',
    meaning: 'What stands before is complete, and what follows cannot go on from it.',
    wrong: 'then: shuffle deck to discards',
    right: 'then: shuffle deck',
  },
  ST3022: {
    title: 'two comparisons in a row',
    severity: 'error',
    meaning: 'One comparison cannot be compared again. To say two things, join them with `and`.',
    wrong: 'when: 1 < hits < 5',
    right: 'when: 1 < hits and hits < 5',
  },
  ST3023: {
    title: '`=` is not a question',
    severity: 'error',
    meaning:
      'In a condition equality is asked with `is`. The sign `=` stands only behind a type, before the value that holds ' +
      'if nothing else is said.',
    wrong: 'when: score = 10',
    right: 'when: score is 10',
  },
  ST3024: {
    title: 'a word of it is missing',
    severity: 'error',
    meaning:
      'Each step, row and line has words at fixed places, such as `to` behind what is moved. One of them is missing, or ' +
      'something else stands in its place.',
    wrong: 'then: move card discards',
    right: 'then: move card to discards',
  },
  ST3025: {
    title: 'a loop without an end',
    severity: 'error',
    meaning:
      'What is repeated on a condition must say how often at most, so that no game can hang. The largest number that can ' +
      'ever be needed is enough.',
    wrong: 'while deck is not empty:',
    right: 'while deck is not empty, at most 60:',
  },
  ST3026: {
    title: 'this heads steps',
    severity: 'error',
    meaning:
      'Words such as `if`, `for each` and `while` stand in a key with a colon behind it, and the steps stand below. In ' +
      'the line of a step itself they have no place.',
    wrong: '- if deck is empty then reshuffle',
    right: '- if deck is empty: reshuffle',
  },
} as const satisfies Record<string, CodeEntry>
