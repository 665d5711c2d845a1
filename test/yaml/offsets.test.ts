import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Diagnostics } from '../../grammar/diagnostics/diagnostic.ts'
import { positionOf, sourceFile } from '../../grammar/source/source-file.ts'
import { readYaml } from '../../grammar/yaml/read.ts'
import type { YamlText } from '../../grammar/yaml/tree.ts'
import { SCALAR_STYLES } from '../../grammar/yaml/tree.ts'
import { VOLUME } from '../volume.ts'
import { MANNER, written } from './written.ts'

function valueOf(source: string): YamlText {
  const diagnostics = new Diagnostics()
  const tree = readYaml(sourceFile('a.yaml', source), diagnostics)
  expect(diagnostics.list.map((d) => d.message)).toEqual([])
  const value = tree?.kind === 'map' ? tree.entries[0]?.value : undefined
  if (value?.kind !== 'text') return expect.fail(`no text in ${JSON.stringify(source)}`)
  return value
}

describe('every character of a text comes from a place in the file', () => {
  for (const style of SCALAR_STYLES)
    test(style, () => {
      fc.assert(
        fc.property(MANNER, (manner) => {
          const { source, value } = written({ ...manner, style })
          const text = valueOf(source)
          expect(text.style).toBe(style)
          expect(text.text).toBe(value.map(({ sign }) => sign).join(''))
          const places = value.map((_, i) => text.offsetAt(i))
          expect(places).toEqual(value.map(({ at }) => at))
          const end = text.offsetAt(text.text.length)
          expect(end).toBeGreaterThanOrEqual(Math.max(...places.slice(0, text.text.trimEnd().length)))
          expect(end).toBeLessThanOrEqual(source.indexOf('after: it'))
        }),
        { numRuns: VOLUME.scalars, seed: 5 },
      )
    })
})

/** A file, a word of the value, and the line and column where an editor shows it. */
const PLACES: readonly (readonly [string, string, string, number, number])[] = [
  ['plain', 'key: one two', 'two', 1, 10],
  ['plain, indented', 'key:\n  one two', 'two', 2, 7],
  ['plain, over two lines', 'key: one\n  two', 'two', 2, 3],
  ['plain, behind an empty line', 'key: one\n\n  two', 'two', 3, 3],
  ['plain, behind a byte order mark', '\ufeffkey: one', 'one', 1, 6],
  ['plain, behind umlauts', 'kéy: ünd 日 two', 'two', 1, 12],
  ['plain, behind a sign of two places', 'key: 🎲 two', 'two', 1, 9],
  ['plain, CRLF', 'a: b\r\nkey: one\r\n  two\r\n', 'two', 3, 3],
  ['plain, old Mac', 'a: b\rkey: one\r  two\r', 'two', 3, 3],
  ['plain, behind comments', '# c\nkey: # c\n  # c\n  one two # c', 'two', 4, 7],
  ['single', "key: 'one two'", 'two', 1, 11],
  ['single, behind a doubled quote', "key: 'it''s two'", 'two', 1, 13],
  ['single, over two lines', "key: 'one\n  two'", 'two', 2, 3],
  ['double', 'key: "one two"', 'two', 1, 11],
  ['double, behind escapes', 'key: "\\x41\\u0042\\U00000043 \\t two"', 'two', 1, 31],
  ['double, behind an escape of two places', 'key: "\\U0001f3b2 two"', 'two', 1, 18],
  ['double, an escaped break', 'key: "one \\\n    two"', 'two', 2, 5],
  ['double, written in escapes', 'key: "\\u0074wo"', 'two', 1, 7],
  ['literal', 'key: |\n  one\n  two\n', 'two', 3, 3],
  ['literal, indented further', 'key: |\n  one\n    two\n', 'two', 3, 5],
  ['literal, with an indicator', 'key: |1\n   one two\n', 'two', 2, 8],
  ['literal, stripped', 'key: |-\n  one\n\n  two\n\n', 'two', 4, 3],
  ['literal, kept, CRLF', 'key: |+\r\n  one\r\n  two\r\n\r\n', 'two', 3, 3],
  ['literal, empty lines in front', 'key: |\n\n\n  two\n', 'two', 4, 3],
  ['literal, comment at the sign', 'key: | # |\n  one # two\n', 'two', 2, 9],
  ['folded', 'key: >\n  one\n  two\n', 'two', 3, 3],
  ['folded, behind an empty line', 'key: >\n  one\n\n  two\n', 'two', 4, 3],
  ['folded, a deeper line', 'key: >-\n  one\n    two\n  three\n', 'two', 3, 5],
  ['folded, behind a deeper line', 'key: >-\n  one\n    or\n  two\n', 'two', 4, 3],
]

describe('places in lines and columns', () => {
  for (const [name, source, word, line, column] of PLACES)
    test(name, () => {
      const file = sourceFile('a.yaml', source)
      const tree = readYaml(file, new Diagnostics())
      const value = tree?.kind === 'map' ? tree.entries.find((e) => e.key.text !== 'a')?.value : undefined
      if (value?.kind !== 'text') return expect.fail('no text')
      const at = value.text.indexOf(word)
      expect(at).toBeGreaterThanOrEqual(0)
      expect(positionOf(file, value.offsetAt(at))).toEqual({ line, column })
    })
})
