export const PLAYERS = [
  'person',
  'random',
  'greedy',
  'monte-carlo',
  'search:beginner',
  'search:club',
  'search:3s',
] as const
export type PlayerName = (typeof PLAYERS)[number]

/** The players offered for all other seats: people at the same screen, or a program that answers at once. */
export const OPPONENTS = ['person', 'search:beginner'] as const satisfies readonly PlayerName[]
export type Opponent = (typeof OPPONENTS)[number]
