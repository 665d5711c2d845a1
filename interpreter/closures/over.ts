import type { MemoryIR } from '../../grammar/ir/ir.ts'
import { H, NONE, STATUS } from '../../grammar/ir/ir.ts'

/** Words for what is in progress, and their values while nothing is. */
interface Locals {
  readonly at: Int32Array
  readonly start: Int32Array
}

const LOCALS = new WeakMap<MemoryIR, Locals>()

function localsOf(memory: MemoryIR): Locals {
  const made = LOCALS.get(memory)
  if (made !== undefined) return made
  const words = memory.regions
    .filter((region) => region.per === 'local')
    .flatMap(({ at, start }) => start.map((word, i) => ({ at: at + i, word })))
  const locals = {
    at: Int32Array.from(words, ({ at }) => at),
    start: Int32Array.from(words, ({ word }) => word),
  }
  LOCALS.set(memory, locals)
  return locals
}

/**
 * The game is over. Whatever was in progress is cleared, so that games with the same end are the same state however
 * they reached it.
 */
export function over(S: Int32Array, memory: MemoryIR, winner: number, reason: number): void {
  const { at, start } = localsOf(memory)
  for (let i = 0; i < at.length; i++) S[at[i]!] = start[i]!
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
