import { NONE, type ExprIR, type SetIR } from '../../grammar/ir/ir.ts'
import type { Program } from '../program/program.ts'
import { faceOf } from '../state/face.ts'
import { recognises } from '../state/knows.ts'
import { pieceHere, pieceWords, placeWords } from './piece-words.ts'

/** Values of the registers bound around an expression, outermost first, and the move after which it is judged. */
export interface Env {
  readonly bound: readonly (readonly [reg: number, value: number])[]
  readonly after: number | undefined
  /** The known piece that was found last, and its place: a condition on a place it can reach is about it. */
  readonly piece?: { readonly piece: number; readonly at: number }
}

/** Limit on pieces that are tried one by one, to find the one a condition is about. */
export const MOST_PIECES = 300

/** Judges parts of conditions on a table, and names what is there as far as a player knows it. */
export class JudgedTable {
  protected readonly program: Program
  protected readonly state: Int32Array
  protected readonly seat: number

  constructor(program: Program, state: Int32Array, seat: number) {
    this.program = program
    this.state = state
    this.seat = seat
  }

  protected bind(env: Env, given: readonly (readonly [reg: number, value: ExprIR])[]): Env | undefined {
    const bound: (readonly [number, number])[] = []
    for (const [reg, value] of given) {
      const found = this.value(value, env)
      if (found === undefined) return undefined
      bound.push([reg, found])
    }
    return { ...env, bound: [...env.bound, ...bound] }
  }

  protected within(e: ExprIR, env: Env): ExprIR {
    const inner: ExprIR = env.after === undefined ? e : { op: 'after', action: env.after, test: e }
    return env.bound.reduceRight<ExprIR>(
      (body, [reg, value]) => ({ op: 'let', reg, value: { op: 'const', value }, body }),
      inner,
    )
  }

  protected holds(e: ExprIR, env: Env): boolean {
    return this.program.evaluate(this.state, this.within(e, env)) === 1
  }

  /**
   * After a move only conditions can be evaluated. Of the values that change with it, only places of pieces are found,
   * by trying all spaces.
   */
  protected value(e: ExprIR, env: Env): number | undefined {
    const now = this.program.evaluate(this.state, this.within(e, { ...env, after: undefined }))
    if (env.after === undefined || e.op === 'const' || e.op === 'reg') return now
    const isNow = (value: number): boolean =>
      this.holds({ op: 'eq', left: e, right: { op: 'const', value } }, env)
    if (isNow(now)) return now
    const { memory, spaces } = this.program.ir
    if (e.op !== 'load' || e.base !== memory.at || spaces.length > MOST_PIECES) return undefined
    const moved = spaces.findIndex((_, space) => isNow(space))
    return moved < 0 ? undefined : moved
  }

  protected contains(set: SetIR, item: number, env: Env): boolean {
    return this.holds({ op: 'contains', set, item: { op: 'const', value: item } }, env)
  }

  protected isUnknown(set: SetIR, item: number): boolean {
    return isOfPieces(set) && !recognises(this.program.ir, this.state, this.seat, item)
  }

  protected placeOf(piece: number, env: Env): number | undefined {
    const { ir } = this.program
    if (piece < 0 || piece >= ir.pieces.length) return undefined
    const at = this.value({ op: 'load', base: ir.memory.at, index: { op: 'const', value: piece } }, env)
    return this.spaceName(at) === undefined ? undefined : at
  }

  protected first(space: number): number {
    return this.state[this.program.ir.memory.first + space] ?? NONE
  }

  protected pieceOn(space: number): string | undefined {
    const piece = this.first(space)
    return piece === NONE ? undefined : pieceWords(this.program.ir, this.state, this.seat, piece)
  }

  /** The player's own piece that leaves this space. */
  protected mover(from: number): string | undefined {
    const { ir } = this.program
    const owner = faceOf(ir, this.state, this.first(from))?.owner
    return owner === this.seat ? this.pieceOn(from) : undefined
  }

  protected words(piece: number): string {
    return pieceHere(this.program.ir, this.state, this.seat, piece)
  }

  protected spaceName(space: number | undefined): string | undefined {
    return space === undefined ? undefined : placeWords(this.program.ir, this.state, this.seat, space)
  }
}

export function isOfPieces(set: SetIR): boolean {
  if (set.set === 'filter' || set.set === 'each' || set.set === 'sorted') return isOfPieces(set.of)
  if (set.set === 'union' || set.set === 'minus') return isOfPieces(set.left)
  return set.set === 'members' || set.set === 'sight' || (set.set === 'row' && set.of === 'piece')
}
