import { computed, effect, signal } from '@preact/signals'
import type { RuleLine, RulePlace } from '../../interpreter/index.ts'
import { gameWords } from '../texts/display-name.ts'
import { Table } from '../play/table.ts'
import { withExample } from '../workspace/examples.ts'
import type { WorkStorage } from '../workspace/work-storage.ts'
import { Shelf } from '../workspace/shelf.ts'
import type { Edit, UserWorkspace } from '../workspace/workspace.ts'
import type { Client } from '../workers/channel.ts'
import type { LanguageCalls } from '../workers/language-calls.ts'
import type { GameFacts, PlayCalls } from '../workers/play-calls.ts'
import type { Mention } from '../workers/mentions.ts'
import type { ReadingCalls } from '../workers/reading-calls.ts'
import { readingWorker, type Workers } from '../workers/spawn.ts'
import { flushEditsBeforeCall, type DocumentClient } from '../workers/flush-edits.ts'
import { othersFirst } from '../workspace/yield-to-queue.ts'
import { Checking } from './document-diagnostics.ts'
import { CursorConcern } from './cursor-concern.ts'
import { Files } from './files.ts'
import { GameList } from './game-list.ts'
import { keepGame, keptGame, leaveGame, leftGame, forgetLeftGame, type KeptGame } from './stored-game.ts'
import { keepPicture, keptPicture, OPENING } from './stored-picture.ts'
import { language, opponent } from './preferences.ts'
import { Results } from './results.ts'
import { Tabs } from './tabs.ts'
import { Variants } from './variants.ts'

/** A command of the text editor. */
export interface TextAction {
  readonly id: string
  readonly label: string
  readonly run: () => void
}

/** The state of one open page: its parts, the game on the table, and how they follow each other. */
export class Session {
  /** Commands of the large text editor while it is there. */
  readonly textActions = signal<readonly TextAction[]>([])
  readonly workspace: UserWorkspace
  readonly storage: WorkStorage
  readonly shelf: Shelf
  readonly table: Table
  readonly tabs: Tabs
  readonly checking: Checking
  readonly list: GameList
  readonly files: Files
  readonly variants: Variants
  readonly results: Results
  /** The document whose game is on the table. */
  readonly played = signal<string | undefined>(undefined)
  /** Lines of rules at which the game on the table stops. */
  readonly breakpoints = signal<readonly RuleLine[]>([])
  readonly failure = signal<string | undefined>(undefined)

  readonly currentGame = computed(() => this.list.in(this.played.value))
  /** The current document, if it is a game other than the one on the table. */
  readonly otherGame = computed(() =>
    this.tabs.current.value === this.played.value ? undefined : this.list.in(this.tabs.current.value),
  )

  /** The language worker, which every text editor asks. */
  readonly language: DocumentClient<LanguageCalls>
  private readonly play: DocumentClient<PlayCalls>
  /** Things that the rule under the cursor concerns. */
  readonly concern: CursorConcern
  private reader: DocumentClient<ReadingCalls> | undefined
  /** The check of the document that was opened last. */
  private firstLook: Promise<unknown> = Promise.resolve()
  private edits = 0
  /** Number of the newest request to open something; earlier ones that are still loading texts are dropped. */
  private opened = 0
  /** Documents edited since the list of games was last looked at. */
  private readonly editedSince = new Set<string>()

  constructor(workspace: UserWorkspace, storage: WorkStorage, workers: Workers) {
    this.workspace = workspace
    this.storage = storage
    const { language: speaker, play: player } = workers
    this.language = flushEditsBeforeCall(speaker, (edit) => void speaker.call('documents', edit))
    this.play = flushEditsBeforeCall(player, (edit) => void player.call('documents', edit))
    this.table = new Table(this.play, opponent)
    this.tabs = new Tabs(workspace)
    this.checking = new Checking(this.language, this.tabs)
    this.shelf = new Shelf(workspace)
    this.list = new GameList(this.language, workspace, this.shelf)
    this.files = new Files(workspace, storage, this.list, this)
    this.variants = new Variants(workspace, this.list, this.files, () => this.reading())
    this.results = new Results(this.tabs, this.table, () => this.reading())
    this.concern = new CursorConcern(this.language, this.play, this.table.concern)
    const tell = (edit: Edit): void => {
      this.language.tell(edit)
      this.play.tell(edit)
      this.reader?.tell(edit)
    }
    tell(workspace.everything())
    workspace.onArrival(tell)
    workspace.onEdit((edit) => {
      tell(edit)
      this.results.forget()
      this.reportFailure(this.checkSoon(edit))
    })
    // It offers ids of documents that have not been loaded, and finds the nearest to a wrong one.
    this.shelf.onKnown = (heads) => this.language.tell(heads)
    effect(() => {
      if (this.table.position.value !== undefined && this.table.isLive.value)
        this.reportFailure(this.keepGame())
    })
    effect(() => {
      const other = this.tabs.current.value
      if (other !== undefined && other !== this.played.value) this.reportFailure(this.list.loaded())
    })
    effect(() => {
      if (this.tabs.current.value !== undefined) this.reportFailure((this.firstLook = this.checking.check()))
    })
    effect(() => this.reportFailure(this.table.stopAt(this.breakpoints.value)))
    effect(() => {
      const [asked, facts] = [language.value, this.table.facts.value]
      if (this.table.isLive.value) this.reportFailure(this.findWords(asked, facts))
    })
  }

  /** Draws the game of the last visit as it was left, or the first game, before any text or worker is there. */
  foresee(): void {
    const last = keptGame()
    const picture = last === undefined ? OPENING : keptPicture(last)
    if (picture === undefined) return
    this.table.foresee(last ?? { choice: OPENING.choice, playedBy: ['person'] }, picture)
    this.played.value = this.table.choice.peek()?.file
  }

  /** Over when what was left or requested is open. */
  started: Promise<void> = Promise.resolve()

  start(wanted?: string): Promise<void> {
    return (this.started = this.begin(wanted))
  }

  /** Resumes where the page was left, or opens the requested file. */
  private async begin(wanted: string | undefined): Promise<void> {
    const left = this.tabs.left()
    const last = keptGame()
    const names = [...left, last?.choice.file, wanted].filter((name) => name !== undefined)
    await this.shelf.gather(names)
    const isThere = wanted !== undefined && this.workspace.text(wanted) !== undefined
    const hasText = last !== undefined && this.workspace.text(last.choice.file) !== undefined
    if (hasText && this.opened === 0) {
      this.tabs.open(last.choice.file)
      await this.beginGame(last.choice, last.playedBy)
    }
    this.tabs.resume(left)
    // Show the text at once; only the list says whether it is a game.
    if (isThere) this.tabs.open(wanted)
    else if (last === undefined || this.tabs.current.value === undefined) await this.openFirst()
    // Diagnostics for the open text come before the list, which reads all of the user's documents.
    await this.firstLook.catch(() => {})
    if (!isThere && this.workspace.everything().every(({ name }) => !this.workspace.isChanged(name))) return
    await this.list.load()
    const game = this.list.in(wanted)
    if (game !== undefined && this.played.value !== game.file) await this.openGame(game.file)
    else if (this.played.value === undefined) await this.openFirst()
    if (isThere) this.tabs.open(wanted)
  }

  /** Puts the first game on the table. */
  private async openFirst(): Promise<void> {
    const { choice } = OPENING
    await this.shelf.gather([choice.file])
    // Somebody has been quicker to open another one.
    if (this.opened > 0) return
    this.tabs.open(choice.file)
    await this.beginGame(choice, ['person'], true)
  }

  /** The reading worker, started on first use. */
  reading(): Client<ReadingCalls> {
    if (this.reader === undefined) {
      const reader = readingWorker()
      this.reader = flushEditsBeforeCall(reader, (edit) => void reader.call('documents', edit))
      this.reader.tell(this.workspace.everything())
    }
    return this.reader
  }

  /** Lines in the rules of the game on the table that mention a kind of piece. */
  readonly mentions = async (kind: string): Promise<readonly Mention[]> => {
    const file = this.played.value
    return file === undefined ? [] : this.language.call('mentions', { file, kind })
  }

  /** Writes the game on the table into the text of its rules as an example, and runs it; false if it cannot. */
  async saveAsExample(): Promise<boolean> {
    const file = this.played.value
    const example = await this.table.example()
    // Read now: somebody may have typed while the worker was writing the example.
    const text = file === undefined ? undefined : this.workspace.text(file)
    const written = text === undefined || example === undefined ? undefined : withExample(text, example)
    if (file === undefined || written === undefined) return false
    this.workspace.write(file, written.text)
    const { line } = written
    this.tabs.openAt({ file, line, column: 1, endLine: line, endColumn: 1 })
    await this.results.runExamples()
    return true
  }

  /** The text of a rule: its line and everything indented below it. */
  readonly ruleAt = ({ file, line }: RulePlace): string => {
    const [first = '', ...more] = (this.workspace.text(file) ?? '').split('\n').slice(line - 1)
    const depth = first.search(/\S/u)
    const end = more.findIndex((each) => each.trim() !== '' && each.search(/\S/u) <= depth)
    return [first, ...more.slice(0, end < 0 ? more.length : end)].join('\n')
  }

  /** Finds the names of the game in the language of the page. */
  private async findWords(asked: string, facts: GameFacts | undefined): Promise<void> {
    const choice = this.table.choice.peek()
    if (facts === undefined || choice === undefined) return
    const words =
      asked === 'en'
        ? { names: [], said: [] }
        : await this.reading().call('words', { choice, language: asked })
    if (asked === language.peek() && choice === this.table.choice.peek()) gameWords.value = words
  }

  /** Whatever is open under one name is now open under another. */
  follow(name: string, to: string): void {
    this.tabs.follow(name, to)
    if (this.played.value === name) this.played.value = to
  }

  /** Shows a document, which may not have been loaded yet. */
  async showFile(file: string): Promise<void> {
    const mine = ++this.opened
    await this.shelf.gather([file])
    if (mine === this.opened) this.tabs.open(file)
  }

  /** Opens a document; as a game if it is one. */
  async openFile(file: string): Promise<void> {
    await this.list.loaded()
    if (this.list.in(file) === undefined) await this.showFile(file)
    else await this.openGame(file)
  }

  /** Opens a document as a game: its text in a tab, and on the table the game that was left there or else a new one. */
  async openGame(file: string): Promise<void> {
    await this.openTable(file, this.played.value === file ? undefined : leftGame(file))
  }

  /** The same with a new game in any case. */
  openNewGame(file: string): Promise<void> {
    return this.openTable(file)
  }

  private async openTable(file: string, left?: KeptGame): Promise<void> {
    const mine = ++this.opened
    await this.shelf.gather([file])
    if (mine !== this.opened) return
    this.leaveTable(file)
    const before = this.played.value
    this.tabs.open(file)
    // Close the tab of a game that was only looked at.
    if (before !== undefined && before !== file && !this.workspace.isChanged(before)) this.tabs.close(before)
    const fresh = { file, players: undefined, options: [], seed: freshSeed() }
    if (await this.beginGame(left?.choice ?? fresh, left?.playedBy ?? ['person'], true)) forgetLeftGame(file)
  }

  /** Keeps the game on the table if it has begun and is not over, unless it is one of the same rules. */
  private leaveTable(next: string): void {
    const position = this.table.position.peek()
    const game = keptGame()
    if (game === undefined || game.choice.file === next || game.choice.file !== this.played.peek()) return
    if ((position?.plies ?? 0) > 0 && position?.result === undefined) leaveGame(game)
  }

  /** False if the rules refuse to begin; then a game of the same file stays on the table. */
  async beginGame(...game: Parameters<Table['begin']>): Promise<boolean> {
    this.played.value = game[0].file
    return this.table.begin(...game)
  }

  private async keepGame(): Promise<void> {
    // Moves that the current rules refuse must not be lost: keep the game as it was saved before.
    if (this.table.stopped.peek() !== undefined) return
    const choice = this.table.choice.peek()
    const playedBy = this.table.seating.playedBy.peek()
    const record = await this.table.keep()
    if (choice === undefined) return
    const game: KeptGame = { choice: { ...choice, record }, playedBy }
    keepGame(game)
    keepPicture(game, this.table.facts.peek(), this.table.position.peek())
  }

  /** The game follows once typing has paused for a moment; diagnostics do not wait. */
  private async checkSoon(edit: Edit): Promise<void> {
    for (const { name } of edit) this.editedSince.add(name)
    const edits = ++this.edits
    // Let the typed text be drawn first.
    await othersFirst()
    if (edits !== this.edits) return
    await this.shelf.gather()
    const isChecked = await this.checking.check()
    await new Promise((resolve) => setTimeout(resolve, 250))
    // Switching to another document meanwhile does not count as an edit.
    if (edits !== this.edits) return
    const isTold = isChecked && this.tabs.current.value === this.played.value
    // Rules with errors cannot be played: the play worker need not read them to find that out.
    if (isTold && this.checking.hasErrors) this.table.stayBehind()
    else await this.table.followRules()
    const edited = [...this.editedSince]
    this.editedSince.clear()
    await this.list.follow(edited)
  }

  private reportFailure(work: Promise<unknown>): void {
    work.catch((thrown: unknown) => {
      this.failure.value = thrown instanceof Error ? thrown.message : String(thrown)
    })
  }
}

export function freshSeed(): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 1)
}
