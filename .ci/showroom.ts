// Tables of all shipped games, set up when the site is built: the page draws them without reading any rules.
import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { shownTables } from '../editor/workers/showroom.ts'
import { PACKAGE } from '../interpreter/host-node/package-folder.ts'
import { shippedDocuments } from '../interpreter/host-node/shipped.ts'

const LIST = '\0virtual:showroom'

interface Emitter {
  emitFile(file: { readonly type: 'asset'; readonly fileName: string; readonly source: string }): unknown
}

/** A plugin for Vite: the module `virtual:showroom` lists the games, and `showroom/ID.json` has the table of each. */
export function showroom() {
  const tables = new Map<string, string>()
  return {
    name: 'showroom',
    resolveId: (id: string) => (id === 'virtual:showroom' ? LIST : undefined),
    load(id: string) {
      if (id !== LIST) return undefined
      const games = listed().map(([file, table]) => {
        const { id: game, title, playerCounts: players } = table.facts
        tables.set(game, JSON.stringify(table))
        return { file, id: game, title, players }
      })
      return `export default ${JSON.stringify(games)}`
    },
    generateBundle(this: Emitter) {
      for (const [id, source] of tables)
        this.emitFile({ type: 'asset', fileName: `showroom/${id}.json`, source })
    },
  }
}

function listed() {
  const shipped = shippedDocuments().map(({ path, head }) => ({
    name: relative(PACKAGE, path).replaceAll(sep, '/'),
    text: readFileSync(path, 'utf8'),
    head,
  }))
  const games = shipped.filter(({ head }) => head.id !== undefined && head.for === undefined)
  return [
    ...shownTables(
      shipped,
      games.map(({ name }) => name),
    ),
  ]
}
