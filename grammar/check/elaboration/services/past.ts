import type { ExprIR } from '../../../ir/ir.ts'
import type { Span } from '../../../source/span.ts'
import type { Secrecy, Type } from '../../../types/types.ts'
import type { PictureDeclaration, PositionDeclaration, StreakDeclaration } from '../declared.ts'

/** Memory of earlier moves, and conditions on the position after a move. */
export class Past {
  readonly streaks: Map<string, StreakDeclaration>
  /** The value of a streak as if the move of an action had been made, by `STREAK ACTION`. */
  readonly streakAsIf: Map<string, ExprIR>
  readonly pictures: Map<string, PictureDeclaration>
  readonly positions: Map<string, PositionDeclaration>
  /** Base address of what is remembered of the last action, by the name of the choice or let. */
  readonly last: Map<string, { readonly base: number; readonly type: Type; readonly secrecy: Secrecy }>
  lastAction: number
  private action: number | undefined
  /** Conditions that ask about the position after a move, by their origin. */
  readonly judgedBehind: Map<number, Span>
  /** Streaks and pictures in what is judged behind a move, under the number that stands for them there. */
  readonly asBefore: Map<number, ExprIR>

  constructor(known?: Past) {
    this.streaks = new Map(known?.streaks)
    this.streakAsIf = new Map(known?.streakAsIf)
    this.pictures = new Map(known?.pictures)
    this.positions = new Map(known?.positions)
    this.last = new Map(known?.last)
    this.lastAction = known?.lastAction ?? -1
    this.judgedBehind = new Map(known?.judgedBehind)
    this.asBefore = new Map(known?.asBefore)
  }

  /** The action whose condition is being read: it can ask about the position after its moves. */
  get judging(): number | undefined {
    return this.action
  }

  /** Reads a condition of an action, or what no action asks. */
  judge<T>(action: number | undefined, make: () => T): T {
    const before = this.action
    this.action = action
    const made = make()
    this.action = before
    return made
  }
}
