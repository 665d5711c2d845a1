/*
 * What one answer may cost, beside the steps that it may take: members of sets that are looked at, candidates for moves,
 * terms that are worked out. The reference back end sets the price. Generated code counts only where much comes together,
 * and never more than that, so it may finish where the reference gives up, and never the other way round.
 */

/** Far above any table: the games of the corpus take at most 5,000 for an answer. */
export const ANSWER_WORK = 10_000_000

/** All answers of a game that is played at random, steps included; games of the corpus take at most 125,000. */
export const GAME_WORK = 200_000_000

/** What generated code may count before it gives up: it may look at a thing once more where that is cheaper. */
export const WITH_ROOM = 2

/** A line that is said is kept with those before it. */
export const WORK_OF_SAYING = 32

export function tooMuchWork(most: number): string {
  return `The rules looked at more than ${most} things to find one answer.`
}

export function tooMuchInGame(plies: number): string {
  return `The game was not over after ${plies} plies and took more work than any game should.`
}
