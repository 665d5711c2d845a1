import type { Span } from '../../../source/span.ts'

/** The caller of what `play` runs; no author's name is like this. */
export const COURSE = '(the course of the game)'

/** A stage or action runs another. */
export interface Call {
  readonly from: string
  readonly to: string
  readonly at: Span
  /** Somebody is on turn there, whoever it is here. */
  readonly seated: boolean
  /** It is deferred until the action in progress is over. */
  readonly isLater?: true
}

/** Calls among stages and actions, and the texts that mention `you`. */
export class CallGraph {
  /** These must be acyclic. */
  readonly calls: Call[] = []
  /** The stage or action being read, if any. */
  runningIn: string | undefined
  /** Callers that may run while nobody is on turn: the course of the game, and rules without a `you`. */
  readonly unseated = new Set([COURSE])
  /** Texts that mention `you` where it is not known yet that somebody is on turn. */
  readonly mentionsOfYou: { readonly from: string; readonly at: Span }[] = []

  /** The stage or action being read, or the course of the game. */
  get caller(): string {
    return this.runningIn ?? COURSE
  }
}
