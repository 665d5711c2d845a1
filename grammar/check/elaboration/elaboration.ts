import type { Expression, Name } from '../../expression/ast.ts'
import type { TypeNames } from '../../types/read-type.ts'
import { typeNames } from '../world/type-names.ts'
import { comparedName } from '../../document/names.ts'
import type { Code } from '../../diagnostics/catalogue.ts'
import { codeEntry } from '../../diagnostics/catalogue.ts'
import type { Diagnostic, Diagnostics } from '../../diagnostics/diagnostic.ts'
import { hasErrors } from '../../diagnostics/diagnostic.ts'
import type { AskIR, ExprIR, StepIR } from '../../ir/ir.ts'
import type { Hook, MergedEntry, MergedGame, MergedNode } from '../../merge/merged.ts'
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
import { Lowering } from './lowering.ts'
import type { Reads } from './reads.ts'
import type { Secrecy, Type } from '../../types/types.ts'
import type { Value } from './values.ts'
import type { World } from '../world/world.ts'

/** The caller of what `play` runs; no name of an author is like this. */
export const COURSE = '(the course of the game)'

/** What is found out while one game is made into IR: shared by all parts of the checker, filled in as they go. */
export class Elaboration extends Lowering {
  readonly game: MergedGame
  readonly diagnostics: Diagnostics
  /** Every name with what it is the name of, and the type of every expression. */
  readonly names: NameTables
  /** What a name is as a type of what changes or is handed over. */
  readonly typeNames: TypeNames
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
  /** Paths of values that steps have set so far. */
  readonly settings: string[] = []
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
  /** Terms, rules and tallies that are asked somewhere: they have been read with what they are handed there. */
  readonly asked = new Set<FunctionDeclaration>()
  /** What each hook does. */
  readonly hookSteps = new Map<Hook, readonly StepIR[]>()
  readonly wheneverWatchers: Watcher[] = []
  readonly endWatchers: Watcher[] = []
  /** What each expression came to when it was read last: whoever asks more about it need not read it again. */
  readonly values = new WeakMap<Expression, Value>()
  private readonly reported = new Set<string>()
  private isSupposed = false

  constructor(game: MergedGame, world: World, diagnostics: Diagnostics) {
    super(world)
    this.game = game
    this.diagnostics = diagnostics
    this.names = new NameTables(declaredSymbols(game))
    this.typeNames = {
      ...typeNames(world, 'things', (written) => world.broken.has(written)),
      isNumber: (written) => world.constants.has(written),
    }
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

  section(name: string): readonly MergedEntry[] {
    const node: MergedNode | undefined = this.game.sections.get(name)
    return node !== undefined && node.kind === 'map' && isMerged(node) ? node.entries : []
  }
}

/** A merged map, and not a plain YAML list or text; plain maps do not occur in sections. */
export function isMerged(node: MergedNode): node is Extract<MergedNode, { kind: 'map' }> {
  return node.kind === 'map'
}
