const env = process.env
const isLong = env['LONG'] !== undefined
const games = env['SANDTABLE_GAMES']

/** How much is played: a little in every run of the tests, as much as anybody asks for in a long one. */
export const VOLUME = {
  isLong,
  /** Random games of each ruleset; their seeds are their numbers. */
  games: Math.max(isLong ? 1000 : 0, games === undefined ? 200 : Number(games)),
  /** Random games with each module and each pair of modules. */
  pairs: isLong ? 400 : 200,
  /** Programs made at random: of IR, and of text. */
  programs: isLong ? 10_000 : 600,
  texts: isLong ? 10_000 : 150,
} as const
