import { expect, test } from 'vitest'
import { EXPRESSION_CODES } from '../../grammar/diagnostics/codes/expression.ts'
import {
  ARTICLES,
  CHANGE_WORDS,
  HEAD_WORDS,
  PHRASES,
  RESERVED_WORDS,
  STEP_WORDS,
} from '../../grammar/expression/reserved-words.ts'
import { parseText } from '../../grammar/expression/parse.ts'
import { bare, printed, read, STARTS } from './reading.ts'
import { TEXTS } from './texts.ts'
import { VOLUME } from '../volume.ts'

const TEXTS_TRIED = VOLUME.brokenTexts

const SIGNS = ['=>', '..', '<=', '>=', '<', '>', '=', '(', ')', ',', '.', '+', '-', '*', '/']
const STRANGE = [
  '==',
  '!=',
  '&&',
  '"',
  "'",
  '{',
  '}',
  ':',
  '\n',
  '\t',
  '\u00a0',
  '\u200b',
  'é',
  '\ud800',
  '9'.repeat(12),
  '1.5',
  '3x',
  'If',
]
const VOCABULARY = [
  ...RESERVED_WORDS,
  ...PHRASES,
  ...ARTICLES,
  ...STEP_WORDS,
  ...HEAD_WORDS,
  ...CHANGE_WORDS,
  ...SIGNS,
  'deck',
  'soldier',
  'you',
  'x',
  'medical bag',
  '1',
  '2',
  '7',
  '__proto__',
  'constructor',
  'dice',
  '(',
  ')',
]

/** A small generator of its own, so that a failure comes again. */
function chance(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function soup(next: (below: number) => number): string {
  const words: string[] = []
  for (let n = 1 + next(14); n > 0; n--) {
    const list = next(25) === 0 ? STRANGE : VOCABULARY
    words.push(list[next(list.length)] ?? '')
  }
  return words.join(next(8) === 0 ? '' : ' ')
}

function mutated(text: string, next: (below: number) => number): string {
  const words = text.split(' ')
  for (let n = 1 + next(3); n > 0; n--) {
    const at = next(words.length)
    const other = VOCABULARY[next(VOCABULARY.length)] ?? ''
    switch (next(6)) {
      case 0:
        words.splice(at, 1)
        break
      case 1:
        words.splice(at, 0, other)
        break
      case 2:
        words[at] = other
        break
      case 3:
        words.splice(at, 0, words[next(words.length)] ?? '')
        break
      case 4:
        return words.join(' ').slice(0, next(text.length + 1))
      default: {
        const cut = next(text.length)
        return text.slice(0, cut) + (STRANGE[next(STRANGE.length)] ?? '') + text.slice(cut + next(3))
      }
    }
  }
  return words.join(' ')
}

/** All places of a tree, its own among them. */
function* placesIn(node: unknown): Iterable<{ readonly start: number; readonly end: number }> {
  if (typeof node !== 'object' || node === null) return
  if ('start' in node && 'end' in node && typeof node.start === 'number' && typeof node.end === 'number')
    yield { start: node.start, end: node.end }
  for (const child of Object.values(node)) yield* placesIn(child)
}

test(`${TEXTS_TRIED} broken texts give a tree or errors, each in its place`, () => {
  const next = chance(7)
  let trees = 0
  for (let i = 0; i < TEXTS_TRIED; i++) {
    const sample = TEXTS[next(TEXTS.length)]
    const wild = sample === undefined || next(2) === 0
    const name = wild || next(10) === 0 ? (STARTS[next(STARTS.length)] ?? 'expression') : sample[0]
    const text = wild ? soup(next) : mutated(sample[1], next)
    const { tree, found } = read(name, text)
    const told = `${name}: ${JSON.stringify(text)}`
    if (tree === undefined) {
      if (found.length === 0) expect.fail(`no error for ${told}`)
      const places = new Set(found.map(({ span }) => span?.start))
      if (places.size < found.length) expect.fail(`two errors at one place of ${told}`)
      for (const { code, span } of found) {
        if (!Object.hasOwn(EXPRESSION_CODES, code)) expect.fail(`${code} for ${told}`)
        const { start, end } = span ?? { start: -1, end: -1 }
        if (start < 0 || end < start || end > text.length) expect.fail(`a place outside of ${told}`)
      }
      for (const { start, end } of placesIn(parseText(name, text).partial))
        if (start < 0 || end < start || end > text.length) expect.fail(`a tree outside of ${told}`)
      continue
    }
    if (found.length > 0) expect.fail(`a tree and an error for ${told}`)
    trees++
    if (trees % 10 > 0) continue
    const again = read(name, printed(name, tree))
    expect(bare(again.tree), told).toEqual(bare(tree))
  }
  expect(trees).toBeGreaterThan(TEXTS_TRIED / 100)
})
