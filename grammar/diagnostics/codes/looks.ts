import type { CodeEntry } from './code-entry.ts'

/** Codes ST440x: how a game looks. */
export const LOOK_CODES = {
  ST4400: {
    title: 'nothing to give looks to',
    meaning:
      'The section `look` names a seat, an enumeration, a value, a class, a family, a kind, a place, a space, an area, a kind of path or a tracked value that the game does not have. It is usually a typo; the closest name is suggested.',
    wrong: 'look:\n  pieces: { qeen: crown }',
    right: 'look:\n  pieces: { queen: crown }',
  },
  ST4401: {
    title: 'not a look',
    meaning:
      'A look is a colour, a shape and a symbol, in this order, of which two may be left out. All of them are words that Sandtable knows, or symbols declared under `look.symbols`, so that nothing but what was meant can be drawn. A space has a colour or a fill, such as `water`, and a symbol.',
    wrong: 'look:\n  pieces: { king: disc golden crwn }',
    right: 'look:\n  pieces: { king: gold disc crown }',
  },
  ST4402: {
    title: 'not a symbol',
    meaning:
      'A symbol is one path: commands and numbers in a box of 512 by 512, of at most 4,000 characters. Anything else, such as markup or a link, is refused, so a ruleset can draw nothing but its symbols.',
    wrong: 'look:\n  symbols:\n    own-keep:\n      path: M40 480V120 keep',
    right: 'look:\n  symbols:\n    own-keep:\n      path: M40 480V120H472V480Z',
  },
  ST4403: {
    title: 'an older form of looks',
    meaning:
      'The section `layout` was there before `look`. It stays valid in edition 1, but nothing reads its hints except `table: { not shown: ... }`, which means the same below `look`.',
    wrong: 'layout:\n  table: { not shown: [ claimant ] }',
    right: 'look:\n  table: { not shown: [ claimant ] }',
  },
  ST4404: {
    title: 'not a way to show',
    meaning:
      'Below `show` each printed column has a way to be shown, and the way has to fit its values: numbers as an index, a badge, a number or so many symbols; bags of numbers from 0 to 6 as dice; words and pieces as symbols or words.',
    wrong: 'look:\n  pieces:\n    troop: { show: { army: dice } }',
    right: 'look:\n  pieces:\n    troop: { show: { army: frame } }',
  },
  ST4405: {
    title: 'not how a place looks',
    meaning:
      'The ground of a board is checked, plain or made of crossings. Elsewhere pieces lie as a fan, in a row or a column, are only counted, or are hidden; columns and a kind may say their order.',
    wrong: 'look:\n  places: { hand: fun by suit }',
    right: 'look:\n  places: { hand: fan by suit then rank }',
  },
} as const satisfies Record<string, CodeEntry>
