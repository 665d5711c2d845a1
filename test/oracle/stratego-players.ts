import { squareCalled, squareName } from './squares.ts'
import { DUEL, forbidden } from './stratego-oracle.ts'
import type { Stratego } from './stratego-oracle.ts'
import { numbers } from './together.ts'

type Picks = (state: Stratego, moves: readonly string[]) => string

function touching(one: string, other: string): boolean {
  const [a, b] = [squareCalled(one), squareCalled(other)]
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1
}

function goalOf(move: string): string {
  return move.split(/[-x]/)[1] ?? ''
}

/** Whether a quiet move would end next to an enemy piece. */
function isThreat(state: Stratego, move: string): boolean {
  return [...state.pieces].some(([at, p]) => p.army !== state.turn && touching(at, goalOf(move)))
}

/** Players who go back and forth and chase each other, so that the rules about earlier moves matter. */
export function stubborn(seed: number): Picks {
  const below = numbers(seed)
  return (state, moves) => {
    const quiet = moves.filter((move) => move.includes('-'))
    const last = state.made.at(-2)
    const same = quiet.filter((move) => move.startsWith(`${last?.to ?? ''}-`))
    const next = quiet.filter((move) => isThreat(state, move))
    const back = same.filter((move) => move.endsWith(`-${last?.from ?? ''}`))
    const wishes = [moves, back, same, next.filter((m) => same.includes(m)), next, quiet]
    const wish = wishes[below(wishes.length)] ?? moves
    const from = wish.length > 0 ? wish : moves
    return from[below(from.length)] ?? ''
  }
}

/** Players who fight, advance to the far row and rescue what they can; a little stubborn, too. */
export function eager(seed: number): Picks {
  const below = numbers(seed)
  const other = stubborn(seed + 1000)
  return (state, moves) => {
    // Two prisoners of one kind, one of which has made a rescue, give two moves that are written alike.
    const single = moves.filter((move) => moves.indexOf(move) === moves.lastIndexOf(move))
    const forward = single.filter((move) => {
      const [from = '', to = ''] = move.split(/[-x]/)
      if (to === '') return false
      const step = squareCalled(to).y - squareCalled(from).y
      return state.turn === 'red' ? step > 0 : step < 0
    })
    const wishes = [
      single.filter((move) => move.startsWith('+')),
      single.filter((move) => move.includes('x')),
      forward,
      forward,
      single,
      [],
    ]
    const wish = wishes[below(wishes.length)] ?? []
    return wish[below(wish.length)] ?? other(state, single)
  }
}

/** The first player chases the second, who runs away, and neither would ever stop. Records which rules apply. */
export function chasing(seed: number, met: Set<string>): Picks {
  const below = numbers(seed)
  return (state, moves) => {
    const quiet = moves.filter((move) => move.includes('-'))
    for (const [from, piece] of state.pieces)
      if (piece.army === state.turn && 'MGN'.includes(piece.letter))
        for (const to of around(from))
          if (!state.pieces.has(to)) met.add(forbidden(DUEL, state, state.turn, `${from}-${to}`) ?? 'allowed')
    const chased = quiet.filter((move) =>
      state.made.at(-1)?.threatened.includes(state.pieces.get(move.slice(0, 2))?.name ?? ''),
    )
    const wish = state.turn === 'red' ? quiet.filter((move) => isThreat(state, move)) : chased
    const from = wish.length > 0 && below(12) > 0 ? wish : quiet.length > 0 ? quiet : moves
    return from[below(from.length)] ?? ''
  }
}

/** The neighbouring squares on the board of Duel, except lakes. */
function around(square: string): readonly string[] {
  const { x, y } = squareCalled(square)
  return [
    { x: x - 1, y },
    { x: x + 1, y },
    { x, y: y - 1 },
    { x, y: y + 1 },
  ]
    .map(squareName)
    .filter((at) => /^[a-h][1-8]$/.test(at) && !DUEL.lakes.includes(at))
}
