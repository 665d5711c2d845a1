import type { Move } from '../notation/move.ts'
import type { Answer, Question } from './player.ts'

/** Picks any answer, all equally likely. */
export function anyAnswer({ decision, moves, sampleLayout }: Question, below: (n: number) => number): Answer {
  if (decision.kind === 'arrangement') {
    const layout = sampleLayout(below)
    if (layout !== undefined) return { layout }
  }
  const move = moves[below(moves.length)]
  if (move === undefined) throw new Error('a player was asked where there is nothing to answer')
  return { move }
}

/** Marks an answer that relies on approximate worlds. */
export function marked<T extends object>(
  answer: T,
  approximate: boolean,
): T & { readonly approximate?: true } {
  return approximate ? { ...answer, approximate } : answer
}

/** Picks one of the best moves, all equally likely. Moves without a value count only if no move has one. */
export function bestOf(
  moves: readonly Move[],
  values: readonly (number | undefined)[],
  below: (n: number) => number,
): Move {
  const best = Math.max(...values.map((value) => value ?? -Infinity))
  const open = moves.filter((_, i) => (values[i] ?? -Infinity) >= best)
  const move = open[below(open.length)]
  if (move === undefined) throw new Error('a player was asked where there is nothing to answer')
  return move
}
