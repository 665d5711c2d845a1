import { H, NONE, STATUS, type MemoryIR } from '../../grammar/ir/ir.ts'
import { memoized } from '../../grammar/source/memoized.ts'

/** Consecutive words of rules in progress with a common idle value. */
interface Stretch {
  readonly from: number
  end: number
  readonly start: number
}

const localsOf = memoized((memory: MemoryIR): readonly Stretch[] => {
  const locals: Stretch[] = []
  for (const region of memory.regions)
    if (region.per === 'local')
      region.start.forEach((start, i) => {
        const from = region.at + i
        const last = locals.at(-1)
        if (last?.end === from && last.start === start) last.end++
        else locals.push({ from, end: from + 1, start })
      })
  return locals
})

/**
 * Ends the game and clears everything that was in progress, so that games with the same end have the same state however
 * they reached it.
 */
export function over(S: Int32Array, memory: MemoryIR, winner: number, reason: number): void {
  for (const { from, end, start } of localsOf(memory)) S.fill(start, from, end)
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
