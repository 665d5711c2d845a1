import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LATER } from '../../grammar/language/later.ts'
import { checkRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { EDITION, frozen } from './frozen.ts'
import { linesOf } from './record.ts'
import { VOCABULARY } from './vocabulary.ts'

interface Broken {
  readonly tried: number
  readonly broken: readonly string[]
}

function withLaterWords(how: 'later' | 'at once'): Broken {
  const printed = execFileSync(
    process.execPath,
    ['--conditions=sandtable-source', join(import.meta.dirname, 'with-later-words.ts'), how],
    { encoding: 'utf8' },
  )
  return JSON.parse(printed) as Broken
}

const said = (name: string, text: string): readonly string[] =>
  checkRuleset({ file: sourceFile(name, text), host: memoryHost([]) }).diagnostics.map(
    ({ severity, code, message }) => `${severity} ${code}: ${message}`,
  )

test('every word that is not of edition 1 yields to the names of rulesets', () => {
  const ofEdition = new Set(linesOf(join(EDITION, 'words.txt')))
  const unmarked = VOCABULARY.filter((word) => !ofEdition.has(word) && !LATER.has(word))
  expect(unmarked, 'add them to grammar/language/later.ts').toEqual([])
  expect([...LATER.keys()].filter((word) => ofEdition.has(word))).toEqual([])
})

test('words that the language gains later break no frozen text', () => {
  const { tried, broken } = withLaterWords('later')
  expect(broken).toEqual([])
  expect(tried).toBeGreaterThan(40)
})

test('the same words would break them if they did not yield', () => {
  expect(withLaterWords('at once').broken.length).toBeGreaterThan(30)
})

test('a term that has the name of a later function wins, and a note says so', () => {
  const { name, file } = frozen('earlier/own-word-became-built-in.yaml')
  expect(said(name, file.text)).toEqual([
    "note ST4320: The language has a function `beyond(...)` since release 0.1. Here the name is this ruleset's own.",
  ])
})

test('a later function can be called where no term has its name', () => {
  const text = frozen('skeletons/board-game.yaml').file.text
  expect(said('board.yaml', text)).toEqual([])
  const calling = text.replace(/^terms:.*$/mu, '$&\n  far: beyond(b1, orthogonal, all pieces)')
  expect(calling).not.toBe(text)
  expect(said('board.yaml', calling)).toEqual([])
})

test('a reserved word of edition 1 is refused as a name, with the reason and another name', () => {
  const text = readFileSync(join(import.meta.dirname, 'refused/unread-reserved-name.yaml'), 'utf8')
  expect(said('quiet-call.yaml', text)).toEqual([
    'error ST4002: The name of a tracked value cannot contain the reserved word `called`.',
  ])
})
