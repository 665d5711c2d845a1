import { signal } from '@preact/signals'
import type { WorkStorage, Snapshot, Trouble } from './work-storage.ts'
import { isTooLarge } from './names.ts'
import type { Edit, UserWorkspace } from './workspace.ts'

/** A file as the server reports it; a file without a text is gone. */
interface DiskFile {
  readonly name: string
  readonly text: string | undefined
  readonly stamp: string
}

const TOKEN = 'sandtable disk'
const KEY = 'disk='
/** Milliseconds without typing before a text is written, and between requests to a server that does not answer. */
const QUIET = 150
const AGAIN = 2000

/** The folder that the server has opened for this page, if any; its files are then in the workspace. */
export async function openDisk(workspace: UserWorkspace): Promise<Disk | undefined> {
  const token = diskToken()
  if (token === undefined) return undefined
  const disk = new Disk(workspace, token)
  if (await disk.isOpened()) return disk
  // It belonged to an earlier run of the server; now the browser stores what is written.
  sessionStorage.removeItem(TOKEN)
  return undefined
}

/** The key to the folder. It is removed from the address and lasts as long as the tab. */
function diskToken(): string | undefined {
  try {
    if (location.hash.startsWith(`#${KEY}`)) {
      sessionStorage.setItem(TOKEN, location.hash.slice(KEY.length + 1))
      history.replaceState(null, '', location.pathname + location.search)
    }
    return sessionStorage.getItem(TOKEN) ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Files of a folder on disk. Edits here are written there, and edits there by others are shown here. If a file was
 * changed in both places, the user decides; until then nothing is overwritten.
 */
export class Disk implements WorkStorage {
  readonly trouble = signal<Trouble | undefined>(undefined)
  /** Documents changed both here and on disk, with the versions on disk. */
  readonly conflicts = signal<ReadonlyMap<string, DiskFile>>(new Map())
  /** Documents that are not saved as they are now, and why; undefined: they are too large. */
  readonly refused = signal<ReadonlyMap<string, string | undefined>>(new Map())
  /** The file that the server was started with. */
  file: string | undefined
  private readonly workspace: UserWorkspace
  private readonly token: string
  private readonly stamps = new Map<string, string>()
  private readonly pending = new Set<string>()
  private saving: Promise<void> = Promise.resolve()
  private timer: ReturnType<typeof setTimeout> | undefined
  /** True while receiving from the disk, which need not be written back. */
  private isReceiving = false

  constructor(workspace: UserWorkspace, token: string) {
    this.workspace = workspace
    this.token = token
  }

  async isOpened(): Promise<boolean> {
    const number = await this.receive(0)
    if (number === undefined) return false
    this.workspace.onEdit((edit) => this.keep(edit))
    addEventListener('pagehide', () => this.writeAll(true))
    void this.follow(number)
    return true
  }

  private async follow(since: number): Promise<void> {
    for (let number = since; ;) {
      const next = await this.receive(number)
      if (next === undefined) await new Promise((resolve) => setTimeout(resolve, AGAIN))
      else {
        if (this.trouble.value !== undefined) this.writeSoon()
        this.trouble.value = undefined
        number = next
      }
    }
  }

  /** Receives changes from the disk. Undefined if the server does not answer. */
  private async receive(since: number): Promise<number | undefined> {
    try {
      const answer = await this.ask(`?since=${since}`)
      if (!answer.ok) throw new Error(String(answer.status))
      const { number, files, open }: { number: number; files: DiskFile[]; open?: string } =
        await answer.json()
      this.file = open
      // A write of our own that is still in progress must not be mistaken for somebody else's.
      await this.saving
      const edit = files.flatMap((file): Edit => (this.isNews(file) ? [file] : []))
      this.isReceiving = true
      if (edit.length > 0) this.workspace.apply(edit)
      this.isReceiving = false
      return number
    } catch {
      this.trouble.value = 'disk'
      return undefined
    }
  }

  /** True if this file should be shown. Unsaved changes here are never replaced. */
  private isNews(file: DiskFile): boolean {
    const { name, text, stamp } = file
    if (stamp === this.stamps.get(name)) return false
    if (this.pending.has(name) && text !== this.workspace.text(name)) {
      this.conflicts.value = new Map(this.conflicts.value).set(name, file)
      return false
    }
    this.stamps.set(name, stamp)
    return text !== this.workspace.text(name)
  }

  private keep(edit: Edit): void {
    if (this.isReceiving) return
    for (const { name } of edit) this.pending.add(name)
    this.writeSoon()
  }

  private writeSoon(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.writeAll(false), QUIET)
  }

  private writeAll(isLast: boolean): void {
    for (const name of this.pending)
      if (!this.conflicts.value.has(name))
        if (isLast) void this.write(name, true)
        else this.saving = this.saving.then(() => this.write(name, false))
  }

  private async write(name: string, keepalive: boolean): Promise<void> {
    const text = this.workspace.text(name)
    const before = this.stamps.get(name) ?? 'none'
    if (text !== undefined && isTooLarge(text)) return this.noteRefused(name, undefined)
    try {
      const answer = await this.ask(encodeURIComponent(name), {
        method: text === undefined ? 'DELETE' : 'PUT',
        headers: { 'if-match': before },
        keepalive,
        ...(text === undefined ? {} : { body: text }),
      })
      const { stamp, conflict, refused }: { stamp?: string; conflict?: DiskFile; refused?: string } =
        await answer.json()
      if (conflict !== undefined) {
        this.conflicts.value = new Map(this.conflicts.value).set(name, conflict)
        return
      }
      if (refused !== undefined) return this.noteRefused(name, refused)
      if (stamp === undefined) throw new Error(String(answer.status))
      this.refused.value = without(this.refused.value, name)
      this.stamps.set(name, stamp)
      if (this.workspace.text(name) === text) this.pending.delete(name)
      else this.writeSoon()
    } catch {
      this.trouble.value = 'disk'
    }
  }

  /** The text stays pending: its next edit is tried again, and the file on disk is unchanged. */
  private noteRefused(name: string, why: string | undefined): void {
    this.refused.value = new Map(this.refused.value).set(name, why)
  }

  private ask(path: string, options: RequestInit = {}): Promise<Response> {
    const headers = { ...options.headers, 'x-sandtable-token': this.token }
    return fetch(`./disk/${path}`, { ...options, headers, cache: 'no-store' })
  }

  /** The user has decided: the version here goes to the disk, or the one on disk comes here. */
  settle(name: string, keepsMine: boolean): void {
    const conflict = this.conflicts.value.get(name)
    if (conflict === undefined) return
    this.conflicts.value = without(this.conflicts.value, name)
    this.refused.value = without(this.refused.value, name)
    this.stamps.set(name, conflict.stamp)
    if (keepsMine) return this.writeSoon()
    this.pending.delete(name)
    this.isReceiving = true
    this.workspace.apply([conflict])
    this.isReceiving = false
  }

  async takeOver(): Promise<void> {}

  remember(): void {}

  async deleted(): Promise<readonly Snapshot[]> {
    return []
  }

  /** The disk has no history of its own; undo is left to the editor. */
  async historyOf(): Promise<readonly Snapshot[]> {
    return []
  }
}

function without<T>(map: ReadonlyMap<string, T>, name: string): ReadonlyMap<string, T> {
  return new Map([...map].filter(([other]) => other !== name))
}
