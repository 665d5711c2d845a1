import type { ExprIR } from '../../../ir/ir.ts'

/** Who is `you` in the text being read. */
export class Turn {
  /** What is being read is done by somebody who is on turn, wherever it is run from. */
  seated = false
  /** Which `you` is meant where somebody else comes on turn in the midst of something. */
  seating = 0
  private seatings = 0
  /**
   * Instead of what `you` knows, what each player in a set knows: the outermost `it`, once it is bound. `to come`: that set
   * is about to be read.
   */
  knower: ExprIR | 'to come' | undefined
  /** The game's definition of opponents is being read. */
  opponentIsRead = false

  /** What is built here is executed by somebody who is on turn. */
  seat<T>(make: () => T): T {
    const { seated, seating } = this
    this.seated = true
    this.seating = ++this.seatings
    const made = make()
    this.seated = seated
    this.seating = seating
    return made
  }
}
