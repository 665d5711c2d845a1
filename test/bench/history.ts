import type { HistoryEngine, HistoryOptions } from './limit/stratego-history.d.mts'
import { makeHistory } from './limit/stratego-history.mjs'
import { VARIANTS } from './limit/stratego.mjs'

/** A shipped ruleset, and a handwritten engine that has all of its rules. */
export interface WithHistory {
  readonly name: string
  readonly id: string
  make(seed: number): HistoryEngine
}

function withHistory(name: 'barrage' | 'classic' | 'duel', id: string, options: HistoryOptions): WithHistory {
  return { name, id, make: (seed) => makeHistory(VARIANTS[name], seed, options) }
}

export const HISTORY: readonly WithHistory[] = [
  withHistory('barrage', 'stratego-barrage', {}),
  withHistory('classic', 'stratego-classic', { strike1: true }),
  withHistory('duel', 'stratego-duel', {}),
]
