import { MIXED_BIT, NONE, type GameIR } from '../../grammar/ir/ir.ts'
import { recognisesFace } from '../state/move-piece.ts'
import { mayMixMarks } from '../state/mixed-marks.ts'
import { pieceStripes } from '../state/piece-stripes.ts'
import type { TablePlan } from '../state/table-plan.ts'

/** Tests whether two pieces are indistinguishable to a seat. */
export type Alike = (S: Int32Array, one: number, other: number, seat: number) => boolean

const MIXED = 1 << MIXED_BIT

/**
 * Two pieces are alike if they are in one unordered place, have the same owner and tracked values, and the seat can
 * recognise neither by its face, or both faces are known and equal. Only seats that recognise mixed pieces see their
 * tracked values. On a board and in a pile no two pieces are alike, because their position distinguishes them.
 */
export function alikeTest(ir: GameIR, table: TablePlan, recognises = recognisesFace): Alike {
  const { at, seen } = table.memory
  const { fan, owner, kind } = table
  const tracked = pieceStripes(ir).map((stripe) => stripe.at)
  const mixes = mayMixMarks(ir)
  // If pieces can change, the present kind of each is one of its words.
  const changes = ir.memory.face !== undefined
  return (S, one, other, seat) => {
    // An empty slot is not like any piece.
    if (one >= table.entities || other >= table.entities) return false
    const place = S[at + one]!
    if (place === NONE || place !== S[at + other] || fan[place] !== 1) return false
    if (!changes && owner[one] !== owner[other]) return false
    if (!changes && (kind[one] !== kind[other] || S[seen + one] !== S[seen + other])) {
      const isSeen = recognises(S, table, one, seat)
      if (isSeen !== recognises(S, table, other, seat)) return false
      if (isSeen && kind[one] !== kind[other]) return false
    }
    if (mixes && ((S[seen + one]! | S[seen + other]!) & MIXED) !== 0) {
      if (!recognises(S, table, one, seat)) return ((S[seen + one]! ^ S[seen + other]!) & MIXED) === 0
    }
    for (let i = 0; i < tracked.length; i++) {
      const base = tracked[i]!
      if (S[base + one] !== S[base + other]) return false
    }
    return true
  }
}
