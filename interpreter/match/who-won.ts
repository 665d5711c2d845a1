import type { GameIR } from '../../grammar/ir/ir.ts'

/** Teams are named instead of their players, if all of a team have won. */
export function whoWon({ seats, teams = [] }: GameIR, winners: readonly number[]): readonly string[] {
  const together = teams.filter((team) => team.seats.every((seat) => winners.includes(seat)))
  const alone = winners.filter((seat) => !together.some((team) => team.seats.includes(seat)))
  return [...together.map(({ name }) => name), ...alone.map((seat) => seats[seat]?.name ?? '')]
}

export function enumerated(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
