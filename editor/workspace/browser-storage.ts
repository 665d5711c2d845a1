import { signal } from '@preact/signals'
import { allRecords, change } from './database.ts'
import { askToKeep } from './storage-room.ts'
import { othersFirst } from './yield-to-queue.ts'
import type { WorkStorage, Snapshot, Trouble } from './work-storage.ts'
import type { Edit, UserWorkspace } from './workspace.ts'

const PENDING = 'sandtable pending'
const LOCK = 'sandtable writer'
/** Milliseconds between two snapshots of one document. */
const SNAPSHOT_EVERY = 20_000
const SNAPSHOTS_KEPT = 60

/**
 * Saves every change: at once in localStorage, which is written before the next key can be pressed, and in IndexedDB as
 * soon as it is ready. One tab writes; what another tab holds is never overwritten.
 */
export class BrowserStorage implements WorkStorage {
  readonly trouble = signal<Trouble | undefined>(undefined)
  private readonly workspace: UserWorkspace
  private database: IDBDatabase | undefined
  private readonly pending = new Map<string, string | null>()
  private readonly snapshots = new Map<string, number>()
  private before = new Map<string, string>()
  private saving: Promise<void> = Promise.resolve()
  private hasAsked = false

  constructor(workspace: UserWorkspace) {
    this.workspace = workspace
  }

  /** Restores the saved work, and saves every later change. */
  async open(database: Promise<IDBDatabase>): Promise<void> {
    try {
      this.database = await database
      const records = await allRecords(this.database, 'documents')
      this.restore(records.flatMap((entry) => documentIn(entry)))
    } catch {
      this.trouble.value = 'refused'
    }
    this.restore(pendingEdits())
    this.before = new Map(this.workspace.documents.value)
    this.workspace.onEdit((edit) => this.keep(edit))
    await this.becomeWriter()
    if (this.trouble.value === undefined) this.flushSoon()
  }

  private restore(edit: Edit): void {
    if (edit.length > 0) this.workspace.apply(edit)
  }

  /** Only one tab may write. If another tab takes over, this one stops writing. */
  private becomeWriter(steal = false): Promise<void> {
    if (navigator.locks === undefined) return Promise.resolve()
    return new Promise((resolve) => {
      const options = steal ? { steal: true } : { ifAvailable: true }
      navigator.locks
        .request(LOCK, options, (lock) => {
          if (lock === null) {
            this.stopWriting()
            resolve()
            return undefined
          }
          resolve()
          // Held as long as the tab is open.
          return new Promise<void>(() => {})
        })
        .catch(() => this.stopWriting())
    })
  }

  private stopWriting(): void {
    this.trouble.value = 'elsewhere'
    this.workspace.isReadOnly.value = true
  }

  /** Makes this the tab that writes, starting from the other tab's saved work. */
  async takeOver(): Promise<void> {
    await this.becomeWriter(true)
    location.reload()
  }

  private keep(edit: Edit): void {
    if (this.trouble.value === 'elsewhere') return
    if (!this.hasAsked) void askToKeep()
    this.hasAsked = true
    for (const { name, text } of edit) {
      // Texts equal to the shipped ones need not be saved.
      const isOriginal = text === this.workspace.original(name)
      this.pending.set(name, isOriginal ? null : (text ?? null))
      this.snapshot(name)
    }
    try {
      localStorage.setItem(PENDING, JSON.stringify([...this.pending]))
    } catch {
      // It may be too long for localStorage; IndexedDB will have it in a moment.
    }
    this.flushSoon()
  }

  private flushSoon(): void {
    // Let the typed text be drawn first; until then localStorage holds it.
    this.saving = this.saving.then(othersFirst).then(() => this.flush())
  }

  private async flush(): Promise<void> {
    const { database, pending } = this
    if (database === undefined || pending.size === 0) return
    const batch = [...pending]
    try {
      await change(database, 'documents', (store) => {
        for (const [name, text] of batch)
          if (text === null && this.workspace.text(name) === this.workspace.original(name)) store.delete(name)
          else store.put({ name, text })
      })
      if (this.trouble.value !== 'elsewhere') this.trouble.value = undefined
    } catch (thrown) {
      this.trouble.value =
        thrown instanceof DOMException && thrown.name === 'QuotaExceededError' ? 'full' : 'refused'
      return
    }
    for (const [name, text] of batch) if (pending.get(name) === text) pending.delete(name)
    try {
      if (pending.size === 0) localStorage.removeItem(PENDING)
    } catch {
      // Then nothing was stored there.
    }
  }

  /** Now and then, stores a document as it was before the latest changes. */
  private snapshot(name: string): void {
    const now = Date.now()
    const text = this.before.get(name) ?? this.workspace.original(name)
    const last = this.snapshots.get(name) ?? 0
    if (now - last < SNAPSHOT_EVERY || text === undefined || this.database === undefined) {
      if (!this.before.has(name)) this.before.set(name, this.workspace.text(name) ?? '')
      return
    }
    this.snapshots.set(name, now)
    this.before.set(name, this.workspace.text(name) ?? '')
    this.addToHistory({ name, text, at: now })
  }

  remember(texts: Edit, isLast: boolean): void {
    const at = Date.now()
    for (const { name, text } of texts) if (text !== undefined) this.addToHistory({ name, text, at, isLast })
  }

  private addToHistory(snapshot: Omit<Snapshot, 'id'>): void {
    if (this.database === undefined) return
    const { name } = snapshot
    void change(this.database, 'history', (store) => {
      store.add(snapshot)
      const keys = store.index('name').getAllKeys(name)
      keys.addEventListener('success', () => {
        for (const key of keys.result.slice(0, -SNAPSHOTS_KEPT)) store.delete(key)
      })
    }).catch(() => {})
  }

  async historyOf(name: string): Promise<readonly Snapshot[]> {
    if (this.database === undefined) return []
    const entries = await allRecords(this.database, 'history', { index: 'name', is: name })
    return entries.filter(isSnapshot).toReversed()
  }

  async deleted(): Promise<readonly Snapshot[]> {
    if (this.database === undefined) return []
    const newest = new Map<string, Snapshot>()
    for (const entry of await allRecords(this.database, 'history'))
      if (isSnapshot(entry)) newest.set(entry.name, entry)
    return [...newest.values()]
      .filter(({ name, isLast }) => isLast === true && this.workspace.text(name) === undefined)
      .sort((a, b) => b.at - a.at)
  }
}

function pendingEdits(): Edit {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(PENDING) ?? '[]')
    if (!Array.isArray(parsed)) return []
    return parsed.flatMap((pair: unknown) => {
      const [name, text]: readonly unknown[] = Array.isArray(pair) ? pair : []
      if (typeof name !== 'string') return []
      return typeof text === 'string' ? [{ name, text }] : []
    })
  } catch {
    return []
  }
}

function documentIn(entry: unknown): Edit {
  const { name, text } = Object(entry)
  if (typeof name !== 'string') return []
  return [{ name, text: typeof text === 'string' ? text : undefined }]
}

function isSnapshot(entry: unknown): entry is Snapshot {
  const { id, name, text, at } = Object(entry)
  return (
    typeof id === 'number' && typeof name === 'string' && typeof text === 'string' && typeof at === 'number'
  )
}
