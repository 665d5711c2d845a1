import type { CodeEntry } from './code-entry.ts'

/** Codes ST3xxx: the small language. */
export const EXPRESSION_CODES = {
  ST3001: {
    title: 'empty text',
    meaning:
      'A text is empty or consists of articles only. A value, a condition, a step or a name is needed here.',
    wrong: 'only if:\n  it fits: the',
    right: 'only if:\n  it fits: card is soldier',
  },
  ST3002: {
    title: 'character without a meaning',
    meaning:
      'The text contains a character that the language does not use, such as a quotation mark, a brace, a colon or a semicolon. Names are written without quotation marks, and only parentheses group things.',
    wrong: 'when: deck is "empty"',
    right: 'when: deck is empty',
  },
  ST3003: {
    title: 'a word belongs here',
    meaning:
      'The text uses an operator from a programming language. Rules can be read aloud: equality is `is`, and conditions are joined with `and`, `or` and `not`.',
    wrong: 'when: deck == empty && !done',
    right: 'when: deck is empty and not done',
  },
  ST3004: {
    title: 'typographic character',
    meaning:
      'Word processors like to replace plain characters: a long dash for a minus, a curly apostrophe for a straight one, invisible spaces. Rules use the plain characters of the keyboard.',
    wrong: 'hand size – 1',
    right: 'hand size - 1',
  },
  ST3005: {
    title: 'capital in a reserved word',
    meaning:
      'Reserved words are always written in lower case, even at the beginning of a text. With a capital the word would silently become part of a name.',
    wrong: 'If deck is empty Then 1 else 2',
    right: 'if deck is empty then 1 else 2',
  },
  ST3006: {
    title: 'number runs into a word',
    meaning:
      'A digit is followed by a letter without a space. A name begins with a letter, and a number ends before the next ' +
      'word.',
    wrong: '2soldiers from your hand',
    right: '2 soldiers from your hand',
  },
  ST3007: {
    title: 'numbers are whole',
    meaning:
      'Games count in whole numbers, so there are no decimal fractions. Use a smaller unit, or divide and say how to round.',
    wrong: 'hand size * 1.5',
    right: 'hand size * 3 / 2 rounded down',
  },
  ST3008: {
    title: 'number too large',
    meaning: 'The largest number is 2147483647. For "as many as you like" write `unlimited`.',
    wrong: 'reach: 99999999999',
    right: 'reach: unlimited',
  },
  ST3009: {
    title: 'text too long',
    meaning:
      'The length of a single text is limited, so that a file can be checked while you type. Rules that people can follow are far shorter.',
    wrong: 'when: a condition of several pages',
    right: 'when: deck exhausted and nobody can move',
  },
  ST3010: {
    title: 'nested too deep',
    meaning:
      'Parentheses, `of`, `not` or sums are nested deeper than the limit. Give the parts names under `terms`.',
    wrong: 'not not not not (and sixty more)',
    right: 'not settled',
  },
  ST3011: {
    title: 'reserved word as a name',
    meaning:
      'A reserved word joins the names in a text, so it cannot be a name, or part of a name, that rules use. Labels that are only displayed may contain any word.',
    wrong: 'let:\n  from: piece.space\nthen: set from to goal',
    right: 'let:\n  start: piece.space\nthen: set start to goal',
  },
  ST3012: {
    title: 'parenthesis not closed',
    meaning: 'A parenthesis was opened but never closed.',
    wrong: 'when: (deck is empty or hand is empty and done',
    right: 'when: (deck is empty or hand is empty) and done',
  },
  ST3013: {
    title: 'parenthesis never opened',
    meaning: 'A parenthesis was closed but never opened.',
    wrong: 'when: deck is empty) and done',
    right: 'when: (deck is empty) and done',
  },
  ST3014: {
    title: '`then` is missing',
    meaning:
      'Where a value is expected, `if` needs a condition, then `then` and the value. Only an `if` key that heads steps has no `then`.',
    wrong: 'size: if players is 2 8 else 7',
    right: 'size: if players is 2 then 8 else 7',
  },
  ST3015: {
    title: '`then` or `else` without `if`',
    meaning: '`then` and `else` need an `if` before them in the same text.',
    wrong: 'size: 8 else 7',
    right: 'size: if large then 8 else 7',
  },
  ST3016: {
    title: '`if` in the middle',
    meaning:
      'A choice between two values begins with `if`. Inside a larger text put it in parentheses, to show where it ends.',
    wrong: 'points: 3 + if complete then 10 else 0',
    right: 'points: 3 + (if complete then 10 else 0)',
  },
  ST3017: {
    title: 'a division must round',
    meaning:
      'Numbers are whole, so each division says how it rounds, right after the divisor: `rounded up` or `rounded down`.',
    wrong: 'reserve: size / 10',
    right: 'reserve: size / 10 rounded down',
  },
  ST3018: {
    title: 'missing operator',
    meaning:
      'Two values are next to each other with nothing to join them. An operator or a word such as `is`, `of`, `and` or `+` is missing, or one of the two should go.',
    wrong: 'when: top of (discards) red',
    right: 'when: (top of discards) is red',
  },
  ST3019: {
    title: 'the text breaks off',
    meaning: 'The text ends where something more must follow.',
    wrong: 'when: deck is empty and',
    right: 'when: deck is empty and hand is empty',
  },
  ST3020: {
    title: 'something else is expected here',
    meaning: 'This word or character cannot follow the words before it. The message says what can.',
    wrong: 'goal: spaces where and empty',
    right: 'goal: spaces where empty',
  },
  ST3021: {
    title: 'the text should have ended',
    meaning: 'The text before this point is complete, and what follows cannot continue it.',
    wrong: 'then: shuffle deck to discards',
    right: 'then: shuffle deck',
  },
  ST3022: {
    title: 'two comparisons in a row',
    meaning: 'The result of a comparison cannot be compared again. Join two comparisons with `and`.',
    wrong: 'when: 1 < hits < 5',
    right: 'when: 1 < hits and hits < 5',
  },
  ST3023: {
    title: '`=` is not a question',
    meaning:
      'In a condition equality is written `is`. `=` is used only after a type, before its default value.',
    wrong: 'when: score = 10',
    right: 'when: score is 10',
  },
  ST3024: {
    title: 'missing word',
    meaning:
      'Steps and rows have fixed words, such as `to` after what is moved. One of them is missing, or something else is in its place.',
    wrong: 'then: move card discards',
    right: 'then: move card to discards',
  },
  ST3025: {
    title: 'a loop without an end',
    meaning:
      'A loop with a condition must limit its number of rounds, so that no game can hang. Use the largest number that can ever be needed.',
    wrong: 'while deck is not empty:',
    right: 'while deck is not empty, at most 60:',
  },
  ST3026: {
    title: 'this heads steps',
    meaning:
      '`if`, `for each`, `while` and the like are written as a key with a colon, with their steps below. They cannot be part of a step.',
    wrong: '- if deck is empty then reshuffle',
    right: '- if deck is empty: reshuffle',
  },
  ST3027: {
    title: 'words in another order',
    meaning: 'These words make sense only in another order. The message shows it.',
    wrong: 'then: deal from deck 1 to your hand',
    right: 'then: deal 1 from deck to your hand',
  },
  ST3028: {
    title: 'other words',
    meaning:
      'Rulebooks have many words for what a step does or a condition asks, and the language has one. The message shows it.',
    wrong: 'then: put all men in camp',
    right: 'then: move all men to camp',
  },
} as const satisfies Record<string, CodeEntry>
