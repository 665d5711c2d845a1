import { NONE, type GameIR } from '../../grammar/ir/ir.ts'
import { pieceStripes } from './piece-stripes.ts'
import type { TablePlan } from './table-plan.ts'

/** True if two pieces can be exchanged without making a difference to anybody or to any rule. */
export type Equal = (one: number, other: number) => boolean

/**
 * Two pieces are equal if they have one kind, one owner and the same tracked values, and no word of the state refers to
 * them. The game then continues in the same way with either, under other numbers. Liveness of locals is not analysed,
 * so some equal pieces count as different; that costs time and changes no probabilities.
 */
export function equalPieces(ir: GameIR, plan: TablePlan): (S: Int32Array) => Equal {
  const { regions } = ir.memory
  const tracked = pieceStripes(ir).map(({ at }) => at)
  const speaking = regions.filter(
    ({ per, type }) => per !== 'piece' && per !== 'said' && (type === undefined || type === 'piece'),
  )
  // The present kind of a piece is a separate word.
  const changes = ir.memory.face !== undefined
  const pictured = ir.pictures.flatMap(({ pieces }) => pieces)
  return (S) => {
    const named = new Set(pictured)
    for (const { at, length } of speaking)
      for (let word = at; word < at + length; word++) named.add(S[word] ?? NONE)
    return (one, other) =>
      one < plan.pieces &&
      other < plan.pieces &&
      (changes || plan.fans.sameFace(one, other)) &&
      !named.has(one) &&
      !named.has(other) &&
      tracked.every((base) => S[base + one] === S[base + other])
  }
}
