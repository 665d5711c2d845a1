import type { GameIR } from '../../grammar/ir/ir.ts'

/** Those who win and lose together: a team, or a player who plays alone. */
export interface Side {
  readonly name: string
  /** Each of these gets what the others get. */
  readonly seats: readonly number[]
}

/** The sides of a game: its teams, or every player alone. */
export function sidesOf(ir: Pick<GameIR, 'seats' | 'teams'>): readonly Side[] {
  return ir.teams ?? ir.seats.map(({ name }, seat) => ({ name, seats: [seat] }))
}
