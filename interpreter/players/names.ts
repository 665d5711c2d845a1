/** Names of the players that there are. Loaded by whoever only lists them. */
export const PLAYER_NAMES = ['random', 'greedy', 'monte-carlo'] as const
export type PlayerName = (typeof PLAYER_NAMES)[number]

export function isPlayerName(name: string): name is PlayerName {
  return PLAYER_NAMES.some((known) => known === name)
}
