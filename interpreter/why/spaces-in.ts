import type { GameIR } from '../../grammar/ir/ir.ts'

/** A space mentioned in a text: its candidates, of which there are several if boards share names of spaces. */
export type Mentioned = readonly number[]

const WORDS = /[^\p{L}\p{N}]+/u

/** Names of spaces in a text, in order. */
export function spacesIn(ir: GameIR, text: string): readonly Mentioned[] {
  const names = namesOf(ir)
  const longest = Math.max(1, ...[...names.keys()].map((name) => name.split(' ').length))
  const words = text
    .toLowerCase()
    .split(WORDS)
    .filter((word) => word !== '')
  const found: Mentioned[] = []
  for (let at = 0; at < words.length;) {
    let length = Math.min(longest, words.length - at)
    while (length > 1 && !names.has(words.slice(at, at + length).join(' '))) length--
    const name = words.slice(at, at + length).join(' ')
    const spaces = names.get(name)
    found.push(...(spaces === undefined ? withinWord(name, names) : [spaces]))
    at += length
  }
  return found
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
    const board = `${ir.containers[space]?.place ?? ''} `
    if (name.startsWith(board)) short.push([plain(name.slice(board.length)), space])
  })
  // A whole name takes precedence over the end of another one.
  const whole = new Set(names.keys())
  for (const [name, space] of short) if (!whole.has(name)) add(name, space)
  return names
}

function withinWord(word: string, names: ReadonlyMap<string, Mentioned>): readonly Mentioned[] {
  const glued = gluedSpaces(word, names)
  if (glued !== undefined) return glued
  // Notations put signs and letters of pieces directly next to spaces: a1xb2, Nb1.
  return word.split('x').flatMap((part) => {
    for (let from = 0; from < part.length; from++) {
      const ending = names.get(part.slice(from))
      if (ending !== undefined) return [ending]
    }
    return []
  })
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
