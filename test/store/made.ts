import { NONE } from '../../grammar/ir/ir.ts'
import { jointWinners, scored } from '../../grammar/ir/outcome.ts'
import { outcomeOf } from '../../interpreter/state/outcome.ts'
import type { GameOutcome } from '../../interpreter/simulation/merge-results.ts'
import type { PlayedRange } from '../../interpreter/store/range.ts'
import { runId } from '../../interpreter/store/run-id.ts'
import type { RunAndRecipe } from '../../interpreter/store/run-id.ts'

const KEY = { rules: 'rules', engine: '0-0', seed: '1', players: ['random', 'random'] }

/** A run of a game that does not exist. */
export const someRun: RunAndRecipe = {
  recipe: '{}',
  run: {
    ...KEY,
    id: runId(KEY),
    recipe: 'hash',
    title: 'Some game',
    layers: ['some-game'],
    seats: ['red', 'blue'],
    games: 10_000,
  },
}

export function outcome(number: number): GameOutcome {
  const scores = number % 5 === 0 ? [number % 7, number % 2] : undefined
  // Drawn, won by one seat or the other, by both, or by none, and scored.
  const word = [NONE, 0, 1, jointWinners(2, 3), jointWinners(2, 0), scored(2)][number % 6] ?? NONE
  return {
    outcome: outcomeOf(2, word, scores),
    plies: number % 17,
    moves: number * 3,
    reason: `ending ${number % 4}`,
  }
}

export function playedRange(first: number, games: number): PlayedRange {
  const outcomes = Array.from({ length: games }, (_, at) => outcome(first + at))
  return { first, games, outcomes, figures: [['moves to choose from: 3', games]] }
}
