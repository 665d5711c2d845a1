import { expect, test } from 'vitest'
import type { Match } from '../../../interpreter/match/match.ts'
import { playBoth } from './both.ts'
import type { Engine } from './both.ts'

const SIZE = 8
const WAYS = [-1, 0, 1]
  .flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const))
  .filter(([x, y]) => x !== 0 || y !== 0)
const nameOf = (x: number, y: number): string => `${'abcdefgh'[x]}${y + 1}`

/** Reversi once more, on rows of seats. `sign`: -1 if the fewest discs win. */
function reversi(sign: 1 | -1): Engine {
  const board: (number | undefined)[][] = Array.from({ length: SIZE }, () => Array.from({ length: SIZE }))
  for (const [x, y, seat] of [
    [3, 4, 0],
    [4, 3, 0],
    [3, 3, 1],
    [4, 4, 1],
  ] as const)
    board[y]![x] = seat
  let seat = 0
  const turned = (x: number, y: number, by: number): readonly (readonly [number, number])[] =>
    board[y]![x] !== undefined
      ? []
      : WAYS.flatMap(([right, up]) => {
          const line: (readonly [number, number])[] = []
          for (let i = 1; ; i++) {
            const [atX, atY] = [x + i * right, y + i * up]
            const there = board[atY]?.[atX]
            if (there === undefined) return []
            if (there === by) return line
            line.push([atX, atY])
          }
        })
  const movesOf = (by: number): readonly string[] =>
    board.flatMap((row, y) => row.flatMap((_, x) => (turned(x, y, by).length > 0 ? [nameOf(x, y)] : [])))
  return {
    seat: () => seat,
    moves: () => {
      if (movesOf(seat).length === 0) seat = 1 - seat
      const moves = movesOf(seat)
      return moves.length > 0 ? moves : undefined
    },
    play: (move) => {
      const [x, y] = ['abcdefgh'.indexOf(move[0] ?? ''), Number(move[1]) - 1]
      for (const [atX, atY] of turned(x, y, seat)) board[atY]![atX] = seat
      board[y]![x] = seat
      seat = 1 - seat
    },
    check: (match: Match) => {
      if (movesOf(0).length + movesOf(1).length > 0) return
      const [black = 0, white = 0] = [0, 1].map(
        (of) => sign * board.flat().filter((one) => one === of).length,
      )
      expect(match.result()?.winners).toEqual(black === white ? [] : [black > white ? 0 : 1])
    },
  }
}

test.each([
  ['reversi', 1],
  ['reversi-for-the-fewest', -1],
] as const)('%s', (id, sign) => {
  expect(playBoth({ id }, () => reversi(sign), 25)).toBeGreaterThan(25 * 50)
})
