import { expect, test } from 'vitest'
import type { Match } from '../../../interpreter/match/match.ts'
import { playBoth } from './both.ts'
import type { Engine } from './both.ts'

const SIZE = 5
const GOATS = 20

const nameOf = (at: number): string => `${'abcde'[at % SIZE]}${Math.floor(at / SIZE) + 1}`

/** The point so many steps away, if a line leads there: slanting ones only between points of one colour. */
function stepped(at: number, [across, up]: readonly [number, number], steps: number): number | undefined {
  const [x, y] = [at % SIZE, Math.floor(at / SIZE)]
  if (across !== 0 && up !== 0 && (x + y) % 2 === 1) return undefined
  const [column, row] = [x + steps * across, y + steps * up]
  return column < 0 || row < 0 || column >= SIZE || row >= SIZE ? undefined : row * SIZE + column
}

const WAYS = [-1, 0, 1].flatMap((across) =>
  [-1, 0, 1].flatMap((up) => (across === 0 && up === 0 ? [] : [[across, up] as const])),
)

/** Bagh chal once more, on a list of letters. */
function baghChal(): Engine {
  const board: string[] = Array.from({ length: SIZE * SIZE }, (_, at) =>
    [0, 4, 20, 24].includes(at) ? 'T' : '.',
  )
  const stood = new Map<string, number>()
  let seat = 0
  let placed = 0
  let taken = 0
  let winner: number | 'drawn' | undefined
  const all = (piece: string): readonly number[] =>
    board.flatMap((found, at) => (found === piece ? [at] : []))
  const steps = (piece: string): readonly string[] =>
    all(piece).flatMap((at) =>
      WAYS.flatMap((way) => {
        const goal = stepped(at, way, 1)
        return goal !== undefined && board[goal] === '.' ? [`${nameOf(at)}-${nameOf(goal)}`] : []
      }),
    )
  const jumps = (): readonly string[] =>
    all('T').flatMap((at) =>
      WAYS.flatMap((way) => {
        const [over, goal] = [stepped(at, way, 1), stepped(at, way, 2)]
        if (over === undefined || goal === undefined || board[over] !== 'G' || board[goal] !== '.') return []
        return [`${nameOf(at)}x${nameOf(goal)}`]
      }),
    )
  const found = (): readonly string[] => {
    if (seat === 1) return [...steps('T'), ...jumps()]
    return placed < GOATS ? all('.').map(nameOf) : steps('G')
  }
  const numberOf = (name = ''): number => board.findIndex((_, at) => nameOf(at) === name)
  const begin = (): void => {
    const key = `${board.join('')}${seat}`
    stood.set(key, (stood.get(key) ?? 0) + 1)
    if (taken >= 5) winner = 1
    else if (found().length === 0) winner = 1 - seat
    else if ((stood.get(key) ?? 0) >= 3) winner = 'drawn'
  }
  begin()
  return {
    seat: () => seat,
    moves: () => (winner === undefined ? found() : undefined),
    play: (move) => {
      const [start, goal] = move.split(/[-x]/u).map(numberOf)
      if (start === undefined) return
      if (goal === undefined) {
        board[start] = 'G'
        placed += 1
      } else {
        board[goal] = board[start] ?? '.'
        board[start] = '.'
        if (move.includes('x')) {
          board[(start + goal) / 2] = '.'
          taken += 1
        }
      }
      seat = 1 - seat
      begin()
    },
    check: (match: Match) => {
      if (winner !== undefined) expect(match.result()?.winners).toEqual(winner === 'drawn' ? [] : [winner])
    },
  }
}

test('bagh chal, random games', () => {
  expect(playBoth({ id: 'bagh-chal' }, baghChal, 60)).toBeGreaterThan(1500)
})
