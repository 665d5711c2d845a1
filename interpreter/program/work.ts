/*
 * What one answer may cost, besides the steps that it may take: members of sets visited, candidates for moves, terms
 * evaluated. The reference counts all of that, generated code only what no static bound keeps cheap. Whichever of them
 * gives up, the other one is asked, and the rules are refused only if both do (`second-opinion.ts`, `guarded.ts`).
 */

/** Far above any tabletop game: the games of the corpus take at most 5,000 for an answer. */
export const ANSWER_WORK = 4_000_000

/** All answers of a random game, steps included; games of the corpus take at most 125,000. */
export const GAME_WORK = 12_000_000

/** A game at random that is not over after this many plies is stopped and counted as a fault: its rules fail to end it. */
export const LONGEST_GAME = 100_000

/** Passes of loops and turns that generated code may run for one answer before the reference is asked. */
export const MOST_GENERATED_PASSES = 50_000

/** What a pass costs where no loop of its own counts it. */
export const WORK_OF_PASS = 400

/** A move is noted by how it looks, to leave out moves that look alike. */
export const WORK_OF_LIKENESS = 32

/** A condition on candidates counts as many things as it has parts, and beyond these fewer: most are settled by the first few. */
export const PARTS_COUNTED = 64

export function workOfCondition(parts: number): number {
  return parts <= PARTS_COUNTED ? parts : PARTS_COUNTED + ((parts - PARTS_COUNTED) >> 3)
}

/** A draw hashes a few words, and a list to draw from was gathered before. */
export const WORK_OF_DRAW = 16

/** A line that is said is kept with those before it. */
export const WORK_OF_SAYING = 32

export function tooMuchWork(most: number): string {
  return `The rules looked at more than ${most} things to find one answer.`
}

export function tooMuchInGame(plies: number): string {
  return `The game was not over after ${plies} plies and took more work than any game should.`
}
