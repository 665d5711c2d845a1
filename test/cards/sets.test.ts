import { expect, test } from 'vitest'
import { plainBestSets, plainStanding } from '../../grammar/ir/plain-ways.ts'
import type { FitThing } from '../../grammar/ir/plain-ways.ts'
import type { Way, WayPart } from '../../grammar/ir/pattern-alternatives.ts'
import { packedWays, waysIn } from '../../grammar/ir/pattern-alternatives.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { bestSets } from '../../interpreter/state/best-sets.ts'
import { standing } from '../../interpreter/state/pattern-standing.ts'
import { chance } from '../games/loaded.ts'
import { playableText } from '../playable.ts'
import { part } from '../volume.ts'

/* Sets of cards: what is found by a search is what is found by trying everything out. */

const SUITS = ['acorn', 'bell', 'leaf']
const RANKS = [2, 3, 4, 5]

const game = (pattern: string, dealt: number): string => `sandtable: 1
id: sets
title: Sets
players: { seats: [u, v] }
values: { suit: [${SUITS.join(', ')}] }
pieces:
  card:
    printed: { suit: suit, rank: 2..5 }
    kinds:
${RANKS.map((rank) => `      r${rank}: { rank: ${rank}, copies: 2 of each suit }\n`).join('')}\
places:
  deck: { holds: cards, pile: yes, seen by: nobody }
  hand: { each: player, holds: up to ${dealt} cards, seen by: owner }
  out: { holds: cards, seen by: everyone }
box: { deck: all cards }
patterns:
  set:
    - ${pattern}
play:
  - shuffle deck
  - for each player: deal ${dealt} from deck to hand of player
  - turns from u, at most 1: you must lay or pass
  - game is drawn by rest
actions:
  lay:
    choose:
      some: set from your hand
    then: move some to out
  pass:
    then: nothing
`

type Card = readonly [suit: string, rank: number]

/** Whether some cards are the pattern; how they are divided does not matter. */
type Test = (cards: readonly Card[]) => boolean

const ranksOf = (cards: readonly Card[]): readonly number[] =>
  RANKS.map((rank) => cards.filter((card) => card[1] === rank).length).filter((count) => count > 0)

const sizes =
  (...wanted: readonly number[]): Test =>
  (cards) =>
    ranksOf(cards)
      .toSorted((a, b) => a - b)
      .join() === wanted.join()

const PATTERNS: readonly (readonly [string, Test])[] = [
  ['3 cards of one rank + 2 cards of one rank', sizes(2, 3)],
  ['2 cards of one rank + 2 cards of one rank', sizes(2, 2)],
  ['2 cards of one rank + 2 cards of one rank + 2 cards of one rank', sizes(2, 2, 2)],
  // Beside a pair there may be any two cards but another of its rank.
  ['2 cards of one rank + 2 cards', (cards) => cards.length === 4 && ranksOf(cards).includes(2)],
  ['3 cards of one rank + 1 card', sizes(1, 3)],
  [
    '3 cards of different suits',
    (cards) => cards.length === 3 && new Set(cards.map(([suit]) => suit)).size === 3,
  ],
  [
    '2..3 cards of one rank of different suits',
    (cards) =>
      cards.length > 1 &&
      cards.length < 4 &&
      ranksOf(cards).length === 1 &&
      new Set(cards.map(([suit]) => suit)).size === cards.length,
  ],
]

function subsets(cards: readonly Card[]): readonly (readonly Card[])[] {
  return Array.from({ length: 2 ** cards.length }, (_, mask) => cards.filter((__, i) => (mask >> i) & 1))
}

const named = (cards: readonly Card[]): string =>
  cards
    .map(([suit, rank]) => `${suit} r${rank}`)
    .toSorted()
    .join()

test.each(PATTERNS)('%s is chosen in each way once', (pattern, isSet) => {
  const { ir } = playableText(game(pattern, 7), 2).checked
  for (const program of [closuresProgram(ir), generatedProgram(ir)]) {
    let found = 0
    for (let seed = 1; seed <= part(600); seed++) {
      const match = Match.start(program, { seed })
      const cards = match
        .view(0)
        .places.flatMap(({ name, pieces }) => (name === 'hand of u' ? pieces : []))
        .map(({ kind }): Card => {
          const [suit = '', rank = ''] = (kind ?? '').split(' r')
          return [suit, Number(rank)]
        })
      expect(cards).toHaveLength(7)
      const wanted = new Set(subsets(cards).filter(isSet).map(named))
      const laid = match
        .moves()
        .flatMap(({ action, notation }) => (action === 'lay' ? [listed(notation)] : []))
      expect(laid.toSorted()).toEqual([...wanted].toSorted())
      found += laid.length
    }
    expect(found).toBeGreaterThan(0)
  }
})

/** `lay (2 acorn r3 and bell r4)` as the cards. */
function listed(text: string): string {
  const cards = text
    .replace(/^lay \((.*)\)$/u, '$1')
    .split(/ and |, /u)
    .flatMap((lot): Card[] => {
      const [, count = '1', suit = '', rank] = /^(?:(\d+) )?(\w+) r(\d)/u.exec(lot) ?? []
      return Array.from({ length: Number(count) }, () => [suit, Number(rank)])
    })
  return named(cards)
}

const plainPart = (least: number, most: number | undefined, more: Partial<WayPart>): WayPart => ({
  lots: [{ kinds: KINDS.map(() => 1), least, most }],
  same: undefined,
  apart: undefined,
  order: undefined,
  ...more,
})
/** Kinds: a suit and a rank each. */
const KINDS = SUITS.flatMap((_, suit) => RANKS.map((rank) => ({ suit, rank })))
const [bySuit, byRank] = [KINDS.map(({ suit }) => suit), KINDS.map(({ rank }) => rank)]

const MELDS: readonly Way[] = [
  [plainPart(3, undefined, { same: byRank })],
  [plainPart(3, undefined, { same: bySuit, order: byRank })],
]
const HANDS: readonly Way[] = [
  [plainPart(4, 4, { order: byRank })],
  [plainPart(3, 3, { same: byRank }), plainPart(2, 2, { same: byRank })],
  [plainPart(3, 3, { same: byRank, apart: bySuit }), plainPart(1, 2, {})],
  [plainPart(2, 2, { same: byRank }), plainPart(2, 2, { same: byRank })],
  [plainPart(3, 3, { same: bySuit })],
  [plainPart(3, 3, {})],
]

function things(seed: number, most: number): readonly FitThing[] {
  const below = chance(seed)
  return Array.from({ length: below(most + 1) }, () => {
    const kind = below(KINDS.length)
    return { kind, worth: below(4) === 0 ? below(3) - 1 : (KINDS[kind]?.rank ?? 0) }
  })
}

test('the best division is the one found by trying all of them', () => {
  const ways = waysIn(packedWays(MELDS))
  expect(ways).toEqual(MELDS)
  const search = bestSets(ways)
  let melded = 0
  for (let seed = 1; seed <= part(3000); seed++) {
    const all = things(seed, 10)
    const [kinds, worths] = [all.map(({ kind }) => kind), all.map(({ worth }) => worth)]
    const found = search(kinds, worths, all.length, () => {})
    expect(found).toEqual(plainBestSets(all, ways))
    if (found.includes(true)) melded++
  }
  expect(melded).toBeGreaterThan(part(500))
})

test('things stand as high as when all ways to take them are compared', () => {
  const ways = waysIn(packedWays(HANDS))
  const search = standing({ ways, least: -1, base: 8, digits: 5, all: false })
  const seen = new Set<number>()
  for (let seed = 1; seed <= part(3000); seed++) {
    const all = things(seed, 7)
    const [kinds, worths] = [all.map(({ kind }) => kind), all.map(({ worth }) => worth)]
    const plain = plainStanding(all, ways, false)
    if (plain === undefined) throw new Error('too many things')
    const digits = Array.from({ length: 5 }, (_, i) => (plain === 'none' ? undefined : plain.worths[i]))
    const wanted =
      plain === 'none'
        ? 0
        : digits.reduce(
            (sum: number, worth) => sum * 8 + (worth === undefined ? 0 : worth + 2),
            ways.length - plain.way,
          )
    expect(search(kinds, worths, all.length, () => {})).toBe(wanted)
    seen.add(plain === 'none' ? -1 : plain.way)
  }
  expect([...seen].toSorted()).toEqual([-1, 0, 1, 2, 3, 4, 5])
})

test('a known answer costs as much as a new one', () => {
  const search = bestSets(waysIn(packedWays(MELDS)))
  const costs = [0, 1].map(() => {
    let cost = 0
    search([0, 4, 8, 1], [2, 2, 2, 3], 4, (steps) => {
      cost += steps
    })
    return cost
  })
  expect(costs[0]).toBeGreaterThan(0)
  expect(costs[1]).toBe(costs[0])
})

test('the work for a hand of forty is a small part of what an answer may take', () => {
  const kinds = Array.from({ length: 52 }, (_, kind) => ({ suit: kind % 4, rank: Math.floor(kind / 4) }))
  const all = { lots: [{ kinds: kinds.map(() => 1), least: 3, most: undefined }], apart: undefined }
  const [suits, ranks] = [kinds.map(({ suit }) => suit), kinds.map(({ rank }) => rank)]
  const search = bestSets([
    [{ ...all, same: ranks, order: undefined }],
    [{ ...all, same: suits, order: ranks }],
  ])
  for (let seed = 1; seed <= part(100); seed++) {
    const below = chance(seed)
    const hand = kinds.map((_, kind) => kind)
    while (hand.length > 40) hand.splice(below(hand.length), 1)
    let steps = 0
    search(
      hand,
      hand.map((kind) => 1 + (ranks[kind] ?? 0)),
      hand.length,
      (more) => {
        steps += more
      },
    )
    expect(steps).toBeLessThan(100_000)
  }
})
