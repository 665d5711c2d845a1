import { Belief } from './belief.ts'
import type { Below } from '../counting/counting.ts'
import type { Knowledge } from './knowledge.ts'
import type { HiddenPiece } from './possible.ts'
import { possibleIn } from './possible.ts'
import type { Effort, Resampled } from './resample.ts'
import { resampleIn, usualEffort } from './resample.ts'

const BELIEFS = new WeakMap<Knowledge, Belief>()

/** What has been deduced so far; it is stored with the knowledge and grows with it. */
export function beliefOf(knowledge: Knowledge): Belief {
  return madeBelief(knowledge).catchUp()
}

function madeBelief(knowledge: Knowledge): Belief {
  const made = BELIEFS.get(knowledge) ?? new Belief(knowledge)
  BELIEFS.set(knowledge, made)
  return made
}

/** All pieces that the seat does not know, place by place, with what each can be. */
export function possibleKinds(knowledge: Knowledge): readonly HiddenPiece[] {
  return possibleIn(beliefOf(knowledge))
}

/**
 * A state consistent with everything that the seat has seen, each possible course of the game being equally likely; where finding one
 * takes more than the effort, an approximation that says so.
 */
export function resample(
  knowledge: Knowledge,
  below: Below,
  effort: Effort = usualEffort(),
): Resampled | undefined {
  return resampleIn(madeBelief(knowledge), below, effort)
}
