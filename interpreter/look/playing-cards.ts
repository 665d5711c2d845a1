import type { Color } from '../../grammar/check/world/look-info.ts'
import { inkOf, type Coat } from './coats.ts'
import { shape, type Shape } from './shape.ts'
import { picture } from './picture.ts'
import { forms } from './words.ts'

export type Suit = 'hearts' | 'diamonds' | 'clubs' | 'spades'

/** The face of a playing card. */
export interface PlayingCard {
  readonly suit: Suit
  /** `A`, `2` to `10`, `J`, `Q` or `K`. */
  readonly index: string
  /** Instead of red or black. */
  readonly color: Color | undefined
}

const SUITS: ReadonlyMap<string, Suit> = new Map([
  ['heart', 'hearts'],
  ['diamond', 'diamonds'],
  ['club', 'clubs'],
  ['spade', 'spades'],
])

/** Names of ranks, with their indices. */
const INDICES: ReadonlyMap<string, string> = new Map([
  ...['ace', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map(
    (name, i): [string, string] => [name, i === 0 ? 'A' : String(i + 1)],
  ),
  ...['2', '3', '4', '5', '6', '7', '8', '9', '10'].map((name): [string, string] => [name, name]),
  ['deuce', '2'],
  ['jack', 'J'],
  ['knave', 'J'],
  ['queen', 'Q'],
  ['king', 'K'],
])

/** The suit with that name, in the singular or the plural. */
export function suitCalled(name: string): Suit | undefined {
  return forms(name.toLowerCase()).flatMap((form) => SUITS.get(form) ?? [])[0]
}

/** The index of a rank with that name: `queen`, or `two of clubs`. */
export function indexCalled(name: string): string | undefined {
  return name
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .flatMap((word) => INDICES.get(word) ?? [])[0]
}

/** Indices by number: aces are low or high. */
export function indexOfNumber(rank: number): string | undefined {
  if (rank >= 2 && rank <= 10) return String(rank)
  return { 1: 'A', 11: 'J', 12: 'Q', 13: 'K', 14: 'A' }[rank]
}

export function isSuit(symbol: string): symbol is Suit {
  return [...SUITS.values()].some((suit) => suit === symbol)
}

export function inkOfCard({ suit, color }: PlayingCard): Coat {
  if (color !== undefined) return inkOf(color)
  return { class: suit === 'hearts' || suit === 'diamonds' ? 'red-suit' : 'black-suit' }
}

/** Size of a playing card. Its origin is in the middle. */
export const CARD = { width: 62, height: 86 }

/** Where the pips of a card are: distances from the middle, those to the right and up to the top being 1. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(
  (count) => {
    const pair = (y: number): [number, number][] => [
      [-1, y],
      [1, y],
    ]
    const sides = count < 4 ? [] : count < 6 ? [-1, 1] : count < 9 ? [-1, 0, 1] : [-1, -1 / 3, 1 / 3, 1]
    const middle =
      { 1: [0], 2: [-1, 1], 3: [-1, 0, 1], 5: [0], 7: [-0.5], 8: [-0.5, 0.5], 9: [0], 10: [-2 / 3, 2 / 3] }[
        count
      ] ?? []
    return [...sides.flatMap(pair), ...middle.map((y): [number, number] => [0, y])]
  },
)

const COURT = { J: 'jester-hat', Q: 'queen-crown', K: 'crown' } as const

/** The face of a playing card around the origin, without its outline. */
export function playingCard(card: PlayingCard): readonly Shape[] {
  const { suit, index } = card
  const turned = (shapes: readonly Shape[]): Shape => shape('g', { transform: 'rotate(180)' }, ...shapes)
  const corner = [
    shape(
      'text',
      {
        x: -24,
        y: -28.5,
        'font-size': index.length > 1 ? 12.5 : 15,
        ...(index.length > 1 ? { 'letter-spacing': -1 } : {}),
      },
      index,
    ),
    picture(suit, { x: -24, y: -20, size: 11 }),
  ]
  return [shape('g', { ...inkOfCard(card) }, ...corner, turned(corner), ...middleOf(card))]
}

function middleOf({ suit, index }: PlayingCard): readonly Shape[] {
  if (index === 'A') return [picture(suit, { x: 0, y: 0, size: 36 })]
  if (index === 'J' || index === 'Q' || index === 'K') {
    const half = [
      picture(COURT[index], { x: 0, y: -17, size: 25 }),
      picture(suit, { x: -10, y: -27, size: 7 }),
    ]
    return [
      shape('rect', { class: 'court', x: -15.5, y: -33, width: 31, height: 66, rx: 2 }),
      ...half,
      shape('g', { transform: 'rotate(180)' }, ...half),
    ]
  }
  return (PIPS[Number(index) - 1] ?? []).map(([x, y]) =>
    picture(suit, { x: x * 11, y: y * 27, size: 13.5, isTurned: y > 0 }),
  )
}
