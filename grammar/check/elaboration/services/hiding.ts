import type { ExprIR, SetIR } from '../../../ir/ir.ts'
import type { Span } from '../../../source/span.ts'

/** Whether a player can tell that something holds: the register with the answer is given a value where the condition is evaluated. */
export interface Deduced {
  readonly reg: number
  readonly seat: ExprIR
  readonly fact: ExprIR
}

/** The first of a set, and where the text asks for it. */
export interface AskedFirst {
  readonly of: SetIR
  readonly span: Span
}

/** What the condition being read asks about players' knowledge. */
export class Hiding {
  private deduced: Deduced[] | undefined
  private firsts: AskedFirst[] | undefined

  /** Reads the condition of an example; `deduced` are the facts that it asks players to tell. */
  deducing<T>(make: () => T): { readonly made: T; readonly deduced: readonly Deduced[] } {
    const deduced: Deduced[] = []
    this.deduced = deduced
    const made = make()
    this.deduced = undefined
    return { made, deduced }
  }

  /** How many facts have been asked so far; undefined where nothing may ask. */
  get askedSoFar(): number | undefined {
    return this.deduced?.length
  }

  deduce(fact: Deduced): void {
    this.deduced?.push(fact)
  }

  noteFirst(first: AskedFirst): void {
    this.firsts?.push(first)
  }

  /** Builds a condition; `firsts` are those that it asks a player to tell. */
  askingFirsts<T>(make: () => T): { readonly made: T; readonly firsts: readonly AskedFirst[] } {
    const before = this.firsts
    const firsts: AskedFirst[] = []
    this.firsts = firsts
    const made = make()
    this.firsts = before
    return { made, firsts }
  }
}
