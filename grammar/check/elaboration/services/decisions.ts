import type { ExprIR } from '../../../ir/ir.ts'
import type { Span } from '../../../source/span.ts'

/** How players decide. */
export class Decisions {
  /** By the action: its choices that some question settles in advance, and the words that say what they are. */
  readonly settledChoices: Map<number, readonly { readonly choice: number; readonly cell: number }[]>
  /** The span of each `can` of the IR. */
  readonly questions: Map<Extract<ExprIR, { op: 'can' }>, Span>

  constructor(known?: Decisions) {
    this.settledChoices = new Map(known?.settledChoices)
    this.questions = new Map(known?.questions)
  }
}
