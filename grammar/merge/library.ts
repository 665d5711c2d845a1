import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import type { KnownDocuments } from '../document/known-documents.ts'
import type { RulesetDocument } from '../document/load-document.ts'
import { documentById } from '../document/resolve-id.ts'
import { scanHead } from '../document/scan-head.ts'
import { TooLarge, type HostDocument, type RulesetHost } from '../source/host.ts'
import type { Span } from '../source/span.ts'
import { sourceFile } from '../source/source-file.ts'
import { dataClassOf } from './data-files.ts'
import { idClash, isRival } from './id-clash.ts'
import { depthOf, isShipped, nearestFirst, type KnownFile } from './known-file.ts'

/** The documents within reach, found by id. Each is read once and reported once. */
export interface Library {
  /**
   * The game or module called `id`: the checked one itself, otherwise what `meantBy` says. Shipped documents refer to
   * shipped ones.
   *
   * @param from the file that refers to it, unless a command does
   */
  find(id: string, from?: string): RulesetDocument | undefined
  /** Reports another document with the id of the checked one. */
  reportOwnClash(): void
  /** True if a document called `id` could not be read, which has been reported. */
  isBroken(id: string): boolean
  /**
   * Documents with examples for `id`: those in the folder of its document and below; if there are none, all in the same
   * place. A copy of a ruleset elsewhere therefore brings no examples with it.
   */
  examplesFor(id: string): readonly RulesetDocument[]
  /**
   * Data files directly in a folder, `a/b/`, sorted by name; one that is too large is reported where the folder is
   * named.
   */
  dataIn(folder: string, named: Span): readonly RulesetDocument[]
  /** The game whose `data` names the folder of a file. */
  gameOfData(file: string): RulesetDocument | undefined
  /** Games and modules that extend `id` or are for it, and those that extend or are for these, as they are written. */
  builtOn(id: string): readonly string[]
  /** Ids of all games or modules, for suggestions. */
  ids(kind: 'game' | 'module'): readonly string[]
}

/** Document limit: a folder of millions of files must not hold up a check. */
const MOST_DOCUMENTS = 5000

export function library(
  host: RulesetHost,
  own: RulesetDocument,
  known: KnownDocuments,
  diagnostics: Diagnostics,
): Library {
  const loaded = new Map<string, RulesetDocument | undefined>()
  let shelf: readonly KnownFile[] | undefined
  let byId: ReadonlyMap<string | undefined, readonly KnownFile[]> | undefined
  /** Names of files that are too large to read. */
  const tooLarge = new Set<string>()

  return {
    find(id, from) {
      const holders = holdersOf(id)
      const shipped = isShippedFile(from) ? holders.find(isShipped) : undefined
      if (shipped === undefined && own.id?.text === id) return own
      const found = shipped ?? documentById(holders)
      if (found === undefined) return undefined
      if (!loaded.has(found.name)) {
        const rival = holders.find((other) => isRival(found, other))
        if (rival !== undefined && shipped === undefined) reportClash(id, found, rival)
      }
      return load(found)
    },
    reportOwnClash() {
      const id = own.id?.text
      const mine = shelved().find(({ name }) => name === own.file.name)
      if (id === undefined || mine?.place === 'shipped') return
      const self = mine ?? ownShelf('beside')
      const rivals = holdersOf(id).filter((other) => isRival(self, other))
      const rival = documentById(rivals)
      if (rival !== undefined) reportClash(id, self, rival)
    },
    isBroken(id) {
      const found = documentById(holdersOf(id))
      return found !== undefined && load(found) === undefined
    },
    examplesFor(id) {
      const found = own.kind === 'examples' && headOf(own) === id ? [own] : []
      const texts = new Set(found.map(({ file }) => file.text))
      for (const item of examplesNear(id)) {
        const text = item.text()
        if (text === undefined || texts.has(text)) continue
        texts.add(text)
        const document = load(item)
        if (document?.kind === 'examples') found.push(document)
      }
      return found
    },
    dataIn(folder, named) {
      const here = ({ name }: Pick<KnownFile, 'name'>) =>
        name.startsWith(folder) && !name.slice(folder.length).includes('/')
      const names = shelved().filter(here)
      for (const name of tooLarge)
        if (here({ name }))
          diagnostics.add({
            code: 'ST4162',
            severity: 'error',
            message: `${name} is too large to read.`,
            span: named,
            help: 'A file of data holds what one board needs. Move anything else out of this folder.',
          })
      const found = names.flatMap((item) => load(item) ?? [])
      if (here(own.file) && !names.some(({ name }) => name === own.file.name)) found.push(own)
      return found
        .filter(({ kind }) => kind === 'data')
        .toSorted((a, b) => (a.file.name < b.file.name ? -1 : 1))
    },
    gameOfData(file) {
      // The nearest first: a copy elsewhere has its own data.
      const above = shelved()
        .filter(({ name, head }) => head.id !== undefined && file.startsWith(folderOf(name)))
        .toSorted((a, b) => folderOf(b.name).length - folderOf(a.name).length)
      for (const item of above) {
        const game = load(item)
        if (game?.kind === 'game' && dataClassOf(file, game) !== undefined) return game
      }
      return undefined
    },
    builtOn(id) {
      const below = new Set([id])
      const found = new Set<KnownFile>()
      // Documents may be in any order, so repeat until nothing new is found.
      for (let size = -1; size !== found.size;) {
        size = found.size
        for (const item of shelved()) {
          const { head } = item
          if (!below.has(head.extends ?? '') && !below.has(head.for ?? '')) continue
          found.add(item)
          if (head.id !== undefined) below.add(head.id)
        }
      }
      return [...found].flatMap((item) => item.text() ?? [])
    },
    ids(kind) {
      const heads = shelved().map(({ head }) => head)
      const fitting = heads.filter((head) => (kind === 'module') === (head.for !== undefined))
      return fitting.flatMap(({ id }) => (id === undefined ? [] : [id]))
    },
  }

  function examplesNear(id: string): readonly KnownFile[] {
    const all = shelved().filter(({ head }) => head.examplesFor === id)
    const game = own.id?.text === id ? own.file.name : documentById(holdersOf(id))?.name
    if (game === undefined) return all
    const folder = folderOf(game)
    const place = shelved().find(({ name }) => name === game)?.place ?? 'beside'
    const near = all.filter((item) => isBelow(item.name, folder) && isShipped(item) === (place === 'shipped'))
    return near.length > 0 ? near : all.filter((item) => (item.place === 'shipped') === (place === 'shipped'))
  }

  function reportClash(id: string, found: KnownFile, rival: KnownFile): void {
    const taken = new Set(shelved().map(({ head }) => head.id))
    diagnostics.add(idClash(id, found, rival, holdersOf(id), taken))
  }

  function load(item: KnownFile): RulesetDocument | undefined {
    if (item.name === own.file.name) return own
    if (!loaded.has(item.name)) {
      const text = item.text()
      loaded.set(
        item.name,
        text === undefined ? undefined : known.load(sourceFile(item.name, text), diagnostics),
      )
    }
    return loaded.get(item.name)
  }

  /** The documents with an id, the nearest first. */
  function holdersOf(id: string): readonly KnownFile[] {
    byId ??= Map.groupBy(shelved(), ({ head }) => head.id)
    return nearestFirst(byId.get(id) ?? [])
  }

  function shelved(): readonly KnownFile[] {
    if (shelf === undefined) {
      const found: KnownFile[] = []
      for (const document of host.documents()) {
        if (found.length >= MOST_DOCUMENTS) break
        const item = shelve(document)
        if (item !== undefined) found.push(item)
      }
      shelf = found
    }
    return shelf
  }

  function isShippedFile(name: string | undefined): boolean {
    return name !== undefined && shelved().some((item) => item.name === name && isShipped(item))
  }

  /** A file may disappear meanwhile; then it is as if it had never existed. */
  function readOr(read: () => string, name: string): string | undefined {
    try {
      return read()
    } catch (error) {
      if (error instanceof TooLarge) tooLarge.add(name)
      return undefined
    }
  }

  function ownShelf(place: HostDocument['place'], depth = depthOf(own.file.name)): KnownFile {
    return { name: own.file.name, place, depth, head: scanHead(own.file.text), text: () => own.file.text }
  }

  function shelve({ name, place, read, head, depth = depthOf(name) }: HostDocument): KnownFile | undefined {
    if (name === own.file.name) return ownShelf(place, depth)
    const start = readOr(head ?? read, name)
    if (start === undefined) return undefined
    let text: string | undefined
    return { name, place, depth, head: scanHead(start), text: () => (text ??= readOr(read, name)) }
  }
}

/** Names are relative to the working folder, so they leave it where the document is elsewhere. */
function isBelow(name: string, folder: string): boolean {
  return folder === '' ? !/^(?:\.\.[\\/]|[\\/]|[A-Za-z]:)/u.test(name) : name.startsWith(folder)
}

/** `a/b/` of `a/b/c.yaml`. Empty for a file without a folder. */
function folderOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/') + 1)
}

function headOf(document: RulesetDocument): string | undefined {
  return scanHead(document.file.text).examplesFor
}
