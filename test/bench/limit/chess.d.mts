/**
 * A move is from | to << 7 | promotion << 14 | kind << 17. A square is 16 times its row plus its column, both from 0; a promotion is
 * 2 knight, 3 bishop, 4 rook, 5 queen; a kind is 1 double step, 2 capture in passing, 3 castling.
 */
export interface Chess {
  readonly moves: Int32Array
  readonly stats: {
    readonly games: number
    readonly plies: number
    readonly moves: number
    readonly mate: number
    readonly stalemate: number
    readonly repeated: number
    readonly quiet: number
    readonly dead: number
  }
  /** Sets up a position: placement, side, castling and en-passant fields of Forsyth-Edwards notation. */
  set(fen: string): void
  /** Sets up the first position. */
  reset(): void
  gen(): number
  apply(move: number): void
  /** After a move: 0 if the game goes on, 1 after a third repetition, 3 if nobody can give mate. */
  drawn(): 0 | 1 | 3
  /** Valid after `gen`. */
  inCheck(): boolean
  /** Plies since a capture or a pawn move. */
  quietFor(): number
  perft(depth: number): number
  playout(): void
}

export function makeChess(seed?: number): Chess
