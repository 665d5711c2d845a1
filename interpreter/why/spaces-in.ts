import type { GameIR } from '../../grammar/ir/ir.ts'
import { onItsBoard } from './form.ts'

/** A space mentioned in a text: its candidates, of which there are several if boards share names of spaces. */
export type Mentioned = readonly number[]

/** What a text says of spaces, and what else it says. */
export interface Spoken {
  /** Names of spaces, in order. */
  readonly spaces: readonly Mentioned[]
  /** Words that are no names of spaces, in lower case; signs between two spaces are not among them. */
  readonly others: readonly string[]
}

const WORDS = /[^\p{L}\p{N}]+/u

/** What people write between two spaces, whatever the notation of a game. */
const BETWEEN = new Set(['x', 'to'])

/** Names of spaces in a text, in order, and the other words. */
export function spacesIn(ir: GameIR, text: string): Spoken {
  const names = namesOf(ir)
  const longest = Math.max(1, ...[...names.keys()].map((name) => name.split(' ').length))
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
    found.push(...(spaces === undefined ? withinWord(name, names) : [spaces]))
    at += length
  }
  const isSpace = (one: Mentioned | string | undefined): boolean => typeof one === 'object'
  return {
    spaces: found.filter((one) => typeof one !== 'string'),
    others: found.filter(
      (one, i) =>
        typeof one === 'string' && !(BETWEEN.has(one) && isSpace(found[i - 1]) && isSpace(found[i + 1])),
    ) as string[],
  }
}

/** Spaces by name, in lower case and with single blanks; `here a1` also as `a1`. */
function namesOf(ir: GameIR): ReadonlyMap<string, Mentioned> {
  const names = new Map<string, number[]>()
  const add = (name: string, space: number): void => {
    const known = names.get(name)
    if (known === undefined) names.set(name, [space])
    else known.push(space)
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

function withinWord(word: string, names: ReadonlyMap<string, Mentioned>): readonly (Mentioned | string)[] {
  const glued = gluedSpaces(word, names)
  if (glued !== undefined) return glued
  // Notations put signs and letters of pieces directly next to spaces: a1xb2, Nb1.
  const parts = word.split('x').map((part) => ending(part, names))
  if (!parts.flat().some((one) => typeof one === 'object')) return [word]
  return parts.flatMap((part, i) => (i === 0 ? part : ['x', ...part]))
}

/** A space at the end of a part of a word, and what stands before it. */
function ending(part: string, names: ReadonlyMap<string, Mentioned>): readonly (Mentioned | string)[] {
  for (let from = 0; from < part.length; from++) {
    const space = names.get(part.slice(from))
    if (space !== undefined) return from === 0 ? [space] : [part.slice(0, from), space]
  }
  return part === '' ? [] : [part]
}

/** A word that consists of names of spaces: `a3b4`. */
function gluedSpaces(word: string, names: ReadonlyMap<string, Mentioned>): readonly Mentioned[] | undefined {
  if (word === '') return []
  for (let length = word.length; length > 0; length--) {
    const space = names.get(word.slice(0, length))
    const rest = space === undefined ? undefined : gluedSpaces(word.slice(length), names)
    if (space !== undefined && rest !== undefined) return [space, ...rest]
  }
  return undefined
}
