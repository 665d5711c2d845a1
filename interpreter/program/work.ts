/*
 * What one answer may cost, besides the steps that it may take: members of sets visited, candidates for moves, terms
 * evaluated. The reference back end sets the price. Generated code counts only where much work accumulates, and never
 * more than that, so it may finish where the reference gives up, and never the other way round.
 */

/** Far above any tabletop game: the games of the corpus take at most 5,000 for an answer. */
export const ANSWER_WORK = 10_000_000

/** All answers of a random game, steps included; games of the corpus take at most 125,000. */
export const GAME_WORK = 200_000_000

/** A game at random that is not over after this many plies is stopped and counted as a fault: its rules fail to end it. */
export const LONGEST_GAME = 100_000

/** What generated code may count before it gives up: it may visit a thing twice where that is cheaper. */
export const WITH_ROOM = 2

/** A line that is said is kept with those before it. */
export const WORK_OF_SAYING = 32

export function tooMuchWork(most: number): string {
  return `The rules looked at more than ${most} things to find one answer.`
}

export function tooMuchInGame(plies: number): string {
  return `The game was not over after ${plies} plies and took more work than any game should.`
}
