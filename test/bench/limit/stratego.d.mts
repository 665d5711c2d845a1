/** Size of the board, rows of a home, pieces and ponds, and the number of plies after which a game is drawn. */
export interface Variant {
  readonly size: number
  readonly rows: number
  readonly pieces: readonly (readonly [number, number])[]
  readonly lakes: readonly (readonly [number, number])[]
  readonly cap: number
}

export interface Stats {
  games: number
  plies: number
  moves: number
  wins: [number, number]
  draws: number
  byFlag: number
  checksum: number
}

export interface Engine {
  playout(): void
  playoutFused(): void
  readonly stats: Stats
  setup(): void
  /** Writes every legal move of a side into `moves`: from << 8 | to, in a padded board of width W. */
  gen(side: number): number
  /** Plays a move; true if it takes the flag. */
  apply(side: number, move: number): boolean
  snapshot(): readonly unknown[]
  restore(parts: readonly unknown[]): void
  readonly board: Uint8Array
  readonly moves: Int32Array
  readonly W: number
}

export const VARIANTS: {
  readonly barrage: Variant
  readonly barrage10: Variant
  readonly classic: Variant
  readonly duel: Variant
}
export function makeEngine(variant: Variant, seed: number): Engine
