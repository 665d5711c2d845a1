import type { Question } from './player.ts'
import type { Match } from '../match/match.ts'

/** The question for the deciding player. Undefined when the game is over. Players see views, never states. */
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
