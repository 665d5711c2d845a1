import type { Oracle } from './oracle.ts'
import { squareCalled, squareName } from './squares.ts'

type Colour = 'white' | 'black'

interface Breakthrough {
  /** The pawns by the names of their squares. */
  readonly pawns: ReadonlyMap<string, Colour>
  readonly turn: Colour
}

function other(colour: Colour): Colour {
  return colour === 'white' ? 'black' : 'white'
}

function startingPawns(): ReadonlyMap<string, Colour> {
  const pawns = new Map<string, Colour>()
  for (let x = 0; x < 8; x++)
    for (const y of [0, 1]) {
      pawns.set(squareName({ x, y }), 'white')
      pawns.set(squareName({ x, y: 7 - y }), 'black')
    }
  return pawns
}

/** Pawns go one step forward or diagonally forward, and capture diagonally only. */
export const breakthrough: Oracle<Breakthrough> = {
  start: () => ({ pawns: startingPawns(), turn: 'white' }),
  seat: (state) => state.turn,
  moves: (state) => steps(state),
  play: (state, move) => {
    const [from = '', to = ''] = move.split(/[-x]/)
    const pawns = new Map(state.pawns)
    pawns.delete(from)
    pawns.set(to, state.turn)
    return { pawns, turn: other(state.turn) }
  },
  result: (state) => {
    const stands = [...state.pawns]
    if (stands.some(([at, colour]) => colour === 'white' && at.endsWith('8'))) return { winner: 'white' }
    if (stands.some(([at, colour]) => colour === 'black' && at.endsWith('1'))) return { winner: 'black' }
    for (const colour of ['white', 'black'] as const)
      if (stands.every(([, owner]) => owner !== colour)) return { winner: other(colour) }
    return steps(state).length === 0 ? { winner: other(state.turn) } : undefined
  },
}

function steps(state: Breakthrough): readonly string[] {
  const ahead = state.turn === 'white' ? 1 : -1
  return [...state.pawns].flatMap(([from, colour]) => {
    if (colour !== state.turn) return []
    const { x, y } = squareCalled(from)
    return [-1, 0, 1].flatMap((dx) => {
      if (x + dx < 0 || x + dx > 7 || y + ahead < 0 || y + ahead > 7) return []
      const to = squareName({ x: x + dx, y: y + ahead })
      const there = state.pawns.get(to)
      if (there === undefined) return [`${from}-${to}`]
      return dx !== 0 && there !== colour ? [`${from}x${to}`] : []
    })
  })
}
