import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Result } from '../match/match.ts'

/** How a game ended, as one sentence. */
export function resultLine(ir: GameIR, { winner, reason }: Result): string {
  const who = winner === undefined ? 'The game is drawn' : `${ir.seats[winner]?.name ?? ''} wins`
  return `${who}: ${reason}.`
}
