import type { SetSnapshot } from './set-snapshots.ts'
import type { Clause, Expression, RuleRow, Signature } from '../../expression/ast.ts'
import type { TextSource } from '../../expression/text-source.ts'
import type { ActionIR, ChoiceIR, ConditionIR, ExprIR, MentionIR, SetIR, TallyIR } from '../../ir/ir.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import type { Secrecy, Type } from '../../types/types.ts'
import type { YamlText } from '../../yaml/tree.ts'
import type { Scalar, Value } from './values.ts'
import type { ParameterType } from './parameters.ts'
import type { Reads } from './reads.ts'
import type { CellInfo, Context, Scope } from './scope.ts'

/** A declared term, rule, tally or table. It is lowered at its first use. */
export interface FunctionDeclaration {
  readonly section: 'terms' | 'rules' | 'tallies' | 'tables'
  readonly name: string
  readonly entry: MergedEntry
  readonly signature: Signature | undefined
}

/** A tracked value: one word, or one for each seat, piece or space. */
export interface TrackedValue {
  readonly name: string
  readonly key: YamlText
  /** `table`: for each player and each value of the enumeration in `each`. `border`: for each two spaces that touch. */
  readonly of: 'game' | 'seat' | 'space' | 'table' | 'border' | { readonly class: string }
  readonly each?: string
  /** For groups and sets: the number of the first thing, whose word is at the base. */
  readonly first: number
  readonly type: Type
  readonly cell: CellInfo
  readonly start: number
  /** Total number of words. */
  readonly words: number
  /**
   * Set for a set of things of its type: the number of its words, one for each possible member, and as many for each
   * player.
   */
  readonly members?: number
  /** True if only its own player knows it. */
  readonly secret?: boolean
  /** Set for an amount of this currency. Only `pay` changes it. */
  readonly token?: string
  /** When it is reset: at each turn, or whenever a stage of this name begins. */
  readonly scope: 'game' | 'turn' | { readonly stage: string }
}

/** A streak of `history`: the address of its numbers, and the condition for each of its actions. */
export interface StreakDeclaration {
  readonly name: string
  readonly index: number
  readonly actions: ReadonlySet<number>
  readonly at: number
  readonly entry: MergedEntry
  /** Its value as if the move of an action had been made. */
  readonly asIf: Map<number, ExprIR>
  /** Who may know one's own length: whoever may know the condition. */
  secrecy: Secrecy
}

/** A picture of `history`: the pieces on spaces, for judging a move. */
export interface PictureDeclaration {
  readonly index: number
  readonly source: TextSource
  readonly piece: Expression
  readonly space: Expression
}

/** A column of a table. */
export interface TableColumn {
  readonly name: string
  readonly of: Type
  /** The kinds, values or numbers that it consists of. */
  readonly kinds: readonly number[]
  /** True if the least number stands for all below it, or the largest for all above. */
  readonly open?: { readonly below: boolean; readonly above: boolean }
}

/** A table computed for every combination of its columns that can occur. */
export interface DenseTable {
  readonly name: string
  readonly columns: readonly TableColumn[]
  readonly result: Type
  /** The first column is the most significant; NONE where a combination cannot occur. */
  readonly values: readonly number[]
  /** The deciding row. Undefined where no combination can occur. */
  readonly rows: readonly (MergedEntry | undefined)[]
  /** Rows that may decide instead, depending on the position, in the order in which they are tried. */
  readonly whiles: readonly WhileRow[]
}

/** A row of a table under `while`. */
export interface WhileRow {
  readonly entry: MergedEntry
  readonly source: TextSource
  readonly row: RuleRow
  readonly result: number
  /** Combinations that it decides while its condition holds, and those that it always decides. */
  readonly may: readonly number[]
  readonly decides: readonly number[]
}

/** A position of `history`: its components, and the address of its records. */
export interface PositionDeclaration {
  readonly key: YamlText
  /** True if the author gave the number of records. */
  readonly isKeepSaid: boolean
  readonly counts: readonly YamlText[]
  readonly at: number
  readonly keep: number
  /** The word with the number of occurrences of the last recorded position. */
  readonly times: number
}

/** A tally with its lines. */
export interface Sheet {
  readonly tally: TallyIR
  /** True if any line is secret before the sum is announced. */
  readonly hidden: boolean
}

/** A deferred stage: the addresses of its recorded arguments and `you`, for each deferral. */
export interface PutOff {
  readonly stage: number
  readonly args: readonly { readonly at: number; readonly type: Type }[]
  readonly you: number
  /** Counts of deferrals and executions since the action began. */
  readonly noted: number
  readonly done: number
  readonly atMost: number
  readonly origin: number
}

export interface StageFrame {
  readonly index: number
  readonly name: string
  readonly entry: MergedEntry
  readonly parameters: readonly ParameterType[]
  /** Storage of set parameters. Undefined for a single thing. */
  readonly sets: readonly (SetSnapshot | undefined)[]
  /** Addresses of single-thing parameters. */
  readonly cells: readonly number[]
  readonly scope: Scope
  readonly returnTo: number
}

export interface ActionFrame {
  readonly index: number
  readonly name: string
  readonly entry: MergedEntry
  readonly parameters: readonly ParameterType[]
  readonly sets: readonly (SetSnapshot | undefined)[]
  readonly cells: readonly number[]
  readonly returnTo: number
  readonly choices: readonly ChoiceIR[]
  /** Implicit conditions of choices of several. */
  readonly ownConditions: readonly ConditionIR[]
  readonly lets: ActionIR['lets']
  /** Parameters, choices and lets. */
  readonly scope: Scope
  /** Types of choices and lets, for records of them. */
  readonly types: ReadonlyMap<
    string,
    { readonly type: Type; readonly value: ExprIR; readonly onBoard: boolean; secrecy: Secrecy }
  >
}

/** The cells a `whenever` rule or an end reads, and its index. */
export interface Watcher {
  readonly index: number
  /** True if it is tested only after an outermost action. */
  readonly afterActions?: boolean
  /** True for an end that is tested after each step, also within an action. */
  readonly atOnce?: boolean
  /** True for an end that is tested before the game ends because nobody can decide. */
  readonly beforeStuck?: boolean
  readonly reads: Reads
}

/** The arguments of a term's call. */
export interface HandedOver {
  readonly to: string
  readonly context: Context
  /** Expressions of the call that may be none, by parameter. */
  readonly maybeNone: ReadonlyMap<string, Expression>
  /** The ones already reported. */
  readonly told: Set<Expression>
}

/** A rule under `whenever` whose steps are not read yet. */
export interface WheneverFrame {
  readonly entry: MergedEntry
  readonly over: SetIR | undefined
  readonly cell: number
  readonly when: ExprIR
  readonly you: ExprIR | undefined
  readonly scope: Scope
}

/** A named condition, such as a line of a rule. */
export interface NamedCondition {
  readonly label: string
  readonly ir: ExprIR
  readonly secrecy: Secrecy
  readonly entry: MergedEntry
  /** The last clause itself, for the facts that it establishes. */
  readonly clause: { readonly source: TextSource; readonly condition: Clause } | undefined
  /** The call of a rule, if the condition is nothing else. */
  readonly asks: CalledFunction | undefined
  /** Values mentioned by all its clauses. */
  readonly mentions: readonly MentionIR[]
}

/** A line of a tally. */
export interface TallyLine {
  readonly name: string
  readonly value: Scalar
  readonly written: Expression
}

/** The body of a term, rule or tally, elaborated for certain argument types, with registers for the arguments. */
export interface FunctionBody {
  readonly registers: readonly number[]
  /** For a rule all of whose lines must hold: these lines. */
  readonly conditions: readonly NamedCondition[]
  /** For a tally. */
  readonly lines: readonly TallyLine[]
}

/** The result of a call, shared by all calls with such arguments. */
export interface Instance {
  readonly value: Value
  readonly body: FunctionBody
  /** Set if it was elaborated without reports, on behalf of this function. */
  readonly silentFor?: string | undefined
}

/** A body with the registers of one call's arguments. */
export interface CalledFunction {
  readonly body: FunctionBody
  readonly args: readonly ExprIR[]
}
