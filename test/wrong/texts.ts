import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { NEWCOMERS, withText } from './newcomers.ts'
import { READINGS } from './readings.ts'
import { SLIPS, SOUND } from './slips.ts'
import { trackedFiles } from '../tracked.ts'

/** Texts that are too large to keep as files. */
const MADE: readonly (readonly [string, string])[] = [
  [
    'alias-bomb',
    `a: &a [lol, lol, lol]\n${[...'bcdefghij'].map((name, i) => `${name}: &${name} [${`*${'abcdefghi'[i] ?? ''}, `.repeat(9)}]\n`).join('')}`,
  ],
  ['thousand-levels', `a:\n  ${'- '.repeat(1000)}b\n`],
  ['thousand-brackets', `sandtable: 1\nid: deep\nnumbers: ${'['.repeat(1000)}${']'.repeat(1000)}\n`],
  [
    'deep-expression',
    `sandtable: 1\nid: deep\ntitle: Deep\nextends: draughts\nterms:\n  deep: ${'('.repeat(1000)}1${')'.repeat(1000)}\n`,
  ],
  ['deep-dotted-key', `sandtable: 1\nid: deep\ntitle: Deep\nextends: draughts\n${'a.'.repeat(1000)}b: 1\n`],
  [
    'too-many-names',
    `sandtable: 1\nid: many\ntitle: Many\nextends: draughts\nnumbers:\n${Array.from({ length: 2001 }, (_, i) => `  n${i}: 1\n`).join('')}`,
  ],
  ['control-sign', 'sandtable: 1\nid: mine\ntitle: Mi\u0007ne\nextends: draughts\n'],
  ['megabyte', `sandtable: 1\nid: long\ntitle: ${'long '.repeat(220_000)}\nextends: draughts\n`],
  [
    'long-expression',
    `sandtable: 1\nid: long\ntitle: Long\nextends: draughts\nterms:\n  sum: ${'1 + '.repeat(5000)}1\n`,
  ],
]

/** All wrong rulesets: a title and a text. */
export function wrongTexts(): readonly (readonly [string, string])[] {
  const kept = trackedFiles(import.meta.dirname)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => [basename(name, '.yaml'), readFileSync(join(import.meta.dirname, name), 'utf8')] as const)
  const slips = [...SLIPS, ...READINGS].map(
    ([title, ...pairs]) => [title, pairs.reduce(withSlip, SOUND)] as const,
  )
  const newcomers = NEWCOMERS.map((each) => [each.title, withText(each, each.wrong)] as const)
  return [...kept, ...MADE, ...slips, ...newcomers]
}

function withSlip(text: string, [sound, wrong]: readonly [string, string]): string {
  if (!text.includes(sound)) throw new Error(`the sound game has no line: ${sound}`)
  return text.replace(sound, wrong)
}
