import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { SHIPPED_FOLDER, shippedDocuments } from '../interpreter/host-node/shipped.ts'
import type { ShippedDocument } from '../interpreter/host-node/shipped.ts'

/**
 * Files below a folder that belong to the project, by their paths in it, sorted. What somebody has made in the clone is not
 * judged. Where there is no repository, everything belongs to the project.
 */
export function trackedFiles(folder: string): readonly string[] {
  const there = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.split(sep).join('/')),
  )
  try {
    const listed = execFileSync('git', ['ls-files', '-z'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const tracked = listed.split('\0').filter((name) => there.has(name))
    if (tracked.length > 0) return tracked.toSorted()
  } catch {
    // No git, or no repository.
  }
  return [...there].toSorted()
}

/** The shipped documents, without those that somebody has put beside them. */
export function trackedDocuments(): readonly ShippedDocument[] {
  const paths = new Set(trackedFiles(SHIPPED_FOLDER).map((name) => join(SHIPPED_FOLDER, name)))
  return shippedDocuments().filter(({ path }) => paths.has(join(path)))
}
