import { playersChance, seedFrom } from '../state/chance.ts'
import { anyAnswer } from './answers.ts'
import type { Player } from './player.ts'

/** Takes any legal move, all equally likely, from a stream of chance of its own. */
export function randomPlayer(seed: string | number): Player {
  const below = playersChance(seedFrom(seed))
  return { name: 'random', answer: (question) => anyAnswer(question, below) }
}
