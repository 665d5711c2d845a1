import { expect, test } from 'vitest'
import { cardsIn } from '../../rulesets/hearts-engine.ts'
import { playBoth, rankOf, suitOf } from './both.ts'
import type { Engine } from './both.ts'
import type { Match } from '../../../interpreter/match/match.ts'

const SEATS = ['north', 'east', 'south', 'west']
const HAND = 13

/** Whist once more, to five points. */
function whist(match: Match): Engine {
  const dealt = (from: Match): Set<string>[] => SEATS.map((seat) => new Set(cardsIn(from, `hand of ${seat}`)))
  const trumpsOf = (from: Match): string =>
    from.view().values.find(({ name }) => name === 'trumps')?.values[0]?.value as string
  let [hands, trumps, dealer] = [dealt(match), trumpsOf(match), 3]
  let leader = (dealer + 1) % 4
  let trick: string[] = []
  let taken = [0, 0]
  const scores = [0, 0]
  const seat = (): number => (leader + trick.length) % 4
  const worth = (card: string): number => {
    const high = rankOf(card) === 1 ? 14 : rankOf(card)
    return suitOf(card) === trumps ? high + 100 : suitOf(card) === suitOf(trick[0] ?? '') ? high : 0
  }
  const isOver = (): boolean => scores.some((score) => score >= 5)
  return {
    seat,
    moves: () => {
      if (isOver()) return undefined
      const hand = [...(hands[seat()] ?? [])]
      const following = hand.filter((card) => suitOf(card) === suitOf(trick[0] ?? ''))
      return following.length > 0 ? following : hand
    },
    play: (card) => {
      hands[seat()]?.delete(card)
      trick.push(card)
      if (trick.length < 4) return
      const best = Math.max(...trick.map(worth))
      leader = (leader + trick.findIndex((each) => worth(each) === best)) % 4
      taken = taken.map((tricks, side) => tricks + (leader % 2 === side ? 1 : 0))
      trick = []
      if (hands.some((hand) => hand.size > 0)) return
      for (const side of [0, 1]) scores[side] = (scores[side] ?? 0) + Math.max(0, (taken[side] ?? 0) - 6)
    },
    check: (played) => {
      if (!isOver() && hands.every((hand) => hand.size === 0)) {
        dealer = (dealer + 1) % 4
        ;[leader, taken] = [(dealer + 1) % 4, [0, 0]]
        ;[hands, trumps] = [dealt(played), trumpsOf(played)]
        expect(hands.map((hand) => hand.size)).toEqual([HAND, HAND, HAND, HAND])
      }
      const score = played.view().values.find(({ name }) => name === 'score')?.values ?? []
      expect(score.map(({ value }) => Number(value))).toEqual(scores)
      if (isOver()) expect(played.result()?.winners.map((won) => won % 2)).toContain(scores[0]! >= 5 ? 0 : 1)
    },
  }
}

test('whist', () => {
  expect(playBoth({ id: 'whist' }, whist, 8)).toBeGreaterThan(8 * 52)
})
