import type { CodeEntry } from './code-entry.ts'

/** Codes ST202x and ST203x: bases and modules, and how they are found. */
export const PARENT_CODES = {
  ST2020: {
    title: 'no such base',
    meaning:
      'The game that this one extends was not found. Games are found by their id: among those that come with Sandtable, then in the folder of the file and below, then in the rest of its project.',
    wrong: 'sandtable: 1\nid: my-hill\nextends: hill-dule',
    right: 'sandtable: 1\nid: my-hill\nextends: hill-duel',
  },
  ST2021: {
    title: 'no such module',
    meaning:
      'A module under `uses` was not found. Modules are found by their id, in the same places as games.',
    wrong: 'uses: [ shrot-nights ]',
    right: 'uses: [ short-nights ]',
  },
  ST2022: {
    title: 'for no such game',
    meaning: 'A module, a file of examples or a file of texts is for a game that was not found.',
    wrong: 'sandtable: 1\nid: my-module\nfor: hlil',
    right: 'sandtable: 1\nid: my-module\nfor: hill',
  },
  ST2023: {
    title: 'extends itself',
    meaning: 'Following `extends` leads back to the same game. The chain must end at a game without a base.',
    wrong: 'sandtable: 1\nid: my-hill\nextends: my-hill',
    right: 'sandtable: 1\nid: my-hill\nextends: hill-duel',
  },
  ST2024: {
    title: 'too many documents',
    meaning:
      'A game is built from more documents than the limit allows. Nobody could tell where a rule comes from.',
    wrong: 'extends: variant-17',
    right: 'extends: variant-2',
  },
  ST2025: {
    title: 'wrong sort of document',
    meaning:
      '`extends` and `for` name a game, `uses` names modules. Here a game was named instead of a module, or the other way round.',
    wrong: 'extends: short-nights',
    right: 'extends: hill-duel\nuses: [ short-nights ]',
  },
  ST2026: {
    title: 'module for another game',
    meaning: 'A module works only with the game it is written for, and with games that extend that one.',
    wrong: 'extends: river\nuses: [ short-nights ]',
    right: 'extends: hill-duel\nuses: [ short-nights ]',
  },
  ST2027: {
    title: 'nothing to leave out',
    meaning:
      '`without` names a module that the base does not use, so nothing is left out and the rule that was meant stays in force.',
    wrong: 'without: [ nightfal ]',
    right: 'without: [ nightfall ]',
  },
  ST2028: {
    title: 'the base has changed',
    meaning:
      '`base:` ties a document to one version of its base. The base has changed since, so the document should be reviewed.',
    wrong: 'base: 00000000',
    right: 'base: 3f0a9c41',
  },
  ST2029: {
    title: 'two documents, one id',
    meaning:
      'Two documents share an id, so only one of them can be found: the one that comes with Sandtable, if one does, or else the nearest.',
    wrong: 'id: my-hill    # in two files',
    right: 'id: my-other-hill',
  },
  ST2032: {
    title: 'id of a shipped document',
    meaning:
      'The document has the id of a game or module that comes with Sandtable. Such an id means the shipped document everywhere, so nothing could refer to this one.',
    wrong: 'id: hill-duel',
    right: 'id: my-hill-duel',
  },
  ST2033: {
    title: 'id of a document shipped later',
    meaning:
      'The document has the id of one that a later release of Sandtable ships. Nothing is wrong: your other files go on meaning yours. As a word of a command the id means the shipped document, so name yours by its path there.',
    wrong: 'id: hill-duel',
    right: 'id: my-hill-duel',
  },
  ST2031: {
    title: 'already in use',
    meaning: 'The module is named twice, or the base uses it already.',
    wrong: 'uses: [ short-nights, short-nights ]',
    right: 'uses: [ short-nights ]',
  },
} as const satisfies Record<string, CodeEntry>
