/** Random players need no time to think: whole games are played at once, if nobody watches. */
export function isQuick(players: readonly string[]): boolean {
  return players.every((name) => name === 'random')
}
