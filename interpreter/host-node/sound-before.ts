import { cacheFolder } from './cache-folder.ts'
import { readKept, writeKept } from './kept-file.ts'
import { bundleId } from './package-folder.ts'
import { isLooked } from './seen-request.ts'
import type { Looked, SeenRequest } from './seen-request.ts'

const FILE = 'sound.json'
const MOST_ENTRIES = 500

/**
 * Checks in which earlier commands found neither errors nor warnings. An entry answers only for exactly what was read
 * then, checked by exactly this program; anything else is as if it had never been checked. Entries with findings
 * are not kept: their texts are about to change.
 */
export class SoundBefore {
  private readonly folder: string
  private readonly by: string
  /** By request, the latest last. */
  private readonly entries: Map<string, Looked>
  private isChanged = false

  /**
   * @param folder where they are kept; undefined if nothing is to be kept
   * @param by identifies the program that checks; undefined if it cannot be told
   */
  static of(folder = cacheFolder(), by = bundleId()): SoundBefore | undefined {
    return folder === undefined || by === undefined
      ? undefined
      : new SoundBefore(folder, `${by} ${process.version}`)
  }

  private constructor(folder: string, by: string) {
    this.folder = folder
    this.by = by
    this.entries = entriesOf(readKept(folder, FILE), by)
  }

  has(seen: SeenRequest): boolean {
    const sound = this.entries.get(keyOf(seen))
    return sound !== undefined && seen.isAs(sound)
  }

  /** A check of this request found nothing. */
  note(seen: SeenRequest): void {
    const { looked } = seen
    if (looked === undefined) return
    const key = keyOf(seen)
    this.entries.delete(key)
    this.entries.set(key, looked)
    this.isChanged = true
  }

  /** Keeps what was noted for later commands, all or nothing. If it cannot be written, they check again. */
  keep(): void {
    if (!this.isChanged) return
    const sound = [...this.entries].slice(-MOST_ENTRIES)
    if (writeKept(this.folder, FILE, { by: this.by, sound })) this.isChanged = false
  }
}

/** The same file may be checked from several folders, where it finds other documents. */
function keyOf({ request }: SeenRequest): string {
  return JSON.stringify([process.cwd(), request.file.name])
}

function entriesOf(kept: unknown, by: string): Map<string, Looked> {
  const { by: keptBy, sound } = Object(kept)
  return keptBy === by && Array.isArray(sound) ? new Map(sound.filter(isEntry)) : new Map()
}

function isEntry(entry: unknown): entry is readonly [string, Looked] {
  return Array.isArray(entry) && entry.length === 2 && typeof entry[0] === 'string' && isLooked(entry[1])
}
