import type { Question } from './player.ts'
import type { Match } from '../match/match.ts'

/**
 * The question for the player who decides now; undefined when the game is over. This is where states end and views
 * begin.
 */
export function questionOf(match: Match): Question | undefined {
  const decision = match.decision()
  if (decision === undefined) return undefined
  const { seat } = decision
  return {
    view: match.view(seat),
    decision,
    moves: match.moves(),
    sampleLayout: (below) => match.sampleLayout(below),
    knowledge: () => match.knowledge(seat),
  }
}
