import { computed, effect, signal } from '@preact/signals'
import type { RuleLine, RulePlace } from '../../interpreter/index.ts'
import { gameWords } from '../texts/named.ts'
import { Table } from '../play/table.ts'
import type { PlayerName } from '../play/table.ts'
import { withExample } from '../workspace/examples.ts'
import { showcase } from '../workspace/showcase.ts'
import type { Keeper } from '../workspace/keeper.ts'
import type { Edit, UserWorkspace } from '../workspace/workspace.ts'
import type { Client } from '../workers/channel.ts'
import type { LanguageCalls } from '../workers/language-calls.ts'
import type { GameFacts, PlayCalls } from '../workers/play-calls.ts'
import type { Mention } from '../workers/mentions.ts'
import type { ReadingCalls } from '../workers/reading-calls.ts'
import { readingWorker } from '../workers/spawn.ts'
import type { Workers } from '../workers/spawn.ts'
import { flushEditsBeforeCall } from '../workers/flush-edits.ts'
import type { DocumentClient } from '../workers/flush-edits.ts'
import { othersFirst } from '../workspace/others-first.ts'
import { Checking } from './checking.ts'
import { CursorConcern } from './concern.ts'
import { Files } from './files.ts'
import { GameList } from './game-list.ts'
import { keepGame, keptGame } from './kept-game.ts'
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
  readonly storage: Keeper
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
  /** Documents edited since the list of games was last looked at. */
  private readonly editedSince = new Set<string>()

  constructor(workspace: UserWorkspace, storage: Keeper, workers: Workers) {
    this.workspace = workspace
    this.storage = storage
    const { language: speaker, play: player } = workers
    this.language = flushEditsBeforeCall(speaker, (edit) => void speaker.call('documents', edit))
    this.play = flushEditsBeforeCall(player, (edit) => void player.call('documents', edit))
    this.table = new Table(this.play, opponent)
    this.tabs = new Tabs(workspace)
    this.checking = new Checking(this.language, this.tabs)
    this.list = new GameList(this.language, workspace)
    this.files = new Files(workspace, storage, this.list, this)
    this.variants = new Variants(workspace, this.list, this.files, () => this.reading())
    this.results = new Results(this.tabs, this.table, () => this.reading())
    this.concern = new CursorConcern(this.language, this.play, this.table.concern)
    const everything = workspace.everything()
    void this.language.call('documents', everything)
    void this.play.call('documents', everything)
    workspace.onEdit((edit) => {
      this.language.tell(edit)
      this.play.tell(edit)
      this.reader?.tell(edit)
      this.results.forget()
      this.told(this.checkSoon(edit))
    })
    effect(() => {
      if (this.table.position.value !== undefined) this.told(this.keepGame())
    })
    effect(() => {
      if (this.tabs.current.value !== undefined) this.told((this.firstLook = this.checking.check()))
    })
    effect(() => this.told(this.table.stopAt(this.breakpoints.value)))
    effect(() => this.told(this.findWords(language.value, this.table.facts.value)))
  }

  /** Resumes where the page was left, or opens the requested file. */
  async start(wanted?: string): Promise<void> {
    const left = this.tabs.left()
    const last = keptGame()
    if (last !== undefined && this.workspace.text(last.choice.file) !== undefined) {
      this.tabs.open(last.choice.file)
      await this.beginGame(last.choice, last.playedBy)
    }
    this.tabs.resume(left)
    const isThere = wanted !== undefined && this.workspace.text(wanted) !== undefined
    // Show the text at once; only the list says whether it is a game.
    if (isThere) this.tabs.open(wanted)
    else await this.openShowcase()
    // Diagnostics for the open text come before the list, which reads all other documents and is rarely needed at once.
    await this.firstLook.catch(() => {})
    await this.list.load()
    const game = this.list.in(wanted)
    if (game !== undefined && this.played.value !== game.file) await this.openGame(game.file)
    await this.openShowcase()
    if (isThere) this.tabs.open(wanted)
  }

  /** Puts a game on the table if there is none. */
  private async openShowcase(): Promise<void> {
    if (this.played.value !== undefined) return
    const first = showcase(this.workspace) ?? this.list.games.value[0]?.file
    if (first !== undefined) await this.openGame(first)
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

  /** Opens a document; as a game if it is one. */
  async openFile(file: string): Promise<void> {
    if (this.list.in(file) === undefined) this.tabs.open(file)
    else await this.openGame(file)
  }

  /** Opens a document as a game: its text in a tab, a new game on the table. */
  async openGame(file: string, players?: number): Promise<void> {
    const before = this.played.value
    this.tabs.open(file)
    // Close the tab of a game that was only looked at.
    if (before !== undefined && before !== file && !this.workspace.isChanged(before)) this.tabs.close(before)
    this.played.value = file
    await this.table.begin({ file, players, options: [], seed: freshSeed() }, ['person'], true)
  }

  /** False if the rules refuse to begin; then the game on the table stays. */
  async beginGame(choice: Parameters<Table['begin']>[0], playedBy: readonly PlayerName[]): Promise<boolean> {
    this.played.value = choice.file
    return this.table.begin(choice, playedBy)
  }

  private async keepGame(): Promise<void> {
    // Moves that the current rules refuse must not be lost: keep the game as it was saved before.
    if (this.table.stopped.peek() !== undefined) return
    const choice = this.table.choice.peek()
    const playedBy = this.table.playedBy.peek()
    const record = await this.table.keep()
    if (choice !== undefined) keepGame({ choice: { ...choice, record }, playedBy })
  }

  /** The game follows once typing has paused for a moment; diagnostics do not wait. */
  private async checkSoon(edit: Edit): Promise<void> {
    for (const { name } of edit) this.editedSince.add(name)
    const edits = ++this.edits
    // Let the typed text be drawn first.
    await othersFirst()
    if (edits !== this.edits) return
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

  private told(work: Promise<unknown>): void {
    work.catch((thrown: unknown) => {
      this.failure.value = thrown instanceof Error ? thrown.message : String(thrown)
    })
  }
}

export function freshSeed(): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 1)
}
