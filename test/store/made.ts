import type { GameOutcome } from '../../interpreter/simulation/merge-results.ts'
import type { PlayedRange } from '../../interpreter/store/range.ts'
import type { RunAndRecipe } from '../../interpreter/store/run-of.ts'

/** A run of no game that there is. */
export const someRun: RunAndRecipe = {
  recipe: '{}',
  run: {
    id: 'aaaabbbbccccdddd',
    rules: 'rules',
    engine: '0-0',
    seed: '1',
    players: ['random', 'random'],
    recipe: 'hash',
    title: 'Some game',
    layers: ['some-game'],
    seats: ['red', 'blue'],
    games: 10_000,
  },
}

export function outcome(number: number): GameOutcome {
  return { winner: (number % 3) - 1, plies: number % 17, moves: number * 3, reason: `ending ${number % 4}` }
}

export function playedRange(first: number, games: number): PlayedRange {
  const outcomes = Array.from({ length: games }, (_, at) => outcome(first + at))
  return { first, games, outcomes, figures: [['moves to choose from: 3', games]] }
}
