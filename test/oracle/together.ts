import { expect } from 'vitest'
import type { Match } from '../../interpreter/index.ts'
import type { Oracle } from './oracle.ts'

/** A small random generator; all that matters is that the numbers are the same every time. */
export function numbers(seed: number): (below: number) => number {
  let state = (seed * 2654435761) >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * below)
  }
}

/** What stands on the board of the engine, as oracles say it. */
function standing(match: Match): ReadonlyMap<string, string> {
  const { ir } = match
  const state = match.snapshot()
  const at = ir.pieces.map(({ kind, owner }, piece) => {
    const space = ir.spaces[state[ir.memory.at + piece] ?? -1]?.name
    return [space, `${ir.seats[owner]?.name} ${ir.kinds[kind]?.letter}`] as const
  })
  return new Map(at.flatMap(([space, piece]) => (space === undefined ? [] : [[space, piece] as const])))
}

/** Plays a game in both, and compares moves and results at every ply, and the last position. Returns the number of plies. */
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
    if (result !== undefined || ended !== undefined) {
      const winner = ended?.winner === undefined ? undefined : match.ir.seats[ended.winner]?.name
      expect(ended === undefined ? undefined : { winner }).toEqual(result && { winner: result.winner })
      if (result?.reason !== undefined) expect(ended?.reason).toBe(result.reason)
      if (oracle.standing !== undefined) expect(standing(match)).toEqual(oracle.standing(state))
      return ply
    }
    const seat = match.ir.seats[match.decision()?.seat ?? -1]?.name
    if (seat !== oracle.seat(state)) expect(seat).toBe(oracle.seat(state))
    const moves = [...oracle.moves(state)].sort()
    const found = match.moves().map((m) => m.notation).sort() // oxfmt-ignore
    // A deep comparison takes time, so it is done only if there is a difference.
    if (found.join() !== moves.join()) expect(found).toEqual(moves)
    const move = pick(state, moves)
    const refused = match.play(move)
    if (refused !== undefined) expect(refused).toBeUndefined()
    state = oracle.play(state, move)
  }
  return plies
}
