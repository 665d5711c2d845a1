import type { CodeEntry } from './code-entry.ts'

/** Codes ST200x and ST201x: the shape of a single document. */
export const DOCUMENT_SHAPE_CODES = {
  ST2001: {
    title: 'no `sandtable: 1`',
    meaning:
      'Every game, module, file of examples and file of texts says in its first line in which edition of the language it is written. Without that line there is no way to tell how to read it.',
    wrong: 'id: my-game\ntitle: My Game',
    right: 'sandtable: 1\nid: my-game\ntitle: My Game',
  },
  ST2002: {
    title: 'no id',
    meaning: 'Documents find each other by their ids, so a game or module needs one.',
    wrong: 'sandtable: 1\ntitle: My Game',
    right: 'sandtable: 1\nid: my-game\ntitle: My Game',
  },
  ST2003: {
    title: 'not a ruleset',
    meaning:
      'The file is neither a game nor a module nor examples nor texts. Perhaps it is a file of data, which is read only by the game that names its folder.',
    wrong: '- draw\n- play',
    right: 'sandtable: 1\nid: my-game\nplay:\n  - draw\n  - play',
  },
  ST2004: {
    title: 'unknown key',
    meaning: 'The keys here belong to the language. An unknown one would have no effect, so it is refused.',
    wrong: 'places:\n  hand: { hold: cards }',
    right: 'places:\n  hand: { holds: cards }',
  },
  ST2005: {
    title: 'wrong shape',
    meaning:
      'There is a list where names are needed, a map where one text is needed, or the other way round. A text that contains `: ` is also read as a map.',
    wrong: 'numbers:\n  - hand size 5',
    right: 'numbers:\n  hand size: 5',
  },
  ST2006: {
    title: 'something is missing',
    meaning: 'A document of this sort needs the part named in the message.',
    wrong: 'sandtable: 1\ntexts for: my-game\ntexts: { card: carta }',
    right: 'sandtable: 1\ntexts for: my-game\nlanguage: it\ntexts: { card: carta }',
  },
  ST2007: {
    title: 'not one of these words',
    meaning: 'Only a few words are allowed here, and this is not one of them.',
    wrong: 'abstract: perhaps',
    right: 'abstract: yes',
  },
  ST2008: {
    title: 'cut at a comma',
    meaning:
      'Inside braces and brackets YAML ends a text at every comma, so the end of a rule would be lost or read as something else. Put texts with commas on lines of their own; others may stay inside.',
    wrong: 'terms: { best(player): larger(player.score, 10) }',
    right: 'terms:\n  best(player): larger(player.score, 10)',
  },
  ST2009: {
    title: 'nothing here',
    meaning: 'A key has a colon and nothing after it. Leave out a section that has no entries.',
    wrong: 'terms:\nplay:\n  - turns from red: turn',
    right: 'play:\n  - turns from red: turn',
  },
  ST2010: {
    title: 'not an id',
    meaning:
      'An id is used in file names and commands, so it consists of at most 64 lower-case letters, digits and hyphens, and starts with a letter.',
    wrong: 'id: My Game!',
    right: 'id: my-game',
  },
  ST2011: {
    title: 'full stop without a name',
    meaning:
      'A full stop in a key joins two names, as a path into a section. Here one of the names is missing, or there is no name before a colon at all.',
    wrong: 'pieces..kinds: { pawn: { letter: P } }',
    right: 'pieces.walker.kinds: { pawn: { letter: P } }',
  },
  ST2012: {
    title: 'said twice',
    meaning:
      'One document says the same thing in two places, for instance once with a dotted key and once in the section itself. It is not clear which one counts.',
    wrong: 'numbers:\n  hand size: 5\nnumbers.hand size: 6',
    right: 'numbers:\n  hand size: 6',
  },
  ST2013: {
    title: 'an edition of a later release',
    meaning:
      'The first line says in which edition of the language the document is written. This release knows edition 1; a document of a later edition may use words or meanings that it does not know, so it does not guess. Every release reads all earlier editions.',
    wrong: 'sandtable: 2\nid: my-game\ntitle: My Game',
    right: 'sandtable: 1\nid: my-game\ntitle: My Game',
  },
} as const satisfies Record<string, CodeEntry>
