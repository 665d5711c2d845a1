import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { told } from './reading.ts'

const BASE = readFileSync(
  join(import.meta.dirname, '../../rulesets/alignment/tic-tac-toe/tic-tac-toe.yaml'),
  'utf8',
)
const host = memoryHost([['tic-tac-toe.yaml', BASE]])
const HEAD = 'sandtable: 1\nid: mine\ntitle: Mine\nextends: tic-tac-toe\nterms:\n'

/** How a term is written below `terms:` on line 5, and the diagnostic for it. */
const TERMS: readonly (readonly [string, string, string])[] = [
  ['plain', '  odd: 1 + limitt\n', 'ST4101 6:12 limitt'],
  ['plain, on the next line', '  odd:\n    1 + limitt\n', 'ST4101 7:9 limitt'],
  ['plain, over three lines', '  odd: 1 +\n    2 +\n    limitt + 3\n', 'ST4101 8:5 limitt'],
  ['plain, with a comment', '  odd: 1 + limitt   # why\n', 'ST4101 6:12 limitt'],
  ['plain, behind a comment', '  # é 🎲\n  odd: 1 + limitt\n', 'ST4101 7:12 limitt'],
  ['single', "  odd: '1 + limitt'\n", 'ST4101 6:13 limitt'],
  ['single, over two lines', "  odd: '1 +\n\n    limitt'\n", 'ST4101 8:5 limitt'],
  ['double', '  odd: "1 + limitt"\n', 'ST4101 6:13 limitt'],
  ['double, escaped before', '  odd: "1\\x20\\u002b limitt"\n', 'ST4101 6:21 limitt'],
  ['double, escaped inside', '  odd: "1 + li\\u006ditt"\n', 'ST4101 6:13 li\\u006ditt'],
  ['double, an escaped break', '  odd: "1 + \\\n      limitt"\n', 'ST4101 7:7 limitt'],
  ['literal', '  odd: |\n    1 + limitt\n', 'ST4101 7:9 limitt'],
  ['literal, over lines', '  odd: |\n    1 +\n      2 +\n    limitt\n', 'ST4101 9:5 limitt'],
  ['literal, with an indicator', '  odd: |3-\n     1 + limitt\n', 'ST4101 7:10 limitt'],
  ['literal, kept', '  odd: |+\n    1 + limitt\n\n\n', 'ST4101 7:9 limitt'],
  ['folded', '  odd: >\n    1 +\n    limitt\n', 'ST4101 8:5 limitt'],
  ['folded, with empty lines', '  odd: >-\n\n    1 +\n\n    2 + limitt\n', 'ST4101 10:9 limitt'],
  ['a sign that is none of the language', '  odd: 1 + x $ 3\n', 'ST3002 6:14 $'],
  ['the end is missing, plain', '  odd: 1 +\n', 'ST3019 6:11 '],
  ['the end is missing, literal', '  odd: |\n    1 +\n', 'ST3019 7:8 '],
  ['the end is missing, double', '  odd: "1 +"\n', 'ST3019 6:12 '],
  ['a tree that is too deep', `  odd: ${'('.repeat(65)}1${')'.repeat(65)}\n`, 'ST3010 6:72 ('],
]

describe('places of mistakes in computed text', () => {
  for (const [name, text, expected] of TERMS)
    test(name, () => {
      for (const [system, source] of [
        ['unix', HEAD + text],
        ['windows', (HEAD + text).replaceAll('\n', '\r\n')],
        ['byte order mark', `\ufeff${HEAD}${text}`],
      ] as const) {
        const { diagnostics } = checkRuleset({ file: sourceFile('mine.yaml', source), host })
        expect([system, ...diagnostics.map(told)]).toEqual([system, expected])
      }
    })
})
