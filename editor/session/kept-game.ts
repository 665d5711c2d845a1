import { PLAYERS } from '../play/players.ts'
import type { PlayerName } from '../play/players.ts'
import type { GameChoice } from '../workers/play-calls.ts'
import { read, write } from './preferences.ts'

/** The game on the table, kept so that a reopened page returns to it. */
export interface KeptGame {
  readonly choice: GameChoice
  readonly playedBy: readonly PlayerName[]
}

const KEY = 'sandtable game'

export function keepGame(game: KeptGame): void {
  write(KEY, JSON.stringify(game))
}

export function keptGame(): KeptGame | undefined {
  try {
    const { choice, playedBy } = Object(JSON.parse(read(KEY) ?? 'null'))
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
  } catch {
    return undefined
  }
}

function pairIn(option: unknown): readonly (readonly [string, string])[] {
  const [name, value]: readonly unknown[] = Array.isArray(option) ? option : []
  return typeof name === 'string' && typeof value === 'string' ? [[name, value]] : []
}
