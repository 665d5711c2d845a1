import { greedyPlayer } from './greedy.ts'
import { monteCarloPlayer } from './monte-carlo.ts'
import type { Player } from './player.ts'
import { randomPlayer } from './random.ts'

const MAKERS: ReadonlyMap<string, (seed: string | number) => Player> = new Map([
  ['random', randomPlayer],
  ['greedy', (seed) => greedyPlayer(seed)],
  ['monte-carlo', (seed) => monteCarloPlayer(seed)],
])

/** Names of the players that there are. */
export const PLAYER_NAMES: readonly string[] = [...MAKERS.keys()]

/** The player of a name, with chance of its own; undefined if there is none. */
export function playerCalled(name: string, seed: string | number): Player | undefined {
  return MAKERS.get(name)?.(seed)
}
