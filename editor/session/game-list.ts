import { signal } from '@preact/signals'
import type { Client } from '../workers/channel.ts'
import type { LanguageCalls } from '../workers/language-calls.ts'
import type { GameEntry } from '../workspace/game-entry.ts'
import type { Shelf } from '../workspace/shelf.ts'
import type { UserWorkspace } from '../workspace/workspace.ts'

/**
 * All playable games: the shipped ones as the site lists them, and what the user has written. Reading that takes a while, so
 * it is done when it may have changed.
 */
export class GameList {
  readonly games = signal<readonly GameEntry[]>([])
  private readonly language: Client<LanguageCalls>
  private readonly workspace: UserWorkspace
  private readonly shelf: Shelf
  private loading: Promise<void> | undefined
  /** Heads of documents when they were last looked at. */
  private readonly heads = new Map<string, string>()

  constructor(language: Client<LanguageCalls>, workspace: UserWorkspace, shelf: Shelf) {
    this.language = language
    this.workspace = workspace
    this.shelf = shelf
  }

  load(): Promise<void> {
    this.loading = this.read()
    return this.loading
  }

  private async read(): Promise<void> {
    await this.shelf.gather()
    const own = [...this.workspace.documents.value.keys()].filter((name) => this.workspace.isChanged(name))
    const { games } = await this.shelf.known()
    const shipped = games.filter(({ file }) => !own.includes(file))
    const written = own.length === 0 ? [] : await this.language.call('games', own)
    this.games.value = [...shipped, ...written].toSorted((a, b) => (a.title < b.title ? -1 : 1))
  }

  /** The list, loaded if necessary: a first visit plays without it. */
  async loaded(): Promise<readonly GameEntry[]> {
    if (this.games.value.length === 0) await (this.loading ?? this.load())
    return this.games.value
  }

  /** The game in a document, as far as the list is known. */
  in(file: string | undefined): GameEntry | undefined {
    return this.games.value.find((game) => game.file === file)
  }

  /** Loads the list again if edited documents are other games than before. */
  async follow(edited: readonly string[]): Promise<void> {
    const heads = edited.map((name) => [name, headOf(this.workspace.text(name))] as const)
    const isOther = heads.some(([name, head]) => this.heads.get(name) !== head)
    for (const [name, head] of heads) this.heads.set(name, head)
    if (isOther) await this.load()
  }
}

/** The lines that say whether a document is a game, and which one. */
function headOf(text = ''): string {
  return [...text.matchAll(/^(?:id|title|for|extends|abstract):.*$/gmu)].join('\n')
}
