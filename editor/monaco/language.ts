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

export function defineThemes(): void {
  const rules = (colors: Readonly<Record<string, string>>): monaco.editor.ITokenThemeRule[] =>
    Object.entries(colors).map(([token, foreground]) => ({ token, foreground }))
  monaco.editor.defineTheme('sandtable-light', {
    base: 'vs',
    inherit: true,
    rules: rules({
      type: '17644f',
      property: '17644f',
      class: '0b5f78',
      enumMember: '8a4b08',
      function: '1d5c9c',
      parameter: '3f4a46',
      label: '4a5550',
      keyword: '7a3e9d',
      string: '8a4b08',
      number: '1d5c9c',
      comment: '66716c',
      operator: '59645f',
      delimiter: '59645f',
    }),
    colors: {
      'editor.background': '#fffdf8',
      'editor.foreground': '#1c2422',
      'editorLineNumber.foreground': '#6b756f',
      'editorCodeLens.foreground': '#59645f',
      'editorInlayHint.foreground': '#4c5651',
      'editorInlayHint.background': '#efeadd',
      'editor.lineHighlightBackground': '#f5f0e3',
    },
  })
  monaco.editor.defineTheme('sandtable-dark', {
    base: 'vs-dark',
    inherit: true,
    rules: rules({
      type: '6fceb1',
      property: '6fceb1',
      class: '7cc7de',
      enumMember: 'f0bd7f',
      function: '8fc3f5',
      parameter: 'd5dcd8',
      label: 'c2ccc7',
      keyword: 'cfa4ec',
      string: 'f0bd7f',
      number: '8fc3f5',
      comment: '94a29c',
      operator: 'a2aea9',
      delimiter: 'a2aea9',
    }),
    colors: {
      'editor.background': '#1a2022',
      'editor.foreground': '#e8ece9',
      'editorLineNumber.foreground': '#8b9892',
      'editorCodeLens.foreground': '#a2aea9',
      'editorInlayHint.foreground': '#c2ccc7',
      'editorInlayHint.background': '#2b3437',
      'editor.lineHighlightBackground': '#222a2d',
    },
  })
}
