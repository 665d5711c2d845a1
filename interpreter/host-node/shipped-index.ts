import { lstatSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { scanHead } from '../../grammar/document/scan-head.ts'
import { cacheFolder } from './cache-folder.ts'
import { isSettled, stampOf } from './file-stamp.ts'
import { readCachedJson, writeCachedJson } from './cache-file.ts'
import { bundleId, IS_CLONE, PACKAGE } from './package-folder.ts'
import { fromFolder } from './paths.ts'
import { replaceFile } from './replace-file.ts'
import { SHIPPED_FOLDER } from './shipped.ts'
import { yamlFiles } from './yaml-files.ts'

/** An entry of the list of shipped games and modules. */
export interface ShippedEntry {
  readonly id: string
  readonly title: string
  /** Its folder, with that of its family: `draughts/checkers`. */
  readonly folder: string
  /** For a module: the id of its game. */
  readonly for?: string
  /** For a game: its numbers of players. */
  readonly players?: readonly number[]
}

interface ShippedIndex {
  /** Hash of its format and the texts it was made from. It is invalid for other texts. */
  readonly hash: string
  readonly entries: readonly ShippedEntry[]
}

/** The build packs an index; a clone makes one on first use, beside its other generated files. */
export const BUILT_INDEX = join(PACKAGE, 'dist/shipped.json')
const OWN_INDEX = join(PACKAGE, '.bundle/shipped.json')

/** Changes with what an entry holds. */
const FORMAT = 'with folders'

/** The file stamps for which the index was valid. If they are unchanged, nothing has to be read. */
const LISTED = 'listed.json'

/**
 * Everything that can be played or used, in the order of its files. It is checked again only if its texts have changed.
 */
export async function shippedIndex(): Promise<readonly ShippedEntry[]> {
  const [folder, by] = [cacheFolder(), bundleId()]
  const isKept = folder !== undefined && by !== undefined
  const paths = yamlFiles(SHIPPED_FOLDER)
  const noted = isKept ? notedBy(paths) : undefined
  const listed = isKept ? Object(readCachedJson(folder, LISTED)) : {}
  // Written only by this file, like the index itself.
  if (noted !== undefined && listed.by === by && listed.noted === noted && Array.isArray(listed.entries))
    return listed.entries
  const entries = await verifiedIndex(paths)
  if (isKept && noted !== undefined) writeCachedJson(folder, LISTED, { by, noted, entries })
  return entries
}

/** Stamps of these files. Undefined if one has changed so recently that another change might go unnoticed. */
function notedBy(paths: readonly string[]): string | undefined {
  const all = paths.map((path) => ({ path, stats: lstatSync(path) }))
  if (!all.every(({ stats }) => isSettled(stats))) return undefined
  return all.map(({ path, stats }) => `${fromFolder(SHIPPED_FOLDER, path)} ${stampOf(stats)}`).join('\n')
}

/** The index made from exactly these texts. */
async function verifiedIndex(paths: readonly string[]): Promise<readonly ShippedEntry[]> {
  const texts = textsIn(paths)
  const hash = await hashOf(texts)
  const path = IS_CLONE ? OWN_INDEX : BUILT_INDEX
  const known = readIndex(path)
  if (known?.hash === hash) return known.entries
  const entries = await indexOf(texts)
  if (IS_CLONE) keep(path, { hash, entries })
  return entries
}

/** For the build. Throws if it cannot be written. */
export async function writeShippedIndex(path: string): Promise<void> {
  const texts = textsIn(yamlFiles(SHIPPED_FOLDER))
  write(path, { hash: await hashOf(texts), entries: await indexOf(texts) })
}

type Texts = readonly (readonly [path: string, text: string])[]

function textsIn(paths: readonly string[]): Texts {
  return paths.map((path) => [path, readFileSync(path, 'utf8')] as const)
}

async function hashOf(texts: Texts): Promise<string> {
  const { createHash } = await import('node:crypto')
  const hash = createHash('sha256').update(FORMAT)
  for (const [path, text] of texts) hash.update(`${fromFolder(SHIPPED_FOLDER, path)}\n${text}\n`)
  return hash.digest('hex')
}

function readIndex(path: string): ShippedIndex | undefined {
  try {
    // Written only by this file, and valid only with the hash of its source texts.
    return JSON.parse(readFileSync(path, 'utf8')) as ShippedIndex
  } catch {
    return undefined
  }
}

async function indexOf(texts: Texts): Promise<readonly ShippedEntry[]> {
  const [{ loadRuleset }, { requestForFile }] = await Promise.all([
    import('../../grammar/load.ts'),
    import('./ruleset-request.ts'),
  ])
  return texts.flatMap(([path, text]): readonly ShippedEntry[] => {
    const head = scanHead(text)
    if (head.id === undefined) return []
    const folder = fromFolder(SHIPPED_FOLDER, path).split(sep).slice(0, 2).join('/')
    const about = { id: head.id, folder, title: /^title:\s*(.+?)\s*(?:#.*)?$/m.exec(text)?.[1] ?? '' }
    if (head.for !== undefined) return [{ ...about, for: head.for }]
    const { ruleset } = loadRuleset(requestForFile(path))
    return ruleset === undefined || ruleset.game.abstract ? [] : [{ ...about, players: ruleset.playerCounts }]
  })
}

function keep(path: string, index: ShippedIndex): void {
  try {
    write(path, index)
  } catch {
    // The folder is not writable, so the index is made again next time.
  }
}

function write(path: string, index: ShippedIndex): void {
  mkdirSync(dirname(path), { recursive: true })
  replaceFile(path, JSON.stringify(index))
}
