import { expect, test } from 'vitest'
import { cardsIn } from '../../rulesets/hearts-engine.ts'
import { playBoth, rankOf } from './both.ts'
import type { Engine } from './both.ts'
import type { Match } from '../../../interpreter/match/match.ts'

const FILES = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7']

/** Golf once more. Piles begin with their top. */
function golf(match: Match, kingsStop: boolean, corner: boolean): Engine {
  const stock = [...cardsIn(match, 'stock')]
  const columns = FILES.map((file) => [...cardsIn(match, `column of ${file}`)])
  let top = cardsIn(match, 'waste')[0] ?? ''
  const goesOn = (card: string): boolean => {
    const gap = Math.abs(rankOf(card) - rankOf(top))
    return (gap === 1 || (corner && gap === 12)) && !(kingsStop && rankOf(top) === 13)
  }
  const left = (): number => columns.reduce((sum, column) => sum + column.length, 0)
  const moves = (): readonly string[] | undefined => {
    const found = columns.flatMap(([card]) => (card !== undefined && goesOn(card) ? [card] : []))
    if (stock.length > 0) found.push('turn up a card')
    return left() === 0 || found.length === 0 ? undefined : found
  }
  return {
    seat: () => 0,
    moves,
    play: (move) => {
      const column = columns.find(([card]) => card === move)
      top = (column ?? stock).shift() ?? ''
    },
    check: (played) => {
      expect(cardsIn(played, 'waste')[0]).toBe(top)
      if (moves() === undefined) expect(played.result()?.scores).toEqual([35 - left()])
    },
  }
}

test.each([
  [true, false],
  [false, false],
  [true, true],
  [false, true],
])('golf, kings stop: %s, round the corner: %s', (kingsStop, corner) => {
  const options = { 'kings stop': String(kingsStop), 'round the corner': String(corner) }
  expect(playBoth({ id: 'golf', options }, (match) => golf(match, kingsStop, corner), 40)).toBeGreaterThan(
    800,
  )
})
