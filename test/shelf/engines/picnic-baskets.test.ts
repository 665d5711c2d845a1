import { expect, test } from 'vitest'
import type { Match } from '../../../interpreter/match/match.ts'
import { cardsIn } from '../../rulesets/hearts-engine.ts'
import { playBoth } from './both.ts'
import type { Engine } from './both.ts'

const PICNICS = 2
const BREAD: Readonly<Record<string, number>> = { crust: 1, loaf: 2, cake: 3 }

/** What all baskets are worth. */
function worths(baskets: readonly (readonly string[])[]): readonly number[] {
  const count = (basket: readonly string[], kind: string): number =>
    basket.filter((card) => card === kind).length
  const most = Math.max(...baskets.map((basket) => count(basket, 'lemonade')))
  return baskets.map((basket) => {
    const bread = basket.reduce((sum, card) => sum + (BREAD[card] ?? 0), 0)
    const cherries = count(basket, 'cherry')
    const isMost = most > 0 && count(basket, 'lemonade') === most
    const pairs = Math.floor(count(basket, 'cheese') / 2)
    return bread + 5 * pairs + (cherries * (cherries + 1)) / 2 + (isMost ? 6 : 0) - 2 * count(basket, 'ant')
  })
}

/** Picnic baskets once more. */
function picnic(match: Match, count: number): Engine {
  let [hands, baskets, picked] = [[] as string[][], [] as string[][], [] as string[]]
  let [picnics, isNew] = [0, true]
  let scores = Array.from({ length: count }, () => 0)
  return {
    seat: () => picked.length,
    moves: () => {
      if (isNew && picnics === PICNICS) return undefined
      if (isNew) {
        hands = match.ir.seats.map(({ name }) => [...cardsIn(match, `hand of ${name}`)])
        ;[baskets, isNew] = [hands.map(() => []), false]
      }
      return [...new Set(hands[picked.length])]
    },
    play: (card) => {
      const hand = hands[picked.length] ?? []
      hand.splice(hand.indexOf(card), 1)
      picked.push(card)
      if (picked.length < count) return
      for (const [seat, taken] of picked.entries()) baskets[seat]?.push(taken)
      picked = []
      hands = hands.map((_, seat) => hands[(seat + count - 1) % count] ?? [])
      if (hands[0]?.length !== 0) return
      const earned = worths(baskets)
      scores = scores.map((score, seat) => score + (earned[seat] ?? 0))
      ;[picnics, isNew] = [picnics + 1, true]
    },
    check: (played) => {
      if (isNew && picnics === PICNICS) expect(played.result()?.scores).toEqual(scores)
    },
  }
}

test.each([2, 3, 4, 5])('picnic baskets for %i', (players) => {
  const plies = playBoth({ id: 'picnic-baskets', players }, (match) => picnic(match, players), 8)
  expect(plies).toBe(8 * PICNICS * players * (12 - players))
})
