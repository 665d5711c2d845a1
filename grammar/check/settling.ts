import type { StepIR } from '../ir/ir.ts'
import type { Elaboration } from './elaboration.ts'

/** What a rule that watches the table reads, and where it stands among its like. */
export interface Watcher {
  readonly index: number
  readonly reads: ReadonlySet<string>
}

/** The settling behind a step that writes these: only the rules that could see a difference are looked at. */
export function settleAfter(el: Elaboration, writes: readonly string[]): StepIR[] {
  const touched = (watcher: Watcher): boolean => writes.some((write) => sees(watcher.reads, write))
  const direct = el.wheneverWatchers.filter(touched)
  // What one whenever rule does may wake another, so once one is looked at all are.
  const whenever = direct.length > 0 ? el.wheneverWatchers : []
  const ends = whenever.length > 0 ? el.endWatchers : el.endWatchers.filter(touched)
  if (whenever.length === 0 && ends.length === 0) return []
  return [{ step: 'settle', whenever: whenever.map((w) => w.index), ends: ends.map((w) => w.index) }]
}

function sees(reads: ReadonlySet<string>, write: string): boolean {
  if (reads.has(write)) return true
  if (!write.startsWith('place')) return false
  if (reads.has('place *')) return true
  return write === 'place *' && [...reads].some((read) => read.startsWith('place'))
}

/** The settling at the end of `together`, when anything may have changed. */
export function settleAll(el: Elaboration): StepIR[] {
  if (el.wheneverWatchers.length === 0 && el.endWatchers.length === 0) return []
  return [
    {
      step: 'settle',
      whenever: el.wheneverWatchers.map((w) => w.index),
      ends: el.endWatchers.map((w) => w.index),
    },
  ]
}
