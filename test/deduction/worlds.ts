import { H, STATUS } from '../../grammar/ir/ir.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import type { HiddenPiece } from '../../interpreter/deduction/hidden-pieces.ts'
import { spotsIn } from '../../interpreter/deduction/unknown-spots.ts'
import type { Knowledge } from '../../interpreter/deduction/knowledge.ts'
import { seenAnswer, seenMoves } from '../../interpreter/deduction/seen-answer.ts'
import { sightOf, sightPlan } from '../../interpreter/deduction/sight.ts'
import { arrangementAt } from '../../interpreter/layout/layout.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { MAX_MOVES } from '../../interpreter/program/program.ts'

/** All ways a game can have gone for a seat: every true state that matches what it has seen, found by brute force. */
export class Worlds {
  states: Int32Array[]
  private readonly program: Program
  private readonly seat: number | undefined
  private readonly codes = new Int32Array(MAX_MOVES)

  constructor(program: Program, seat: number | undefined, states: readonly Int32Array[]) {
    this.program = program
    this.seat = seat
    this.states = [...states]
  }

  /** Keeps every world in which some answer looks the same to the seat, both as it is given and afterwards. */
  see(ply: Knowledge['plies'][number]): void {
    const { program, seat } = this
    const plan = sightPlan(program.ir)
    const wanted = JSON.stringify(ply.answer)
    this.states = this.states.flatMap((state) =>
      this.answers(state).flatMap((answer): Int32Array[] => {
        if (JSON.stringify(seenAnswer(program, state, seat, answer)) !== wanted) return []
        const S = state.slice()
        if (answer.kind === 'code') program.apply(S, answer.code)
        else program.applyLayout(S, answer.layout)
        return equal(sightOf(plan, S, seat), ply.sight) ? [S] : []
      }),
    )
  }

  private answers(state: Int32Array) {
    const { program, codes } = this
    const arrange = arrangementAt(program.ir, state)
    if (arrange !== undefined)
      return layouts(
        program.ir,
        arrange.pieces[state[H.decider] ?? 0] ?? [],
        arrange.spaces[state[H.decider] ?? 0] ?? [],
      )
        .filter((layout) => program.misplaced(state, layout) < 0)
        .map((layout) => ({ kind: 'layout', layout }) as const)
    if (state[H.status] !== STATUS.waiting) return []
    const count = program.legal(state, codes)
    return Array.from(codes.subarray(0, count), (code) => ({ kind: 'code', code }) as const)
  }

  /** Keeps the worlds in which the seat has exactly these moves. */
  withMoves(moves: readonly string[]): void {
    const { seat, program } = this
    if (seat === undefined || moves.length === 0) return
    this.states = this.states.filter(
      (state) => seenMoves(program, state, seat, this.codes).join() === moves.join(),
    )
  }

  /** The kinds that a hidden piece has in the remaining worlds. */
  kindsOf(piece: HiddenPiece): readonly string[] {
    return [
      ...new Set(this.states.flatMap((state) => truth(this.program.ir, state, this.seat, piece))),
    ].sort()
  }
}

/** The true kind of a hidden piece; in a fan, the kinds of all pieces that look like it. */
export function truth(
  ir: GameIR,
  state: Int32Array,
  seat: number | undefined,
  piece: HiddenPiece,
): readonly string[] {
  return [...spotsIn(ir, state, seat)].flatMap(([p, spot]) =>
    spot === piece.spot ? [ir.kinds[ir.pieces[p]?.kind ?? -1]?.name ?? '?'] : [],
  )
}

/** All layouts that differ in kinds; equal kinds are placed on ascending spaces. */
function layouts(ir: GameIR, pieces: readonly number[], spaces: readonly number[]): number[][] {
  const kindOf = (piece: number | undefined): number => ir.pieces[piece ?? -1]?.kind ?? -1
  const place = (index: number, used: readonly number[]): number[][] => {
    const piece = pieces[index]
    if (piece === undefined) return [[...used]]
    return spaces
      .filter((space) => !used.includes(space))
      .filter((space) => used.every((other, i) => kindOf(pieces[i]) !== kindOf(piece) || other < space))
      .flatMap((space) => place(index + 1, [...used, space]))
  }
  return place(0, [])
}

function equal(a: Int32Array, b: Int32Array): boolean {
  return a.length === b.length && a.every((word, i) => word === b[i])
}
