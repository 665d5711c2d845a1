import type { Layout } from '../match/layout.ts'
import type { Decision, Move } from '../match/match.ts'
import type { View } from '../view/view.ts'

/** What a player is asked: its view and its legal moves, and for an arrangement a way to draw a layout by its own chance. */
export interface Question {
  readonly view: View
  readonly decision: Decision
  readonly moves: readonly Move[]
  readonly sampleLayout: (below: (n: number) => number) => Layout | undefined
}

export type Answer = { readonly move: Move } | { readonly layout: Layout }

/** Somebody or something that decides for a seat. It never sees a state. */
export interface Player {
  readonly name: string
  answer(question: Question): Answer
}
