import type { WorkStorage } from '../workspace/work-storage.ts'
import type { NamedText } from '../workspace/intake.ts'
import { freeName } from '../workspace/names.ts'
import type { Shelf } from '../workspace/shelf.ts'
import type { Shared } from '../workspace/share.ts'
import type { UserWorkspace } from '../workspace/workspace.ts'
import { FileSteps } from './file-steps.ts'
import type { GameList } from './game-list.ts'
import type { Tabs } from './tabs.ts'

/** How a session follows what happens to files. */
interface Opener {
  /** Opens a document; as a game if it is one. */
  openFile(file: string): Promise<void>
  /** Whatever is open under one name is now open under another. */
  follow(name: string, to: string): void
  readonly tabs: Pick<Tabs, 'open' | 'close'>
  readonly shelf: Pick<Shelf, 'gather'>
}

/** Adds, renames and deletes whole files. */
export class Files {
  readonly steps: FileSteps
  private readonly workspace: UserWorkspace
  private readonly list: GameList
  private readonly opener: Opener

  constructor(workspace: UserWorkspace, storage: WorkStorage, list: GameList, opener: Opener) {
    this.workspace = workspace
    this.list = list
    this.opener = opener
    this.steps = new FileSteps(workspace, storage)
  }

  /** Adds a document and opens it; as a game if it is one. */
  async add(file: string, text: string): Promise<void> {
    this.workspace.write(file, text)
    await this.list.load()
    await this.opener.openFile(file)
  }

  /** Adds files under free names, except those that already exist with the same text. Returns all their names. */
  async addAll(files: readonly NamedText[]): Promise<readonly string[]> {
    await this.opener.shelf.gather(files.map(({ name }) => name))
    const added = new Map<string, string>()
    const named = files.map(({ name: wanted, text }) => {
      const isTaken = (other: string): boolean =>
        ![undefined, text].includes(added.get(other) ?? this.workspace.text(other))
      const name = freeName(wanted, isTaken)
      added.set(name, text)
      return { name, text }
    })
    this.workspace.apply(named)
    void this.list.load()
    return named.map(({ name }) => name)
  }

  /** Adds the files from a link, once the user has agreed. */
  async receive({ files, open }: Shared): Promise<void> {
    const names = await this.addAll(files)
    await this.list.load()
    const [first] = names
    const wanted = names[files.findIndex(({ name }) => name === open)] ?? first
    if (wanted !== undefined) await this.opener.openFile(wanted)
  }

  rename(name: string, to: string): void {
    const text = this.workspace.text(name)
    if (text === undefined) return
    this.steps.take('renamed', name, [
      { name: to, text },
      { name, text: undefined },
    ])
    this.opener.follow(name, to)
    void this.list.load()
  }

  remove(name: string): void {
    this.opener.tabs.close(name)
    this.steps.take('deleted', name, [{ name, text: undefined }])
    void this.list.load()
  }

  takeBack(): void {
    const step = this.steps.takeBack()
    if (step === undefined) return
    const renamed = step.what === 'renamed' ? step.before.find(({ text }) => text === undefined) : undefined
    if (renamed !== undefined) this.opener.follow(renamed.name, step.file)
    this.opener.tabs.open(step.file)
    void this.list.load()
  }
}
