import type { Match } from '../../interpreter/match/match.ts'

/** Any answer to the decision, all equally likely. */
export function playAtRandom(match: Match, below: (n: number) => number): void {
  const layout = match.sampleLayout(below)
  const moves = match.moves()
  const move = moves[below(moves.length)]
  const refused = layout !== undefined ? match.playLayout(layout) : match.play(move ?? 'none')
  if (refused !== undefined) throw new Error(refused.message)
}
