import { H, NONE, STATUS, type GameIR } from '../../grammar/ir/ir.ts'
import { movePiece } from './move-piece.ts'
import { tablePlan, type TablePlan } from './table-plan.ts'

/** Fills a state with the start of a game: pieces in their initial places, initial values. Runs nothing. */
export function fresh(S: Int32Array, ir: GameIR, plan: TablePlan, seedLow: number, seedHigh: number): void {
  const m = ir.memory
  S.fill(0)
  S[H.status] = STATUS.fresh
  for (const word of ['site', 'decider', 'you', 'winner', 'reason', 'action'] as const) S[H[word]] = NONE
  S[H.seedLow] = seedLow
  S[H.seedHigh] = seedHigh
  S.fill(NONE, m.first, m.first + plan.containers)
  S.fill(NONE, m.lastPiece, m.lastPiece + plan.containers)
  S.fill(NONE, m.at, m.at + plan.entities)
  S.fill(NONE, m.next, m.next + plan.entities)
  S.fill(NONE, m.previous, m.previous + plan.entities)
  for (const region of m.regions) S.set(region.start, region.at)
  ir.pieces.forEach(({ container }, piece) => {
    if (container !== NONE) movePiece(S, plan, piece, container, 'last')
  })
}

/** A fresh game of seed 0, to be copied. */
export function freshTemplate(ir: GameIR, plan = tablePlan(ir)): Int32Array {
  const state = new Int32Array(ir.memory.size)
  fresh(state, ir, plan, 0, 0)
  return state
}
