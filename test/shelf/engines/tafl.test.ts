import { expect, test } from 'vitest'
import type { Match } from '../../../interpreter/match/match.ts'
import { playBoth } from './both.ts'
import type { Engine } from './both.ts'

interface Board {
  readonly size: number
  readonly start: string
  /** Where the king escapes. */
  readonly exits: readonly number[]
  /** Closed to men, and as good as an enemy. */
  readonly corners: readonly number[]
}

const SMALL = [0, 6, 42, 48]
const BRANDUBH: Board = {
  size: 7,
  start: '...M......M......m...MMmkmMM...m......M......M...',
  exits: SMALL,
  corners: SMALL,
}
const TABLUT: Board = {
  size: 9,
  start: '...MMM.......M........m....M...m...MMMmmkmmMMM...m...M....m........M.......MMM...',
  exits: Array.from({ length: 81 }, (_, space) => space).filter(
    (space) => [0, 8].includes(space % 9) || [0, 8].includes(Math.floor(space / 9)),
  ),
  corners: [],
}

const WAYS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

/** Brandubh and tablut once more, on a list of letters: `M` attacks, `m` and `k` defend. */
function tafl({ size, start: letters, exits, corners }: Board): Engine {
  const board = [...letters]
  const throne = (size * size - 1) / 2
  const castle = [throne, throne - size, throne - 1, throne + 1, throne + size]
  /** Rows from the bottom; the position is the same upside down. */
  const nameOf = (space: number): string => `${'abcdefghi'[space % size]}${Math.floor(space / size) + 1}`
  const stepFrom = (space: number, [across, up]: readonly [number, number]): number | undefined => {
    const [x, y] = [(space % size) + across, Math.floor(space / size) + up]
    return x < 0 || y < 0 || x >= size || y >= size ? undefined : y * size + x
  }
  const stood = new Map<string, number>()
  let seat = 0
  let winner: number | 'drawn' | undefined
  const sideOf = (space: number): number | undefined => {
    const piece = board[space] ?? '.'
    return piece === '.' ? undefined : piece === 'M' ? 0 : 1
  }
  const holds = (space: number | undefined): boolean =>
    space !== undefined &&
    (corners.includes(space) || (space === throne && board[space] === '.') || sideOf(space) === seat)
  const found = (): readonly string[] =>
    board.flatMap((piece, start) => {
      if (sideOf(start) !== seat) return []
      return WAYS.flatMap((way) => {
        const goals: string[] = []
        for (let at = stepFrom(start, way); at !== undefined && board[at] === '.'; at = stepFrom(at, way))
          if (piece === 'k' || (at !== throne && !corners.includes(at)))
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
        if (castle.includes(king.next) ? around.every(holds) : king.isHeld) winner = 0
      }
      if (piece === 'k' && exits.includes(goal)) winner = 1
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
  expect(playBoth({ id: 'brandubh' }, () => tafl(BRANDUBH), 60)).toBeGreaterThan(3000)
})

test('tablut, random games', () => {
  expect(playBoth({ id: 'tablut' }, () => tafl(TABLUT), 40)).toBeGreaterThan(2000)
})
