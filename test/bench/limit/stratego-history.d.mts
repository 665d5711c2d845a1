import type { Engine, Stats, Variant } from './stratego.d.mts'

export interface HistoryOptions {
  /** A scout attacks only what stands next to it. */
  readonly strike1?: boolean
  /** Drawn if neither side can move. */
  readonly bothStuckDraw?: boolean
}

export interface HistoryEngine extends Pick<
  Engine,
  'setup' | 'gen' | 'apply' | 'snapshot' | 'restore' | 'board' | 'moves' | 'W'
> {
  /** Plays a game and gives its number of plies. */
  playout(): number
  readonly stats: Pick<Stats, 'games' | 'plies' | 'moves' | 'wins' | 'draws' | 'checksum'>
}

/** Stratego with the shipped rules about going to and fro. */
export function makeHistory(variant: Variant, seed: number, options?: HistoryOptions): HistoryEngine
