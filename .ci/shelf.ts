// Shipped rulesets as files of the site. What a visitor opens is loaded, and nothing else grows with their number.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { galleryFiles } from '../editor/welcome/gallery-files.ts'
import type { About, GalleryGame } from '../editor/welcome/gallery-files.ts'
import { Shelf } from '../editor/site/shelf.ts'
import { folderOf, shelfFolder } from '../editor/workspace/shelved.ts'
import type { ShelfIndex } from '../editor/workspace/shelved.ts'
import { headLines } from '../grammar/document/scan-head.ts'
import { SHIPPED_FOLDER } from '../interpreter/host-node/shipped.ts'
import { LANGUAGE_CODES } from '../interpreter/rulebook/language/codes.ts'

const OPENING = 'virtual:opening'

interface Emitter {
  emitFile(file: { readonly type: 'asset'; readonly fileName: string; readonly source: string }): unknown
}

/**
 * A plugin for Vite: the module `virtual:opening` has the game that is on the table at first. The site gets the texts
 * by folder and an index of them, and for the gallery a picture of each game and a list in each language.
 */
export function shelf() {
  const files = new Map<string, string>()
  return {
    name: 'shelf',
    resolveId: (id: string) => (id === OPENING ? `\0${OPENING}` : undefined),
    load(id: string) {
      if (id !== `\0${OPENING}`) return undefined
      const { opening, site } = shelved()
      for (const [name, content] of site) files.set(name, JSON.stringify(content))
      // A string is parsed faster than a literal.
      return `export default ${JSON.stringify(JSON.stringify(opening))}`
    },
    generateBundle(this: Emitter) {
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

function shelved() {
  const all = Shelf.ofThisBuild()
  const { documents, showroom } = all
  const families: Readonly<Record<string, GalleryGame['family']>> = dataIn('families.json')
  const ranks = Object.keys(families)
  const folders = [...new Set(documents.flatMap(({ name }) => folderOf(name) ?? []))].toSorted(
    (one, other) => ranks.indexOf(familyOf(one)) - ranks.indexOf(familyOf(other)),
  )
  const abouts: Readonly<Record<string, About | undefined>> = Object.assign(
    {},
    ...folders.map((folder) => dataIn(`${folder}/gallery.json`)),
  )
  const site = new Map<string, unknown>()
  const games = folders.flatMap((folder) =>
    documents.flatMap(
      ({ name: file, head }): readonly (GalleryGame & { readonly extends: string | undefined })[] => {
        if (folderOf(file) !== folder || head.id === undefined || head.for !== undefined) return []
        const { table } = all.game(file) ?? {}
        if (table === undefined) return []
        const { id, title, playerCounts: players } = table.facts
        site.set(`showroom/${id}.json`, table)
        return [
          {
            file,
            id,
            title,
            players,
            extends: head.extends,
            about: abouts[id],
            family: families[familyOf(folder)],
          },
        ]
      },
    ),
  )
  const shelved = documents.map(({ name, head }) => ({ name, id: head.id }))
  const texts = new Map(documents.map(({ name, text }) => [name, text]))
  for (const folder of folders)
    site.set(
      `shelf/${folder}.json`,
      shelfFolder(folder, shelved, (name) => texts.get(name) ?? ''),
    )
  site.set('shelf/index.json', {
    documents: Object.fromEntries(documents.map(({ name, text }) => [name, headLines(text)])),
    games: games.map(({ file, id, title, players, extends: base }) => ({
      file,
      id,
      title,
      players,
      extends: base,
    })),
  } satisfies ShelfIndex)
  for (const [name, list] of galleryFiles(games, LANGUAGE_CODES)) site.set(name, list)
  const first = games.find(({ about }) => about?.first === true) ?? games[0]
  return { opening: { ...showroom.opening(first?.file ?? ''), tour: first?.about?.tour }, site }
}

const familyOf = (folder: string): string => folder.split('/')[0] ?? ''

/** A file with data beside the rulesets; it need not be there. */
function dataIn(name: string) {
  const path = join(SHIPPED_FOLDER, name)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}
