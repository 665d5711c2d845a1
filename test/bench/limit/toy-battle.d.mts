export const SIGN: {
  readonly [What in 'fall back' | 'reinforce' | 'erupt' | 'recover' | 'lay down' | 'silence']: number
}
export const SITE: {
  readonly [
    What in
      | 'over'
      | 'turn'
      | 'extra'
      | 'call'
      | 'knock'
      | 'rob'
      | 'back'
      | 'cloud'
      | 'hurl'
      | 'recover'
      | 'lay'
  ]: number
}
export const MOVE: {
  readonly [
    What in 'done' | 'draw' | 'place' | 'call' | 'knock' | 'rob' | 'back' | 'hurl' | 'recover' | 'lay'
  ]: number
}
export const REASON: { readonly [What in 'objective' | 'medals' | 'headquarters']: number }

/** A terrain: spaces by number, sets of spaces and of kinds as bits. */
export interface Terrain {
  /** For each space those next to it. */
  readonly near: readonly number[]
  readonly bases: number
  readonly headquarters: readonly number[]
  /** For each space its sign; 0 for none. */
  readonly signs: readonly number[]
  /** For each space the kinds that it lets in; 0 if these are all. */
  readonly admits: readonly number[]
  readonly regions: readonly { readonly around: number; readonly medals: number }[]
  readonly objective: number
  readonly special: boolean
  readonly turnLimit: number
}

export interface ToyBattleStats {
  games: number
  plies: number
  moves: number
  wins: number[]
  /** Of the latest game. */
  checksum: number
}

export interface ToyBattleEngine {
  /** A new game from the two words of a seed, up to its first decision. */
  begin(low: number, high: number): void
  /** Writes every legal move into `moves` and gives how many. */
  legal(): number
  apply(move: number): void
  playout(low: number, high: number): void
  readonly stats: ToyBattleStats
  readonly moves: Int32Array
  readonly state: Int32Array
  decider(): number
  site(): number
  winner(): number
  reason(): number
  medals(player: number): number
}

export function makeToyBattle(terrain: Terrain): ToyBattleEngine
