import { RESERVED_WORDS } from '../../interpreter/index.ts'
import * as monaco from 'monaco-editor/editor'

export const LANGUAGE_ID = 'sandtable'

/** Reserved words that consist of letters; the language worker colours words by their meaning. */
const WORDS = [...RESERVED_WORDS].filter((word) => /^\p{L}+$/u.test(word))

export function registerLanguage(): void {
  monaco.languages.register({ id: LANGUAGE_ID, extensions: ['.yaml'] })
  monaco.languages.setLanguageConfiguration(LANGUAGE_ID, {
    comments: { lineComment: '#' },
    brackets: [
      ['{', '}'],
      ['[', ']'],
      ['(', ')'],
    ],
    autoClosingPairs: [
      { open: '{', close: '}' },
      { open: '[', close: ']' },
      { open: '(', close: ')' },
      { open: '"', close: '"', notIn: ['string', 'comment'] },
    ],
    surroundingPairs: [
      { open: '{', close: '}' },
      { open: '[', close: ']' },
      { open: '(', close: ')' },
      { open: '"', close: '"' },
    ],
    onEnterRules: [{ beforeText: /:\s*$/u, action: { indentAction: monaco.languages.IndentAction.Indent } }],
    folding: { offSide: true },
  })
  monaco.languages.setMonarchTokensProvider(LANGUAGE_ID, {
    words: WORDS,
    tokenizer: {
      root: [
        [/^\s*#.*$/u, 'comment'],
        [/\s#.*$/u, 'comment'],
        [/^(\s*(?:- +)?)([^\s#"'[{>|-][^:#"'{[]*?)(:)(?=\s|$)/u, ['', 'type', 'delimiter']],
        [/([{,]\s*)([^\s:,{}[\]"#][^:,{}[\]"#]*?)(:)(?=\s)/u, ['delimiter', 'type', 'delimiter']],
        [/"[^"]*"|'[^']*'/u, 'string'],
        [/\b\d+\b/u, 'number'],
        [/=>|[<>]=?|[+*/=-]/u, 'operator'],
        [/[{}[\](),:]/u, 'delimiter'],
        [/\p{L}[\p{L}\p{N}'_-]*/u, { cases: { '@words': 'keyword', '@default': '' } }],
      ],
    },
  })
}

/** Colours of tokens, on light paper and on dark. */
const TOKENS: Readonly<Record<string, Both>> = {
  type: ['17644f', '6fceb1'],
  property: ['17644f', '6fceb1'],
  class: ['0b5f78', '7cc7de'],
  enumMember: ['8a4b08', 'f0bd7f'],
  function: ['1d5c9c', '8fc3f5'],
  parameter: ['3f4a46', 'd5dcd8'],
  label: ['4a5550', 'c2ccc7'],
  keyword: ['7a3e9d', 'cfa4ec'],
  string: ['8a4b08', 'f0bd7f'],
  number: ['1d5c9c', '8fc3f5'],
  comment: ['66716c', '94a29c'],
  operator: ['59645f', 'a2aea9'],
  delimiter: ['59645f', 'a2aea9'],
}

/** Colours of the editor itself. */
const PARTS: Readonly<Record<string, Both>> = {
  'editor.background': ['fffdf8', '1a2022'],
  'editor.foreground': ['1c2422', 'e8ece9'],
  'editorLineNumber.foreground': ['6b756f', '8b9892'],
  'editorCodeLens.foreground': ['59645f', 'a2aea9'],
  'editorInlayHint.foreground': ['4c5651', 'c2ccc7'],
  'editorInlayHint.background': ['efeadd', '2b3437'],
  'editor.lineHighlightBackground': ['f5f0e3', '222a2d'],
}

type Both = readonly [light: string, dark: string]

export function defineThemes(): void {
  for (const [i, [name, base]] of [
    ['sandtable-light', 'vs'] as const,
    ['sandtable-dark', 'vs-dark'] as const,
  ].entries())
    monaco.editor.defineTheme(name, {
      base,
      inherit: true,
      rules: Object.entries(TOKENS).map(([token, colors]) => ({ token, foreground: colors[i] ?? '' })),
      colors: Object.fromEntries(Object.entries(PARTS).map(([part, colors]) => [part, `#${colors[i]}`])),
    })
}
