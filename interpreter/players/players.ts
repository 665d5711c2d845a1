import { greedyPlayer } from './greedy.ts'
import { monteCarloPlayer } from './monte-carlo.ts'
import { isPlayerName } from './names.ts'
import type { PlayerName } from './names.ts'
import type { Player } from './player.ts'
import { randomPlayer } from './random.ts'

const MAKERS: Readonly<Record<PlayerName, (seed: string | number) => Player>> = {
  random: randomPlayer,
  greedy: (seed) => greedyPlayer(seed),
  'monte-carlo': (seed) => monteCarloPlayer(seed),
}

/** The player of a name, with chance of its own; undefined if there is none. */
export function playerCalled(name: string, seed: string | number): Player | undefined {
  return isPlayerName(name) ? MAKERS[name](seed) : undefined
}
