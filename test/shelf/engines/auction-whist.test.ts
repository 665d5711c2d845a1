import { expect, test } from 'vitest'
import type { Match } from '../../../interpreter/match/match.ts'
import { handsOf } from '../../rulesets/hearts-engine.ts'
import { playBoth, rankOf, suitOf } from './both.ts'
import type { Engine } from './both.ts'

const SUITS = ['club', 'diamond', 'heart', 'spade']
const DEALS = 24
const ENOUGH = 7

/** Auction whist once more. */
function auctionWhist(match: Match): Engine {
  const dealt = (from: Match): Set<string>[] => handsOf(from).map((hand) => new Set(hand))
  let [hands, dealer, deals, isNew] = [dealt(match), 3, 0, false]
  let [bid, declarer, trumps, isNamed] = [0, -1, '', false]
  let out = new Set<number>()
  let bidder = 0
  let [leader, trick, taken] = [0, [] as string[], [0, 0]]
  const scores = [0, 0]
  const isBidding = (seat: number): boolean => !out.has(seat) && seat !== declarer
  const nextBidder = (from: number): number | undefined =>
    [0, 1, 2, 3].map((more) => (from + more) % 4).find(isBidding)
  const isOver = (): boolean => deals === DEALS || scores.some((score) => score >= ENOUGH)
  const worth = (card: string): number => {
    const high = rankOf(card) === 1 ? 14 : rankOf(card)
    return suitOf(card) === trumps ? high + 100 : suitOf(card) === suitOf(trick[0] ?? '') ? high : 0
  }
  const endDeal = (): void => {
    deals++
    dealer = (dealer + 1) % 4
    ;[isNew, bid, declarer, trumps, isNamed] = [true, 0, -1, '', false]
    ;[out, bidder, taken] = [new Set(), (dealer + 1) % 4, [0, 0]]
  }
  const auction = (): number | undefined => (isNamed ? undefined : nextBidder(bidder))
  const seat = (): number => auction() ?? (isNamed ? (leader + trick.length) % 4 : declarer)
  return {
    seat,
    moves: () => {
      if (isOver()) return undefined
      if (auction() !== undefined)
        return [...[1, 2, 3, 4, 5, 6, 7].filter((number) => number > bid).map(String), 'pass']
      if (!isNamed) return [...SUITS.map((suit) => `${suit}s`), 'play without trumps']
      const hand = [...(hands[seat()] ?? [])]
      const following = hand.filter((card) => suitOf(card) === suitOf(trick[0] ?? ''))
      return following.length > 0 ? following : hand
    },
    play: (move) => {
      const by = seat()
      if (auction() !== undefined) {
        if (move === 'pass') out.add(by)
        else [bid, declarer] = [Number(move), by]
        bidder = (by + 1) % 4
        if (bid === 0 && out.size === 4) endDeal()
        return
      }
      if (!isNamed) {
        ;[isNamed, leader, trick] = [true, declarer, []]
        trumps = move === 'play without trumps' ? '' : move.slice(0, -1)
        return
      }
      hands[by]?.delete(move)
      trick.push(move)
      if (trick.length < 4) return
      const best = Math.max(...trick.map(worth))
      leader = (leader + trick.findIndex((each) => worth(each) === best)) % 4
      taken[leader % 2] = (taken[leader % 2] ?? 0) + 1
      trick = []
      if (hands.some((hand) => hand.size > 0)) return
      const odd = (taken[declarer % 2] ?? 0) - 6
      scores[declarer % 2] = (scores[declarer % 2] ?? 0) + (odd >= bid ? odd : -bid)
      endDeal()
    },
    check: (played) => {
      if (isNew && !isOver()) [hands, isNew] = [dealt(played), false]
      const score = played.view().values.find(({ name }) => name === 'score')?.values ?? []
      expect(score.map(({ value }) => Number(value))).toEqual(scores)
      if (!isOver()) return
      const [meridian = 0, parallel = 0] = scores
      expect(played.result()?.winners.toSorted()).toEqual(
        meridian === parallel ? [] : meridian > parallel ? [0, 2] : [1, 3],
      )
    },
  }
}

test('auction whist', () => {
  expect(playBoth({ id: 'auction-whist' }, auctionWhist, 8)).toBeGreaterThan(8 * 52)
})
