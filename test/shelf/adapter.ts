import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Match } from '../../interpreter/match/match.ts'
import type { Variant } from '../games/loaded.ts'
import type { Fact } from './playthrough.ts'

/** Where a replay stands when a move of the suite is about to be read. */
export interface At {
  /** The game before this move, or before the last one if chance speaks. Undefined before the first. */
  readonly match: Match | undefined
  readonly fact: Fact
  readonly before: readonly Fact[]
}

/** How the moves of a playthrough are written in one of our rulesets. */
export interface Adapter extends Variant {
  readonly players?: number
  /**
   * What a move is, as lines of an example: `a1`, or for chance `dice: 4 4`, `random: scout` or `shuffled: scout, bomb`. Several lines
   * are several answers. None: our rules ask nothing here (if `legal` does not count it, then one move was legal), or chance says nothing
   * yet, as with all cards of a deal but the last.
   */
  readonly lines: (move: string, at: At) => string | readonly string[]
  /** True if chance decides where the facts do not say who does, or if a player who must pass there is not asked here. */
  readonly isChance?: (move: string, before: readonly Fact[]) => boolean
  /** The text of a position to begin at, as `sandtable position` prints it, and how many facts it stands for. */
  readonly position?: (facts: readonly Fact[]) => { readonly text: string; readonly skipped: number }
  /** Our seat of a player. The same number unless it is said. */
  readonly seat?: (player: number) => number
  /** How many legal moves the suite would count. Undefined: that cannot be compared here. */
  readonly legal?: (match: Match, fact: Fact) => number | undefined
  /** The result in the suite's numbers. By default 1, -1 and 0 for won, lost and drawn, or the scores, of a game that is over. */
  readonly returns?: (match: Match) => readonly number[]
  /** Where the rules differ: the number of the first state that is not compared any more, and the rule. */
  readonly differs?: { readonly from: number; readonly why: string }
}

const ADAPTERS = join(import.meta.dirname, 'adapters')

/** The names of all adapters, which are those of their playthroughs. */
export const ADAPTED = readdirSync(ADAPTERS)
  .map((name) => name.replace(/\.ts$/u, ''))
  .toSorted()

/** A tracked value of each player that everybody may know. */
export function trackedOf(match: Match, name: string): readonly number[] {
  const found = match.view().values.find((values) => values.name === name)
  return (found?.values ?? []).map(({ value }) => Number(value))
}

export async function adapterCalled(name: string): Promise<Adapter> {
  const { default: adapter } = await import(`./adapters/${name}.ts`)
  return adapter
}
