import type { GameIR } from '../../grammar/ir/ir.ts'
import { wordsOfAction } from '../notation/game-words.ts'
import { LONGEST_TEXT, onItsBoard } from './form.ts'
import { memoized } from '../../grammar/source/memoized.ts'

/** A space mentioned in a text: its candidates. There are several if boards share names of spaces. */
export type Mentioned = readonly number[]

/** The spaces and the other words of a text. */
interface Spoken {
  /** Names of spaces, in order. */
  readonly spaces: readonly Mentioned[]
  /** Words that are not names of spaces, in lower case. Signs between two spaces are left out. */
  readonly others: readonly string[]
}

const WORDS = /[^\p{L}\p{N}]+/u

/** Words people write between two spaces, whatever the notation of a game. */
const BETWEEN = new Set(['x', 'to'])

/** Names of spaces in a text, in order, and the other words. */
export function spacesIn(ir: GameIR, text: string): Spoken {
  const found = wordsAndSpaces(ir, text)
  return {
    spaces: found.filter((one) => typeof one !== 'string'),
    others: found.filter(
      (one, i) =>
        typeof one === 'string' && !(BETWEEN.has(one) && isSpace(found[i - 1]) && isSpace(found[i + 1])),
    ) as string[],
  }
}

/** The words of a text in lower case, with spaces in place of their names. */
export function wordsAndSpaces(ir: GameIR, text: string): readonly (Mentioned | string)[] {
  const { names, fixed, longest } = vocabularyOf(ir)
  const words = text
    .toLowerCase()
    .split(WORDS)
    .filter((word) => word !== '')
  const found: (Mentioned | string)[] = []
  for (let at = 0; at < words.length;) {
    let length = Math.min(longest, words.length - at)
    while (length > 1 && !names.has(words.slice(at, at + length).join(' '))) length--
    const name = words.slice(at, at + length).join(' ')
    const spaces = names.get(name)
    found.push(...(spaces === undefined ? withinWord(name, names, fixed) : [spaces]))
    at += length
  }
  return found
}

function isSpace(one: Mentioned | string | undefined): boolean {
  return typeof one === 'object'
}

interface Vocabulary {
  readonly names: ReadonlyMap<string, Mentioned>
  /** Fixed text next to values, such as the `v` of `{post}v`. */
  readonly fixed: ReadonlySet<string>
  /** The most words that a name of a space has. */
  readonly longest: number
}

const vocabularyOf = memoized((ir: GameIR): Vocabulary => {
  const names = namesOf(ir)
  const longest = Math.max(1, ...[...names.keys()].map((name) => name.split(' ').length))
  return { names, fixed: new Set(ir.actions.flatMap(wordsOfAction)), longest }
})

/** All spaces whose names appear anywhere in a text, even if letters or digits touch them. */
export function spacesAnywhereIn(ir: GameIR, text: string): readonly number[] {
  const small = text.toLowerCase()
  return [...vocabularyOf(ir).names].flatMap(([name, spaces]) => (small.includes(name) ? spaces : []))
}

/** Spaces by name, in lower case and with single blanks; `here a1` also as `a1`. */
function namesOf(ir: GameIR): ReadonlyMap<string, Mentioned> {
  const names = new Map<string, number[]>()
  const add = (name: string, space: number): void => {
    const cached = names.get(name)
    if (cached === undefined) names.set(name, [space])
    else cached.push(space)
  }
  const plain = (name: string): string => name.toLowerCase().split(WORDS).join(' ')
  const short: (readonly [string, number])[] = []
  ir.spaces.forEach(({ name }, space) => {
    add(plain(name), space)
    short.push([plain(onItsBoard(ir, space)), space])
  })
  // A whole name takes precedence over the end of another one.
  const whole = new Set(names.keys())
  for (const [name, space] of short) if (!whole.has(name)) add(name, space)
  return names
}

function withinWord(
  word: string,
  names: ReadonlyMap<string, Mentioned>,
  fixed: ReadonlySet<string>,
): readonly (Mentioned | string)[] {
  if (word.length > LONGEST_TEXT) return [word]
  const glued = gluedSpaces(word, names, fixed)
  if (glued?.some(isSpace) === true) return glued
  // Notations put signs and letters of pieces directly next to spaces: a1xb2, Nb1.
  const parts = word.split('x').map((part) => ending(part, names))
  if (!parts.flat().some(isSpace)) return [word]
  return parts.flatMap((part, i) => (i === 0 ? part : ['x', ...part]))
}

/** A space at the end of a part of a word, or else at its beginning, and the rest of it. */
function ending(part: string, names: ReadonlyMap<string, Mentioned>): readonly (Mentioned | string)[] {
  for (let from = 0; from < part.length; from++) {
    const space = names.get(part.slice(from))
    if (space !== undefined) return from === 0 ? [space] : [part.slice(0, from), space]
  }
  for (let to = part.length - 1; to > 0; to--) {
    const space = names.get(part.slice(0, to))
    if (space !== undefined) return [space, part.slice(to)]
  }
  return part === '' ? [] : [part]
}

/** A word that consists of names of spaces, `a3b4`, and of other words given: `a3v`. */
function gluedSpaces(
  word: string,
  names: ReadonlyMap<string, Mentioned>,
  fixed: ReadonlySet<string>,
  hopeless = new Set<number>(),
): readonly (Mentioned | string)[] | undefined {
  if (word === '') return []
  // Names with a common beginning reach the same rest of the word in very many ways.
  if (hopeless.has(word.length)) return undefined
  for (let length = word.length; length > 0; length--) {
    const begun = word.slice(0, length)
    const one = names.get(begun) ?? (fixed.has(begun) ? begun : undefined)
    const rest = one === undefined ? undefined : gluedSpaces(word.slice(length), names, fixed, hopeless)
    if (one !== undefined && rest !== undefined) return [one, ...rest]
  }
  hopeless.add(word.length)
  return undefined
}
