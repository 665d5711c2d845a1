import { H } from '../../grammar/ir/ir.ts'
import { numberedAnew } from '../deduction/position.ts'
import type { Notation } from '../notation/notation.ts'
import type { Listed } from '../notation/move.ts'
import { Fault, MAX_MOVES, type Program } from '../program/program.ts'
import { movesMeant } from '../reading/matching-moves.ts'
import { asSeen } from '../state/dark-knowledge.ts'
import { isAllSeen } from '../view/hidden.ts'
import type { SeenState } from '../why/seen-state.ts'
import { SeenTable } from '../why/seen-table.ts'
import { refusedFault, censoringFaults, type Refused } from './refused.ts'

/** Scratch list for the moves of one decision, empty between calls. */
const codes = new Int32Array(MAX_MOVES)

/** The legal moves of the waiting choice, listed lazily. */
export class LegalMoves {
  private readonly program: Program
  private readonly notation: Notation
  private readonly state: Int32Array
  private listed: readonly Listed[] | undefined
  private seen: SeenTable | undefined

  constructor(program: Program, notation: Notation, state: Int32Array) {
    this.program = program
    this.notation = notation
    this.state = state
  }

  /** Call it whenever the state changes. */
  forget(): void {
    this.listed = undefined
    this.seen = undefined
  }

  /** The same state has the same moves. */
  takeOver(other: LegalMoves): void {
    this.listed = other.listed
    this.seen = other.seen?.over(this.tableSeen(), () => this.seenState())
  }

  /** In the order of their notation. Throws a `Fault` if there are too many to list. */
  all(): readonly Listed[] {
    const { program, state } = this
    if (this.listed !== undefined) return this.listed
    const count = censoringFaults(program.ir, () => program.legal(state, codes))
    this.listed = this.notation
      .all(this.tableSeen(), codes, count)
      .map(({ code, text, action }): Listed => ({ code, move: { notation: text, action } }))
    return this.listed
  }

  allOr(): readonly Listed[] | Refused {
    try {
      return this.all()
    } catch (thrown) {
      if (thrown instanceof Fault) return refusedFault(this.program.ir, thrown)
      throw thrown
    }
  }

  /** The position as the deciding player knows it. */
  table(): SeenTable {
    const { program, notation } = this
    const table = this.tableSeen()
    this.seen ??= new SeenTable(program, table, notation, () => this.seenState())
    return this.seen
  }

  /** The state without the pieces that are out of the deciding player's sight. */
  private tableSeen(): Int32Array {
    return asSeen(this.program.ir, this.state, this.state[H.decider])
  }

  private seenState(): SeenState | undefined {
    const { ir } = this.program
    const state = this.tableSeen()
    const known = isAllSeen(ir) ? undefined : numberedAnew(ir, state, state[H.decider])
    return known && { state: known.position.state, newNumberOf: known.to }
  }

  /** Those of these moves that a text can mean, in any accepted form. */
  matching(among: readonly Listed[], text: string, isLiteral = false): readonly Listed[] {
    return among.length === 0 ? [] : movesMeant(this.table(), among, text, isLiteral)
  }
}
