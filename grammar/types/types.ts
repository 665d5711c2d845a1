import { matcher, type NamesByGroup } from '../source/match.ts'
import { indefiniteArticle } from './articles.ts'

/** The types of the language; docs/language.md, "Types". */
export type Type =
  /** The type of a text with an error: fits everywhere, so each mistake is reported only once. */
  | { readonly kind: 'hole' }
  | { readonly kind: 'truth' }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'seat' }
  | { readonly kind: 'space' }
  /** One of several places with the same name: `zone(north, front, west)`. */
  | { readonly kind: 'place'; readonly name: string }
  /** One or more directions, a bit for each. */
  | { readonly kind: 'directions' }
  | { readonly kind: 'enumeration'; readonly name: string }
  | { readonly kind: 'kind'; readonly class: string }
  /** A piece whose kind is one of `kinds`; with `stays`, forever, even in a class whose pieces change. */
  | {
      readonly kind: 'piece'
      readonly class: string
      readonly kinds: ReadonlySet<number>
      readonly stays?: true
    }
  | { readonly kind: 'group'; readonly class: string }
  /** Numbers of pieces of some kinds, as printed on a kind. */
  | { readonly kind: 'bundle' }
  | { readonly kind: 'border' }
  /** The number of occurrences of each of a few values: numbers of a range, or values of an enumeration. */
  | { readonly kind: 'bag'; readonly of: Type }

/** Types by their values: things that the world lists by name, other things, or values without fields. */
const GROUPS = {
  seat: 'listed',
  space: 'listed',
  place: 'listed',
  enumeration: 'listed',
  kind: 'listed',
  piece: 'things',
  group: 'things',
  hole: 'plain',
  truth: 'plain',
  number: 'plain',
  directions: 'plain',
  bundle: 'plain',
  border: 'plain',
  bag: 'plain',
} as const satisfies { readonly [Kind in Type['kind']]: 'listed' | 'things' | 'plain' }

export const matchType = matcher<Type, 'kind', NamesByGroup<typeof GROUPS>>(
  'kind',
  ({ kind }) => GROUPS[kind],
)

export const HOLE: Type = { kind: 'hole' }
export const TRUTH: Type = { kind: 'truth' }
/** The type of `dice`: a bag of 1..6. */
export const DICE = { kind: 'bag', of: { kind: 'number', least: 1, most: 6 } } as const satisfies Type
export const SEAT: Type = { kind: 'seat' }
export const SPACE: Type = { kind: 'space' }
export const DIRECTIONS: Type = { kind: 'directions' }
export const ANY_BUNDLE: Type = { kind: 'bundle' }
export const LARGEST_NUMBER = 0x7ffffffe
export const NUMBER: Type = { kind: 'number', least: -LARGEST_NUMBER, most: LARGEST_NUMBER }
export const COUNT: Type = { kind: 'number', least: 0, most: LARGEST_NUMBER }

export function sameType(a: Type, b: Type): boolean {
  if (a.kind === 'hole' || b.kind === 'hole') return true
  if (a.kind !== b.kind) return false
  if (a.kind === 'enumeration' && b.kind === 'enumeration') return a.name === b.name
  if (a.kind === 'place' && b.kind === 'place') return a.name === b.name
  if (a.kind === 'piece' && b.kind === 'piece') return a.class === b.class
  if (a.kind === 'kind' && b.kind === 'kind') return a.class === b.class
  if (a.kind === 'group' && b.kind === 'group') return a.class === b.class
  if (a.kind === 'bag' && b.kind === 'bag') return sameBag(a.of, b.of)
  return true
}

function sameBag(a: Type, b: Type): boolean {
  if (a.kind === 'number' && b.kind === 'number') return a.least === b.least && a.most === b.most
  return sameType(a, b)
}

/** The type in an author's words, for messages. */
export function typeWords(type: Type): string {
  switch (type.kind) {
    case 'hole':
      return 'something that is not understood'
    case 'truth':
      return 'true or false'
    case 'number':
      if (type.least === type.most)
        return type.most === LARGEST_NUMBER ? 'a number' : `the number ${type.least}`
      return type.most === LARGEST_NUMBER || type.least === -LARGEST_NUMBER
        ? 'a number'
        : `a number ${type.least}..${type.most}`
    case 'seat':
      return 'a player'
    case 'space':
      return 'a space'
    case 'place':
      return withArticle(type.name)
    case 'directions':
      return 'a direction'
    case 'enumeration':
      return `a value of \`${type.name}\``
    case 'kind':
      return `a kind of \`${type.class}\``
    case 'piece':
    case 'group':
      return withArticle(type.class)
    case 'bundle':
      return 'a number of pieces'
    case 'border':
      return 'a border between spaces'
    case 'bag':
      if (sameType(type, DICE)) return 'dice'
      return type.of.kind === 'number'
        ? `a bag of ${type.of.least}..${type.of.most}`
        : `a bag of ${typeWords(type.of).replace('a value of ', '')}`
  }
}

/** `a card`, `an animal`. */
export function withArticle(name: string): string {
  return `${indefiniteArticle(name)} ${name}`
}

/**
 * True if every value of one type fits where the other is wanted. Numbers are checked against their range when stored.
 */
export function fitsType(type: Type, wanted: Type): boolean {
  if (!sameType(type, wanted)) return false
  return (
    type.kind !== 'piece' ||
    wanted.kind !== 'piece' ||
    [...type.kinds].every((kind) => wanted.kinds.has(kind))
  )
}

/** True if a number is within the range of its type. Other values always are. */
export function isWithin(value: number, type: Type): boolean {
  return type.kind !== 'number' || (value >= type.least && value <= type.most)
}

/** The smallest type that both fit. Undefined if there is none. */
export function joinTypes(a: Type, b: Type): Type | undefined {
  if (a.kind === 'hole') return b
  if (b.kind === 'hole') return a
  if (!sameType(a, b)) return undefined
  if (a.kind === 'number' && b.kind === 'number')
    return { kind: 'number', least: Math.min(a.least, b.least), most: Math.max(a.most, b.most) }
  if (a.kind === 'piece' && b.kind === 'piece')
    return { kind: 'piece', class: a.class, kinds: new Set([...a.kinds, ...b.kinds]) }
  return a
}

/**
 * Who may know a value: everybody, the deciding player, or no player who decides. These are numbers, so the secrecy of a
 * whole is the maximum over its parts.
 */
export const PUBLIC = 0
export const DECIDER = 1
export const HIDDEN = 2
export type Secrecy = 0 | 1 | 2

export function widest(...levels: readonly Secrecy[]): Secrecy {
  let level: Secrecy = PUBLIC
  for (const l of levels) if (l > level) level = l
  return level
}

export const SECRECY_WORDS = ['public', 'known only to the deciding player', 'hidden'] as const
