import { scanHead } from '../../interpreter/index.ts'
import { folderOf, mentionedIds, type ShelfFolder, type ShelfIndex } from './shelved.ts'
import type { Edit, UserWorkspace } from './workspace.ts'

/** Reads a file of the site that has JSON; undefined if there is none. */
type ReadJson = (path: string) => Promise<unknown>

const fetched: ReadJson = async (path) => {
  const answer = await fetch(`./${path}`)
  if (answer.status === 404) return undefined
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.json()
}

/** The shipped documents: each folder of them comes into the workspace when something needs it. */
export class Shelf {
  /** Called once with the heads of all documents that are not in the workspace. */
  onKnown: (heads: Edit) => void = () => {}
  private readonly workspace: UserWorkspace
  private readonly read: ReadJson
  private readonly folders = new Map<string, Promise<void>>()
  private index: Promise<ShelfIndex> | undefined

  constructor(workspace: UserWorkspace, read: ReadJson = fetched) {
    this.workspace = workspace
    this.read = read
  }

  /** The documents there are. */
  known(): Promise<ShelfIndex> {
    this.index ??= this.learn().catch((thrown: unknown) => {
      this.index = undefined
      throw thrown
    })
    return this.index
  }

  private async learn(): Promise<ShelfIndex> {
    // Written by the build of this site.
    const index = (await this.read('shelf/index.json')) as ShelfIndex
    this.onKnown(
      Object.entries(index.documents).flatMap(([name, text]) =>
        this.workspace.text(name) === undefined ? [{ name, text }] : [],
      ),
    )
    return index
  }

  /** Brings these documents, those that one's own documents refer to, and whatever these need in turn. */
  async gather(names: readonly string[] = []): Promise<void> {
    const folders = new Set(names.flatMap((name) => folderOf(name) ?? []))
    const missing = this.missingIds()
    if (missing.size > 0)
      for (const [name, head] of Object.entries((await this.known()).documents))
        if (missing.has(scanHead(head).id ?? '')) folders.add(folderOf(name) ?? '')
    await Promise.all([...folders].map((folder) => this.bring(folder)))
  }

  /** Brings everything. */
  async gatherAll(): Promise<void> {
    await this.gather(Object.keys((await this.known()).documents))
  }

  /** Words in one's own documents that may be ids of documents which are not in the workspace. */
  private missingIds(): ReadonlySet<string> {
    const all = [...this.workspace.documents.value]
    const ids = new Set(all.map(([, text]) => scanHead(text).id))
    const own = all.filter(([name]) => this.workspace.isChanged(name))
    return new Set(own.flatMap(([, text]) => mentionedIds(text)).filter((id) => !ids.has(id)))
  }

  private bring(folder: string): Promise<void> {
    const brought =
      this.folders.get(folder) ??
      this.brought(folder).catch((thrown: unknown) => {
        this.folders.delete(folder)
        throw thrown
      })
    this.folders.set(folder, brought)
    return brought
  }

  private async brought(folder: string): Promise<void> {
    const found = (await this.read(`shelf/${folder}.json`)) as ShelfFolder | undefined
    if (found === undefined) return
    const { needs, texts } = found
    await Promise.all(needs.map((other) => this.bring(other)))
    this.workspace.ship(Object.entries(texts))
  }
}
