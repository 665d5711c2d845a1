export const SITE: {
  readonly [What in 'over' | 'draw' | 'arrange' | 'discard' | 'refill' | 'reply']: number
}
export const MOVE: {
  readonly [
    What in 'done' | 'draw' | 'take' | 'lay' | 'add' | 'attack' | 'defend' | 'discard' | 'fill'
  ]: number
}
export const NO_TARGET: number
/** Most turns of a battle, most battles of a game. */
export const LIMITS: { readonly turns: number; readonly battles: number }

export interface PatrolsStats {
  games: number
  plies: number
  moves: number
  wins: number[]
  draws: number
  /** Of the latest game. */
  checksum: number
}

export interface PatrolsEngine {
  /** A new game from the two words of a seed, up to its first decision. */
  begin(low: number, high: number): void
  /** Writes every legal move into `moves` and gives how many. */
  legal(): number
  apply(move: number): void
  playout(low: number, high: number): void
  readonly stats: PatrolsStats
  readonly moves: Int32Array
  readonly state: Int32Array
  decider(): number
  site(): number
  /** -1: drawn. */
  winner(): number
  score(player: number): number
}

export function makePatrols(players: 2 | 3 | 4): PatrolsEngine
