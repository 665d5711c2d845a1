/** Names of the available players. They have their own file so that listing them does not load any player. */
export const PLAYER_NAMES = ['random', 'greedy', 'monte-carlo', 'search'] as const
type PlayerName = (typeof PLAYER_NAMES)[number]

/** Playouts for each decision of `search`, by level. */
export const SEARCH_LEVELS: ReadonlyMap<string, number> = new Map([
  ['beginner', 25],
  ['casual', 150],
  ['club', 1_000],
  ['strong', 6_000],
])
/** Upper bound on playouts for one decision. Nobody would wait for more. */
export const MOST_NODES = 10_000_000
/** Upper bound on seconds for one move. */
const MOST_SECONDS = 600

/** Who plays, and how long `search` thinks about a move. */
export interface PlayerChoice {
  readonly player: PlayerName
  readonly nodes?: number | undefined
  readonly seconds?: number | undefined
  /** The setup of the game that it begins with. */
  readonly setUp?: string | undefined
}

/**
 * Parses the name of a player. Undefined if there is no such player. A level, a number of playouts or a time follows
 * `search:`, as in `search:beginner`, `search:500`, `search:2s`; games with a time are not repeatable. A player may
 * begin with a setup of the game: `greedy with wall of pikes`.
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

/** True if this name asks for a time rather than a number of playouts. */
export function needsClock(name: string): boolean {
  return playerChoice(name)?.seconds !== undefined
}
