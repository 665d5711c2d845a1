import { pick } from './chance.ts'
import type { Chance } from './chance.ts'

type Mutation = (text: string, next: Chance) => string

const ODD = [
  '\t',
  '\r',
  '\r\n',
  '\u0000',
  '\u0007',
  '\u001b[31m',
  '\u0085',
  '\u00a0',
  '\u200b',
  '\u202e',
  '\u2028',
  '\ufeff',
  '\ufffe',
  '\ud800',
  '\udc00',
  '🎲',
  'é',
  'e\u0301',
  'İ',
  ': ',
  ' #',
  '#',
  '- ',
  '? ',
  '| ',
  '>',
  '|2-',
  '>+\n',
  '&a ',
  '*a ',
  '&a [*a]',
  '!!int ',
  '!<x> ',
  '<<: ',
  '%YAML 1.2\n---\n',
  '\n---\n',
  '\n...\n',
  '"',
  "'",
  '\\',
  '{',
  '}',
  '[',
  ']',
  '[[[[',
  '{a: {b: ',
  '${x}',
  '$&',
  '`',
  '@',
  '=',
  '=>',
  '..',
  '(',
  ')',
  ',',
  '+',
  '-',
  '*',
  '/',
  '-1',
  '0',
  '9007199254740993',
  '1e9',
  '99999999999999999999999',
  '1.5',
  '0x10',
  '.inf',
  'NaN',
  'null',
  '~',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
  'then',
  'removed',
  'original',
  'nothing',
  'none',
  'any',
]

const WORD = /[A-Za-z][A-Za-z0-9'_-]*|\d+|=>|\.\.|[^\sA-Za-z0-9]/g

export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  'a line left out': (text, next) => onLines(text, (lines) => lines.splice(next(lines.length), 1)),
  'a line twice': (text, next) =>
    onLines(text, (lines) => lines.splice(next(lines.length), 0, lines[next(lines.length)] ?? '')),
  'two lines swapped': (text, next) =>
    onLines(text, (lines) => {
      const a = next(lines.length)
      const b = next(2) === 0 ? a + 1 : next(lines.length)
      const line = lines[a] ?? ''
      lines[a] = lines[b] ?? ''
      lines[b] = line
    }),
  'some lines elsewhere': (text, next) =>
    onLines(text, (lines) => {
      const moved = lines.splice(next(lines.length), 1 + next(6))
      lines.splice(next(lines.length + 1), 0, ...moved)
    }),
  'indented otherwise': (text, next) =>
    onLines(text, (lines) => {
      const from = next(lines.length)
      const by = pick(next, [-4, -2, -1, 1, 2, 4], 1)
      for (let i = from; i <= from + next(4) && i < lines.length; i++) {
        const line = lines[i] ?? ''
        lines[i] = by > 0 ? ' '.repeat(by) + line : line.replace(new RegExp(`^ {0,${-by}}`), '')
      }
    }),
  'indented by tabs': (text, next) =>
    onLines(text, (lines) => {
      const at = next(lines.length)
      lines[at] = (lines[at] ?? '').replace(/^( {2})+/, (blanks) => '\t'.repeat(blanks.length / 2))
    }),
  'ended early': (text, next) => text.slice(0, next(text.length + 1)),
  'a piece cut out': (text, next) => {
    const at = next(text.length + 1)
    return text.slice(0, at) + text.slice(at + 1 + next(40))
  },
  'something odd put in': (text, next) => {
    const at = next(text.length + 1)
    return text.slice(0, at) + pick(next, ODD, '') + text.slice(at + next(3))
  },
  'a word replaced by something odd': (text, next) => replaceWord(text, next, () => pick(next, ODD, '')),
  'a word replaced by another': (text, next) => replaceWord(text, next, (words) => pick(next, words, '')),
  'a word left out': (text, next) => replaceWord(text, next, () => ''),
  'a word twice': (text, next) => replaceWord(text, next, (_, word) => `${word} ${word}`),
  'a huge number': (text, next) =>
    replaceWord(text, next, () =>
      pick(next, ['0', '-1', '100', '4096', '999999', '2147483648', '9'.repeat(20)], ''),
    ),
  'a value elsewhere': (text, next) =>
    onLines(text, (lines) => {
      const values = lines.map((line) => /^(\s*(?:- )?[^:]*: +)(\S.*)$/.exec(line))
      const from = values[next(lines.length)]
      const at = next(lines.length)
      const to = values[at]
      if (from !== null && from !== undefined && to !== null && to !== undefined)
        lines[at] = `${to[1] ?? ''}${from[2] ?? ''}`
    }),
  'deep nesting': (text, next) => {
    const at = next(text.length + 1)
    const many = 1 + next(80)
    const open = pick(next, ['[', '{a: ', '- ', '? ', '(', 'not ', '- - ', 'x of '], '[').repeat(many)
    return text.slice(0, at) + open + text.slice(at)
  },
  'an alias for a value': (text, next) =>
    onLines(text, (lines) => {
      const a = next(lines.length)
      lines[a] = (lines[a] ?? '').replace(/: (\S)/, ': &it $1')
      const b = next(lines.length)
      lines[b] = (lines[b] ?? '').replace(/: \S.*$/, ': *it')
    }),
  'a name that objects have': (text, next) => {
    const words = [...new Set(text.match(/[a-z][a-z-]{2,}/g) ?? [])]
    const word = pick(next, words, 'id')
    const name = pick(next, ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'], '')
    return text.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), name)
  },
  'other line breaks': (text, next) =>
    text.replaceAll('\n', pick(next, ['\r\n', '\r', '\n\r', '\u2028'], '')),
}

export function mutated(text: string, next: Chance): { readonly text: string; readonly by: string } {
  const names = Object.keys(MUTATIONS)
  const done: string[] = []
  let result = text
  for (let n = 1 + (next(3) === 0 ? next(4) : 0); n > 0; n--) {
    const name = pick(next, names, '')
    result = MUTATIONS[name]?.(result, next) ?? result
    done.push(name)
  }
  return { text: result, by: done.join(', ') }
}

function onLines(text: string, change: (lines: string[]) => void): string {
  const lines = text.split('\n')
  change(lines)
  return lines.join('\n')
}

function replaceWord(
  text: string,
  next: Chance,
  by: (words: readonly string[], word: string) => string,
): string {
  const found = [...text.matchAll(WORD)]
  const word = found[next(found.length)]
  if (word === undefined) return text
  const other = by(
    found.map(([each]) => each),
    word[0],
  )
  return text.slice(0, word.index) + other + text.slice(word.index + word[0].length)
}
