import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES } from '../../interpreter/rulebook/language/codes.ts'
import { LANGUAGE_FOLDERS, faultsIn, languageFile, languageSchema } from './language-files.ts'

const ROOT = join(import.meta.dirname, '../..')

describe.each(LANGUAGE_FOLDERS)('%s', (folder) => {
  test('has one file per language', () => {
    const files = readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.yaml'))
    expect(files.sort()).toEqual(LANGUAGE_CODES.map((code) => `${code}.yaml`).sort())
  })

  test('has the schema of its English file', () => {
    const schema = readFileSync(join(ROOT, folder, 'schema.generated.json'), 'utf8')
    expect(schema, 'run: npm run docs').toBe(languageSchema(folder))
  })

  test.each(LANGUAGE_CODES)('%s: every English key is translated, with the same slots', (code) => {
    expect(faultsIn(folder, code, languageFile(folder, code))).toEqual([])
  })
})

describe('a faulty translation is found', () => {
  const folder = 'editor/texts'
  const italian: Readonly<Record<string, unknown>> = { ...languageFile(folder, 'it') }
  const { cancel: _, ...withoutOne } = italian

  test.each<readonly [string, object, string]>([
    ['a key is missing', withoutOne, ": must have required property 'cancel'"],
    ['a key is unknown', { ...italian, cancle: 'Annulla' }, ': must NOT have additional properties (cancle)'],
    ['a text is empty', { ...italian, cancel: '' }, String.raw`/cancel: must match pattern "^\S(.*\S)?$"`],
    ['a text is a list', { ...italian, cancel: ['Annulla'] }, '/cancel: must be string'],
    [
      'a slot is misspelt',
      { ...italian, wasBefore: 'era {wsa}' },
      '/wasBefore: needs the slots [was], has [wsa]',
    ],
    ['a slot is missing', { ...italian, wasBefore: 'era' }, '/wasBefore: needs the slots [was], has []'],
    ['a slot is too many', { ...italian, cancel: 'Annulla {was}' }, '/cancel: needs the slots [], has [was]'],
    [
      'a slot is not closed',
      { ...italian, wasBefore: 'era {was' },
      '/wasBefore: needs the slots [was], has [{]',
    ],
  ])('%s', (_title, file, fault) => {
    expect(faultsIn(folder, 'it', file)).toEqual([`editor/texts/it.yaml${fault}`])
  })

  test('in a section', () => {
    const phrases = 'interpreter/rulebook/phrases'
    const { phrases: frame, rules } = languageFile(phrases, 'it') as { phrases: object; rules: object }
    const wrong = { phrases: frame, rules: { ...rules, of: '{what} di {whom}' } }
    expect(faultsIn(phrases, 'it', wrong)).toEqual([
      `${phrases}/it.yaml/rules/of: needs the slots [what, whose], has [what, whom]`,
    ])
  })
})
