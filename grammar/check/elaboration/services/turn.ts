import type { ExprIR } from '../../../ir/ir.ts'

/** The caller of everything that `play` runs. No author's name looks like this. */
export const COURSE = '(the course of the game)'

/** The caller of the text being read, and its `you`. */
export class Turn {
  private running = COURSE
  private isSeated = false
  private current = 0
  private seatings = 0
  /**
   * If set, secrecy is judged for each player in a set instead of `you`: the outermost `it`, once it is bound. `to
   * come`: that set is about to be read.
   */
  private knower: ExprIR | 'to come' | undefined

  /** Reads a set of players to whom something is shown. `isEach` is true if an outermost `it` was bound to them. */
  knowing<T>(make: () => T): { readonly result: T; readonly isEach: boolean } {
    this.knower = 'to come'
    const result = make()
    const isEach = this.eachKnower !== undefined
    this.knower = undefined
    return { result, isEach }
  }

  get eachKnower(): ExprIR | undefined {
    return typeof this.knower === 'object' ? this.knower : undefined
  }

  bindKnower(it: ExprIR): void {
    if (this.knower === 'to come') this.knower = it
  }

  /** The stage, action or rule being read, or the course of the game. */
  get caller(): string {
    return this.running
  }

  /** True if the text being read runs only while somebody is on turn. */
  get seated(): boolean {
    return this.isSeated
  }

  /** Identifies the `you` meant where somebody else comes on turn in between. */
  get seating(): number {
    return this.current
  }

  /** Builds the body of a stage, action or rule. */
  run<T>(caller: string, make: () => T): T {
    const { running } = this
    this.running = caller
    const result = make()
    this.running = running
    return result
  }

  /** Builds something that runs only while somebody is on turn. */
  seat<T>(make: () => T): T {
    return this.seatedAs(true, ++this.seatings, make)
  }

  /** Builds something that runs whether or not somebody is on turn. */
  unseat<T>(make: () => T): T {
    return this.seatedAs(false, this.current, make)
  }

  private seatedAs<T>(isSeated: boolean, seating: number, make: () => T): T {
    const before = [this.isSeated, this.current] as const
    this.isSeated = isSeated
    this.current = seating
    const result = make()
    this.isSeated = before[0]
    this.current = before[1]
    return result
  }
}
