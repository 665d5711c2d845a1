import { playersChance, seedFrom } from '../state/chance.ts'
import type { Answer, Player, Question } from './player.ts'

/** Takes any legal move, all equally likely, from a stream of chance of its own. */
export function randomPlayer(seed: string | number): Player {
  const below = playersChance(seedFrom(seed))
  return {
    name: 'random',
    answer({ decision, moves, sampleLayout }: Question): Answer {
      if (decision.kind === 'arrangement') {
        const layout = sampleLayout(below)
        if (layout !== undefined) return { layout }
      }
      const move = moves[below(moves.length)]
      if (move === undefined) throw new Error('a player was asked where there is nothing to answer')
      return { move }
    },
  }
}
