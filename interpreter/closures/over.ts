import type { MemoryIR } from '../../grammar/ir/ir.ts'
import { H, NONE, STATUS } from '../../grammar/ir/ir.ts'

/**
 * The game is over. Whatever was under way is given up, so that a game that has ended in the same way is the same state
 * however it was come to.
 */
export function over(S: Int32Array, memory: MemoryIR, winner: number, reason: number): void {
  for (const region of memory.regions) if (region.per === 'local') S.set(region.start, region.at)
  S[H.status] = STATUS.over
  S[H.site] = NONE
  S[H.decider] = NONE
  S[H.you] = NONE
  S[H.winner] = winner
  S[H.reason] = reason
  S[H.action] = NONE
  S[H.depth] = 0
  S[H.screen] = 0
}
