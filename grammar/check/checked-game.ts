import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import type { AskIR, GameIR } from '../ir/ir.ts'
import type { MergedGame } from '../merge/merged.ts'
import type { NameTables } from '../names/tables.ts'
import type { Reading } from './elaboration/contexts.ts'
import type {
  ActionFrame,
  DenseTable,
  FunctionDeclaration,
  StageFrame,
  TrackedValue,
} from './elaboration/declarations.ts'
import type { Changed } from './elaboration/reads.ts'
import type { TurnLoop } from './elaboration/services/notes.ts'
import type { Expectation } from './sections/expectations.ts'
import type { JudgedConstant } from './world/option-values.ts'
import type { Span } from '../source/span.ts'
import type { World } from './world/world.ts'

/** A checked game. */
export interface CheckedGame {
  readonly ir: GameIR
  readonly facts: GameFacts
  /** Reads more texts about it, such as those of examples. */
  readonly reading: Reading
  /** Receives the diagnostics of such texts. */
  readonly diagnostics: Diagnostics
  /** The IR including texts read since: conditions of examples have their own registers and tables. */
  readonly irNow: () => GameIR
  /** Its author's expectations of many games; not part of the rules. */
  readonly expectations: readonly Expectation[]
  /** Its names and types, for queries about positions in its documents. */
  readonly names: NameTables
  /**
   * Checks an edited version that differs from this valid one only in the bodies of functions, stages, actions and
   * rules, in initial values, and in facts of the world. Undefined if more has changed. The IR is only for inspection.
   */
  readonly again: (
    game: MergedGame,
    world: World,
    changed: Changed,
    diagnostics: Diagnostics,
  ) => CheckedGame | undefined
}

/** Facts that the checker publishes about a game besides its IR. */
export interface GameFacts {
  readonly world: World
  /** The tables that were looked up. */
  readonly tables: ReadonlyMap<string, DenseTable>
  readonly functions: ReadonlyMap<string, FunctionDeclaration>
  readonly tracked: ReadonlyMap<string, readonly TrackedValue[]>
  readonly stages: readonly StageFrame[]
  readonly actions: readonly ActionFrame[]
  /** Actions by the phase that offers them, and by the action that they reply to. */
  readonly phases: ReadonlyMap<string, readonly number[]>
  readonly replies: ReadonlyMap<number, readonly number[]>
  readonly asks: readonly AskIR[]
  /** The same, with the sentence that asks. */
  readonly asked: readonly { readonly ask: AskIR; readonly at: Span }[]
  readonly turnLoops: readonly TurnLoop[]
  /** Words for work deferred until an action is over, and for an end that holds. */
  readonly waiting: ReadonlySet<number>
  /** Non-literal values that must be in a range before the game. */
  readonly mustFit: readonly Omit<JudgedConstant, 'scope'>[]
}
