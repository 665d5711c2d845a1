import type { Diagnostics } from '../../diagnostics/diagnostic.ts'
import { cell, constant } from '../../ir/build.ts'
import type { ExprIR } from '../../ir/ir.ts'
import type { MergedEntry, MergedGame } from '../../merge/merged.ts'
import { declaredAfter, declaredSymbols } from '../../names/declarations.ts'
import { NameTables } from '../../names/tables.ts'
import type { World } from '../world/world.ts'
import { says, wayOfPlay } from './course.ts'
import type { TrackedValue } from './declarations.ts'
import type { Dispatch } from './dispatch.ts'
import { Lowering } from './lowering.ts'
import { factOfEntry, type Changed } from './reads.ts'
import { Actions } from './services/actions.ts'
import { Findings } from './services/findings.ts'
import { Functions } from './services/functions.ts'
import { KnowledgeQuestions } from './services/knowledge-questions.ts'
import { Memo } from './services/memo.ts'
import { Notes } from './services/notes.ts'
import { Past } from './services/history.ts'
import { Turn } from './services/turn.ts'
import { readType, typeCalled, type NamedType } from '../../types/read-type.ts'
import type { Type } from '../../types/types.ts'
import type { Kind } from '../../expression/ast.ts'
import type { TextSource } from '../../expression/text-source.ts'
import { thingNames } from '../world/type-names.ts'
import { unwatched } from '../world/watched-world.ts'
import type { Span } from '../../source/span.ts'
import { Annotations } from './services/annotations.ts'

/**
 * Elaborates expressions. A function that receives a `Reading` types texts and lowers them to IR, without steps or the
 * course of the game.
 */
export abstract class Reading extends Lowering {
  /** Elaborates the parts of a node. */
  abstract readonly dispatch: Dispatch
  readonly game: MergedGame
  readonly findings: Findings
  /** The symbol of every name, and the type of every expression. */
  readonly names: NameTables
  readonly annotations: Annotations
  readonly memo: Memo
  readonly functions: Functions
  /** Values that change during a game, by name. */
  readonly tracked: Map<string, readonly TrackedValue[]>
  readonly past: Past
  readonly actions: Actions
  readonly turn = new Turn()
  readonly notes = new Notes()
  readonly knowledge = new KnowledgeQuestions()

  /** Given a previous valid game, results for unchanged texts are reused. */
  constructor(game: MergedGame, world: World, diagnostics: Diagnostics, known?: Reading, changed?: Changed) {
    super(world, known)
    this.game = game
    this.findings = new Findings(diagnostics)
    const symbols = known === undefined ? declaredSymbols(game) : declaredAfter(game, known.game)
    this.names = new NameTables(symbols, known === undefined)
    this.annotations = new Annotations(known?.annotations)
    this.tracked = new Map(known?.tracked)
    this.past = new Past(known?.past)
    this.actions = new Actions(this.entries('actions'), known?.actions)
    this.memo = new Memo(this, known?.memo, changed)
    this.functions = new Functions(this.memo)
  }

  report(...found: Parameters<Findings['report']>): void {
    this.findings.report(...found)
  }

  /** A type as tracked values and parameters name it. */
  readType(kind: Kind, source: TextSource): Type | undefined {
    return readType(kind, source, thingNames(unwatched(this.world)), (...found) => this.report(...found))
  }

  typeCalled(written: string, at: Span): NamedType | undefined {
    return typeCalled(written, at, thingNames(unwatched(this.world)), (...found) => this.report(...found))
  }

  /** Seat offset of the next player. */
  onward(): ExprIR {
    const { direction, seats } = this.world
    if (!says(this.game, 'play turns round')) return constant(direction === 1 ? 1 : seats.length - 1)
    const at = wayOfPlay(this)
    this.readWord(at)
    return cell(at)
  }

  /** Elaborates speculatively: nothing is reported, and none of the IR is kept. */
  tried<T>(make: () => T): T {
    const { functions, slots, findings } = this
    return functions.uncounted(() => slots.apart(() => functions.apart(() => findings.supposing(make))))
  }

  section(name: string): readonly MergedEntry[] {
    this.reads.facts.add(name)
    return this.entries(name)
  }

  /** One entry of a static section, independent of the others. */
  entryCalled(section: string, name: string): MergedEntry | undefined {
    this.reads.facts.add(factOfEntry(section, name))
    return this.entries(section).find((entry) => entry.name === name)
  }

  protected entries(section: string): readonly MergedEntry[] {
    const node = this.game.sections.get(section)
    return node?.kind === 'map' ? node.entries : []
  }
}
