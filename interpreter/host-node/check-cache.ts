import { cacheFolder } from './cache-folder.ts'
import { readCachedJson, writeCachedJson } from './cache-file.ts'
import { bundleId } from './package-folder.ts'
import { isLookups, type Lookups, type RecordedRequest } from './recorded-request.ts'

const FILE = 'sound.json'
const MOST_ENTRIES = 500

/**
 * Cache of checks without errors and warnings. An entry is valid only for exactly the texts that were read then and for
 * exactly this program. Checks with findings are not cached, because their texts are about to change.
 */
export class CheckCache {
  private readonly folder: string
  private readonly by: string
  /** By request, latest last. */
  private readonly entries: Map<string, Lookups>
  private isChanged = false

  /**
   * @param folder cache folder; undefined to disable the cache @param by identifies the program that checks; undefined
   * if it is unknown
   */
  static of(folder = cacheFolder(), by = bundleId()): CheckCache | undefined {
    return folder === undefined || by === undefined
      ? undefined
      : new CheckCache(folder, `${by} ${process.version}`)
  }

  private constructor(folder: string, by: string) {
    this.folder = folder
    this.by = by
    this.entries = entriesOf(readCachedJson(folder, FILE), by)
  }

  has(seen: RecordedRequest): boolean {
    const sound = this.entries.get(keyOf(seen))
    return sound !== undefined && seen.isAs(sound)
  }

  /** Records that a check of this request found nothing. */
  note(seen: RecordedRequest): void {
    const { looked } = seen
    if (looked === undefined) return
    const key = keyOf(seen)
    this.entries.delete(key)
    this.entries.set(key, looked)
    this.isChanged = true
  }

  /** Writes the records atomically. If that fails, later commands check again. */
  keep(): void {
    if (!this.isChanged) return
    const sound = [...this.entries].slice(-MOST_ENTRIES)
    if (writeCachedJson(this.folder, FILE, { by: this.by, sound })) this.isChanged = false
  }
}

/** The same file may be checked from several folders, with other documents beside it. */
function keyOf({ request }: RecordedRequest): string {
  return JSON.stringify([process.cwd(), request.file.name])
}

function entriesOf(content: unknown, by: string): Map<string, Lookups> {
  const { by: keptBy, sound } = Object(content)
  return keptBy === by && Array.isArray(sound) ? new Map(sound.filter(isEntry)) : new Map()
}

function isEntry(entry: unknown): entry is readonly [string, Lookups] {
  return Array.isArray(entry) && entry.length === 2 && typeof entry[0] === 'string' && isLookups(entry[1])
}
