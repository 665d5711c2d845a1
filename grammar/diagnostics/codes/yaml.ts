import type { CodeEntry } from './code-entry.ts'

/** Codes ST1xxx: reading YAML. */
export const YAML_CODES = {
  ST1001: {
    title: 'file is too large',
    severity: 'error',
    meaning: 'A file of rules has a largest size, so that checking it never keeps anybody waiting.',
    wrong: '(a file of a megabyte)',
    right: '(several files, one extending the other)',
  },
  ST1002: {
    title: 'nested too deep',
    severity: 'error',
    meaning: 'Lists and maps stand one in another deeper than any rulebook needs.',
    wrong: '[[[[[[[[ ... ]]]]]]]]',
    right: '[ one, two ]',
  },
  ST1003: {
    title: 'key stands twice',
    severity: 'error',
    meaning: 'A map has the same key twice. Only one of them could count.',
    wrong: 'numbers:\n  limit: 3\n  limit: 4',
    right: 'numbers:\n  limit: 4',
  },
  ST1004: {
    title: 'alias or anchor',
    severity: 'error',
    meaning:
      'Anchors and aliases of YAML are not used in rulesets: what counts should be read where it stands.',
    wrong: 'numbers: &n\n  limit: 3\nothers: *n',
    right: 'numbers:\n  limit: 3',
  },
  ST1005: {
    title: 'tag',
    severity: 'error',
    meaning: 'Tags of YAML are not used in rulesets; the section says what a value must be.',
    wrong: 'limit: !!int 3',
    right: 'limit: 3',
  },
  ST1006: {
    title: 'second document',
    severity: 'error',
    meaning: 'A file holds one document.',
    wrong: 'id: one\n---\nid: two',
    right: 'id: one',
  },
  ST1007: {
    title: 'key is no text',
    severity: 'error',
    meaning: 'A key of a map is one text.',
    wrong: '[ a, b ]: 3',
    right: 'a: 3',
  },
  ST1008: {
    title: 'cut off by a comment',
    severity: 'error',
    meaning:
      'YAML takes what stands behind a blank and a # for a comment, so the rest of the text would be lost.',
    wrong: 'when: score > 5 #2',
    right: 'when: score > 5    # a comment',
  },
  ST1010: {
    title: 'tab in the indentation',
    severity: 'error',
    meaning: 'YAML is indented by blanks.',
    wrong: 'numbers:\n\tlimit: 3',
    right: 'numbers:\n  limit: 3',
  },
  ST1011: {
    title: 'begins with punctuation',
    severity: 'error',
    meaning: 'To YAML the first sign of this text is punctuation, so the text cannot be read.',
    wrong: "when: 'flag' is captured",
    right: 'when: flag is captured',
  },
  ST1012: {
    title: 'colon or indentation',
    severity: 'error',
    meaning: 'A line has a second colon followed by a blank, or is indented otherwise than its neighbours.',
    wrong: 'when: any flag: captured',
    right: 'when: any flag in captured',
  },
  ST1013: {
    title: 'bracket is not closed',
    severity: 'error',
    meaning: 'A list in brackets or a map in braces does not end, or ends twice.',
    wrong: 'uses: [ rescue',
    right: 'uses: [ rescue ]',
  },
  ST1014: {
    title: 'quote is not closed',
    severity: 'error',
    meaning: 'A text in quotes does not end, or a backslash in it stands where none can.',
    wrong: 'title: "mine',
    right: 'title: Mine',
  },
  ST1016: {
    title: 'sign that no text holds',
    severity: 'error',
    meaning:
      'A sign that cannot be seen and that steers machines stands in the text, often brought along by copying.',
    wrong: 'title: Mine<U+0007>',
    right: 'title: Mine',
  },
  ST1017: {
    title: 'colon is missing',
    severity: 'error',
    meaning: 'A name that heads other lines, or that something is said about, has a colon behind it.',
    wrong: 'numbers\n  limit: 3',
    right: 'numbers:\n  limit: 3',
  },
  ST1015: {
    title: 'cannot be read as YAML',
    severity: 'error',
    meaning: 'The line does not follow the rules of YAML.',
    wrong: '- - : -',
    right: '- a step',
  },
} as const satisfies Record<string, CodeEntry>
