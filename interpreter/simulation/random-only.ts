/** True if all players are random. They need no time to think, so whole games are played at once if nobody watches. */
export function isQuick(players: readonly string[]): boolean {
  return players.every((name) => name === 'random')
}
