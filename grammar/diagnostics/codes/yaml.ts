import type { CodeEntry } from './code-entry.ts'

/** Codes ST1xxx: reading YAML. */
export const YAML_CODES = {
  ST1001: {
    title: 'file is too large',
    meaning: 'The size of a file is limited, so that checking it is always quick.',
    wrong: '(a file of a megabyte)',
    right: '(several files, one extending the other)',
  },
  ST1002: {
    title: 'nested too deep',
    meaning: 'Lists and maps are nested deeper than any rulebook needs.',
    wrong: '[[[[[[[[ ... ]]]]]]]]',
    right: '[ one, two ]',
  },
  ST1003: {
    title: 'duplicate key',
    meaning: 'A map has the same key twice. Only one of them could count.',
    wrong: 'numbers:\n  limit: 3\n  limit: 4',
    right: 'numbers:\n  limit: 4',
  },
  ST1004: {
    title: 'alias or anchor',
    meaning:
      'YAML anchors and aliases are not allowed in rulesets: everything is written out where it is used.',
    wrong: 'numbers: &n\n  limit: 3\nothers: *n',
    right: 'numbers:\n  limit: 3',
  },
  ST1005: {
    title: 'tag',
    meaning: 'YAML tags are not allowed in rulesets: the section determines the type of a value.',
    wrong: 'limit: !!int 3',
    right: 'limit: 3',
  },
  ST1006: {
    title: 'second document',
    meaning: 'A file holds one document.',
    wrong: 'id: one\n---\nid: two',
    right: 'id: one',
  },
  ST1007: {
    title: 'key is not text',
    meaning: 'A key must be a single text.',
    wrong: '[ a, b ]: 3',
    right: 'a: 3',
  },
  ST1008: {
    title: 'cut off by a comment',
    meaning:
      'YAML reads everything after a space and `#` as a comment, so the rest of the text would be lost.',
    wrong: 'when: score > 5 #2',
    right: 'when: score > 5    # a comment',
  },
  ST1010: {
    title: 'tab in the indentation',
    meaning: 'YAML is indented with spaces.',
    wrong: 'numbers:\n\tlimit: 3',
    right: 'numbers:\n  limit: 3',
  },
  ST1011: {
    title: 'begins with punctuation',
    meaning: 'The first character of this text is punctuation to YAML, so the text cannot be read.',
    wrong: "when: 'flag' is captured",
    right: 'when: flag is captured',
  },
  ST1012: {
    title: 'colon or indentation',
    meaning:
      'A line has a second colon followed by a space, or its indentation does not match its neighbours.',
    wrong: 'when: any flag: captured',
    right: 'when: any flag in captured',
  },
  ST1013: {
    title: 'bracket is not closed',
    meaning: 'A list in brackets or a map in braces is not closed, or closed twice.',
    wrong: 'uses: [ rescue',
    right: 'uses: [ rescue ]',
  },
  ST1014: {
    title: 'quote is not closed',
    meaning: 'A quoted text is not closed, or has a backslash where none is allowed.',
    wrong: 'title: "mine',
    right: 'title: Mine',
  },
  ST1016: {
    title: 'invisible character',
    meaning:
      'The text contains an invisible control character, often picked up by copying, or its escape in a quoted text. Terminals take such characters for commands.',
    wrong: 'title: Mine<U+0007>',
    right: 'title: Mine',
  },
  ST1017: {
    title: 'colon is missing',
    meaning: 'A name followed by a value or by indented lines needs a colon.',
    wrong: 'numbers\n  limit: 3',
    right: 'numbers:\n  limit: 3',
  },
  ST1018: {
    title: 'space is missing after a colon or a dash',
    meaning:
      'A name and its value are separated by a colon and a space; without the space they are one text to YAML. The same holds for the dash of an item and its text.',
    wrong: 'numbers:\n  limit:3\n  rows: 4',
    right: 'numbers:\n  limit: 3\n  rows: 4',
  },
  ST4280: {
    title: 'not UTF-8',
    meaning: 'The file is saved in another encoding, so some of its letters cannot be read.',
    wrong: 'title: Caf\ufffd',
    right: 'title: Café',
  },
  ST4281: {
    title: 'a space of another kind',
    meaning:
      'Lines are indented with plain spaces. No-break spaces and the like come from copying, and YAML takes them for letters.',
    wrong: 'numbers:\n\u00a0\u00a0limit: 3',
    right: 'numbers:\n  limit: 3',
  },
  ST4380: {
    title: 'curly quotes',
    meaning:
      'YAML takes curly quotes for letters, so they are shown as part of the text. Only straight quotes enclose a text.',
    wrong: 'title: “The \u00a7 game”',
    right: 'title: The \u00a7 game',
  },
  ST4381: {
    title: 'first line is indented more',
    meaning:
      'The first line of a text or picture of several lines says how far it is indented. YAML cannot read a later line that begins further to the left.',
    wrong: 'grid: |\n    . .\n  . . .',
    right: 'grid: |\n  . . .\n  . . .',
  },
  ST1015: {
    title: 'cannot be read as YAML',
    meaning: 'The line is not valid YAML.',
    wrong: '- - : -',
    right: '- a step',
  },
} as const satisfies Record<string, CodeEntry>
