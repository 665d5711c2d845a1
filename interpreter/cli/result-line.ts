import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Result } from '../match/match.ts'
import { winText } from '../match/who-won.ts'

/** The end of a game as one sentence. */
export function resultLine(ir: GameIR, { reason, ...result }: Result): string {
  return `${howItEnded(ir, result)}: ${reason}.`
}

function howItEnded(ir: GameIR, { kind, winners, scores, points }: Omit<Result, 'reason'>): string {
  const scored = ir.seats.map(({ name }, seat) => `${name} ${scores?.[seat] ?? 0}`).join(', ')
  switch (kind) {
    case 'drawn':
      return 'The game is drawn'
    case 'lost':
      return 'All lose'
    case 'scored':
      return `The game is over, with ${scored}`
    case 'won':
      return winText(ir, { winners, points, scores })
  }
}
