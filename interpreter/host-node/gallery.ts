import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SHIPPED_FOLDER } from './shipped.ts'
import { shippedIndex, type ShippedEntry } from './shipped-index.ts'

/** Texts by language; there is one in English. */
type Texts = Readonly<Record<string, string>>

/** The entry of a shipped game in the gallery. */
export interface GalleryGame {
  readonly id: string
  readonly title: string
  readonly folder: string
  readonly family: string
  readonly players: readonly number[]
  readonly minutes: number | undefined
  readonly line: Texts
}

/** All shipped games by family, and the modules. */
export interface Gallery {
  /** Names of all families, in the order of the gallery. */
  readonly families: ReadonlyMap<string, Texts>
  readonly games: readonly GalleryGame[]
  readonly modules: readonly ShippedEntry[]
}

interface About {
  readonly minutes?: number
  readonly line?: Texts
}

export async function gallery(): Promise<Gallery> {
  const entries = await shippedIndex()
  const families = new Map(Object.entries<Texts>(dataIn('families.json')))
  const abouts: Readonly<Record<string, About>> = Object.assign(
    {},
    ...[...new Set(entries.map(({ folder }) => folder))].map((folder) => dataIn(`${folder}/gallery.json`)),
  )
  const games = entries.flatMap(({ id, title, folder, players }): readonly GalleryGame[] => {
    if (players === undefined) return []
    const { minutes, line = {} } = abouts[id] ?? {}
    return [{ id, title, folder, family: folder.split('/')[0] ?? '', players, minutes, line }]
  })
  const ranks = [...families.keys()]
  return {
    families,
    games: games.toSorted(
      (a, b) => ranks.indexOf(a.family) - ranks.indexOf(b.family) || (a.title < b.title ? -1 : 1),
    ),
    modules: entries.filter((entry) => entry.for !== undefined),
  }
}

/** Data that comes with the package and is tested there. */
function dataIn(name: string) {
  try {
    return JSON.parse(readFileSync(join(SHIPPED_FOLDER, name), 'utf8'))
  } catch {
    return {}
  }
}
