import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import type { Stats } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from './replace-file.ts'

export const LARGEST_CACHED = 1024 * 1024
const OWNER_ONLY = { file: 0o600, folder: 0o700 } as const

/** Reads a file of a cache folder. Undefined if it is missing or cannot be trusted. */
export function readCachedBytes(folder: string, name: string, largest = LARGEST_CACHED): Buffer | undefined {
  const path = join(folder, name)
  try {
    // The file descriptor guarantees that the examined file is the one that is read, even if somebody replaces it
    // meanwhile.
    const file = openSync(
      path,
      constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0),
    )
    try {
      return isTrusted(fstatSync(file), largest) ? readFileSync(file) : undefined
    } finally {
      closeSync(file)
    }
  } catch {
    return undefined
  }
}

/** The same, as text. */
export function readCachedText(folder: string, name: string): string | undefined {
  return readCachedBytes(folder, name)?.toString()
}

/** The same, parsed as JSON. */
export function readCachedJson(folder: string, name: string): unknown {
  const text = readCachedText(folder, name)
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Writes a file of a cache folder atomically. Returns false if it cannot be written. */
export function writeCachedBytes(folder: string, name: string, bytes: Buffer): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: OWNER_ONLY.folder })
    const path = join(folder, name)
    // Replacing a file keeps its mode, so an untrusted file would never become trusted.
    if (!isTrusted(lstatSync(path, { throwIfNoEntry: false }))) rmSync(path, { force: true })
    replaceFile(path, bytes, OWNER_ONLY.file)
    return true
  } catch {
    return false
  }
}

/** The same, for a text. */
export function writeCachedText(folder: string, name: string, text: string): boolean {
  return writeCachedBytes(folder, name, Buffer.from(text))
}

/** The same, as JSON. */
export function writeCachedJson(folder: string, name: string, content: unknown): boolean {
  return writeCachedText(folder, name, JSON.stringify(content))
}

/** True if only this user can have written the file. */
function isTrusted(stats: Stats | undefined, largest = Infinity): boolean {
  if (stats === undefined || !stats.isFile() || stats.size > largest) return false
  return process.getuid === undefined || (stats.uid === process.getuid() && (stats.mode & 0o022) === 0)
}
