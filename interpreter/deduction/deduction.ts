import { Belief } from './belief.ts'
import type { Below } from '../counting/kind-distributions.ts'
import type { Knowledge } from './knowledge.ts'
import { possibleIn, type HiddenPiece } from './hidden-pieces.ts'
import { resampleIn, usualEffort, type Effort, type Resampled } from './resample.ts'
import { memoized } from '../../grammar/source/memoized.ts'

/** Everything deduced so far. It is cached with the knowledge and extended when the game goes on. */
export function beliefOf(knowledge: Knowledge): Belief {
  return madeBelief(knowledge).catchUp()
}

const madeBelief = memoized((knowledge: Knowledge): Belief => new Belief(knowledge))

/** All pieces that the seat does not know, place by place, with their possible kinds. */
export function possibleKinds(knowledge: Knowledge): readonly HiddenPiece[] {
  return possibleIn(beliefOf(knowledge))
}

/**
 * Draws a state consistent with everything the seat has seen, every possible course of the game equally likely. If that
 * takes more than the effort, returns an approximation marked as one.
 */
export function resample(
  knowledge: Knowledge,
  below: Below,
  effort: Effort = usualEffort(),
): Resampled | undefined {
  return resampleIn(madeBelief(knowledge), below, effort)
}
