import type { CodeEntry } from './code-entry.ts'

/** Codes from ST4151 on: boards of any shape, conditions that can never hold, files of data. */
export const MAP_CODES = {
  ST4151: {
    title: 'broken path',
    severity: 'error',
    meaning:
      'A path between spaces is written as their names with `-` between them, two or more; paths stand apart by commas.',
    wrong: 'graph: gate-yard-, yard',
    right: 'graph: gate-yard, yard-keep',
  },
  ST4152: {
    title: 'path to nowhere new',
    severity: 'error',
    meaning:
      'A path leads from a space to itself, or is there twice, or is blocked though it never was there. Such a line is mostly a slip in a name.',
    wrong: 'graph: gate-yard, yard-gate',
    right: 'graph: gate-yard, yard-keep',
  },
  ST4153: {
    title: 'too many paths at a space',
    severity: 'error',
    meaning:
      'Every path that leads from a space has a direction of its own there, and there are at most 30 of them in all boards of a game together.',
    wrong: 'graph: hub-a, hub-b, hub-c    (and so on, 40 times)',
    right: 'graph: hub-a, a-b, hub-c, c-d',
  },
  ST4154: {
    title: 'where a space is drawn',
    severity: 'error',
    meaning:
      'Under `spots` each space of a graph has two whole numbers: how far from the left and from the top it is drawn.',
    wrong: 'spots: { gate: [ 10 ] }',
    right: 'spots: { gate: [ 10, 40 ] }',
  },
  ST4155: {
    title: 'a space of two kinds',
    severity: 'error',
    meaning:
      'Kinds of space part a board: each space is of one kind, or of none. This space is named by two.',
    wrong: 'kinds of space:\n  shrine: { where: a1 }\n  well: { where: a1 }',
    right: 'kinds of space:\n  shrine: { where: a1 }\n  well: { where: b1 }',
  },
  ST4156: {
    title: 'a question inside `where`',
    severity: 'warning',
    meaning:
      'A condition behind `where` reaches as far to the right as it can, so a question behind `or` is asked about each of the things. This one has nothing to do with them: it was most likely meant to stand for itself.',
    wrong: 'any men in field where it is king or any men in hand of opponent',
    right: '(any men in field where it is king) or any men in hand of opponent',
  },
  ST4157: {
    title: 'no condition',
    severity: 'warning',
    meaning:
      'This is true, or false, whatever happens in the game. What stands under a condition that never holds can never happen; one that always holds asks nothing.',
    wrong: 'only if:\n  it may go: piece is scout and piece is miner',
    right: 'only if:\n  it may go: piece is scout or piece is miner',
  },
  ST4158: {
    title: 'more than there can be',
    severity: 'warning',
    meaning:
      'A step asks for more pieces than the whole game has of those that may lie there, or a loop may run more often than any game can go on. It is mostly a slip in a number.',
    wrong: 'deal 60 from deck to hand of player    (with 50 cards in the box)',
    right: 'deal 6 from deck to hand of player',
  },
  ST4160: {
    title: 'data without a file',
    severity: 'error',
    meaning:
      'A class under `data` names the folder in which its files lie, as it is called beside the document. An option chooses one of them, so there must be one at least.',
    wrong: 'data:\n  terrain:\n    holds: { paths: paths }',
    right: 'data:\n  terrain:\n    folder: terrains\n    holds: { paths: paths }',
  },
  ST4161: {
    title: 'data that break a condition',
    severity: 'error',
    meaning:
      'What stands under `check` of a class of data must hold for each of its files. It does not hold for this one.',
    wrong:
      'check:\n  16 medals are in the box: sum of medals over regions <= 16    (and a file with 18 of them)',
    right: 'regions:\n  R1: { around: [ 1, 2, 3 ], medals: 3 }    (no more than 16 in all)',
  },
  ST4162: {
    title: 'data that are too large',
    severity: 'error',
    meaning:
      'A file in a folder of data is longer than any file that is read, so the game is without it. A board takes a few thousand characters.',
    wrong: 'data:\n  terrain:\n    folder: terrains    (with a file of ten million characters in it)',
    right: 'data:\n  terrain:\n    folder: terrains    (with files of boards alone)',
  },
  ST4170: {
    title: 'a board in parts',
    severity: 'warning',
    meaning:
      'No path leads from one part of this board to another. Mostly a path was forgotten, or the name of a space is written in two ways, which makes two spaces of it.',
    wrong: 'graph: gate-yard, tower-wall',
    right: 'graph: gate-yard-tower-wall',
  },
  ST4171: {
    title: 'drawn on something else',
    severity: 'warning',
    meaning:
      'Where spaces of a graph are drawn, two lie on each other, or a path lies across a space to which it does not lead. Whoever looks at the board takes it for another one.',
    wrong: 'graph: gate-tower, gate-yard\nspots: { gate: [ 10, 10 ], yard: [ 20, 10 ], tower: [ 30, 10 ] }',
    right: 'graph: gate-tower, gate-yard\nspots: { gate: [ 10, 10 ], yard: [ 20, 30 ], tower: [ 30, 10 ] }',
  },
} as const satisfies Record<string, CodeEntry>
