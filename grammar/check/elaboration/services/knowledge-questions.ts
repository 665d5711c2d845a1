import type { ExprIR, SetIR } from '../../../ir/ir.ts'
import type { Span } from '../../../source/span.ts'

/** A fact about a player's knowledge. The register with the answer is set where the condition is evaluated. */
export interface Deduced {
  readonly reg: number
  readonly seat: ExprIR
  readonly fact: ExprIR
}

/** The first of a set, and the position of the question. */
export interface AskedFirst {
  readonly of: SetIR
  readonly span: Span
}

/** Collects questions about players' knowledge in the condition being read. */
export class KnowledgeQuestions {
  private deduced: Deduced[] | undefined
  private firsts: AskedFirst[] | undefined

  /**
   * Reads the condition of an example. Conditions of examples are never nested, and elsewhere such questions are not
   * allowed, so nothing has to be restored.
   */
  collectingDeduced<T>(make: () => T): { readonly result: T; readonly deduced: readonly Deduced[] } {
    const deduced: Deduced[] = []
    this.deduced = deduced
    const result = make()
    this.deduced = undefined
    return { result, deduced }
  }

  /** Number of questions in the condition so far. Undefined where they are not allowed. */
  get deducedSoFar(): number | undefined {
    return this.deduced?.length
  }

  addDeduced(fact: Deduced): void {
    this.deduced?.push(fact)
  }

  addFirst(first: AskedFirst): void {
    this.firsts?.push(first)
  }

  /** Reads a fact that a player may know. `firsts` are the first things it looks at. These facts may be nested. */
  collectingFirsts<T>(make: () => T): { readonly result: T; readonly firsts: readonly AskedFirst[] } {
    const before = this.firsts
    const firsts: AskedFirst[] = []
    this.firsts = firsts
    const result = make()
    this.firsts = before
    return { result, firsts }
  }
}
