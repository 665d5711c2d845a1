import type { GameIR } from '../../grammar/ir/ir.ts'

/** Players who win and lose together: a team, or a single player. */
export interface Side {
  readonly name: string
  /** All of these have the same result. */
  readonly seats: readonly number[]
}

/** The sides of a game: its teams, or every player alone. */
export function sidesOf(ir: Pick<GameIR, 'seats' | 'teams'>): readonly Side[] {
  return ir.teams ?? ir.seats.map(({ name }, seat) => ({ name, seats: [seat] }))
}
