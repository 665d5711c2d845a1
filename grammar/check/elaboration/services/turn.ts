import type { ExprIR } from '../../../ir/ir.ts'

/** Who is `you` in the text being read. */
export class Turn {
  /** True if the text being read runs only while somebody is on turn. */
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

  /** Builds something that runs only while somebody is on turn. */
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
