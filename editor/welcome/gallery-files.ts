/** About a shipped game: its length in minutes, one line in English and perhaps other languages, and a line that is easy to change. */
export interface About {
  readonly minutes: number
  readonly line: Readonly<Record<string, string>>
  readonly tour?: { readonly line: string; readonly to: number }
  /** It is on the table when somebody comes for the first time. */
  readonly first?: boolean
  /** The gallery shows it before it is asked for all games. */
  readonly front?: boolean
}

export interface GalleryGame {
  readonly file: string
  readonly id: string
  readonly title: string
  readonly players: readonly number[]
  readonly about: About | undefined
  /** The name of its family by language. */
  readonly family?: Readonly<Record<string, string>> | undefined
}

/** A game as the gallery shows it in one language. */
export interface GalleryEntry extends Pick<GalleryGame, 'file' | 'id' | 'title' | 'players'> {
  readonly minutes?: number | undefined
  readonly line?: string | undefined
  readonly family?: string | undefined
  readonly tour?: About['tour']
}

/** A list of games in one language; `count` says how many there are. */
export interface GalleryList {
  readonly count: number
  readonly games: readonly GalleryEntry[]
}

export const galleryFile = (part: 'front' | 'all', language: string): string =>
  `showroom/${part}.${language}.json`

/** The files with lists of games, by their names: one for the first games and one for all, in each language. */
export function galleryFiles(
  games: readonly GalleryGame[],
  languages: readonly string[],
): ReadonlyMap<string, GalleryList> {
  const listed = (some: readonly GalleryGame[], language: string): GalleryList => ({
    count: games.length,
    games: some.map(({ file, id, title, players, about, family }) => ({
      file,
      id,
      title,
      players,
      minutes: about?.minutes,
      line: about?.line[language] ?? about?.line['en'],
      family: family?.[language] ?? family?.['en'],
      tour: about?.tour,
    })),
  })
  const front = games.filter(({ about }) => about?.front === true)
  return new Map(
    languages.flatMap((language) => [
      [galleryFile('front', language), listed(front, language)] as const,
      [galleryFile('all', language), listed(games, language)] as const,
    ]),
  )
}
