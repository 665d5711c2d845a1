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

/** Questions about players' knowledge in the condition being read. */
export class Hiding {
  private deduced: Deduced[] | undefined
  private firsts: AskedFirst[] | undefined

  /** Reads the condition of an example. `deduced` are its questions about players' knowledge. */
  deducing<T>(make: () => T): { readonly made: T; readonly deduced: readonly Deduced[] } {
    const deduced: Deduced[] = []
    this.deduced = deduced
    const made = make()
    this.deduced = undefined
    return { made, deduced }
  }

  /** Number of such questions so far. Undefined where they are not allowed. */
  get askedSoFar(): number | undefined {
    return this.deduced?.length
  }

  deduce(fact: Deduced): void {
    this.deduced?.push(fact)
  }

  noteFirst(first: AskedFirst): void {
    this.firsts?.push(first)
  }

  /** Builds a condition. `firsts` are those a player is asked to know. */
  askingFirsts<T>(make: () => T): { readonly made: T; readonly firsts: readonly AskedFirst[] } {
    const before = this.firsts
    const firsts: AskedFirst[] = []
    this.firsts = firsts
    const made = make()
    this.firsts = before
    return { made, firsts }
  }
}
