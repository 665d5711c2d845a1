import { expect } from 'vitest'
import type { Match } from '../../../interpreter/match/match.ts'
import { rankOf, suitOf } from './both.ts'

const HIGH = 14

/** How good five cards are: the sort of hand, then what counts in it, the largest set first. */
function five(cards: readonly string[]): readonly number[] {
  const ranks = cards.map((card) => (rankOf(card) === 1 ? HIGH : rankOf(card))).toSorted((x, y) => y - x)
  const times = (rank: number): number => ranks.filter((each) => each === rank).length
  const sets = [...new Set(ranks)].toSorted((x, y) => times(y) - times(x) || y - x)
  const shape = sets.map(times).join('')
  const isFlush = new Set(cards.map(suitOf)).size === 1
  const isWheel = ranks.join() === '14,5,4,3,2'
  const isStraight = isWheel || (sets.length === 5 && (ranks[0] ?? 0) - (ranks[4] ?? 0) === 4)
  const values = isWheel ? [5, 4, 3, 2, 1] : sets
  if (isStraight && isFlush) return [8, ...values]
  const sort = { 41: 7, 32: 6, 311: 3, 221: 2, 2111: 1 }[shape] ?? 0
  return [Math.max(sort, isFlush ? 5 : 0, isStraight ? 4 : 0), ...values]
}

const compared = (x: readonly number[], y: readonly number[]): number => {
  const at = x.findIndex((value, i) => value !== y[i])
  return at < 0 ? 0 : (x[at] ?? 0) - (y[at] ?? 0)
}

/** The best five of the cards. */
export function best(cards: readonly string[]): readonly number[] {
  if (cards.length === 5) return five(cards)
  return cards
    .map((_, left) => best(cards.filter((_card, i) => i !== left)))
    .reduce((x, y) => (compared(x, y) >= 0 ? x : y))
}

export interface Player {
  stack: number
  stake: number
  hand: readonly string[]
  isOut: boolean
}

/** Pays the pots: one for each height of stakes, shared by the best of those in it. */
export function payOut(players: readonly Player[], table: readonly string[], dealer: number): void {
  const inPlay = players.filter(({ isOut }) => !isOut)
  const order = (one: Player): number => (players.indexOf(one) - dealer - 1 + players.length) % players.length
  while (inPlay.length > 1 && inPlay.some(({ stake }) => stake > 0)) {
    const rivals = inPlay.filter(({ stake }) => stake > 0)
    const layer = Math.min(...rivals.map(({ stake }) => stake))
    let pot = 0
    for (const player of players) {
      const paid = Math.min(layer, player.stake)
      player.stake -= paid
      pot += paid
    }
    const hands = rivals.map(({ hand }) => best([...hand, ...table]))
    const top = hands.reduce((x, y) => (compared(x, y) >= 0 ? x : y))
    const winners = rivals
      .filter((_, i) => compared(hands[i] ?? [], top) === 0)
      .toSorted((x, y) => order(x) - order(y))
    for (const winner of winners) winner.stack += Math.floor(pot / winners.length)
    const [first] = winners
    if (first !== undefined) first.stack += pot % winners.length
  }
  const [last] = inPlay
  for (const player of players) {
    const keeper = inPlay.length === 1 ? last : player
    if (keeper !== undefined) keeper.stack += player.stake
    player.stake = 0
  }
}

/** The values of all players that a match tracks. */
export const tracked = (match: Match, name: string): readonly unknown[] =>
  match
    .view()
    .values.find((values) => values.name === name)
    ?.values.map(({ value }) => value) ?? []

export function checkStacks(match: Match, players: readonly Player[]): void {
  expect(tracked(match, 'stack').map(Number)).toEqual(players.map(({ stack }) => stack))
}
