import type { StepIR, TermIR, ValueTypeIR } from '../../../ir/ir.ts'

/** Numbers of the IR (registers, terms, sites), and the random draws of the step being read. */
export class Slots {
  readonly registers: ValueTypeIR[]
  readonly terms: TermIR[]
  sites: number
  /** Random draws that the step being read needs before it; undefined outside steps. */
  picks: StepIR[] | undefined

  constructor(known?: Slots) {
    this.registers = [...(known?.registers ?? [])]
    this.terms = [...(known?.terms ?? [])]
    this.sites = known?.sites ?? 0
  }

  site(): number {
    return this.sites++
  }

  /** Steps that draw what `random` stands for in what is made; they come before it. */
  picking<T>(make: () => T): { readonly made: T; readonly picks: readonly StepIR[] } {
    const outer = this.picks
    const picks: StepIR[] = []
    this.picks = picks
    const made = make()
    this.picks = outer
    return { made, picks }
  }

  /** Drops the registers and terms that something adds. */
  apart<T>(make: () => T): T {
    const [terms, registers] = [this.terms.length, this.registers.length]
    const made = make()
    this.terms.length = terms
    this.registers.length = registers
    return made
  }
}
