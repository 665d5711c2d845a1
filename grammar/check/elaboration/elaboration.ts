import type { Expression, Name } from '../../expression/ast.ts'
import type { TypeNames } from '../../types/read-type.ts'
import { typeNames } from '../world/type-names.ts'
import { comparedName } from '../../document/names.ts'
import type { Code } from '../../diagnostics/catalogue.ts'
import { codeEntry } from '../../diagnostics/catalogue.ts'
import type { Diagnostic, Diagnostics } from '../../diagnostics/diagnostic.ts'
import { hasErrors } from '../../diagnostics/diagnostic.ts'
import { NONE } from '../../ir/ir.ts'
import type { AskIR, ExprIR, OriginIR, SetIR, StepIR, TermIR, ValueTypeIR } from '../../ir/ir.ts'
import { H } from '../../ir/ir.ts'
import { cell, choose, compare, constant, load, register } from '../../ir/build.ts'
import type { Hook, MergedEntry, MergedGame, MergedNode } from '../../merge/merged.ts'
import { positionOf } from '../../source/source-file.ts'
import { sentence } from '../../diagnostics/sentence.ts'
import type { Span } from '../../source/span.ts'
import { declaredSymbols } from '../../names/declarations.ts'
import { NameTables } from '../../names/tables.ts'
import type {
  ActionFrame,
  CalledFunction,
  FunctionBody,
  FunctionDeclaration,
  PictureDeclaration,
  Sheet,
  StageFrame,
  StreakDeclaration,
  TrackedValue,
  Watcher,
} from './declared.ts'
import { MemoryPlan } from './memory-plan.ts'
import { Noted } from './reads.ts'
import type { Reads } from './reads.ts'
import type { Secrecy, Type } from '../../types/types.ts'
import { valueType } from './value-types.ts'
import type { Value } from './values.ts'
import type { World } from '../world/world.ts'

/** A ragged table: indices of the tables of offsets and items. */
export interface Rows {
  readonly offsets: number
  readonly items: number
}

/** The caller of what `play` runs; no name of an author is like this. */
export const COURSE = '(the course of the game)'

/** What a register or a word of a rule is to hold. */
type WordType = Type | Extract<ValueTypeIR, string>

/** What is known while one game is made into IR: shared by all parts of the checker, filled in as they go. */
export class Elaboration {
  readonly game: MergedGame
  readonly world: World
  readonly diagnostics: Diagnostics
  readonly memory: MemoryPlan
  /** Every name with what it is the name of, and the type of every expression. */
  readonly names: NameTables
  /** What a name is as a type of what changes or is handed over. */
  readonly typeNames: TypeNames
  readonly tables: { readonly name: string; readonly values: readonly number[] }[] = []
  private readonly tableIndex = new Map<number, number[]>()
  private readonly tableOf = new WeakMap<readonly number[], number>()
  private readonly workedOut = new Map<string | object, readonly number[]>()
  private readonly rowsOf = new WeakMap<readonly (readonly number[])[], Rows>()
  readonly files: string[] = []
  readonly origins: OriginIR[] = []
  readonly registers: ValueTypeIR[] = []
  sites = 0
  readonly terms: TermIR[] = []
  /** Tallies line by line; undefined where that cannot be. */
  readonly sheets = new Map<string, Sheet | undefined>()
  /** Tallies that the step being read counts, and for which seat; undefined outside of steps that write. */
  counting: { readonly declaration: FunctionDeclaration; readonly seat: ExprIR }[] | undefined
  readonly functions = new Map<string, FunctionDeclaration>()
  /** Values of finished calls, by function and what its arguments are. */
  readonly instances = new Map<
    string,
    { readonly value: Value; readonly reads: Reads; readonly body: FunctionBody }
  >()
  /** What was called by each name in a text. */
  readonly called = new WeakMap<Name, CalledFunction>()
  /** Functions being made now, for naming a cycle. */
  readonly open: string[] = []
  readonly tracked = new Map<string, TrackedValue[]>()
  readonly actionNames: string[] = []
  readonly streaks = new Map<string, StreakDeclaration>()
  /** The value of a streak as if the move of an action had been made, by `STREAK ACTION`. */
  readonly streakAsIf = new Map<string, ExprIR>()
  readonly pictures = new Map<string, PictureDeclaration>()
  /** Base address of what is remembered of the last action, by the name of the choice or let. */
  readonly last = new Map<string, { readonly base: number; readonly type: Type; readonly secrecy: Secrecy }>()
  lastAction = -1
  readonly stageNames: string[] = []
  readonly stageFrames: StageFrame[] = []
  readonly actionFrames: ActionFrame[] = []
  /** Actions by the phase that offers them, and by the action that they reply to. */
  readonly phases = new Map<string, number[]>()
  readonly replies = new Map<number, number[]>()
  readonly asks: { readonly ask: AskIR; readonly frames: readonly ActionFrame[] }[] = []
  readonly arrangements: {
    readonly place: string
    readonly area: string
    readonly pieces: readonly (readonly number[])[]
  }[] = []
  /** Bodies of `turns`, each of which must hold a decision. */
  readonly turnLoops: { readonly body: readonly StepIR[]; readonly at: Span }[] = []
  /** Keys that should name a stage and could not be read. */
  readonly unreadStages = new Set<string>()
  /** Stages with mistakes in them: what they lack may be what could not be read. */
  readonly brokenStages = new Set<string>()
  /** Which stage or action runs which: the graph that must have no cycle. */
  readonly calls: {
    readonly from: string
    readonly to: string
    readonly at: Span
    /** Somebody is on turn there, whoever it is here. */
    readonly seated: boolean
  }[] = []
  /** What is being read is done by somebody who is on turn, wherever it is run from. */
  seated = false
  /** What may be done while nobody is on turn: the course of the game, and rules that do not say who is `you`. */
  readonly unseated = new Set([COURSE])
  /** Texts that speak of `you` where it is not known yet that somebody is on turn. */
  readonly mentionsOfYou: { readonly from: string; readonly at: Span }[] = []
  /** Texts that make public what was hidden. */
  readonly openings: { readonly from: string; readonly at: Span }[] = []
  /** Steps that work on pieces whose faces not everybody knows, with who knows them. */
  readonly hiddenFaces = new Map<StepIR, { readonly at: Span; readonly face: Secrecy }>()
  /** The action of which a condition is being read: what stands behind its moves can be asked. */
  judging: number | undefined
  /** Conditions that ask what stands behind a move, by their origin. */
  readonly judgedBehind = new Map<number, Span>()
  /** Streaks and pictures in what is judged behind a move, under the number that stands for them there. */
  readonly asBefore = new Map<number, ExprIR>()
  /** Where each `can` of the IR stands. */
  readonly questions = new Map<object, Span>()
  readonly stageSteps = new Map<string, readonly StepIR[]>()
  runningIn: string | undefined
  /** In that graph: what is being read, or the course of the game, which no name of an author can be. */
  get caller(): string {
    return this.runningIn ?? COURSE
  }
  /** Draws by chance that the step being read needs before it; undefined outside of steps. */
  picks: StepIR[] | undefined
  /** What each hook does. */
  readonly hookSteps = new Map<Hook, readonly StepIR[]>()
  readonly wheneverWatchers: Watcher[] = []
  readonly endWatchers: Watcher[] = []
  readonly reasons: string[] = []
  readonly lines: string[] = []
  readonly announcements: { what: string; origin: number }[] = []
  /** What each expression came to when it was read last: whoever asks more about it need not read it again. */
  readonly values = new WeakMap<Expression, Value>()
  /** What the text being elaborated reads. */
  reads = new Noted()
  private readonly reported = new Set<string>()
  private isSupposed = false

  constructor(game: MergedGame, world: World, diagnostics: Diagnostics) {
    this.game = game
    this.world = world
    this.diagnostics = diagnostics
    this.names = new NameTables(declaredSymbols(game))
    this.typeNames = {
      ...typeNames(world, 'things', (written) => world.broken.has(written)),
      isNumber: (written) => world.constants.has(written),
    }
    const groups = world.groups.reduce((sum, group) => sum + group.count, 0)
    this.memory = new MemoryPlan(world.containers.length, world.pieces.length + groups)
  }

  /** Reports with the severity of the code's entry; one place has one report of a code. */
  readonly report = (
    code: Code,
    at: Span | undefined,
    message: string,
    more: Partial<Diagnostic> = {},
  ): void => {
    if (this.isSupposed) return
    const key = `${code} ${at?.file.name ?? ''} ${at?.start ?? 0} ${message}`
    if (this.reported.has(key)) return
    this.reported.add(key)
    const severity = codeEntry(code)?.severity ?? 'error'
    this.diagnostics.add({ code, severity, message: sentence(message), ...(at ? { span: at } : {}), ...more })
  }

  /** What was made, and whether something was wrong with it. */
  judged<T>(make: () => T): { readonly made: T; readonly isBroken: boolean } {
    const before = this.diagnostics.list.length
    const made = make()
    return { made, isBroken: hasErrors(this.diagnostics.list.slice(before)) }
  }

  /** Steps for each thing of a set, as it is when they begin. */
  eachStep(
    name: string,
    element: Type,
    over: SetIR,
    capacity: number,
    body: (thing: ExprIR) => readonly StepIR[],
    origin: number,
  ): StepIR {
    const variable = this.local(`each ${name}`, element)
    const index = this.local(`index of ${name}`, 'number')
    const snapshot = this.memory.region({
      name: `snapshot of ${name}`,
      length: capacity + 1,
      least: NONE,
      most: 0x7fffffff,
      orNone: true,
      start: NONE,
      per: 'local',
    })
    const steps = body({ op: 'cell', at: variable })
    return { step: 'for each', over, cell: variable, index, snapshot, capacity, body: steps, origin }
  }

  /** Steps that draw what `random` stands for in what is made; they come before it. */
  picking<T>(make: () => T): { readonly made: T; readonly picks: readonly StepIR[] } {
    const outer = this.picks
    const picks: StepIR[] = []
    this.picks = picks
    const made = make()
    this.picks = outer
    return { made, picks }
  }

  /** What does not fit a supposition, such as that a hidden face is known, is no fault of the text. */
  supposing<T>(make: () => T): T {
    const before = this.isSupposed
    this.isSupposed = true
    const made = make()
    this.isSupposed = before
    return made
  }

  /** Index of the action that a text names, or -1; articles say nothing. */
  actionCalled(name: string): number {
    const wanted = comparedName(name)
    return this.actionNames.findIndex((known) => comparedName(known) === wanted)
  }

  origin(at: Span): number {
    let file = this.files.indexOf(at.file.name)
    if (file < 0) file = this.files.push(at.file.name) - 1
    const from = positionOf(at.file, at.start)
    const to = positionOf(at.file, at.end)
    const { line, column } = from
    return this.origins.push({ file, line, column, endLine: to.line, endColumn: to.column }) - 1
  }

  /** A word that only the running rules use. */
  local(name: string, type: WordType): number {
    return this.memory.local(name, this.wordType(type))
  }

  private wordType(type: WordType): ValueTypeIR {
    return typeof type === 'string' ? type : valueType(this, type)
  }

  site(): number {
    return this.sites++
  }

  /** Index of a constant table with these values; equal tables are one. */
  table(name: string, values: readonly number[]): number {
    const same = this.tableOf.get(values)
    if (same !== undefined) return same
    // To write all the numbers down for a key would take far longer than to add them up.
    const sum = values.reduce((mixed, value) => (Math.imul(mixed, 31) + value) | 0, values.length)
    const alike = this.tableIndex.get(sum) ?? []
    this.tableIndex.set(sum, alike)
    let index = alike.find((one) => sameNumbers(this.tables[one]?.values ?? [], values))
    if (index === undefined) alike.push((index = this.tables.push({ name, values }) - 1))
    this.tableOf.set(values, index)
    return index
  }

  /** Values that follow from the world alone, worked out once for what they are of. */
  ofWorld(of: string | object, make: () => readonly number[]): readonly number[] {
    const known = this.workedOut.get(of)
    if (known !== undefined) return known
    const made = make()
    this.workedOut.set(of, made)
    return made
  }

  lookUp(name: string, values: readonly number[], index: ExprIR, by?: 'piece'): ExprIR {
    if (index.op === 'const') return constant(values[index.value] ?? -0x80000000)
    const first = values[0]
    // A column that says the same of every kind is a constant, unless the index may be none.
    if (first !== undefined && values.every((value) => value === first) && index.op === 'reg')
      return constant(first)
    return { op: 'table', table: this.table(name, values), index, ...(by === undefined ? {} : { by }) }
  }

  /** Rows of spaces or pieces as a ragged table: indices of the tables of offsets and items. */
  rows(name: string, rows: readonly (readonly number[])[]): Rows {
    const same = this.rowsOf.get(rows)
    if (same !== undefined) return same
    const offsets = [0]
    const items: number[] = []
    for (const row of rows) {
      items.push(...row)
      offsets.push(items.length)
    }
    const made = {
      offsets: this.table(`${name}: offsets`, offsets),
      items: this.table(`${name}: items`, items),
    }
    this.rowsOf.set(rows, made)
    return made
  }

  reason(words: string): number {
    const known = this.reasons.indexOf(words)
    return known >= 0 ? known : this.reasons.push(words) - 1
  }

  line(words: string): number {
    const known = this.lines.indexOf(words)
    return known >= 0 ? known : this.lines.push(words) - 1
  }

  announce(what: string, at: Span): void {
    this.announcements.push({ what, origin: this.origin(at) })
  }

  section(name: string): readonly MergedEntry[] {
    const node: MergedNode | undefined = this.game.sections.get(name)
    return node !== undefined && node.kind === 'map' && isMerged(node) ? node.entries : []
  }

  readPlace(name: string): void {
    this.reads.places.add(name)
  }

  /** Any space, on whichever board. */
  readBoards(): void {
    for (const { place } of this.world.boards) this.readPlace(place)
  }

  readWord(at: number): void {
    this.reads.words.add(at)
  }

  /** Runs `make` and gives what it read besides what it made; the reads count for the caller as well. */
  collectReads<T>(make: () => T): { readonly made: T; readonly reads: Reads } {
    const outer = this.reads
    this.reads = new Noted()
    const made = make()
    const reads = this.reads
    this.reads = outer
    outer.add(reads)
    return { made, reads }
  }

  // Words and tables that many parts read.

  readonly you: ExprIR = cell(H.you)

  /** A text speaks of whoever is on turn. */
  readYou(): ExprIR {
    this.reads.you = true
    return this.you
  }

  containerOf(piece: ExprIR): ExprIR {
    this.reads.anyPlace = true
    return load(this.memory.at, piece)
  }

  kindOf(piece: ExprIR): ExprIR {
    return this.lookUp('kind of piece', this.pieceKinds, piece, 'piece')
  }

  ownerOf(piece: ExprIR, className: string): ExprIR {
    const known = this.world.classes.find((c) => c.name === className)
    if (known?.ownerFixed) return this.lookUp('owner of piece', this.pieceOwners, piece, 'piece')
    return this.ownerOfContainer(this.containerOf(piece))
  }

  /** Of what lies in a group, whoever owns the place where the group lies. */
  ownerOfContainer(container: ExprIR): ExprIR {
    const { groups } = this.world
    const [first] = groups
    if (first === undefined) return this.lookUp('owner of container', this.containerOwners, container)
    const { reg, ir } = this.boundRegister('container')
    const place = choose(
      compare('le', constant(first.container), ir),
      load(this.memory.at + first.first - first.container, ir),
      ir,
    )
    return {
      op: 'let',
      reg,
      value: container,
      body: this.lookUp('owner of container', this.containerOwners, place),
    }
  }

  private kindCache: readonly number[] | undefined
  get pieceKinds(): readonly number[] {
    return (this.kindCache ??= this.world.pieces.map((piece) => piece.kind))
  }

  private ownerCache: readonly number[] | undefined
  get pieceOwners(): readonly number[] {
    return (this.ownerCache ??= this.world.pieces.map((piece) => piece.owner))
  }

  private containerOwnerCache: readonly number[] | undefined
  get containerOwners(): readonly number[] {
    return (this.containerOwnerCache ??= this.world.containers.map((container) => container.owner))
  }

  boundRegister(type: WordType): { readonly reg: number; readonly ir: ExprIR } {
    const reg = this.registers.push(this.wordType(type)) - 1
    return { reg, ir: register(reg) }
  }
}

function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i])
}

/** A merged map, and not a plain YAML list or text; plain maps do not occur in sections. */
export function isMerged(node: MergedNode): node is Extract<MergedNode, { kind: 'map' }> {
  return node.kind === 'map'
}
