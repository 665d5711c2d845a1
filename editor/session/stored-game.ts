import { PLAYERS, type PlayerName } from '../play/players.ts'
import type { GameChoice } from '../workers/play-calls.ts'
import { read, write } from './preferences.ts'

/** The game on the table, kept so that a reopened page returns to it. */
export interface KeptGame {
  readonly choice: GameChoice
  readonly playedBy: readonly PlayerName[]
}

const KEY = 'sandtable game'
const LEFT = 'sandtable left games'
/** The oldest of more is forgotten. */
const MOST_LEFT = 12

export function keepGame(game: KeptGame): void {
  write(KEY, JSON.stringify(game))
}

export function keptGame(): KeptGame | undefined {
  return gameIn(stored(KEY))
}

/** Keeps a game that another one takes from the table, so that it goes on when its rules are opened again. */
export function leaveGame(game: KeptGame): void {
  write(LEFT, JSON.stringify([game, ...othersThan(game.choice.file)].slice(0, MOST_LEFT)))
}

/** The game of these rules that was left. */
export function leftGame(file: string): KeptGame | undefined {
  return leftGames().find(({ choice }) => choice.file === file)
}

/** Another game of these rules is on the table, or that one again. */
export function forgetLeftGame(file: string): void {
  write(LEFT, JSON.stringify(othersThan(file)))
}

function othersThan(file: string): readonly KeptGame[] {
  return leftGames().filter(({ choice }) => choice.file !== file)
}

function leftGames(): readonly KeptGame[] {
  const games = stored(LEFT)
  return Array.isArray(games) ? games.flatMap((game) => gameIn(game) ?? []) : []
}

function stored(key: string): unknown {
  try {
    return JSON.parse(read(key) ?? 'null')
  } catch {
    return undefined
  }
}

function gameIn(value: unknown): KeptGame | undefined {
  const { choice, playedBy } = Object(value)
  const { file, players, options, seed, position, record } = Object(choice)
  if (typeof file !== 'string' || typeof seed !== 'string') return undefined
  return {
    choice: {
      file,
      seed,
      players: typeof players === 'number' ? players : undefined,
      options: Array.isArray(options) ? options.flatMap((option) => pairIn(option)) : [],
      position: typeof position === 'string' ? position : undefined,
      record: typeof record === 'string' ? record : undefined,
    },
    playedBy: (Array.isArray(playedBy) ? playedBy : []).map(
      (by: unknown) => PLAYERS.find((name) => name === by) ?? 'person',
    ),
  }
}

function pairIn(option: unknown): readonly (readonly [string, string])[] {
  const [name, value]: readonly unknown[] = Array.isArray(option) ? option : []
  return typeof name === 'string' && typeof value === 'string' ? [[name, value]] : []
}
