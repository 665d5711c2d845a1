import opening from 'virtual:opening'
import type { TablePicture } from '../play/table.ts'
import type { GameFacts, Position } from '../workers/play-calls.ts'
import type { Opening } from '../workers/showroom.ts'
import type { KeptGame } from './stored-game.ts'
import { read, write } from './preferences.ts'

/** JSON has null for the holes of a board. Without `Array.from`, they would be missing from their rows. */
export const withHoles = (_key: string, value: unknown): unknown =>
  Array.isArray(value) ? Array.from<unknown>(value) : (value ?? undefined)

/** The game on the table when nobody has played yet, prepared when the site is built. */
export const OPENING: Opening = JSON.parse(opening, withHoles)

const KEY = 'sandtable picture'
/** Longer pictures would take the place of games and texts. */
const LONGEST = 400_000
/** Pictures of another version of the page may be of another kind. */
const VERSION = import.meta.url

/** Keeps how the table looks, so that a reopened page shows it at once. Games with secrets ask first who is looking. */
export function keepPicture(
  { choice: { file } }: KeptGame,
  facts: GameFacts | undefined,
  position: Position | undefined,
): void {
  const isOpen = facts?.isAllSeen === true && !facts.hasSecrets && position?.ply === position?.plies
  const text = isOpen ? JSON.stringify({ version: VERSION, file, facts, position }) : ''
  write(KEY, text.length > LONGEST ? '' : text)
}

/** How the table of a kept game looked. */
export function keptPicture({ choice }: KeptGame): TablePicture | undefined {
  try {
    const { version, file, facts, position } = JSON.parse(read(KEY) ?? '', withHoles)
    return version === VERSION && file === choice.file ? { facts, position } : undefined
  } catch {
    return undefined
  }
}
