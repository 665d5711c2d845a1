/** Names of the players that there are. A file of its own: to offer them nobody has to load what they think with. */
export const PLAYER_NAMES = ['random', 'greedy', 'monte-carlo', 'search'] as const
export type PlayerName = (typeof PLAYER_NAMES)[number]

/** Playouts for each decision of `search`, by the name of the level. */
export const SEARCH_LEVELS: ReadonlyMap<string, number> = new Map([
  ['beginner', 25],
  ['casual', 150],
  ['club', 1_000],
  ['strong', 6_000],
])
/** More playouts for one decision than anybody waits for. */
export const MOST_NODES = 10_000_000
/** Seconds that anybody waits for one move. */
const MOST_SECONDS = 600

/** Who plays, and how long `search` thinks about a move. */
export interface PlayerChoice {
  readonly player: PlayerName
  readonly nodes?: number | undefined
  readonly seconds?: number | undefined
  /** The set-up of the game with which it begins. */
  readonly setUp?: string | undefined
}

/**
 * What a name of a player says; undefined if nobody is called so. Behind `search:` stands a level, a number of playouts or,
 * for those who need not get the same game twice, a time: `search:beginner`, `search:500`, `search:2s`. Whoever begins with a
 * set-up of the game says with which: `greedy with wall of pikes`.
 */
export function playerChoice(name: string): PlayerChoice | undefined {
  const [, alone = name, setUp] = /^(\S+) with (.+)$/.exec(name) ?? []
  const choice = playerAlone(alone)
  return choice === undefined || setUp === undefined ? choice : { ...choice, setUp }
}

function playerAlone(name: string): PlayerChoice | undefined {
  const [kind, effort, ...more] = name.split(':')
  const player = PLAYER_NAMES.find((one) => one === kind)
  if (player === undefined || effort === undefined) return player && { player }
  if (player !== 'search' || more.length > 0) return undefined
  const seconds = Number(/^(\d+(?:\.\d+)?)s$/.exec(effort)?.[1])
  if (seconds <= MOST_SECONDS) return { player, seconds }
  const nodes = /^\d{1,8}$/.test(effort) ? Number(effort) : (SEARCH_LEVELS.get(effort) ?? 0)
  return nodes >= 1 && nodes <= MOST_NODES ? { player, nodes } : undefined
}

/** Does this name ask for a time rather than a number of playouts? */
export function needsClock(name: string): boolean {
  return playerChoice(name)?.seconds !== undefined
}
