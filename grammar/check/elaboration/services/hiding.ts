import type { ExprIR, SetIR, StepIR } from '../../../ir/ir.ts'
import type { Span } from '../../../source/span.ts'
import type { Secrecy } from '../../../types/types.ts'

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

/** Where rules touch what not everybody knows, and what conditions ask about players' knowledge. */
export class Hiding {
  /** Steps that work on pieces whose faces not everybody knows, with who knows them. */
  readonly faces: Map<StepIR, { readonly at: Span; readonly face: Secrecy; readonly opens?: boolean }>
  /** Where rules read what is tracked of a thing whose face not everybody knows, with who knows it. */
  readonly marks: Map<ExprIR, { readonly at: Span; readonly face: Secrecy }>
  /** Facts that the condition of an example asks players to tell; undefined where nothing may ask. */
  deduced: Deduced[] | undefined
  private firsts: AskedFirst[] | undefined

  constructor(known?: Hiding) {
    this.faces = new Map(known?.faces)
    this.marks = new Map(known?.marks)
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
