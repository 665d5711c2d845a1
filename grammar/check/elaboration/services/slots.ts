import type { GameIR, StepIR, TermIR, ValueTypeIR } from '../../../ir/ir.ts'

/** Numbers of the IR (registers, terms, sites), and the random draws of the step being read. */
export class Slots {
  private readonly registers: ValueTypeIR[]
  private readonly terms: TermIR[]
  private sites: number
  private picks: StepIR[] | undefined

  constructor(known?: Slots) {
    this.registers = [...(known?.registers ?? [])]
    this.terms = [...(known?.terms ?? [])]
    this.sites = known?.sites ?? 0
  }

  /** All of them, in numerical order. */
  inIR(): Pick<GameIR, 'registers' | 'terms' | 'sites'> {
    const { registers, terms, sites } = this
    return { registers, terms, sites }
  }

  register(type: ValueTypeIR): number {
    return this.registers.push(type) - 1
  }

  typeOf(register: number): ValueTypeIR | undefined {
    return this.registers[register]
  }

  term(term: TermIR): number {
    return this.terms.push(term) - 1
  }

  site(): number {
    return this.sites++
  }

  /** True if a step is being read, so that draws can precede it. */
  get canPick(): boolean {
    return this.picks !== undefined
  }

  pick(step: StepIR): void {
    this.picks?.push(step)
  }

  /** Builds something and the steps that draw its `random` values beforehand. */
  picking<T>(make: () => T): { readonly result: T; readonly picks: readonly StepIR[] } {
    const outer = this.picks
    const picks: StepIR[] = []
    this.picks = picks
    const result = make()
    this.picks = outer
    return { result, picks }
  }

  /** Discards the registers and terms that something adds. */
  apart<T>(make: () => T): T {
    const [terms, registers] = [this.terms.length, this.registers.length]
    const result = make()
    this.terms.length = terms
    this.registers.length = registers
    return result
  }
}
