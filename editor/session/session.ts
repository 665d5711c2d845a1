import { computed, effect, signal } from '@preact/signals'
import type { CoveredLine, RuleLine, RulePlace } from '../../interpreter/index.ts'
import { gameWords } from '../texts/named.ts'
import { Table } from '../play/table.ts'
import type { PlayerName } from '../play/table.ts'
import { withExample } from '../workspace/examples.ts'
import type { GameEntry } from '../workspace/games.ts'
import { freeName, idOf, writtenTitle } from '../workspace/names.ts'
import { withRuling } from '../workspace/rulings.ts'
import { withSetting } from '../workspace/settings.ts'
import { showcase } from '../workspace/showcase.ts'
import type { Shared } from '../workspace/share.ts'
import type { Keeper } from '../workspace/keeper.ts'
import type { Edit, Workspace } from '../workspace/workspace.ts'
import type { NamedText } from '../workspace/zip.ts'
import type { Client } from '../workers/channel.ts'
import type { LanguageCalls } from '../workers/language-calls.ts'
import type { GameFacts, PlayCalls } from '../workers/play-calls.ts'
import type { Mention } from '../workers/mentions.ts'
import type { Examples, ReadingCalls, Ruling } from '../workers/reading-calls.ts'
import { readingWorker } from '../workers/spawn.ts'
import type { Workers } from '../workers/spawn.ts'
import { toldBeforeAsked } from '../workers/told-before-asked.ts'
import type { Informed } from '../workers/told-before-asked.ts'
import type { Range, ToldDiagnostic } from '../workers/told.ts'
import { CursorConcern } from './concern.ts'
import { FileSteps } from './file-steps.ts'
import { othersFirst } from '../workspace/others-first.ts'
import { keepGame, keptGame } from './kept-game.ts'
import { language, read, write } from './preferences.ts'

const TABS = 'sandtable tabs'

/** The state of one open page: the documents, the game beside them, and the diagnostics. */
export class Session {
  readonly workspace: Workspace
  readonly storage: Keeper
  readonly table: Table
  readonly fileSteps: FileSteps
  readonly games = signal<readonly GameEntry[]>([])
  /** Open documents in the order of their tabs, and the current one. */
  readonly tabs = signal<readonly string[]>([])
  readonly current = signal<string | undefined>(undefined)
  /** A place in a document to show. */
  readonly wanted = signal<Range | undefined>(undefined)
  private readonly checked = signal<Checked | undefined>(undefined)
  /** The document whose game is on the table. */
  readonly played = signal<string | undefined>(undefined)
  readonly examples = signal<Examples | undefined>(undefined)
  /** What the rules did, and where that was recorded. */
  readonly covered = signal<Covered | undefined>(undefined)
  /** Lines of rules at which the game on the table stops. */
  readonly breakpoints = signal<readonly RuleLine[]>([])
  readonly failure = signal<string | undefined>(undefined)

  readonly currentGame = computed(() => this.games.value.find(({ file }) => file === this.played.value))
  /** Diagnostics of the current document; undefined until it has been checked. */
  readonly diagnostics = computed(() =>
    this.checked.value?.file === this.current.value ? this.checked.value?.found : undefined,
  )
  /** The current document, if it is a game other than the one on the table. */
  readonly otherGame = computed(() =>
    this.current.value === this.played.value
      ? undefined
      : this.games.value.find(({ file }) => file === this.current.value),
  )

  /** The language worker, which every text editor asks. */
  readonly language: Informed<LanguageCalls>
  private readonly play: Informed<PlayCalls>
  /** What the rule under the cursor concerns. */
  readonly concern: CursorConcern
  private reader: Informed<ReadingCalls> | undefined
  /** The check of the document that was opened last. */
  private firstLook: Promise<void> = Promise.resolve()
  private version = 0
  private edits = 0
  /** Heads of documents when they were last looked at, and the documents edited since. */
  private readonly heads = new Map<string, string>()
  private readonly editedSince = new Set<string>()

  constructor(workspace: Workspace, storage: Keeper, workers: Workers) {
    this.workspace = workspace
    this.storage = storage
    this.fileSteps = new FileSteps(workspace, storage)
    const { language: speaker, play: player } = workers
    this.language = toldBeforeAsked(speaker, (edit) => void speaker.call('documents', edit))
    this.play = toldBeforeAsked(player, (edit) => void player.call('documents', edit))
    this.table = new Table(this.play)
    this.concern = new CursorConcern(this.language, this.play, this.table.concern)
    const everything = this.workspace.everything()
    void this.language.call('documents', everything)
    void this.play.call('documents', everything)
    this.workspace.onEdit((edit) => {
      this.language.tell(edit)
      this.play.tell(edit)
      this.reader?.tell(edit)
      this.examples.value = undefined
      this.covered.value = undefined
      this.told(this.checkSoon(edit))
    })
    effect(() => {
      if (this.table.position.value !== undefined) this.told(this.keepGame())
    })
    effect(() => {
      if (this.current.value !== undefined) this.told((this.firstLook = this.check()))
    })
    effect(() => this.told(this.table.stopAt(this.breakpoints.value)))
    effect(() => this.told(this.findWords(language.value, this.table.facts.value)))
  }

  /** Resumes where the page was left, or opens the requested file. */
  async start(wanted?: string): Promise<void> {
    const tabs = (read(TABS) ?? '').split('\n').filter((tab) => this.workspace.text(tab) !== undefined)
    const last = keptGame()
    if (last !== undefined && this.workspace.text(last.choice.file) !== undefined) {
      this.open(last.choice.file)
      await this.beginGame(last.choice, last.playedBy)
    }
    this.tabs.value = [...new Set([...tabs, ...this.tabs.value])]
    effect(() => write(TABS, this.tabs.value.join('\n')))
    const isThere = wanted !== undefined && this.workspace.text(wanted) !== undefined
    // Show the text at once; only the list says whether it is a game.
    if (isThere) this.open(wanted)
    else await this.openShowcase()
    // Diagnostics for the open text come before the list, which reads all other documents and is rarely needed at once.
    await this.firstLook.catch(() => {})
    await this.listGames()
    const game = this.games.value.find(({ file }) => file === wanted)
    if (game !== undefined && this.played.value !== game.file) await this.openGame(game.file)
    await this.openShowcase()
    if (isThere) this.open(wanted)
  }

  /** Puts a game on the table if there is none. */
  private async openShowcase(): Promise<void> {
    if (this.played.value !== undefined) return
    const first = showcase(this.workspace) ?? this.games.value[0]?.file
    if (first !== undefined) await this.openGame(first)
  }

  /** Runs the examples of the current document; the results hold until the next edit. */
  async runExamples(): Promise<void> {
    const file = this.current.value
    if (file === undefined) return
    const { edits } = this
    const found = await this.reading().call('examples', file)
    if (edits !== this.edits || this.current.value !== file) return
    this.examples.value = found
    this.covered.value = found === undefined ? undefined : { by: 'examples', lines: found.covered }
  }

  /** The reading worker, started on first use. */
  reading(): Client<ReadingCalls> {
    if (this.reader === undefined) {
      const reader = readingWorker()
      this.reader = toldBeforeAsked(reader, (edit) => void reader.call('documents', edit))
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
    const text = file === undefined ? undefined : this.workspace.text(file)
    const example = await this.table.example()
    const written = text === undefined || example === undefined ? undefined : withExample(text, example)
    if (file === undefined || written === undefined) return false
    this.workspace.write(file, written.text)
    const { line } = written
    this.openAt({ file, line, column: 1, endLine: line, endColumn: 1 })
    await this.runExamples()
    return true
  }

  /** The text of a rule: its line and everything indented below it. */
  readonly ruleAt = ({ file, line }: RulePlace): string => {
    const [first = '', ...more] = (this.workspace.text(file) ?? '').split('\n').slice(line - 1)
    const depth = first.search(/\S/u)
    const end = more.findIndex((each) => each.trim() !== '' && each.search(/\S/u) <= depth)
    return [first, ...more.slice(0, end < 0 ? more.length : end)].join('\n')
  }

  /** Marks what the rules have done in the game on the table. */
  async coverGame(): Promise<void> {
    const { edits } = this
    const lines = await this.table.coverage()
    if (edits === this.edits) this.covered.value = { by: 'game', lines }
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

  async listGames(): Promise<void> {
    this.games.value = await this.language.call('games', undefined)
  }

  /** The list of games, loaded if necessary: a first visit plays without it. */
  private async listed(): Promise<readonly GameEntry[]> {
    if (this.games.value.length === 0) await this.listGames()
    return this.games.value
  }

  /** Adds a document and opens it; as a game if it is one. */
  async add(file: string, text: string): Promise<void> {
    this.workspace.write(file, text)
    await this.listGames()
    if (this.games.value.some((game) => game.file === file)) await this.openGame(file)
    else this.open(file)
  }

  /** Settles an option in the text of a game. */
  choose(file: string, option: string, value: string | undefined): Promise<void> {
    return this.change(file, (text) => withSetting(text, option, value))
  }

  /** Writes a ruling into the text of a game where the rulebook leaves something open. */
  rule(file: string, ruling: Ruling, chosen: string): Promise<void> {
    return this.change(file, (text, name) => withRuling(text, name, ruling, chosen))
  }

  /** Changes the text of a game. A shipped game stays as it is: the change goes into a new variant of it. */
  private async change(file: string, changed: (text: string, file: string) => string): Promise<void> {
    const game = (await this.listed()).find((each) => each.file === file)
    const text = this.workspace.text(file)
    if (text === undefined || game === undefined) return
    if (this.workspace.original(file) === undefined) {
      this.workspace.write(file, changed(text, file))
      return
    }
    const variant = this.freeVariant(game.title)
    const head = `sandtable: 1\nid: ${variant.id}\nextends: ${game.id}\ntitle: ${variant.title}\n`
    await this.add(variant.file, changed(head, variant.file))
  }

  /** Moves the changes made to a game into a variant and restores the game; returns the reason if it cannot. */
  async makeOverlay(file: string, original: string, mine: string): Promise<string | undefined> {
    const game = (await this.listed()).find((each) => each.file === file)
    const { id, title, file: name } = this.freeVariant(`${mine} ${game?.title ?? ''}`.trim())
    const made = await this.reading().call('overlay', { file, original, id, title })
    if ('refused' in made) return made.refused
    this.workspace.write(file, original)
    await this.add(name, made.text)
    return undefined
  }

  /** File name, id and title (as written in YAML) for a new variant. */
  private freeVariant(title: string): { readonly file: string; readonly id: string; readonly title: string } {
    const ids = new Set(this.games.value.map(({ id }) => id))
    const isTaken = (name: string): boolean =>
      this.workspace.text(name) !== undefined || ids.has(name.replace(/\.yaml$/u, ''))
    const file = freeName(`${idOf(title)}.yaml`, isTaken)
    const id = file.replace(/\.yaml$/u, '')
    const number = id.slice(idOf(title).length).replace('-', ' ')
    return { file, id, title: writtenTitle(title + number) }
  }

  /** Adds files under free names, except those that already exist with the same text. Returns all their names. */
  addAll(files: readonly NamedText[]): readonly string[] {
    const taken = (name: string, text: string): boolean =>
      ![undefined, text].includes(this.workspace.text(name))
    const named = files.map(({ name, text }) => ({
      name: freeName(name, (other) => taken(other, text)),
      text,
    }))
    this.workspace.apply(named)
    void this.listGames()
    return named.map(({ name }) => name)
  }

  /** Adds the files from a link, once the user has agreed. */
  async receive({ files, open }: Shared): Promise<void> {
    const names = this.addAll(files)
    await this.listGames()
    const [first] = names
    const wanted = names[files.findIndex(({ name }) => name === open)] ?? first
    if (wanted === undefined) return
    if (this.games.value.some(({ file }) => file === wanted)) await this.openGame(wanted)
    else this.open(wanted)
  }

  rename(name: string, to: string): void {
    const text = this.workspace.text(name)
    if (text === undefined) return
    this.fileSteps.take('renamed', name, [
      { name: to, text },
      { name, text: undefined },
    ])
    this.follow(name, to)
    void this.listGames()
  }

  remove(name: string): void {
    this.close(name)
    this.fileSteps.take('deleted', name, [{ name, text: undefined }])
    void this.listGames()
  }

  takeBackFileStep(): void {
    const step = this.fileSteps.takeBack()
    if (step === undefined) return
    const renamed = step.what === 'renamed' ? step.before.find(({ text }) => text === undefined) : undefined
    if (renamed !== undefined) this.follow(renamed.name, step.file)
    this.open(step.file)
    void this.listGames()
  }

  /** Whatever is open under one name is now open under another. */
  private follow(name: string, to: string): void {
    this.tabs.value = this.tabs.value.map((tab) => (tab === name ? to : tab))
    if (this.current.value === name) this.current.value = to
    if (this.played.value === name) this.played.value = to
  }

  /** Opens a document as a game: its text in a tab, a new game on the table. */
  async openGame(file: string, players?: number): Promise<void> {
    const before = this.played.value
    this.open(file)
    // Close the tab of a game that was only looked at.
    if (before !== undefined && before !== file && !this.workspace.isChanged(before)) this.close(before)
    this.played.value = file
    await this.table.begin({ file, players, options: [], seed: freshSeed() }, ['person'], true)
  }

  async beginGame(choice: Parameters<Table['begin']>[0], playedBy: readonly PlayerName[]): Promise<void> {
    this.played.value = choice.file
    await this.table.begin(choice, playedBy)
  }

  open(file: string): void {
    if (!this.tabs.value.includes(file)) this.tabs.value = [...this.tabs.value, file]
    this.current.value = file
  }

  close(file: string): void {
    const at = this.tabs.value.indexOf(file)
    this.tabs.value = this.tabs.value.filter((tab) => tab !== file)
    if (this.current.value === file) this.current.value = this.tabs.value[Math.max(0, at - 1)]
  }

  openAt(range: Range): void {
    if (this.workspace.text(range.file) === undefined) return
    this.open(range.file)
    this.wanted.value = range
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
    await this.check()
    const { version } = this
    await new Promise((resolve) => setTimeout(resolve, 250))
    // Switching to another document meanwhile does not count as an edit.
    if (edits !== this.edits) return
    const isTold = version === this.version && this.current.value === this.played.value
    // Rules with errors cannot be played: the play worker need not read them to find that out.
    if (isTold && this.hasErrors()) this.table.stayBehind()
    else await this.table.followRules()
    const heads = [...this.editedSince].map((name) => [name, headOf(this.workspace.text(name))] as const)
    this.editedSince.clear()
    const isOther = heads.some(([name, head]) => this.heads.get(name) !== head)
    for (const [name, head] of heads) this.heads.set(name, head)
    if (isOther) await this.listGames()
  }

  private async check(): Promise<void> {
    const file = this.current.value
    if (file === undefined) return
    const asked = { file, version: ++this.version }
    const first = await this.language.call('firstCheck', asked)
    if (first === undefined) return
    // If nothing is wrong so far, the full check may still find more: keep showing the old diagnostics until then.
    if (first.length > 0 && file === this.current.value) this.checked.value = { file, found: first }
    const found = await this.language.call('check', asked)
    if (found !== undefined && file === this.current.value) this.checked.value = { file, found }
  }

  private hasErrors(): boolean {
    return this.diagnostics.value?.some(({ severity }) => severity === 'error') ?? false
  }

  private told(work: Promise<void>): void {
    work.catch((thrown: unknown) => {
      this.failure.value = thrown instanceof Error ? thrown.message : String(thrown)
    })
  }
}

/** The diagnostics found when a document was last checked. */
interface Checked {
  readonly file: string
  readonly found: readonly ToldDiagnostic[]
}

export interface Covered {
  readonly by: 'examples' | 'game' | 'simulation'
  readonly lines: readonly CoveredLine[]
}

/** The lines that say whether a document is a game, and which one. */
function headOf(text = ''): string {
  return [...text.matchAll(/^(?:id|title|for|extends|abstract):.*$/gmu)].join('\n')
}

export function freshSeed(): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 1)
}
