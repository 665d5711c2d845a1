/**
 * A slow and simple implementation of a game, written from its rules in prose and not from the ruleset or the engine: if the
 * two agree, that is evidence for both. States are plain immutable objects.
 */
export interface Oracle<State> {
  start(): State
  /** The seat to move. */
  seat(state: State): string
  /** The legal moves in notation. Called only while there is no result. */
  moves(state: State): readonly string[]
  play(state: State, move: string): State
  result(state: State): OracleResult | undefined
  /** What stands on the board, by the space: the seat and the letter, as in `red M`. */
  standing?(state: State): ReadonlyMap<string, string>
}

export interface OracleResult {
  /** Undefined if the game is drawn. */
  readonly winner: string | undefined
  /** How the game ended, if the oracle says so. */
  readonly reason?: string
}

export interface OracleCount {
  /** Sequences of exactly `depth` moves. */
  readonly nodes: number
  /** Games that are over at or before that depth. */
  readonly games: number
}

export function perft<State>(oracle: Oracle<State>, depth: number, from = oracle.start()): OracleCount {
  const over = oracle.result(from) !== undefined
  if (depth === 0) return { nodes: 1, games: over ? 1 : 0 }
  if (over) return { nodes: 0, games: 1 }
  let nodes = 0
  let games = 0
  for (const move of oracle.moves(from)) {
    const below = perft(oracle, depth - 1, oracle.play(from, move))
    nodes += below.nodes
    games += below.games
  }
  return { nodes, games }
}

/** Plays moves in notation, in order. */
export function playAll<State>(oracle: Oracle<State>, moves: string, from = oracle.start()): State {
  return moves
    .split(/\s+/)
    .filter((move) => move !== '')
    .reduce((state, move) => {
      if (!oracle.moves(state).includes(move)) throw new Error(`${move} is not legal`)
      return oracle.play(state, move)
    }, from)
}
