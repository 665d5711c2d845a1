import { H, type GameIR } from '../../grammar/ir/ir.ts'
import type { Budget } from './budget.ts'
import type { FaceProgram } from './face-program.ts'
import type { Domain, Pool } from '../counting/matching.ts'
import type { Rule } from './rules-of-faces.ts'
import type { SightPlan } from './sight.ts'

/** An answer, in handles. */
export type HandleAnswer =
  | { readonly kind: 'done' }
  | {
      readonly kind: 'choice'
      readonly offer: number
      readonly action: number
      readonly values: readonly number[]
    }
  /** All layouts of one arrangement: seat, its handles and their spaces. */
  | { readonly kind: 'layouts'; readonly layouts: readonly HandleLayout[] }

export interface HandleLayout {
  readonly handles: readonly number[]
  readonly spaces: readonly number[]
}

export interface Trail {
  readonly before: Trail | undefined
  readonly answer: HandleAnswer
}

/** One possible course of the game: the place of every handle, its possible kinds, and rules that relate them. */
export interface Branch {
  readonly state: Int32Array
  readonly domains: readonly Domain[]
  readonly rules: readonly Rule[]
  readonly pools: readonly Pool[]
  readonly trail: Trail | undefined
}

/** Everything needed to follow a game. */
export interface Follow {
  readonly ir: GameIR
  readonly plan: SightPlan
  readonly faces: FaceProgram
  readonly seat: number | undefined
  /** Places whose order the seat cannot follow, if the game began in the middle. See `orderlessPlaces`. */
  readonly orderless: Uint8Array | undefined
  /** True to consider also whether a player who must move can. */
  readonly strict: boolean
  /** If one ply depends on faces in more ways than this, they are not enumerated. */
  readonly most: number
  /** Pays for following. */
  readonly budget: Budget
}

/** Thrown if the game can no longer be followed. */
export class Lost {
  readonly why: string

  constructor(why: string) {
    this.why = why
  }
}

/** Throws `Lost` if chance was used, because its results cannot be followed. */
export function assertNoChance(S: Int32Array): void {
  if ((S[H.drawsShuffle] ?? 0) + (S[H.drawsRandom] ?? 0) + (S[H.drawsRoll] ?? 0) > 0)
    throw new Lost('chance has decided something')
}
