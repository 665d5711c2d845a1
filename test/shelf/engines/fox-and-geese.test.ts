import { expect, test } from 'vitest'
import type { Match } from '../../../interpreter/match/match.ts'
import { playBoth } from './both.ts'
import type { Engine } from './both.ts'

/** From the top: `.` is empty, `~` no space, and a rim of `~` lies around. */
const START = [
  '~~~~~~~~~',
  '~~~GGG~~~',
  '~~~GGG~~~',
  '~GGGGGGG~',
  '~.......~',
  '~...F...~',
  '~~~...~~~',
  '~~~...~~~',
  '~~~~~~~~~',
]
const WIDTH = 9
const LEFT = -1
const RIGHT = 1
const UP = -WIDTH
const DOWN = WIDTH

const nameOf = (at: number): string => `${'?abcdefg'[at % WIDTH]}${8 - Math.floor(at / WIDTH)}`

/** Fox and geese once more, on rows of letters. */
function foxAndGeese(): Engine {
  const board = [...START.join('')]
  const stood = new Map<string, number>()
  let seat = 0
  let isLeaping = false
  let winner: number | 'drawn' | undefined
  const walks = (piece: string, ways: readonly number[]): readonly string[] =>
    board.flatMap((found, at) =>
      found === piece
        ? ways.flatMap((way) => (board[at + way] === '.' ? [`${nameOf(at)}-${nameOf(at + way)}`] : []))
        : [],
    )
  const jumps = (): readonly string[] => {
    const at = board.indexOf('F')
    return [UP, LEFT, RIGHT, DOWN].flatMap((way) =>
      board[at + way] === 'G' && board[at + 2 * way] === '.' ? [`${nameOf(at)}x${nameOf(at + 2 * way)}`] : [],
    )
  }
  const found = (): readonly string[] => {
    if (isLeaping) return [...jumps(), 'done']
    return seat === 0 ? walks('G', [DOWN, LEFT, RIGHT]) : [...walks('F', [UP, LEFT, RIGHT, DOWN]), ...jumps()]
  }
  const turnOver = (): void => {
    seat = 1 - seat
    isLeaping = false
    const key = `${board.join('')}${seat}`
    stood.set(key, (stood.get(key) ?? 0) + 1)
    if (found().length === 0) winner = 1 - seat
    // That nobody can move comes before a draw.
    else if ((stood.get(key) ?? 0) >= 3) winner = 'drawn'
  }
  stood.set(`${board.join('')}0`, 1)
  return {
    seat: () => seat,
    moves: () => (winner === undefined ? found() : undefined),
    play: (move) => {
      if (move === 'done') return turnOver()
      const [start = 0, goal = 0] = move
        .split(/[-x]/u)
        .map((name) => board.findIndex((_, at) => nameOf(at) === name))
      board[goal] = board[start] ?? '.'
      board[start] = '.'
      if (!move.includes('x')) return turnOver()
      board[(start + goal) / 2] = '.'
      if (board.filter((piece) => piece === 'G').length < 4) winner = 1
      else if (jumps().length > 0) isLeaping = true
      else turnOver()
    },
    check: (match: Match) => {
      if (winner !== undefined) expect(match.result()?.winners).toEqual(winner === 'drawn' ? [] : [winner])
    },
  }
}

test('fox and geese, random games', () => {
  expect(playBoth({ id: 'fox-and-geese' }, foxAndGeese, 60)).toBeGreaterThan(1500)
})
