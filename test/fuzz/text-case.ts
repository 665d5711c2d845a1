import { isDeepStrictEqual } from 'node:util'
import { EXPRESSION_CODES } from '../../grammar/diagnostics/codes/expression.ts'
import type { Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import { ARTICLES, RESERVED_WORDS, STEP_WORDS } from '../../grammar/expression/reserved-words.ts'
import { parseText } from '../../grammar/expression/parse.ts'
import { LATER } from '../../grammar/language/later.ts'
import { CHANGE_STARTS, HEAD_STARTS, PHRASES, SIGNS as SIGN_WORDS } from '../../grammar/language/words.ts'
import { caseChance } from './chance.ts'
import { timed } from './timed.ts'
import type { Chance } from './chance.ts'
import { bare, printed, read, STARTS } from '../expression/reading.ts'
import { TEXTS } from '../expression/texts.ts'

const SIGNS = Object.keys(SIGN_WORDS)
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
  ...Object.keys(PHRASES),
  ...ARTICLES,
  ...STEP_WORDS,
  ...Object.keys(HEAD_STARTS),
  ...Object.keys(CHANGE_STARTS),
  ...LATER.keys(),
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

function soup(next: Chance): string {
  const words: string[] = []
  for (let n = 1 + next(14); n > 0; n--) {
    const list = next(25) === 0 ? STRANGE : VOCABULARY
    words.push(list[next(list.length)] ?? '')
  }
  return words.join(next(8) === 0 ? '' : ' ')
}

function mutated(text: string, next: Chance): string {
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

/** The positions of a tree and of everything in it. */
function* placesIn(node: unknown): Iterable<{ readonly start: number; readonly end: number }> {
  if (typeof node !== 'object' || node === null) return
  if ('start' in node && 'end' in node && typeof node.start === 'number' && typeof node.end === 'number')
    yield { start: node.start, end: node.end }
  for (const child of Object.values(node)) yield* placesIn(child)
}

/** Checks that a corrupted text gives a tree or errors inside the text, and that a tree survives printing and parsing. */
export function textFault(seed: number, number: number): string | undefined {
  const next = caseChance(seed, number)
  const sample = TEXTS[next(TEXTS.length)]
  const wild = sample === undefined || next(2) === 0
  const name = wild || next(10) === 0 ? (STARTS[next(STARTS.length)] ?? 'expression') : sample[0]
  const text = wild ? soup(next) : mutated(sample[1], next)
  const told = timed(() => faultOf(name, text))
  return told === undefined ? undefined : `${told} for ${name}: ${JSON.stringify(text)}`
}

function faultOf(name: (typeof STARTS)[number], text: string): string | undefined {
  const { tree, found } = read(name, text)
  if (tree === undefined) return refusalFault(name, text, found)
  if (found.length > 0) return 'a tree and an error'
  const again = read(name, printed(name, tree))
  return isDeepStrictEqual(bare(again.tree), bare(tree)) ? undefined : 'another tree when printed'
}

function refusalFault(
  name: (typeof STARTS)[number],
  text: string,
  found: readonly Diagnostic[],
): string | undefined {
  if (found.length === 0) return 'no error'
  if (new Set(found.map(({ span }) => span?.start)).size < found.length) return 'two errors at one place'
  for (const { code, span } of found) {
    if (!Object.hasOwn(EXPRESSION_CODES, code)) return code
    const { start, end } = span ?? { start: -1, end: -1 }
    if (start < 0 || end < start || end > text.length) return 'a place outside'
  }
  for (const { start, end } of placesIn(parseText(name, text).partial))
    if (start < 0 || end < start || end > text.length) return 'a tree outside'
  return undefined
}
