import type { GameIR } from '../../grammar/ir/ir.ts'
import { H } from '../../grammar/ir/ir.ts'
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
  /** All layouts of one arrangement: seat, its handles, their spaces. */
  | { readonly kind: 'layouts'; readonly layouts: readonly HandleLayout[] }

export interface HandleLayout {
  readonly handles: readonly number[]
  readonly spaces: readonly number[]
}

export interface Trail {
  readonly before: Trail | undefined
  readonly answer: HandleAnswer
}

/** One possible course of the game: where every handle lies, what its kind can be, and what else is known about it. */
export interface Branch {
  readonly state: Int32Array
  readonly domains: readonly Domain[]
  readonly rules: readonly Rule[]
  readonly pools: readonly Pool[]
  readonly trail: Trail | undefined
}

/** What following a game needs. */
export interface Follow {
  readonly ir: GameIR
  readonly plan: SightPlan
  readonly faces: FaceProgram
  readonly seat: number | undefined
  /** Places whose order the seat cannot follow, if the game began in the middle; see `orderlessPlaces`. */
  readonly orderless: Uint8Array | undefined
  /** Also consider whether a player who must move can. */
  readonly strict: boolean
  /** If faces can matter to a single ply in more ways than this, they are not enumerated. */
  readonly most: number
  /** Pays for following. */
  readonly budget: Budget
}

/** The game can no longer be followed. */
export class Lost {
  readonly why: string

  constructor(why: string) {
    this.why = why
  }
}

/** Chance must not have been used: its results cannot be followed. */
export function assertNoChance(S: Int32Array): void {
  if ((S[H.drawsShuffle] ?? 0) + (S[H.drawsRandom] ?? 0) + (S[H.drawsRoll] ?? 0) > 0)
    throw new Lost('chance has decided something')
}
