import type { CodeEntry } from './code-entry.ts'

/** Codes from ST4151 on: boards of any shape, conditions that can never hold, files of data. */
export const MAP_CODES = {
  ST4151: {
    title: 'broken path',
    meaning: 'A path is two or more names of spaces joined by `-`. Paths are separated by commas.',
    wrong: 'graph: gate-yard-, yard',
    right: 'graph: gate-yard, yard-keep',
  },
  ST4152: {
    title: 'redundant path',
    meaning:
      'A path leads from a space to itself, or is given twice, or is blocked although it does not exist. Usually a name is misspelt.',
    wrong: 'graph: gate-yard, yard-gate',
    right: 'graph: gate-yard, yard-keep',
  },
  ST4153: {
    title: 'too many paths at a space',
    meaning:
      'Each path from a space is a direction of its own, and all boards of a game together can have at most 30 directions.',
    wrong: 'graph: hub-a, hub-b, hub-c    (and so on, 40 times)',
    right: 'graph: hub-a, a-b, hub-c, c-d',
  },
  ST4154: {
    title: 'where a space is drawn',
    meaning:
      'Under `spots` each space of a graph has two whole numbers: its distance from the left and from the top.',
    wrong: 'spots: { gate: [ 10 ] }',
    right: 'spots: { gate: [ 10, 40 ] }',
  },
  ST4155: {
    title: 'a space of two kinds',
    meaning: 'A space has one kind, or none. This space is listed under two.',
    wrong: 'kinds of space:\n  shrine: { where: a1 }\n  well: { where: a1 }',
    right: 'kinds of space:\n  shrine: { where: a1 }\n  well: { where: b1 }',
  },
  ST4156: {
    title: 'a question inside `where`',
    meaning:
      '`where` and `has` extend as far right as they can, so whatever follows `or` belongs to the condition and is tested for each thing. The same goes for `and`, where it matters after `no`, `not any` and `every`. This condition has nothing to do with those things, so it was probably meant to be separate.',
    wrong: 'any men in field where it is king or any men in hand of opponent',
    right: '(any men in field where it is king) or any men in hand of opponent',
  },
  ST4157: {
    title: 'constant condition',
    meaning:
      'This is always true, or always false, whatever happens in the game. What depends on a condition that is never true can never happen; one that is always true has no effect.',
    wrong: 'only if:\n  it may go: piece is scout and piece is miner',
    right: 'only if:\n  it may go: piece is scout or piece is miner',
  },
  ST4158: {
    title: 'more than there can be',
    meaning:
      'A step asks for more pieces than the game has of the kinds that can be there, or a loop may run longer than any game can. Usually a number is mistyped.',
    wrong: 'deal 60 from deck to hand of player    (with 50 cards in the box)',
    right: 'deal 6 from deck to hand of player',
  },
  ST4159: {
    title: 'a step that is never reached',
    meaning:
      'The step before it always ends the game or its stage, or is `turns from` without `while` and `at most`, which goes on until something ends it. Nothing in the same list of steps happens after that.',
    wrong: 'play:\n  - turns from north: you must draw\n  - rank players by score',
    right: 'play:\n  - turns from north, at most 20: you must draw\n  - rank players by score',
  },
  ST4160: {
    title: 'data without a file',
    meaning:
      'A class under `data` names the folder of its files, next to the document. An option chooses one of them, so there must be at least one.',
    wrong: 'data:\n  terrain:\n    holds: { paths: paths }',
    right: 'data:\n  terrain:\n    folder: terrains\n    holds: { paths: paths }',
  },
  ST4161: {
    title: 'data break a condition',
    meaning:
      'The conditions under `check` of a class of data must be true for each of its files. This one breaks a condition.',
    wrong:
      'check:\n  16 medals are in the box: sum of medals over regions <= 16    (and a file with 18 of them)',
    right: 'regions:\n  R1: { around: [ 1, 2, 3 ], medals: 3 }    (no more than 16 in all)',
  },
  ST4162: {
    title: 'data too large',
    meaning:
      'A file in a folder of data is over the size limit, so the game does not use it. A board takes a few thousand characters.',
    wrong: 'data:\n  terrain:\n    folder: terrains    (with a file of ten million characters in it)',
    right: 'data:\n  terrain:\n    folder: terrains    (with files of boards alone)',
  },
  ST4170: {
    title: 'a board in parts',
    meaning:
      'No path leads from one part of this board to another. Usually a path is missing, or a space is spelt in two ways, which makes two spaces of it.',
    wrong: 'graph: gate-yard, tower-wall',
    right: 'graph: gate-yard-tower-wall',
  },
  ST4171: {
    title: 'drawn on something else',
    meaning:
      'Two spaces of a graph are drawn at the same spot, or a path is drawn across a space that it does not lead to. The drawing would be misleading.',
    wrong: 'graph: gate-tower, gate-yard\nspots: { gate: [ 10, 10 ], yard: [ 20, 10 ], tower: [ 30, 10 ] }',
    right: 'graph: gate-tower, gate-yard\nspots: { gate: [ 10, 10 ], yard: [ 20, 30 ], tower: [ 30, 10 ] }',
  },
  ST4172: {
    title: 'spaces that do not touch',
    meaning:
      'What is tracked for each border is between two spaces that are next to each other. These two are not, so they have no border. Neighbours on a grid are orthogonal, and spaces separated by `blocked` are not neighbours.',
    wrong: 'track:\n  each border: { walled: false }\nplay:\n  - set walled(a1, b2) to true',
    right: 'track:\n  each border: { walled: false }\nplay:\n  - set walled(a1, a2) to true',
  },
  ST4174: {
    title: 'directions without an owner',
    meaning:
      'Words such as `forward` go by the owner of the piece they are printed on. A piece belongs to the owner of its place unless its class says `owner: fixed` or `owner: changes`, and a board has no owner.',
    wrong:
      'pieces:\n  man:\n    printed: { steps: set of directions }\n    kinds:\n      pawn: { steps: forward }',
    right:
      'pieces:\n  man:\n    owner: fixed\n    printed: { steps: set of directions }\n    kinds:\n      pawn: { steps: forward }',
  },
  ST4173: {
    title: 'a leap that leads nowhere',
    meaning:
      'A leap goes so many spaces one way and so many to the side, on a board of squares or hexagons. Both are written as numbers, since they are directions of the board, and one of them is at least 1.',
    wrong: 'spaces in closed line(horse, leap(0, 0), 1)',
    right: 'spaces in closed line(horse, leap(1, 2), 1)',
  },
} as const satisfies Record<string, CodeEntry>
