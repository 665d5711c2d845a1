import { expect, test } from 'vitest'
import type { Match } from '../../../interpreter/match/match.ts'
import { cardsIn } from '../../rulesets/hearts-engine.ts'
import { playBoth } from './both.ts'
import type { Engine } from './both.ts'

const PIPS = ['blank', 'one', 'two', 'three', 'four', 'five', 'six']

/** The two numbers of `six-five` or `double six`. */
function endsOf(tile: string): readonly [number, number] {
  const [, double] = /^double (\w+)$/u.exec(tile) ?? []
  const [high = '', low = ''] = double === undefined ? tile.split('-') : [double, double]
  return [PIPS.indexOf(high), PIPS.indexOf(low)]
}

const pips = (tiles: readonly string[]): number => tiles.flatMap(endsOf).reduce((sum, n) => sum + n, 0)

/** Dominoes once more, to a hundred points. */
function dominoes(match: Match, count: number, draws: boolean, left: number): Engine {
  let hands: string[][] = []
  let stock: string[] = []
  let ends: readonly [number, number] | undefined
  let [opener, seat, passes, rounds, isNew] = [0, 0, 0, 0, true]
  const scores = Array.from({ length: count }, () => 0)
  const begin = (): void => {
    hands = match.ir.seats.map(({ name }) => [...cardsIn(match, `hand of ${name}`)])
    stock = [...cardsIn(match, 'stock')]
    ;[ends, seat, passes, isNew] = [undefined, opener, 0, false]
  }
  const placesOf = (tile: string): readonly string[] => {
    if (ends === undefined) return ['right']
    return ['left', 'right'].filter((_, side) => endsOf(tile).includes(ends?.[side] ?? -1))
  }
  const moves = (): readonly string[] =>
    (hands[seat] ?? []).flatMap((tile) => placesOf(tile).map((side) => `${tile} ${side}`))
  /** Draws and passes until somebody can play, or the round is over. */
  const settle = (): void => {
    while (hands.every(({ length }) => length > 0) && passes < count) {
      if (moves().length > 0) return
      if (draws && stock.length > left) hands[seat]?.push(stock.shift() ?? '')
      else [passes, seat] = [passes + 1, (seat + 1) % count]
    }
    const sums = hands.map(pips)
    const fewest = Math.min(...sums)
    const all = sums.reduce((x, y) => x + y)
    if (sums.filter((sum) => sum === fewest).length === 1) {
      const winner = sums.indexOf(fewest)
      scores[winner] = (scores[winner] ?? 0) + all - 2 * fewest
    }
    ;[opener, rounds, isNew] = [(opener + 1) % count, rounds + 1, true]
  }
  return {
    seat: () => seat,
    moves: () => {
      if (isNew && scores.some((score) => score >= 100)) return undefined
      if (isNew) begin()
      return moves()
    },
    play: (move) => {
      const [, tile = '', side] = /^(.*) (left|right)$/u.exec(move) ?? []
      const [high, low] = endsOf(tile)
      const beyond = (end: number): number => (high === end ? low : high)
      if (ends === undefined) ends = [high, low]
      else ends = side === 'left' ? [beyond(ends[0]), ends[1]] : [ends[0], beyond(ends[1])]
      hands[seat] = (hands[seat] ?? []).filter((each) => each !== tile)
      ;[passes, seat] = [0, (seat + 1) % count]
      settle()
    },
    check: (played) => {
      const found = played.view().values.find(({ name }) => name === 'score')?.values ?? []
      expect(found.map(({ value }) => Number(value))).toEqual(scores)
      expect(rounds).toBeLessThan(60)
    },
  }
}

test.each([
  [2, true, 0],
  [2, true, 2],
  [3, true, 0],
  [4, true, 1],
  [2, false, 0],
  [4, false, 0],
])('draw dominoes for %i, drawing: %s, all but %i', (players, draws, left) => {
  const options = { drawing: String(draws), 'left in the stock': String(left) }
  const games = playBoth(
    { id: 'draw-dominoes', options, players },
    (match) => dominoes(match, players, draws, left),
    2,
  )
  expect(games).toBeGreaterThan(2 * 20)
})
