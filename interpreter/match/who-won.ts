import type { GameIR } from '../../grammar/ir/ir.ts'
import { pointsIn, type Outcome } from '../state/outcome.ts'

/** Names of the winners. A team is named if all its players have won. */
function whoWon({ seats, teams = [] }: GameIR, winners: readonly number[]): readonly string[] {
  const together = teams.filter((team) => team.seats.every((seat) => winners.includes(seat)))
  const alone = winners.filter((seat) => !together.some((team) => team.seats.includes(seat)))
  return [...together.map(({ name }) => name), ...alone.map((seat) => seats[seat]?.name ?? '')]
}

export function listNames(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** `1 point`, `2 points`. */
export function pointsText(points: number): string {
  return `${points} ${points === 1 ? 'point' : 'points'}`
}

/** `north wins`, `north and south win 2 points`. */
export function winText(ir: GameIR, outcome: Pick<Outcome, 'winners' | 'points' | 'scores'>): string {
  const names = whoWon(ir, outcome.winners)
  const points = pointsIn(outcome)
  return `${listNames(names)} ${names.length > 1 ? 'win' : 'wins'}${points === undefined ? '' : ` ${pointsText(points)}`}`
}
