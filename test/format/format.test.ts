import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formatRuleset } from '../../grammar/format/format.ts'
import { commentsOf } from '../../grammar/format/comments.ts'
import { sameTree } from '../../grammar/format/same-tree.ts'
import { Diagnostics } from '../../grammar/diagnostics/diagnostic.ts'
import { loadRuleset } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { readYaml } from '../../grammar/yaml/read.ts'
import { sameText } from '../../interpreter/describe/rules-in-words.ts'
import { requestForFile } from '../../interpreter/host-node/ruleset-request.ts'
import { MUTATIONS } from './mutations.ts'
import { VOLUME } from '../volume.ts'
import { trackedDocuments } from '../tracked.ts'

/** A long run uses a new seed every time; the message of a failure says how to reproduce it. */
const fixed = VOLUME.isLong ? {} : { seed: 20_240_517 }

const SHIPPED = trackedDocuments().map(({ path }) => ({ path, text: readFileSync(path, 'utf8') }))
const RULES = SHIPPED.filter(({ path }) => !path.includes('/texts/'))

function formatted(text: string): string {
  const result = formatRuleset('a.yaml', text)
  if (result.kind === 'refused') throw new Error(result.diagnostics.map((d) => d.message).join('\n'))
  return result.text
}

function treeOf(text: string) {
  const diagnostics = new Diagnostics()
  const tree = readYaml(sourceFile('a.yaml', text), diagnostics)
  expect(diagnostics.list.filter((d) => d.severity === 'error')).toEqual([])
  if (tree === undefined) throw new Error('no tree')
  return tree
}

test('everything that is shipped is laid out already', () => {
  for (const { path, text } of SHIPPED) expect(formatted(text), path).toBe(text)
})

const PAIRS: readonly (readonly [name: string, before: string, after: string])[] = [
  ['two blanks for each level', 'a:\n    b:\n       c: 1\n', 'a:\n  b:\n    c: 1\n'],
  [
    'added actions and offers',
    'actions.pass: {offered with: [move,castle],then: nothing}\nchange:\n    you must move or castle:   also pass\nforbid.quiet:  also pass\n',
    'actions.pass: { offered with: [ move, castle ], then: nothing }\nchange:\n  you must move or castle: also pass\nforbid.quiet: also pass\n',
  ],
  ['lists below their key', 'a:\n- b\n- c: 1\n  d: 2\n', 'a:\n  - b\n  - c: 1\n    d: 2\n'],
  ['lists in lists', 'a:\n-   - b\n    - c\n', 'a:\n  - - b\n    - c\n'],
  ['a dash alone', 'a:\n-\n    b: 1\n    c: 2\n', 'a:\n  -\n    b: 1\n    c: 2\n'],
  ['one blank after a colon', 'a:   1\nbc: 2\n', 'a: 1\nbc: 2\n'],
  ['aligned values stay', 'a:   1\nbcd: 2\n', 'a:   1\nbcd: 2\n'],
  ['aligned values of a list stay', 'x:\n  - a:   1\n  - bcd: 2\n', 'x:\n  - a:   1\n  - bcd: 2\n'],
  ['braces with air', 'a: {b: 1,c: [d,e]}\n', 'a: { b: 1, c: [ d, e ] }\n'],
  ['empty braces stay', 'a: {}\nb: []\n', 'a: {}\nb: []\n'],
  ['aligned inside braces stays', 'a: { b: 1,  c: 2 }\n', 'a: { b: 1,  c: 2 }\n'],
  [
    'pictures move as a whole',
    'a:\n    b: |\n          x y\n            z\n',
    'a:\n  b: |\n    x y\n      z\n',
  ],
  ['blanks at the end of a picture stay', 'a: |\n  x  \n   \n  y\nb: 1  \n', 'a: |\n  x  \n   \n  y\nb: 1\n'],
  ['an indicated block keeps its inside', 'a:\n    b: |2\n         x\n', 'a:\n  b: |2\n       x\n'],
  ['a long text goes along', 'a:\n    b: one\n      two\n', 'a:\n  b: one\n    two\n'],
  ['blanks inside a long text go', 'a: one  \n  two  \nb: "c  \n  d"\n', 'a: one\n  two\n\nb: "c\n  d"\n'],
  ['a blank behind a backslash stays', 'a: "b\\ \n  c"\n', 'a: "b\\ \n  c"\n'],
  [
    'braces on several lines go along',
    'a:\n    b: { c: 1,\n         d: 2 }\n',
    'a:\n  b: { c: 1,\n       d: 2 }\n',
  ],
  [
    'comments go with what follows',
    'a:\n    # one\n    b: 1\n    # two\n# three\nc: 2\n',
    'a:\n  # one\n  b: 1\n  # two\n# three\nc: 2\n',
  ],
  [
    'comments in one column stay so',
    'a:\n    b: 1    # x\n    cde: 2  # y\n',
    'a:\n  b: 1      # x\n  cde: 2    # y\n',
  ],
  ['a comment goes on below itself', 'a: 1  # x\n      # y\nb: 2\n', 'a: 1  # x\n      # y\nb: 2\n'],
  ['a sign that is no comment', 'a: "#  1"   \nb: x#y\n', 'a: "#  1"\nb: x#y\n'],
  ['one empty line', '\n\na: 1\n\n\n\nb: 2\n\n\n', 'a: 1\n\nb: 2\n'],
  [
    'sections apart',
    'a:\n  b: 1\n# about c\nc:\n  d: 1\ne: 2\n',
    'a:\n  b: 1\n\n# about c\nc:\n  d: 1\ne: 2\n',
  ],
  ['the last line ends', 'a: 1', 'a: 1\n'],
  ['line ends of Windows stay', 'a:\r\n    b: 1\r\n', 'a:\r\n  b: 1\r\n'],
  ['kept empty lines stay', 'a: |+\n  x\n\n\nb: 1\n', 'a: |+\n  x\n\n\nb: 1\n'],
  ['unusual ways are left alone', '? a\n:   1\n', '? a\n:   1\n'],
  ['marks of documents are left alone', '---\na:    1\n', '---\na:    1\n'],
  ['only comments', '#  a\n', '#  a\n'],
]

describe('layout', () => {
  for (const [name, before, after] of PAIRS)
    test(name, () => {
      expect(formatted(before)).toBe(after)
      expect(formatted(after)).toBe(after)
      expect(sameText(treeOrNothing(after))).toBe(sameText(treeOrNothing(before)))
    })
})

function treeOrNothing(text: string) {
  return readYaml(sourceFile('a.yaml', text), new Diagnostics()) ?? { kind: 'map' as const, entries: [] }
}

test('what is no YAML is refused with what is wrong', () => {
  const result = formatRuleset('a.yaml', 'a: [ b\nc: d\n')
  expect(result.kind).toBe('refused')
  if (result.kind === 'refused') expect(result.diagnostics.map((d) => d.code)).toContain('ST1013')
})

const spoiled = fc.record({
  file: fc.nat({ max: RULES.length - 1 }),
  steps: fc.array(
    fc.record({
      way: fc.constantFrom(...Object.keys(MUTATIONS)),
      at: fc.nat({ max: 100_000 }),
      by: fc.integer({ min: 1, max: 4 }),
    }),
    { minLength: 1, maxLength: 12 },
  ),
})

function spoil({ file, steps }: { file: number; steps: readonly { way: string; at: number; by: number }[] }) {
  const { path = '', text = '' } = RULES[file] ?? {}
  let lines: readonly string[] = text.split('\n')
  let changed = 0
  for (const { way, at, by } of steps) {
    // The first line from there on to which the mutation applies.
    for (let i = 0; i < Math.min(lines.length, 60); i++) {
      const next = MUTATIONS[way]?.(lines, (at + i) % lines.length, by) ?? lines
      if (next.join('\n') === lines.join('\n')) continue
      lines = next
      changed++
      break
    }
  }
  return { path, text, spoiledText: lines.join('\n'), changed }
}

/** The column of a comment after a line may differ, but not its presence. */
function withoutColumns(text: string): string {
  return text.replace(/[ \t]+#/g, ' #')
}

test('a spoiled layout is mended, and nothing else happens', () => {
  let mended = 0
  fc.assert(
    fc.property(spoiled, (recipe) => {
      const { path, text, spoiledText, changed } = spoil(recipe)
      fc.pre(changed > 0)
      // The mutations themselves must not change the meaning.
      const before = treeOf(spoiledText)
      expect(sameTree(before, treeOf(text))).toBe(true)
      const result = formatted(spoiledText)
      const after = treeOf(result)
      expect(sameTree(before, after)).toBe(true)
      expect(commentsOf(result, after)).toEqual(commentsOf(text, treeOf(text)))
      expect(formatted(result)).toBe(result)
      expect(withoutColumns(result)).toBe(withoutColumns(text))
      expect(mergedText(path, result)).toBe(mergedBefore(path, text))
      mended++
    }),
    { numRuns: VOLUME.layouts, ...fixed },
  )
  expect(mended).toBeGreaterThan(VOLUME.layouts / 2)
})

const merged = new Map<string, string>()

function mergedBefore(path: string, text: string): string {
  const known = merged.get(path) ?? mergedText(path, text)
  merged.set(path, known)
  return known
}

/** All sections of the game in a file, as one text. */
function mergedText(path: string, text: string): string {
  const { ruleset } = loadRuleset({ file: sourceFile(path, text), host: requestForFile(path).host })
  if (ruleset === undefined) return ''
  const { sections, hooks, examples } = ruleset.game
  return [
    ...[...sections].map(([name, node]) => `${name} ${sameText(node)}`),
    ...hooks.map((hook) => `${hook.when} ${hook.target.text} ${sameText(hook.steps)}`),
    ...examples.map(({ name, body }) => `${name.text} ${sameText(body)}`),
  ].join('\n')
}

test('texts of any kind: the same tree, the same comments, and once is enough', () => {
  const piece = fc.constantFrom(
    'a:',
    'b: 1',
    '- c',
    '-   d: 2',
    '  ',
    '    ',
    '# e',
    '  # f',
    'g: |',
    '  h  ',
    "'i': x",
    '{j: 1,k: 2}',
    ': ',
    '\n',
    '\n\n',
    '"l # m"',
    ' # n',
    '- ',
    '|2',
    '>+',
    '[o,p]',
    '\t',
    '\r\n',
    '? ',
    '---',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
      const text = pieces.join('')
      const result = formatRuleset('a.yaml', text)
      if (result.kind === 'refused') return
      const [before, after] = [treeOrNone(text), treeOrNone(result.text)]
      if (before === undefined || after === undefined) expect(result.text).toBe(text)
      else {
        expect(sameTree(before, after)).toBe(true)
        expect(commentsOf(result.text, after)).toEqual(commentsOf(text, before))
      }
      expect(formatted(result.text)).toBe(result.text)
    }),
    { numRuns: VOLUME.layoutTexts, ...fixed },
  )
})

function treeOrNone(text: string) {
  return readYaml(sourceFile('a.yaml', text), new Diagnostics())
}

test('the folder of shipped rulesets is where it is thought to be', () => {
  expect(SHIPPED.length).toBeGreaterThan(20)
  expect(SHIPPED.every(({ path }) => path.startsWith(join(import.meta.dirname, '../../rulesets')))).toBe(true)
})

test.each([
  [
    'terms: { best(player): larger(pot, 10), worse: pot + 3 }',
    'terms:\n  best(player): larger(pot, 10)\n  worse: pot + 3',
  ],
  ['values: { suit: only club, spade }', 'values:\n  suit: only club, spade'],
  ['play:\n  - { turns from red, at most 4: go }', 'play:\n  - turns from red, at most 4: go'],
])('a text cut at a comma gets lines of its own: %s', (cut, whole) => {
  const formatted = formatRuleset('cut.yaml', `sandtable: 1\n${cut}\n`)
  expect(formatted).toEqual({ kind: 'formatted', text: `sandtable: 1\n${whole}\n` })
})

test('a comment inside braces is kept where a text is cut', () => {
  const text = 'sandtable: 1\nvalues: { suit: only club, # black\n  spade }\n'
  expect(formatRuleset('cut.yaml', text)).toMatchObject({ text: expect.stringContaining('# black') })
})
