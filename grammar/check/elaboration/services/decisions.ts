import type { AskIR, ExprIR } from '../../../ir/ir.ts'
import type { Span } from '../../../source/span.ts'
import type { ActionFrame } from '../declared.ts'

/** A stage that is done in secret. */
export interface SecretStage {
  readonly stage: number
  readonly at: Span
  readonly player: ExprIR
  /** Words of what has been named around it, by what it is called. */
  readonly around: ReadonlyMap<number, string>
}

/** Where players decide something, and how. */
export class Decisions {
  readonly asks: { readonly ask: AskIR; readonly frames: readonly ActionFrame[] }[] = []
  readonly arrangements: {
    readonly place: string
    readonly area: string
    readonly pieces: readonly (readonly number[])[]
  }[] = []
  readonly inSecret: SecretStage[] = []
  /** The sites of what is run and asked within `together`. */
  readonly atOnce: number[] = []
  /** By the action: its choices that some question settles in advance, and the words that say what they are. */
  readonly settledChoices: Map<number, readonly { readonly choice: number; readonly cell: number }[]>
  /** The span of each `can` of the IR. */
  readonly questions: Map<Extract<ExprIR, { op: 'can' }>, Span>

  constructor(known?: Decisions) {
    this.settledChoices = new Map(known?.settledChoices)
    this.questions = new Map(known?.questions)
  }
}
