import type { Knowledge } from '../deduction/knowledge.ts'
import type { Layout } from '../layout/layout.ts'
import type { Move } from '../notation/move.ts'
import type { View } from '../view/view.ts'

/**
 * Everything a player is given: its view, its legal moves, what it knows from watching the game and, for an
 * arrangement, a way to draw a layout with its own random numbers. Two games that differ only in what the seat cannot
 * know ask the same question.
 */
export interface Question {
  readonly view: View
  /** The seat that answers. The answer to an arrangement is a layout. */
  readonly decision: { readonly seat: number; readonly kind: 'choice' | 'arrangement' }
  readonly moves: readonly Move[]
  readonly sampleLayout: (below: (n: number) => number) => Layout | undefined
  /** Computed on demand. */
  readonly knowledge: () => Knowledge
}

export type Answer = ({ readonly move: Move } | { readonly layout: Layout }) & {
  /** The player's budget did not suffice to deduce everything its seat may know (`ST5158`). */
  readonly approximate?: true
}

/** Decides for a seat. It never sees a state. */
export interface Player {
  readonly name: string
  answer(question: Question): Answer
}
