import { expect, test } from 'vitest'
import type { Match } from '../../../interpreter/match/match.ts'
import { cardsIn } from '../../rulesets/hearts-engine.ts'
import { playBoth, rankOf, suitOf } from './both.ts'
import type { Engine } from './both.ts'

const TURNS = 200
const pointsOf = (card: string): number => Math.min(rankOf(card), 10)

function isMeld(cards: readonly string[]): boolean {
  const ranks = cards.map(rankOf).toSorted((x, y) => x - y)
  const isSet = new Set(ranks).size === 1
  const isRun =
    new Set(cards.map(suitOf)).size === 1 && ranks.every((rank, i) => rank === (ranks[0] ?? 0) + i)
  return cards.length >= 3 && (isSet || isRun)
}

/** All sets and runs in a hand. */
function meldsIn(hand: readonly string[]): readonly (readonly string[])[] {
  const sets = Array.from({ length: 13 }, (_, rank) => hand.filter((card) => rankOf(card) === rank + 1))
  const suits = ['club', 'diamond', 'heart', 'spade'].map((suit) =>
    hand.filter((card) => suitOf(card) === suit).toSorted((x, y) => rankOf(x) - rankOf(y)),
  )
  const slices = suits.flatMap((cards) =>
    cards.flatMap((_, i) => cards.map((_card, j) => cards.slice(i, j + 1))),
  )
  const parts = sets.flatMap((cards) => [
    cards,
    ...(cards.length > 3 ? cards.map((left) => cards.filter((card) => card !== left)) : []),
  ])
  return [...slices, ...parts].filter(isMeld)
}

const sorted = (text: string): string =>
  text
    .split(/, | and /u)
    .toSorted()
    .join(', ')

/** Rummy once more, to a hundred points. */
function rummy(match: Match, count: number): Engine {
  let hands: string[][] = []
  let [stock, discards] = [[] as string[], [] as string[]]
  let melds: string[][] = []
  let [dealer, seat, turns, stage, isNew] = [0, 0, 0, 'draw', true]
  const scores = Array.from({ length: count }, () => 0)
  const begin = (): void => {
    dealer = (dealer + 1) % count
    hands = match.ir.seats.map(({ name }) => [...cardsIn(match, `hand of ${name}`)])
    stock = [...cardsIn(match, 'stock')]
    discards = [...cardsIn(match, 'discards')]
    ;[melds, seat, turns, stage, isNew] = [[], (dealer + 1) % count, 0, 'draw', false]
  }
  const hand = (): string[] => hands[seat] ?? []
  const take = (card: string): string => hand().splice(hand().indexOf(card), 1)[0] ?? ''
  const endTurn = (): void => {
    ;[turns, stage] = [turns + 1, 'draw']
    if (hand().length > 0 && stock.length > 0 && turns < TURNS) {
      seat = (seat + 1) % count
      return
    }
    const points = hands.flat().reduce((sum, card) => sum + pointsOf(card), 0)
    if (hand().length === 0) scores[seat] = (scores[seat] ?? 0) + points
    isNew = true
  }
  return {
    seat: () => seat,
    written: sorted,
    moves: () => {
      if (isNew && scores.some((score) => score >= 100)) return undefined
      if (isNew) begin()
      if (stage === 'draw')
        return ['draw from the stock', ...(discards.length > 0 ? ['take the discard'] : [])]
      if (stage === 'discard') return [...hand()]
      const fitting = hand().flatMap((card) =>
        melds.flatMap((meld, i) => (isMeld([...meld, card]) ? [`${card} to meld ${i + 1}`] : [])),
      )
      return ['done', ...fitting, ...meldsIn(hand()).map((cards) => sorted(cards.join(', ')))]
    },
    play: (move) => {
      const [, card = '', meld = ''] = /^(\w+ \w+) to meld (\d+)$/u.exec(move) ?? []
      if (stage === 'draw') {
        hand().push((move === 'take the discard' ? discards : stock).shift() ?? '')
        stage = 'lay'
      } else if (stage === 'discard') {
        discards.unshift(take(move))
        endTurn()
      } else if (move === 'done') {
        stage = 'discard'
        if (hand().length === 0) endTurn()
      } else if (card === '') melds.push(move.split(', ').map(take))
      else melds[Number(meld) - 1]?.push(take(card))
    },
    check: (played) => {
      const found = played.view().values.find(({ name }) => name === 'score')?.values ?? []
      expect(found.map(({ value }) => Number(value))).toEqual(scores)
    },
  }
}

test.each([2, 3, 4])('rummy for %i', (players) => {
  expect(playBoth({ id: 'rummy', players }, (match) => rummy(match, players), 1)).toBeGreaterThan(200)
})
