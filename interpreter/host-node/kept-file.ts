import { lstatSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from './replace-file.ts'

const LARGEST = 1024 * 1024
const OWNER_ONLY = { file: 0o600, folder: 0o700 } as const

/**
 * What an earlier command wrote into this file of a cache folder, parsed as JSON; undefined if there is none that can be
 * trusted.
 */
export function readKept(folder: string, name: string): unknown {
  const path = join(folder, name)
  try {
    return isTrusted(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
  } catch {
    return undefined
  }
}

/** Writes a file of a cache folder for later commands, all or nothing. False if it cannot be written. */
export function writeKept(folder: string, name: string, content: unknown): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: OWNER_ONLY.folder })
    const path = join(folder, name)
    // A file keeps its mode when it is replaced, so one that is not trusted would never be.
    if (!isTrusted(path)) rmSync(path, { force: true })
    replaceFile(path, JSON.stringify(content), OWNER_ONLY.file)
    return true
  } catch {
    return false
  }
}

/** Only what this user wrote and nobody else can change is trusted. */
function isTrusted(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (stats === undefined || !stats.isFile() || stats.size > LARGEST) return false
  return process.getuid === undefined || (stats.uid === process.getuid() && (stats.mode & 0o022) === 0)
}
