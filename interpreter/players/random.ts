import { playersChance, seedFrom } from '../state/chance.ts'
import { anyAnswer } from './pick-answer.ts'
import type { Player } from './player.ts'

/** Plays any legal move, all equally likely, from its own stream of random numbers. */
export function randomPlayer(seed: string | number): Player {
  const below = playersChance(seedFrom(seed))
  return { name: 'random', answer: (question) => anyAnswer(question, below) }
}
