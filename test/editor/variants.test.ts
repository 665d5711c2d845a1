import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Documents } from '../../editor/workspace/documents.ts'
import { overlayOf } from '../../editor/workers/overlay-of.ts'
import { withExample } from '../../editor/workspace/examples.ts'
import { withRuling } from '../../editor/workspace/rulings.ts'
import { withSetting } from '../../editor/workspace/option-text.ts'

const HEAD = 'sandtable: 1\nid: mine\n'

describe('an option that is settled in a form', () => {
  test.each([
    ['begins the section', HEAD, 'limit', '5', `${HEAD}\nwith:\n  limit: 5\n`],
    ['is added to others', `${HEAD}with:\n  a: 1\n`, 'limit', '5', `${HEAD}with:\n  a: 1\n  limit: 5\n`],
    [
      'takes the place of another value',
      `${HEAD}with:\n  limit: 5\n`,
      'limit',
      '6',
      `${HEAD}with:\n  limit: 6\n`,
    ],
    [
      'leaves what stands around it',
      `${HEAD}with:\n  a: 1 # why\n  limit: 5\n\nbox:\n  x: 1\n`,
      'limit',
      '6',
      `${HEAD}with:\n  a: 1 # why\n  limit: 6\n\nbox:\n  x: 1\n`,
    ],
    [
      'is written into braces',
      `${HEAD}with: { a: 1 }\n`,
      'b c',
      'true',
      `${HEAD}with:\n  a: 1\n  b c: true\n`,
    ],
    ['is left to the base', `${HEAD}with:\n  limit: 5\nbox: {}\n`, 'limit', undefined, `${HEAD}box: {}\n`],
    ['was left to the base before', HEAD, 'limit', undefined, HEAD],
  ])('%s', (_what, text, name, value, expected) => {
    expect(withSetting(text, name, value)).toBe(expected)
  })
})

const ROOT = join(import.meta.dirname, '../..')
const SHIPPED = readdirSync(join(ROOT, 'rulesets'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => `rulesets/${name.replaceAll('\\', '/')}`)
  .map((name) => ({ name, text: readFileSync(join(ROOT, name), 'utf8') }))

/** The variant that results from changing a shipped document. */
function overlay(file: string, change: (text: string) => string): string {
  const documents = new Documents()
  documents.receive(SHIPPED)
  const original = documents.file(file)?.text ?? ''
  documents.receive([{ name: file, text: change(original) }])
  const made = overlayOf(documents, { file, original, id: 'mine', title: 'Mine' })
  return 'text' in made ? made.text : `refused: ${made.refused}`
}

const BREAKTHROUGH = 'rulesets/race/breakthrough/breakthrough.yaml'
const head = (base: string): string => `sandtable: 1\nid: mine\nextends: ${base}\ntitle: Mine\n\n`

describe('changes of a game itself as a variant of it', () => {
  test('another text', () => {
    expect(overlay(BREAKTHROUGH, (text) => text.replace('step ways, 1', 'forward diagonal, 1'))).toBe(
      `${head('breakthrough')}actions.move.choose.goal: spaces in open line(piece, forward diagonal, 1)\n`,
    )
  })

  test('another number in braces, and another base below it', () => {
    expect(
      overlay('rulesets/hidden/stratego/duel.yaml', (text) =>
        text.replace('scout: 2, spy: 1 }', 'scout: 3, spy: 1 }'),
      ),
    ).toBe(`${head('stratego-duel')}box.army.scout: 3\n`)
  })

  test('something new and something gone', () => {
    const text = overlay('rulesets/hidden/stratego/duel.yaml', (original) =>
      original
        .replace(/ {2}open field:\n {4}of.*\n.*\n.*\n.*\n.*\n/u, '')
        .replace('  back row: own row 1\n', '  back row: own row 1\n  front row: own row 3\n'),
    )
    expect(text).toContain('areas.front row: own row 3\n')
    expect(text).toContain('setups.open field: removed\n')
  })

  test.each([
    ['nothing', (text: string) => `${text}\n# a remark\n`, 'refused: nothing in it has changed'],
    ['a mistake', (text: string) => text.replace('actions:', 'axtions:'), 'refused: it has mistakes'],
    [
      'another name',
      (text: string) => text.replace('id: breakthrough', 'id: other'),
      'refused: it is another game',
    ],
  ])('%s makes none', (_what, change, said) => {
    expect(overlay(BREAKTHROUGH, change)).toBe(said)
  })
})

describe('a ruling that is said otherwise', () => {
  const OWN = `${HEAD}rulings:\n  ties:\n    asked: Who wins?\n    chosen: Nobody.\n`
  const at = OWN.indexOf('Nobody.')

  test('takes the place of what the document says', () => {
    const chosenAt = { file: 'mine.yaml', start: at, end: at + 'Nobody.'.length }
    expect(withRuling(OWN, 'mine.yaml', { name: 'ties', chosenAt }, ' The  last\n one')).toBe(
      OWN.replace('Nobody.', 'The last one'),
    )
  })

  test('stands on a line of its own where another document says it', () => {
    const chosenAt = { file: 'base.yaml', start: 0, end: 1 }
    expect(withRuling(HEAD, 'mine.yaml', { name: 'ties', chosenAt }, 'all: of them')).toBe(
      `${HEAD}\nrulings.ties.chosen: "all: of them"\n`,
    )
  })
})

describe('an example that is written into a text', () => {
  const LINES = ['one:', '  play: [ red: a1 ]']

  test.each([
    ['begins the section', HEAD, `${HEAD}\nexamples:\n  one:\n    play: [ red: a1 ]\n`, 5],
    [
      'follows others',
      `${HEAD}examples:\n  two: {}\n\nend:\n  x: {}\n`,
      `${HEAD}examples:\n  two: {}\n\n  one:\n    play: [ red: a1 ]\n\nend:\n  x: {}\n`,
      6,
    ],
  ])('%s', (_, text, written, line) => {
    expect(withExample(text, LINES)).toEqual({ text: written, line })
  })

  test.each([`${HEAD}examples: { two: {} }\n`, `${HEAD}examples:\n  one:\n    play: []\n`])(
    'has no place in %j',
    (text) => {
      expect(withExample(text, LINES)).toBeUndefined()
    },
  )
})
