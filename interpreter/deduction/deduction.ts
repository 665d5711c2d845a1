import { Belief } from './belief.ts'
import type { Below } from '../counting/counting.ts'
import type { Knowledge } from './knowledge.ts'
import type { HiddenPiece } from './possible.ts'
import { possibleIn } from './possible.ts'
import type { Resampled } from './resample.ts'
import { resampleIn } from './resample.ts'

const BELIEFS = new WeakMap<Knowledge, Belief>()

/** What has been found out so far; it is kept with the knowledge and grows with it. */
export function beliefOf(knowledge: Knowledge): Belief {
  const made = BELIEFS.get(knowledge) ?? new Belief(knowledge)
  BELIEFS.set(knowledge, made)
  return made.catchUp()
}

/** All pieces that the seat does not know, place after place, with what each can be. */
export function possibleKinds(knowledge: Knowledge): readonly HiddenPiece[] {
  return possibleIn(beliefOf(knowledge))
}

/** A state that agrees with all that the seat has seen, each way that the game can have gone being equally likely. */
export function resample(knowledge: Knowledge, below: Below): Resampled | undefined {
  return resampleIn(beliefOf(knowledge), below)
}
