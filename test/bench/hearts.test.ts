import { expect, test } from 'vitest'
import { Match } from '../../interpreter/match/match.ts'
import { chance } from '../games/loaded.ts'
import { COMMON, cardsNamed, handsOf, heartsProgram, scoresOf } from '../rulesets/hearts-engine.ts'
import { part } from '../volume.ts'
import type { Hearts } from './limit/hearts.d.mts'
import { makeHearts } from './limit/hearts.mjs'

/* The engine that Hearts is compared with has the same moves at every decision, the same scores and the same end. */

const SUITS = 'club diamond spade heart'.split(' ')
const RANKS = 'two three four five six seven eight nine ten jack queen king ace'.split(' ')

const nameOf = (card: number): string => `${SUITS[card >> 4] ?? ''} ${RANKS[card & 15] ?? ''}`

/** A move as the test writes those of the ruleset: its cards, in the order of their names. */
function named(move: number, isPass: boolean): string {
  const cards = isPass ? [move >> 12, (move >> 6) & 63, move & 63] : [move]
  return cards.map(nameOf).sort().join('+')
}

function takeHands({ hands }: Hearts, match: Match): void {
  hands.fill(0)
  for (const [seat, cards] of handsOf(match).entries())
    for (const card of cards) {
      const [suit = '', rank = ''] = card.split(' ')
      const at = seat * 4 + SUITS.indexOf(suit)
      hands[at] = (hands[at] ?? 0) | (1 << RANKS.indexOf(rank))
    }
}

test('Hearts by hand', () => {
  const program = heartsProgram(COMMON)
  const engine = makeHearts()
  let shot = 0
  for (let seed = 1; seed <= Math.max(5, part(20)); seed++) {
    const match = Match.start(program, { seed })
    const below = chance(seed)
    engine.start()
    let isDealt = true
    for (let decision = match.decision(); decision !== undefined; decision = match.decision()) {
      if (isDealt) {
        takeHands(engine, match)
        engine.dealt()
      }
      const moves = match.moves().map(({ notation }) => notation)
      const ours = moves.map(cardsNamed)
      const isPass = (ours[0] ?? '').includes('+')
      const byHand = [...engine.moves.subarray(0, engine.gen())]
      const theirs = byHand.map((move) => named(move, isPass))
      expect(engine.seat()).toBe(decision.seat)
      expect([...theirs].sort()).toEqual([...ours].sort())
      // One seat takes whatever it can, so that the moon is shot now and then.
      const isBold = !isPass && decision.seat === 0
      const pick = isBold ? highest(theirs) : below(theirs.length)
      const before = scoresOf(match)
      expect(match.play(moves[ours.indexOf(theirs[pick] ?? '')] ?? '')).toBeUndefined()
      isDealt = engine.apply(byHand[pick] ?? 0)
      const after = scoresOf(match)
      expect([...engine.scores]).toEqual(after)
      if (isDealt && after.filter((score, seat) => score - (before[seat] ?? 0) === 26).length === 3) shot++
      expect(isDealt && engine.isDecided()).toBe(match.decision() === undefined)
    }
    expect(engine.winner()).toBe(match.result()?.winner)
  }
  expect(shot).toBeGreaterThan(0)
})

function highest(moves: readonly string[]): number {
  const rank = (move: string): number => RANKS.indexOf(move.split(' ')[1] ?? '')
  return moves.reduce((best, move, i) => (rank(move) > rank(moves[best] ?? '') ? i : best), 0)
}
