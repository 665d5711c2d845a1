import type { Oracle } from './oracle.ts'

interface ConnectFour {
  /** The discs of each of the seven columns, from the bottom up. */
  readonly columns: readonly (readonly string[])[]
  readonly turn: 'yellow' | 'red'
}

const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

function four(columns: ConnectFour['columns'], seat: string): boolean {
  const has = (x: number, y: number): boolean => columns[x]?.[y] === seat
  for (let x = 0; x < 7; x++)
    for (let y = 0; y < 6; y++)
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
        [1, 1],
        [1, -1],
      ] as const)
        if ([0, 1, 2, 3].every((i) => has(x + i * dx, y + i * dy))) return true
  return false
}

/** Seven columns of six; the first player with four in a row wins, and a full board is a draw. */
export const connectFour: Oracle<ConnectFour> = {
  start: () => ({ columns: FILES.map(() => []), turn: 'yellow' }),
  seat: (state) => state.turn,
  moves: (state) => FILES.filter((_, x) => (state.columns[x]?.length ?? 6) < 6),
  play: (state, move) => ({
    columns: state.columns.map((column, x) => (FILES[x] === move ? [...column, state.turn] : column)),
    turn: state.turn === 'yellow' ? 'red' : 'yellow',
  }),
  result: (state) => {
    const winner = state.turn === 'yellow' ? 'red' : 'yellow'
    if (four(state.columns, winner)) return { winner }
    return state.columns.every((column) => column.length === 6) ? { winner: undefined } : undefined
  },
}
