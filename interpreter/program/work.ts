/*
 * Work budgets of one answer, besides its step budget: visited members of sets, candidates for moves, evaluated terms.
 * The reference counts all of that, generated code only parts without a small static bound. If one of them gives up,
 * the other one is asked, and the rules are refused only if both give up (`second-opinion.ts`, `reference-fallback.ts`).
 */

/** Far above any tabletop game: the corpus needs at most 5,000 for an answer. */
export const ANSWER_WORK = 4_000_000

/** Work budget of one random game, steps included. The longest corpus game needs less than 375,000. */
export const GAME_WORK = 24_000_000

/** A random game that is not over after this many plies is stopped and counted as a fault: its rules fail to end it. */
export const LONGEST_GAME = 20_000

/** Iterations of loops and turns that generated code may run for one answer before the reference is asked. */
export const MOST_GENERATED_PASSES = 50_000

/** Cost of an iteration whose own loop does not count it. */
export const WORK_OF_PASS = 400

/** Cost of recording a move's look, to skip moves that look alike. */
export const WORK_OF_LIKENESS = 32

/**
 * A condition on candidates costs as much as it has parts, up to here, and less per part beyond: most are settled by
 * the first few.
 */
export const PARTS_COUNTED = 64

export function workOfCondition(parts: number): number {
  return parts <= PARTS_COUNTED ? parts : PARTS_COUNTED + ((parts - PARTS_COUNTED) >> 3)
}

/** A draw hashes a few words; gathering its list is counted before. */
export const WORK_OF_DRAW = 48

/** A said line is stored with those before it. */
export const WORK_OF_SAYING = 32

export function tooMuchWork(most: number): string {
  return `The rules looked at more than ${most} things to find one answer.`
}

/** A ply of the corpus takes less on average. */
const WORK_OF_DEAR_PLY = 5_000

/** `24,000,000` */
function thousands(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/gu, ',')
}

/** Says whether a random game beyond its budget was long, or its plies were dear. */
export function tooMuchInGame(plies: number): string {
  const each = Math.round(GAME_WORK / Math.max(1, plies))
  const why =
    each < WORK_OF_DEAR_PLY
      ? 'Its plies are cheap, but there are too many: let something end it sooner.'
      : `Each ply took about ${thousands(each)} steps and visits: rules that are asked for each move, or for each piece in turn, look at too much.`
  return `The game was not over after ${plies} plies and took more work than any game should. ${why}`
}
