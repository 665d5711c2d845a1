import { expect, test } from 'vitest'
import type { Match } from '../../../interpreter/match/match.ts'
import { playBoth } from './both.ts'
import type { Engine } from './both.ts'

const SIZE = 8
const EDGES = ['.MMMMMM.', ...Array.from({ length: 6 }, () => 'm......m'), '.MMMMMM.'].join('')
const SCRAMBLED = [
  '.MmMmMm.',
  'm......M',
  'M......m',
  'm......M',
  'M......m',
  'm......M',
  'M......m',
  '.mMmMmM.',
].join('')
const WAYS = [-1, 0, 1]
  .flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const))
  .filter(([x, y]) => x !== 0 || y !== 0)

/** Lines of action once more: letters from a1 on, `M` for black. */
function linesOfAction(start: string): Engine {
  const board = [...start]
  const stood = new Map<string, number>()
  let seat = 0
  let winner: number | 'drawn' | undefined
  const at = (x: number, y: number): string | undefined =>
    x < 0 || y < 0 || x >= SIZE || y >= SIZE ? undefined : board[y * SIZE + x]
  const nameOf = (space: number): string => `${'abcdefgh'[space % SIZE]}${Math.floor(space / SIZE) + 1}`
  const menOf = (of: number): readonly number[] =>
    board.flatMap((letter, space) => (letter === 'Mm'[of] ? [space] : []))
  const found = (): readonly string[] =>
    menOf(seat).flatMap((space) => {
      const [x, y] = [space % SIZE, Math.floor(space / SIZE)]
      return WAYS.flatMap(([right, up]) => {
        let far = 0
        for (let i = -SIZE; i <= SIZE; i++) if ('Mm'.includes(at(x + i * right, y + i * up) ?? '-')) far++
        const goal = at(x + far * right, y + far * up)
        if (goal === undefined || goal === 'Mm'[seat]) return []
        for (let i = 1; i < far; i++) if (at(x + i * right, y + i * up) === 'mM'[seat]) return []
        return [`${nameOf(space)}-${nameOf(space + far * (up * SIZE + right))}`]
      })
    })
  const isJoined = (of: number): boolean => {
    const men = menOf(of)
    const seen = new Set(men.slice(0, 1))
    for (const man of seen)
      for (const other of men)
        if (
          Math.max(
            Math.abs((man % SIZE) - (other % SIZE)),
            Math.abs(Math.floor(man / SIZE) - Math.floor(other / SIZE)),
          ) === 1
        )
          seen.add(other)
    return seen.size === men.length && men.length > 0
  }
  const note = (): void => {
    const key = `${board.join('')}${seat}`
    stood.set(key, (stood.get(key) ?? 0) + 1)
    if (stood.get(key) === 3) winner ??= 'drawn'
  }
  note()
  return {
    seat: () => seat,
    moves: () => {
      if (winner !== undefined) return undefined
      const moves = found()
      return moves
    },
    play: (move) => {
      const [from = -1, to = -1] = move
        .split('-')
        .map((name) => board.findIndex((_, space) => nameOf(space) === name))
      ;[board[from], board[to]] = ['.', board[from] ?? '.']
      // If both are joined, the player who has moved wins.
      winner = [seat, 1 - seat].find(isJoined)
      seat = 1 - seat
      note()
    },
    check: (match: Match) => {
      if (winner !== undefined) expect(match.result()?.winners).toEqual(winner === 'drawn' ? [] : [winner])
    },
  }
}

test.each([
  ['lines-of-action', EDGES],
  ['scrambled-eggs', SCRAMBLED],
])('%s', (id, start) => {
  expect(playBoth({ id }, () => linesOfAction(start), 6)).toBeGreaterThan(6 * 20)
})
