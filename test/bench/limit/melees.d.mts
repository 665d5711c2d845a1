export const SITE: {
  readonly [What in 'over' | 'turn' | 'allot' | 'answer' | 'relief' | 'recovery']: number
}
export const MOVE: {
  readonly [
    What in 'done' | 'press' | 'pass' | 'lose' | 'wound' | 'order' | 'passed' | 'answer' | 'give up'
  ]: number
}
export const REASON: { readonly [What in 'half' | 'points']: number }

export interface MeleesEngine {
  /** A new game from the two words of a seed, up to its first decision. */
  begin(low: number, high: number): void
  /** Writes every legal move into `moves` and gives how many. */
  legal(): number
  apply(move: number): void
  playout(low: number, high: number): void
  readonly stats: { games: number; plies: number; moves: number; wins: number[]; checksum: number }
  readonly moves: Int32Array
  readonly state: Int32Array
  decider(): number
  site(): number
  winner(): number
  reason(): number
}

export function makeMelees(): MeleesEngine
