import type { GameIR } from '../../grammar/ir/ir.ts'
import { partsOfRanking, rankingOf } from '../../grammar/ir/ranking.ts'

/** Tracked numbers that begin at 0 and do not rank the players: while they are 0, the table need not show them. */
export function quietValues(ir: GameIR): readonly string[] {
  const ranking = rankingOf(ir)
  const ranked = new Set(
    ranking && partsOfRanking(ranking).flatMap((part) => (part.op === 'load' ? [part.base] : [])),
  )
  return ir.memory.regions.flatMap(({ name, at, orNone, start, type }) =>
    type === 'number' && !orNone && !ranked.has(at) && start.every((value) => value === 0) ? [name] : [],
  )
}
