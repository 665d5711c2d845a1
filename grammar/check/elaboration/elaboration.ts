import type { Diagnostics } from '../../diagnostics/diagnostic.ts'
import { cell, constant } from '../../ir/build.ts'
import type { ExprIR } from '../../ir/ir.ts'
import type { MergedEntry, MergedGame, MergedNode } from '../../merge/merged.ts'
import { declaredAfter, declaredSymbols } from '../../names/declarations.ts'
import { NameTables } from '../../names/tables.ts'
import type { World } from '../world/world.ts'
import { Course } from './course.ts'
import type { Dispatch } from './dispatch.ts'
import { Lowering } from './lowering.ts'
import { factOfEntry } from './reads.ts'
import type { Changed } from './reads.ts'
import { Actions } from './services/actions.ts'
import { CallGraph } from './services/call-graph.ts'
import { Consequences } from './services/consequences.ts'
import { Decisions } from './services/decisions.ts'
import { Findings } from './services/findings.ts'
import { Functions } from './services/functions.ts'
import { Hiding } from './services/hiding.ts'
import { KnownParts } from './services/known-parts.ts'
import { Past } from './services/past.ts'
import { Stages } from './services/stages.ts'
import { Tracking } from './services/tracking.ts'
import { Turn } from './services/turn.ts'
import { Typing } from './services/typing.ts'

/** A game that was valid, and what has been edited since. */
export interface Before {
  readonly elaboration: Elaboration
  readonly changed: Changed
}

/** What is found out while one game becomes IR: shared by all parts of the checker, filled in as they go. */
export class Elaboration extends Lowering {
  /** Elaborates the parts of a node. */
  readonly dispatch: Dispatch
  readonly game: MergedGame
  readonly findings: Findings
  /** Every name with what it is the name of, and the type of every expression. */
  readonly names: NameTables
  readonly typing: Typing
  readonly functions: Functions
  readonly tracking: Tracking
  readonly past: Past
  readonly actions: Actions
  readonly stages: Stages
  readonly decisions: Decisions
  readonly callers = new CallGraph()
  readonly turn = new Turn()
  readonly course: Course
  readonly hiding: Hiding
  readonly consequences: Consequences
  readonly parts: KnownParts

  /**
   * Given a previous valid game, facts about unchanged texts are reused: then only steps, and what calls changed
   * functions, are read again.
   */
  constructor(dispatch: Dispatch, game: MergedGame, world: World, diagnostics: Diagnostics, before?: Before) {
    const known = before?.elaboration
    super(world, known)
    this.dispatch = dispatch
    this.game = game
    this.findings = new Findings(diagnostics)
    const symbols = known === undefined ? declaredSymbols(game) : declaredAfter(game, known.game)
    this.names = new NameTables(symbols, before === undefined)
    this.typing = new Typing(world, known?.typing)
    this.tracking = new Tracking(known?.tracking)
    this.past = new Past(known?.past)
    this.actions = new Actions(known?.actions)
    this.stages = new Stages(known?.stages)
    this.decisions = new Decisions(known?.decisions)
    this.course = new Course(game, this.memory, world, known?.course)
    this.hiding = new Hiding(known?.hiding)
    this.consequences = new Consequences(known?.consequences)
    this.parts = new KnownParts(
      this,
      [
        this.decisions.asks,
        this.decisions.arrangements,
        this.decisions.inSecret,
        this.decisions.atOnce,
        this.stages.turnLoops,
        this.stages.own,
        this.callers.calls,
        this.callers.mentionsOfYou,
        this.consequences.behindActions,
        this.tracking.settings,
        this.hiding.openings,
      ],
      before && { parts: before.elaboration.parts, changed: before.changed },
    )
    this.functions = new Functions(known?.functions, (reads) => this.parts.isTouched(reads))
  }

  report(...found: Parameters<Findings['report']>): void {
    this.findings.report(...found)
  }

  /** How many seats further the next one sits. */
  onward(): ExprIR {
    const { direction, seats } = this.world
    if (!this.course.says('play turns round')) return constant(direction === 1 ? 1 : seats.length - 1)
    const at = this.course.way()
    this.readWord(at)
    return cell(at)
  }

  /** What is read only to see what it comes to: nothing is said about it, and none of its IR is kept. */
  tried<T>(make: () => T): T {
    const { functions, slots, findings } = this
    const { counting } = functions
    functions.counting = undefined
    const made = slots.apart(() => functions.instances.apart(() => findings.supposing(make)))
    functions.counting = counting
    return made
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
