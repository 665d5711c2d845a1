import { expect, test } from 'vitest'
import type { Match } from '../../../interpreter/match/match.ts'
import { playBoth } from './both.ts'
import type { Engine } from './both.ts'

const SIZE = 7
const START = '...M......M......m...MMmkmMM...m......M......M...'
const CORNERS = [0, 6, 42, 48]
const THRONE = 24
const CASTLE = [THRONE, 17, 23, 25, 31]
const WAYS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

/** Rows from the bottom; the position is the same upside down. */
const nameOf = (space: number): string => `${'abcdefg'[space % SIZE]}${Math.floor(space / SIZE) + 1}`

function stepFrom(space: number, [across, up]: readonly [number, number]): number | undefined {
  const [x, y] = [(space % SIZE) + across, Math.floor(space / SIZE) + up]
  return x < 0 || y < 0 || x >= SIZE || y >= SIZE ? undefined : y * SIZE + x
}

/** Brandubh once more, on a list of letters: `M` attacks, `m` and `k` defend. */
function brandubh(): Engine {
  const board = [...START]
  const stood = new Map<string, number>()
  let seat = 0
  let winner: number | 'drawn' | undefined
  const sideOf = (space: number): number | undefined => {
    const piece = board[space] ?? '.'
    return piece === '.' ? undefined : piece === 'M' ? 0 : 1
  }
  const holds = (space: number | undefined): boolean =>
    space !== undefined &&
    (CORNERS.includes(space) || (space === THRONE && board[space] === '.') || sideOf(space) === seat)
  const found = (): readonly string[] =>
    board.flatMap((piece, start) => {
      if (sideOf(start) !== seat) return []
      return WAYS.flatMap((way) => {
        const goals: string[] = []
        for (let at = stepFrom(start, way); at !== undefined && board[at] === '.'; at = stepFrom(at, way))
          if (piece === 'k' || (at !== THRONE && !CORNERS.includes(at)))
            goals.push(`${nameOf(start)}-${nameOf(at)}`)
        return goals
      })
    })
  const numberOf = (name = ''): number => board.findIndex((_, space) => nameOf(space) === name)
  const note = (): void => {
    const key = `${board.join('')}${seat}`
    stood.set(key, (stood.get(key) ?? 0) + 1)
    if ((stood.get(key) ?? 0) >= 3) winner ??= 'drawn'
    if (winner === undefined && found().length === 0) winner = 1 - seat
  }
  note()
  return {
    seat: () => seat,
    moves: () => (winner === undefined ? found() : undefined),
    play: (move) => {
      const [start, goal] = move.split('-').map(numberOf)
      if (start === undefined || goal === undefined) return
      const piece = board[start] ?? '.'
      board[start] = '.'
      board[goal] = piece
      const beside = WAYS.flatMap((way) => {
        const next = stepFrom(goal, way)
        return next === undefined || sideOf(next) !== 1 - seat
          ? []
          : [{ next, isHeld: holds(stepFrom(next, way)) }]
      })
      // What is taken is judged all at once.
      const taken = beside.filter(({ next, isHeld }) => isHeld && board[next] !== 'k')
      for (const { next } of taken) board[next] = '.'
      const king = beside.find(({ next }) => board[next] === 'k')
      if (king !== undefined) {
        const around = WAYS.map((way) => stepFrom(king.next, way))
        if (CASTLE.includes(king.next) ? around.every(holds) : king.isHeld) winner = 0
      }
      if (piece === 'k' && CORNERS.includes(goal)) winner = 1
      seat = 1 - seat
      if (winner === undefined) note()
    },
    check: (match: Match) => {
      if (winner === undefined) return
      const result = match.result()
      expect(result?.winners).toEqual(winner === 'drawn' ? [] : [winner])
    },
  }
}

test('brandubh, random games', () => {
  expect(playBoth({ id: 'brandubh' }, brandubh, 60)).toBeGreaterThan(3000)
})
