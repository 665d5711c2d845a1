import { expect } from 'vitest'
import type { Match } from '../../interpreter/index.ts'
import type { Oracle } from './oracle.ts'

/** Small and always the same; which numbers come is no matter. */
export function numbers(seed: number): (below: number) => number {
  let state = (seed * 2654435761) >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * below)
  }
}

/** Plays a game in both, and compares moves and results at every ply; says how many plies there were. */
export function together<State>(
  oracle: Oracle<State>,
  match: Match,
  pick: (state: State, moves: readonly string[]) => string,
  plies: number,
): number {
  let state = oracle.start()
  for (let ply = 0; ply < plies; ply++) {
    const result = oracle.result(state)
    const ended = match.result()
    const winner = ended?.winner === undefined ? undefined : match.ir.seats[ended.winner]?.name
    expect(ended === undefined ? undefined : { winner }).toEqual(result && { winner: result.winner })
    if (result?.reason !== undefined) expect(ended?.reason).toBe(result.reason)
    if (result !== undefined) return ply
    expect(match.ir.seats[match.decision()?.seat ?? -1]?.name).toBe(oracle.seat(state))
    const moves = [...oracle.moves(state)].sort()
    expect(match.moves().map((m) => m.notation).sort()).toEqual(moves) // prettier-ignore
    const move = pick(state, moves)
    expect(match.play(move)).toBeUndefined()
    state = oracle.play(state, move)
  }
  return plies
}
