import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
} from 'node:fs'
import { resolve, sep } from 'node:path'
import { HEAD_LENGTH } from '../../grammar/document/scan-head.ts'
import { TooLarge, type HostDocument, type RulesetHost } from '../../grammar/source/host.ts'
import { stampOf } from './file-stamp.ts'
import { HEAD_CACHE } from './head-cache.ts'
import { fromFolder, inFolder } from './paths.ts'

/** Folders that contain rulesets, nearest first. */
export interface RulesetFolders {
  /** The folder of the file being checked. */
  readonly beside?: string
  /** The folder of its project. */
  readonly project?: string
  /** The rulesets that come with the package. */
  readonly shipped: string
}

const DEEPEST = 8
const MOST_FILES = 2000
const MOST_FOLDERS = 2000
/** Size limit in bytes. No rulebook is larger; a larger file is not a ruleset. */
export const LARGEST_FILE = 1024 * 1024
/** Folders that contain other people's files. */
const PASSED_OVER: ReadonlySet<string> = new Set(['node_modules', 'dist', 'coverage'])

/**
 * The documents below a few folders. Nothing outside them is ever read: a link counts as its target. Only ordinary
 * files are opened, never pipes or devices. A shipped ruleset uses only shipped documents, even if somebody works on a
 * copy.
 */
export function rulesetFolderHost(folders: RulesetFolders): RulesetHost {
  const shipped = real(folders.shipped)
  const beside = folders.beside === undefined ? undefined : real(folders.beside)
  const isShipped = beside !== undefined && shipped !== undefined && isInside(beside, shipped)
  const places = isShipped
    ? ([['shipped', shipped]] as const)
    : ([
        ['beside', beside],
        ['project', folders.project],
        ['shipped', shipped],
      ] as const)
  const roots = places.flatMap(([place, folder]) => {
    const root = folder === undefined ? undefined : real(folder)
    return root === undefined ? [] : [{ place, root }]
  })
  return {
    *documents() {
      const seen = new Set<string>()
      for (const { place, root } of roots) {
        for (const path of yamlFilesBelow(root)) {
          if (seen.has(path)) continue
          // Below a folder that contains the package, too, they are the shipped ones.
          if (place !== 'shipped' && shipped !== undefined && isInside(path, shipped)) continue
          seen.add(path)
          const document: HostDocument = {
            name: nameOf(path, place, root),
            place,
            depth: fromFolder(root, path).split(sep).length,
            read: () => readInside(path, root),
            head: () => headOf(path, root),
          }
          yield document
        }
      }
    },
  }
}

/** The first few thousand characters of a file inside its root, or those of its lines that describe the document. */
export function headOf(path: string, root: string): string {
  const stats = lstatSync(path)
  const stamp = `${root} ${stampOf(stats)}`
  return (
    HEAD_CACHE.of(path, stamp) ?? HEAD_CACHE.note(path, stamp, stats, readInside(path, root, HEAD_LENGTH))
  )
}

function real(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

/** A shipped ruleset is called `rulesets/...`; other files get their path relative to the working folder. */
function nameOf(path: string, place: HostDocument['place'], root: string): string {
  const name =
    place === 'shipped' ? inFolder('rulesets', fromFolder(root, path)) : fromFolder(process.cwd(), path)
  return sep === '/' ? name : name.replaceAll(sep, '/')
}

/** Ruleset files below a folder, subject to links and limits. */
export function* yamlFilesBelow(root: string, deepest = DEEPEST): Iterable<string> {
  let folders = 0
  const queue: { readonly path: string; readonly depth: number }[] = [{ path: root, depth: 0 }]
  const entered = new Set([root])
  const found = new Set<string>()
  for (let next = queue.shift(); next !== undefined && folders < MOST_FOLDERS; next = queue.shift()) {
    folders++
    for (const entry of entriesOf(next.path)) {
      if (entry.name.startsWith('.') || PASSED_OVER.has(entry.name)) continue
      const inside = inFolder(next.path, entry.name)
      const path = entry.isSymbolicLink() ? realInside(inside, root) : inside
      if (path === undefined) continue
      if (/\.ya?ml$/u.test(entry.name)) {
        if ((!entry.isFile() && !entry.isSymbolicLink()) || found.has(path)) continue
        found.add(path)
        yield path
        if (found.size >= MOST_FILES) return
      } else if (
        (entry.isDirectory() || entry.isSymbolicLink()) &&
        next.depth < deepest &&
        !entered.has(path)
      ) {
        entered.add(path)
        queue.push({ path, depth: next.depth + 1 })
      }
    }
  }
}

/** Only a link can lead out of the folder that contains it. */
function realInside(link: string, root: string): string | undefined {
  const path = real(link)
  return path !== undefined && isInside(path, root) ? path : undefined
}

/** Sorted, so that the first match does not depend on the disk. */
function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : a.name > b.name ? 1 : 0,
    )
  } catch {
    return []
  }
}

export function isInside(path: string, root: string): boolean {
  return path === root || resolve(path).startsWith(root.endsWith(sep) ? root : root + sep)
}

/**
 * The text of a file that is still inside its root. It is opened without blocking, so that a pipe put in its place
 * cannot hang anything, and checked before it is read.
 */
export function readInside(path: string, root: string, most = LARGEST_FILE): string {
  // One system call: hundreds of files are examined in a check.
  const now = realpathSync.native(path)
  if (!isInside(now, realpathSync.native(root))) throw new Error(`${path} leads out of its folder`)
  const file = openSync(now, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0))
  try {
    const size = Math.min(most, sizeOf(fstatSync(file), path))
    const bytes = Buffer.alloc(size)
    let length = 0
    while (length < size) {
      const more = readSync(file, bytes, length, size - length, null)
      if (more === 0) break
      length += more
    }
    return bytes.toString('utf8', 0, length)
  } finally {
    closeSync(file)
  }
}

function sizeOf(stats: { readonly size: number; isFile(): boolean }, path: string): number {
  if (!stats.isFile()) throw new Error(`${path} is not an ordinary file`)
  if (stats.size > LARGEST_FILE) throw new TooLarge(`${path} is too large to be a ruleset`)
  return stats.size
}
