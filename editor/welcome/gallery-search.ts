import type { GalleryEntry } from './gallery-files.ts'

/** A search in the gallery. */
export interface Wanted {
  readonly words: string
  /** 0 for any number. */
  readonly players: number
}

/** Small letters without accents. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** True if a game says all the words about itself and so many can play. */
export function isWanted(
  { id, title, line = '', family = '', players }: Omit<GalleryEntry, 'file'>,
  wanted: Wanted,
): boolean {
  const searchText = plain([id, title, line, family].join(' '))
  return (
    (wanted.players === 0 || players.includes(wanted.players)) &&
    plain(wanted.words)
      .split(/\s+/u)
      .every((word) => searchText.includes(word))
  )
}

/** The numbers of players for which there are games, in order. */
export const playerCounts = (games: readonly GalleryEntry[]): readonly number[] =>
  [...new Set(games.flatMap(({ players }) => players))].toSorted((a, b) => a - b)
