import type { HandedSet } from './handed-sets.ts'
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

/** A term, rule, tally or table as declared; turned into IR when first used. */
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
  /** Of groups, and of sets: the number of the first thing, whose word is at the base. */
  readonly first: number
  readonly type: Type
  readonly cell: CellInfo
  readonly start: number
  /** How many words it has in all. */
  readonly words: number
  /** It is a set of things of its type: so many words, one for each that may be in it, and as many for each player. */
  readonly members?: number
  /** Only its own player knows it. */
  readonly secret?: boolean
  /** It is what lies there of this currency: only `pay` changes it. */
  readonly token?: string
  /** Reset to its start at each turn, or whenever a stage of this name begins. */
  readonly scope: 'game' | 'turn' | { readonly stage: string }
}

/** A streak of `history`: where its numbers are, and what makes it go on for each of its actions. */
export interface StreakDeclaration {
  readonly name: string
  readonly index: number
  readonly actions: ReadonlySet<number>
  readonly at: number
  readonly entry: MergedEntry
  /** Its value as if the move of an action had been made. */
  readonly asIf: Map<number, ExprIR>
  /** Who may know how long one's own is: as who may know what it goes on with. */
  secrecy: Secrecy
}

/** A picture of `history`: what is put where for judging a move. */
export interface PictureDeclaration {
  readonly index: number
  readonly source: TextSource
  readonly piece: Expression
  readonly space: Expression
}

/** A table computed for every combination of kinds that can occur. */
export interface DenseTable {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly kinds: readonly number[] }[]
  readonly result: Type
  /** The first column is the most significant; NONE where a combination cannot occur. */
  readonly values: readonly number[]
  /** The row that decided; undefined where no combination can occur. */
  readonly rows: readonly (MergedEntry | undefined)[]
  /** What the position can decide instead, in the order in which it is tried. */
  readonly whiles: readonly WhileRow[]
}

/** A row of a table under `while`. */
export interface WhileRow {
  readonly entry: MergedEntry
  readonly source: TextSource
  readonly row: RuleRow
  readonly result: number
  /** Combinations that it decides while its condition holds, and those that it decides in every position. */
  readonly may: readonly number[]
  readonly decides: readonly number[]
}

/** A position of `history`: what it is made of, and where those that have stood are kept. */
export interface PositionDeclaration {
  readonly key: YamlText
  /** The author has said how many are kept. */
  readonly isKeepSaid: boolean
  readonly counts: readonly YamlText[]
  readonly at: number
  readonly keep: number
  /** The word that holds how often the one that was taken last has stood. */
  readonly times: number
}

/** A tally with its lines, and whether any of them is a secret before the sum is announced. */
export interface Sheet {
  readonly tally: TallyIR
  readonly hidden: boolean
}

/** A deferred stage: where its arguments and `you` are recorded, for each time. */
export interface PutOff {
  readonly stage: number
  readonly args: readonly { readonly at: number; readonly type: Type }[]
  readonly you: number
  /** How often it has been deferred since the action began, and how often it has been executed by now. */
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
  /** Where those parameters are kept that are sets; undefined: it is one thing. */
  readonly sets: readonly (HandedSet | undefined)[]
  /** Addresses of those that are one thing. */
  readonly cells: readonly number[]
  readonly scope: Scope
  readonly returnTo: number
}

export interface ActionFrame {
  readonly index: number
  readonly name: string
  readonly entry: MergedEntry
  readonly parameters: readonly ParameterType[]
  readonly sets: readonly (HandedSet | undefined)[]
  readonly cells: readonly number[]
  readonly returnTo: number
  readonly choices: readonly ChoiceIR[]
  /** What choices of several ask by themselves. */
  readonly ownConditions: readonly ConditionIR[]
  readonly lets: ActionIR['lets']
  /** Parameters, choices and lets. */
  readonly scope: Scope
  /** Types of choices and lets, for what is remembered of them. */
  readonly types: ReadonlyMap<
    string,
    { readonly type: Type; readonly value: ExprIR; readonly onBoard: boolean; secrecy: Secrecy }
  >
}

/** The cells a `whenever` rule or an end reads, and its index. */
export interface Watcher {
  readonly index: number
  /** It is tested only when an outermost action is over. */
  readonly afterActions?: boolean
  /** An end that is tested after each step, also within an action. */
  readonly atOnce?: boolean
  /** An end that comes before the end of a game in which nobody can decide. */
  readonly beforeStuck?: boolean
  readonly reads: Reads
}

/** What a call of a term passes to its parameters. */
export interface HandedOver {
  readonly to: string
  readonly context: Context
  /** Expressions of the call that may come to none, by the parameters that they are handed to. */
  readonly maybeNone: ReadonlyMap<string, Expression>
  /** Those that were reported. */
  readonly told: Set<Expression>
}

/** A rule under `whenever` before its steps are read. */
export interface WheneverFrame {
  readonly entry: MergedEntry
  readonly over: SetIR | undefined
  readonly cell: number
  readonly when: ExprIR
  readonly you: ExprIR | undefined
  readonly scope: Scope
}

/** A condition with a name of its own, such as a line of a rule. */
export interface NamedCondition {
  readonly label: string
  readonly ir: ExprIR
  readonly secrecy: Secrecy
  readonly entry: MergedEntry
  /** The last clause itself, for what it tells about the things it tests. */
  readonly clause: { readonly source: TextSource; readonly condition: Clause } | undefined
  /** The call of a rule, if it asks nothing else. */
  readonly asks: CalledFunction | undefined
  /** What all its clauses mention. */
  readonly mentions: readonly MentionIR[]
}

/** A line of a tally. */
export interface TallyLine {
  readonly name: string
  readonly value: Scalar
  readonly written: Expression
}

/** The body of a term, rule or tally, read for arguments of some types; these stand in the registers. */
export interface FunctionBody {
  readonly registers: readonly number[]
  /** Of a rule all of whose lines must hold: these lines. */
  readonly conditions: readonly NamedCondition[]
  /** Of a tally. */
  readonly lines: readonly TallyLine[]
}

/** The value of a finished call, for all calls with such arguments. */
export interface Instance {
  readonly value: Value
  readonly body: FunctionBody
  /** The function for whose sake it was made without saying what is wrong with it. */
  readonly silentFor?: string | undefined
}

/** A body with the arguments of one call for its registers. */
export interface CalledFunction {
  readonly body: FunctionBody
  readonly args: readonly ExprIR[]
}
