import { Course } from './course.ts'
import type { Expression, Name } from '../../expression/ast.ts'
import type { TypeNames } from '../../types/read-type.ts'
import { typeNames } from '../world/type-names.ts'
import { comparedName } from '../../document/names.ts'
import type { Code } from '../../diagnostics/catalogue.ts'
import { severityOf } from '../../diagnostics/codes/severity.ts'
import type { Diagnostic, Diagnostics } from '../../diagnostics/diagnostic.ts'
import { hasErrors } from '../../diagnostics/diagnostic.ts'
import type { ActionIR, AdviceIR, AlwaysIR, AskIR, EndIR, ExprIR } from '../../ir/ir.ts'
import type { SetIR, StageIR, StepIR, WheneverIR } from '../../ir/ir.ts'
import type { Hook, MergedEntry, MergedGame, MergedNode } from '../../merge/merged.ts'
import { sentence } from '../../diagnostics/sentence.ts'
import type { Span } from '../../source/span.ts'
import { declaredAfter, declaredSymbols } from '../../names/declarations.ts'
import { NameTables } from '../../names/tables.ts'
import type {
  ActionFrame,
  CalledFunction,
  DenseTable,
  FunctionDeclaration,
  PictureDeclaration,
  PositionDeclaration,
  HandedOver,
  PutOff,
  PutOffQueue,
  Sheet,
  StageFrame,
  StreakDeclaration,
  TrackedValue,
  Watcher,
  WheneverFrame,
} from './declared.ts'
import { Instances } from './instances.ts'
import { Lowering } from './lowering.ts'
import { NotedByKey } from './noted-by-key.ts'
import type { Part } from './parts.ts'
import { Gathered, Parts } from './parts.ts'
import { factOfEntry, looksAt } from './reads.ts'
import type { Changed, Reads } from './reads.ts'
import type { Secrecy, Type } from '../../types/types.ts'
import type { Value } from './values.ts'
import type { JudgedConstant } from '../world/option-values.ts'
import type { World } from '../world/world.ts'
import type { Dispatch } from './dispatch.ts'

/** The caller of what `play` runs; no author's name is like this. */
export const COURSE = '(the course of the game)'

/** A game that was valid, and what has been edited since. */
export interface Before {
  readonly elaboration: Elaboration
  readonly changed: Changed
}

/** Whether a player can tell that something holds: the register with the answer is given a value where the condition is evaluated. */
export interface Deduced {
  readonly reg: number
  readonly seat: ExprIR
  readonly fact: ExprIR
}

/** The first of a set, and where the text asks for it. */
export interface AskedFirst {
  readonly of: SetIR
  readonly span: Span
}

/** Mistakes of one ruleset for which help is looked for. */
const MOST_HELPED = 300

/** What is found out while one game becomes IR: shared by all parts of the checker, filled in as they go. */
export class Elaboration extends Lowering {
  /** Elaborates the parts of a node. */
  readonly dispatch: Dispatch
  readonly game: MergedGame
  readonly diagnostics: Diagnostics
  /** What players can tell, as far as the condition of an example asks for it; undefined where nothing may ask. */
  deduced: Deduced[] | undefined
  /** What comes first in what, as far as a condition that a player is to tell asks for it; undefined elsewhere. */
  firsts: AskedFirst[] | undefined
  /** Every name with what it is the name of, and the type of every expression. */
  readonly names: NameTables
  /** What a name is as a type of what changes or is handed over. */
  readonly typeNames: TypeNames
  /** Tallies line by line; undefined where that is impossible. */
  readonly sheets: Map<string, { readonly sheet: Sheet | undefined; readonly reads: Reads }>
  /** Tallies that the step being read counts, and for which seat; undefined outside of steps that write. */
  counting: { readonly declaration: FunctionDeclaration; readonly seat: ExprIR }[] | undefined
  readonly functions = new Map<string, FunctionDeclaration>()
  readonly instances: Instances
  /** Tables computed, by name. */
  readonly denseTables: Map<string, { readonly table: DenseTable; readonly reads: Reads }>
  /** Those that could not be; the reason has been said. */
  readonly brokenTables = new Set<string>()
  /** What was called by each name in a text. */
  readonly called: NotedByKey<Name, CalledFunction>
  /** Functions being compiled now, for naming a cycle. */
  readonly open: string[] = []
  /** How deep the expressions being read are in one another, those of called terms included. */
  depth = 0
  /** Letters of terms and patterns written out where they are used. */
  writtenOut = 0
  /** What their parameters were handed, call within call. */
  readonly handed: HandedOver[] = []
  readonly tracked: Map<string, TrackedValue[]>
  readonly actionNames: string[]
  readonly streaks: Map<string, StreakDeclaration>
  /** The value of a streak as if the move of an action had been made, by `STREAK ACTION`. */
  readonly streakAsIf: Map<string, ExprIR>
  readonly pictures: Map<string, PictureDeclaration>
  readonly positions: Map<string, PositionDeclaration>
  /** Base address of what is remembered of the last action, by the name of the choice or let. */
  readonly last: Map<string, { readonly base: number; readonly type: Type; readonly secrecy: Secrecy }>
  lastAction: number
  readonly stageNames: string[]
  readonly stageFrames: StageFrame[]
  readonly actionFrames: ActionFrame[]
  /** Actions by the phase that offers them, and by the action that they reply to. */
  readonly phases: Map<string, number[]>
  readonly replies: Map<number, number[]>
  /** By the action: its choices that some question settles in advance, and where it is told what they are. */
  readonly settledChoices: Map<number, readonly { readonly choice: number; readonly cell: number }[]>
  readonly asks: { readonly ask: AskIR; readonly frames: readonly ActionFrame[] }[] = []
  readonly arrangements: {
    readonly place: string
    readonly area: string
    readonly pieces: readonly (readonly number[])[]
  }[] = []
  /** Bodies of `turns`, each of which must contain a decision. */
  readonly turnLoops: {
    readonly body: readonly StepIR[]
    readonly at: Span
    /** Where it says who begins. */
    readonly from: Span
    readonly origin: number
    /** Under which condition a player has a turn, as written. */
    readonly while: string | undefined
    /** How many turns there are at most, as written. */
    readonly atMost: string | undefined
  }[] = []
  /** Keys that should name a stage and could not be parsed. */
  readonly unreadStages = new Set<string>()
  /** Stages with mistakes in them: what they lack may be what could not be parsed. */
  readonly brokenStages = new Set<string>()
  /** Which stage or action runs which: the graph that must be acyclic. */
  readonly calls: {
    readonly from: string
    readonly to: string
    readonly at: Span
    /** Somebody is on turn there, whoever it is here. */
    readonly seated: boolean
    /** It is deferred until the action in progress is over. */
    readonly isLater?: true
  }[] = []
  /** Stages behind those that authors name, made of steps that stand elsewhere; and which of them are done in secret. */
  readonly ownStages: StageIR[] = []
  /** Values that must be in a range before the game and are not literals. */
  readonly mustFit: Omit<JudgedConstant, 'scope'>[] = []
  readonly inSecret: {
    readonly stage: number
    readonly at: Span
    readonly player: ExprIR
    /** Words of what has been named around it, by what it is called. */
    readonly around: ReadonlyMap<number, string>
  }[] = []
  /** The sites of what is run and asked within `together`. */
  readonly atOnce: number[] = []
  /** What steps defer until an action is over. */
  readonly putOff: PutOff[]
  putOffQueue: PutOffQueue | undefined
  /** By the stage: the word that says that it is running, where a `whenever` rule asks. */
  private readonly runningWords: Map<string, number>
  /** Words for an end that holds unless the next player cannot decide: which one, who wins, how much. */
  noted: readonly number[] | undefined
  /** True if these words are in use. */
  notesEnds = false
  /** How many ends come before the end of a game in which nobody can decide. */
  endsBeforeStuck = 0
  /** The steps at which an outermost action is over with all that follows from it. */
  readonly actionsOver: WeakSet<StepIR>
  /** True if something follows from actions after their own steps. */
  judgesBehind = false
  /** Where an action may just have been over: empty steps behind questions, with what asks there for which actions. */
  readonly behindActions: {
    readonly step: StepIR
    readonly from: string
    readonly actions: readonly number[]
  }[] = []
  /** What is being read is done by somebody who is on turn, wherever it is run from. */
  seated = false
  /** Which `you` is meant where somebody else comes on turn in the midst of something; and how many there were. */
  seating = 0
  seatings = 0
  /**
   * Instead of what `you` knows, what each player in a set knows: the outermost `it`, once it is bound. `to come`: that set
   * is about to be read.
   */
  knower: ExprIR | 'to come' | undefined
  /** What may be done while nobody is on turn: the course of the game, and rules that do not say who is `you`. */
  readonly unseated = new Set([COURSE])
  /** Texts that mention `you` where it is not known yet that somebody is on turn. */
  readonly mentionsOfYou: { readonly from: string; readonly at: Span }[] = []
  /** Paths of values that steps have set so far. */
  readonly settings: string[] = []
  /** Currencies of which there is no end in the store. */
  readonly endlessStores: Set<string>
  /** By the currency: the holder that gets what lay with a group when it ended. */
  readonly leftBehind: Map<string, TrackedValue>
  /** Texts that make hidden things public. */
  readonly openings: { readonly from: string; readonly at: Span }[] = []
  /** Steps that work on pieces whose faces not everybody knows, with who knows them. */
  readonly hiddenFaces: Map<StepIR, { readonly at: Span; readonly face: Secrecy; readonly opens?: boolean }>
  /** Where rules read what is tracked of a thing whose face not everybody knows, with who knows it. */
  readonly hiddenMarks: Map<ExprIR, { readonly at: Span; readonly face: Secrecy }>
  /** The action whose condition is being read: it can ask about the position after its moves. */
  judging: number | undefined
  /** Conditions that ask about the position after a move, by their origin. */
  readonly judgedBehind: Map<number, Span>
  /** Streaks and pictures in what is judged behind a move, under the number that stands for them there. */
  readonly asBefore: Map<number, ExprIR>
  /** Where each `can` of the IR stands. */
  readonly questions: Map<Extract<ExprIR, { op: 'can' }>, Span>
  readonly stageSteps = new Map<string, readonly StepIR[]>()
  runningIn: string | undefined
  /** The game's definition of opponents is being read. */
  opponentIsRead = false
  /** In that graph: what is being read, or the course of the game, which no name of an author can be. */
  get caller(): string {
    return this.runningIn ?? COURSE
  }
  /** What each hook does. */
  readonly hookSteps: Map<Hook, readonly StepIR[]>
  readonly wheneverWatchers: Watcher[] = []
  readonly endWatchers: Watcher[] = []
  /** The result of each expression when it was last read: callers that need more about it need not read it again. */
  readonly values: NotedByKey<Expression, Value>
  /** The parts of the game that are read by themselves, for whoever reads it again after an edit. */
  readonly parts: {
    readonly frames: Parts<ActionFrame>
    readonly watching: Parts<WheneverFrame>
    readonly ends: Parts<EndIR>
    readonly stages: Parts<StageIR>
    readonly actions: Parts<ActionIR>
    readonly whenever: Parts<WheneverIR>
    readonly steps: Parts<readonly StepIR[]>
    readonly advice: Parts<readonly AdviceIR[]>
    readonly always: Parts<readonly AlwaysIR[]>
    readonly checks: Parts<void>
  }
  readonly course: Course
  private readonly reported = new Set<string>()
  private isSupposed = false
  /**
   * Every list that parts add to and that is read for the whole game: a list missing here is lost when a part is
   * reused.
   */
  private readonly gathered = new Gathered([
    this.asks,
    this.arrangements,
    this.turnLoops,
    this.calls,
    this.ownStages,
    this.inSecret,
    this.atOnce,
    this.behindActions,
    this.mentionsOfYou,
    this.settings,
    this.openings,
  ])
  private readonly before: Before | undefined

  /**
   * Given a previous valid game, facts about unchanged texts are reused: then only steps, and what calls changed
   * functions, are read again.
   */
  constructor(dispatch: Dispatch, game: MergedGame, world: World, diagnostics: Diagnostics, before?: Before) {
    const known = before?.elaboration
    super(world, known)
    this.dispatch = dispatch
    this.game = game
    this.diagnostics = diagnostics
    this.before = before
    const symbols = known === undefined ? declaredSymbols(game) : declaredAfter(game, known.game)
    this.names = new NameTables(symbols, before === undefined)
    this.parts = {
      frames: new Parts<ActionFrame>(),
      watching: new Parts<WheneverFrame>(),
      ends: new Parts<EndIR>(),
      stages: new Parts<StageIR>(),
      actions: new Parts<ActionIR>(),
      whenever: new Parts<WheneverIR>(),
      steps: new Parts<readonly StepIR[]>(),
      advice: new Parts<readonly AdviceIR[]>(),
      always: new Parts<readonly AlwaysIR[]>(),
      checks: new Parts<void>(),
    }
    this.sheets = new Map(this.untouched(known?.sheets))
    this.instances = new Instances(this.untouched(known?.instances))
    this.denseTables = new Map(this.untouched(known?.denseTables))
    this.called = new NotedByKey<Name, CalledFunction>(known?.called)
    this.values = new NotedByKey<Expression, Value>(known?.values)
    this.tracked = new Map(known?.tracked)
    this.endlessStores = new Set(known?.endlessStores)
    this.leftBehind = new Map(known?.leftBehind)
    this.actionNames = [...(known?.actionNames ?? [])]
    this.streaks = new Map(known?.streaks)
    this.streakAsIf = new Map(known?.streakAsIf)
    this.pictures = new Map(known?.pictures)
    this.positions = new Map(known?.positions)
    this.last = new Map(known?.last)
    this.lastAction = known?.lastAction ?? -1
    this.stageNames = [...(known?.stageNames ?? [])]
    this.stageFrames = [...(known?.stageFrames ?? [])]
    this.actionFrames = [...(known?.actionFrames ?? [])]
    this.phases = new Map(known?.phases)
    this.replies = new Map(known?.replies)
    this.settledChoices = new Map(known?.settledChoices)
    this.putOff = [...(known?.putOff ?? [])]
    this.putOffQueue = known?.putOffQueue
    this.runningWords = new Map(known?.runningWords)
    this.noted = known?.noted
    this.actionsOver = known?.actionsOver ?? new WeakSet()
    this.hiddenFaces = new Map(known?.hiddenFaces)
    this.hiddenMarks = new Map(known?.hiddenMarks)
    this.judgedBehind = new Map(known?.judgedBehind)
    this.asBefore = new Map(known?.asBefore)
    this.questions = new Map(known?.questions)
    this.hookSteps = new Map(known?.hookSteps)
    this.course = new Course(game, this.memory, world, known?.course)
    if (this.course.says('play turns round')) this.wayOfPlay = () => this.course.way()
    this.typeNames = {
      ...typeNames(world, 'things', (written) => world.broken.has(written)),
      isNumber: (written) => world.constants.has(written),
    }
  }

  /**
   * Reports with the severity of the code's entry; one position has one report per code. Help that takes a search is handed
   * over as a function, which is not called once there are so many mistakes that nobody reads help for each.
   */
  readonly report = (
    code: Code,
    at: Span | undefined,
    message: string,
    more: Partial<Diagnostic> | (() => Partial<Diagnostic>) = {},
  ): void => {
    if (this.isSupposed) return
    const key = `${code} ${at?.file.name ?? ''} ${at?.start ?? 0} ${message}`
    if (this.reported.has(key)) return
    this.reported.add(key)
    const severity = severityOf(code)
    const found = typeof more !== 'function' ? more : this.isPastHelp ? {} : more()
    this.diagnostics.add({
      code,
      severity,
      message: sentence(message),
      ...(at ? { span: at } : {}),
      ...found,
    })
  }

  get isPastHelp(): boolean {
    return this.diagnostics.list.length >= MOST_HELPED
  }

  /** The result, and whether something was wrong with it. */
  judged<T>(make: () => T): { readonly made: T; readonly isBroken: boolean } {
    const before = this.diagnostics.list.length
    const made = make()
    return { made, isBroken: hasErrors(this.diagnostics.list.slice(before)) }
  }

  /** What contradicts an assumption, such as that a hidden face is known, is not a fault of the text. */
  supposing<T>(make: () => T): T {
    const before = this.isSupposed
    this.isSupposed = true
    const made = make()
    this.isSupposed = before
    return made
  }

  /** What is wrong with a text that is read once for all is said even if an assumption caused the reading. */
  aloud<T>(make: () => T): T {
    const before = this.isSupposed
    this.isSupposed = false
    const made = make()
    this.isSupposed = before
    return made
  }

  /** What is read only to see what it comes to: nothing is said about it, and none of its IR is kept. */
  tried<T>(make: () => T): T {
    const { counting, terms, registers } = this
    const [termsBefore, registersBefore] = [terms.length, registers.length]
    this.counting = undefined
    const made = this.instances.apart(() => this.supposing(make))
    this.counting = counting
    terms.length = termsBefore
    registers.length = registersBefore
    return made
  }

  /** Does something look at what has changed since the game before? */
  isTouched(reads: Reads): boolean {
    return this.before !== undefined && looksAt(reads, this.before.changed)
  }

  private *untouched<T extends { readonly reads: Reads }>(
    known: Iterable<readonly [string, T]> = [],
  ): Iterable<readonly [string, T]> {
    for (const entry of known) if (!this.isTouched(entry[1].reads)) yield entry
  }

  /**
   * A part of the game that is read from some texts: if it was read before, and neither these nor the functions that
   * it calls have changed, it is as it was.
   */
  part<T>(
    sort: (parts: Elaboration['parts']) => Parts<T>,
    name: string,
    of: readonly unknown[],
    make: () => T,
  ): T {
    return this.readPart(sort, name, of, make).made
  }

  /** The same, with what was read for it. */
  readPart<T>(
    sort: (parts: Elaboration['parts']) => Parts<T>,
    name: string,
    of: readonly unknown[],
    make: () => T,
  ): Part<T> {
    const known = this.before === undefined ? undefined : sort(this.before.elaboration.parts).get(name)
    const isKept =
      known !== undefined &&
      known.of.length === of.length &&
      known.of.every((text, i) => text === of[i]) &&
      !this.isTouched(known.reads)
    if (isKept) this.keep(known)
    const part = isKept ? known : this.gathering(of, make)
    sort(this.parts).set(name, part)
    return part
  }

  /** Builds something and records its results. */
  gathering<T>(of: readonly unknown[], make: () => T): Part<T> {
    const { lengths } = this.gathered
    const { made, reads } = this.collectReads(make)
    return { made, of, reads, gathered: this.gathered.since(lengths) }
  }

  /** What was built before counts as built here. */
  keep({ gathered, reads }: Part<unknown>): void {
    this.gathered.add(gathered)
    this.reads.add(reads)
  }

  runningWord(stage: string): number {
    const known = this.runningWords.get(stage)
    if (known !== undefined) return known
    const word = this.local(`${stage}: running`, 'number')
    this.runningWords.set(stage, word)
    return word
  }

  /** Index of the action that a text names, or -1; articles say nothing. */
  actionCalled(name: string): number {
    const wanted = comparedName(name)
    return this.actionNames.findIndex((known) => comparedName(known) === wanted)
  }

  section(name: string): readonly MergedEntry[] {
    this.reads.facts.add(name)
    return this.entries(name)
  }

  /** One entry of a section that the world is made of, whatever else is there. */
  entryCalled(section: string, name: string): MergedEntry | undefined {
    this.reads.facts.add(factOfEntry(section, name))
    return this.entries(section).find((entry) => entry.name === name)
  }

  private entries(section: string): readonly MergedEntry[] {
    const node: MergedNode | undefined = this.game.sections.get(section)
    return node !== undefined && node.kind === 'map' && isMerged(node) ? node.entries : []
  }
}

/** A merged map, and not a plain YAML list or text; plain maps do not occur in sections. */
export function isMerged(node: MergedNode): node is Extract<MergedNode, { kind: 'map' }> {
  return node.kind === 'map'
}
