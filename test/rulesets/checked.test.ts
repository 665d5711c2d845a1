import { basename, dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkRuleset, loadRuleset } from '../../grammar/load.ts'
import { VOLUME } from '../volume.ts'
import { RULESETS, host, known, shippedFile } from './shipped-documents.ts'
import { trackedFiles } from '../tracked.ts'

const FILES = trackedFiles(RULESETS).filter(
  (name) => name.endsWith('.yaml') && /^sandtable: /mu.test(shippedFile(name).text),
)
const TEXTS = FILES.filter((name) => basename(dirname(name)) === 'texts')
/**
 * Checking a translation checks its whole game again. Loading it already reports missing and unknown words, so each game is
 * checked in only some of its languages, unless there is time.
 */
const CHECKED = FILES.filter((name) => !TEXTS.includes(name)).concat(
  TEXTS.filter((_, i) => i % VOLUME.eachTranslated === 0),
)

test('there are rulesets, modules, texts and examples', () => {
  expect(FILES.length - TEXTS.length).toBeGreaterThan(40)
  expect(TEXTS.length).toBeGreaterThan(100)
})

test.each(CHECKED)('%s is checked without a complaint', (name) => {
  const { diagnostics } = checkRuleset({ file: shippedFile(name), host, known })
  const complaints = diagnostics.filter(({ severity }) => severity !== 'note')
  expect(complaints.map(({ code, severity, message }) => `${severity} ${code}: ${message}`)).toEqual([])
})

describe('everything that players see has words, and all words are for something that exists', () => {
  test.each(TEXTS)('%s', (name) => {
    const { diagnostics } = loadRuleset({ file: shippedFile(name), host, known })
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([])
  })
})
