import type { ExprIR, SetIR } from './expression-ir.ts'
import type { StepIR } from './step-ir.ts'

export interface TermIR {
  readonly name: string
  /** Registers of the parameters, in order. */
  readonly params: readonly number[]
  readonly body: ExprIR
  readonly origin: number
  /** What one player has by a tally; its parameter is the seat. For players and tools; it has no effect on play. */
  readonly tally?: true
}

export interface AdviceIR {
  readonly label: string
  readonly worth: ExprIR
  readonly origin: number
}

/** An invariant of all things of a class, true at each decision; it has no effect on play. */
export interface AlwaysIR {
  readonly label: string
  readonly of: string
  readonly holds: ExprIR
  readonly origin: number
}

/** A tally of one player, line by line. The rules count by `terms`; this shows people what they counted. */
export interface TallyIR {
  readonly name: string
  /** `term`: what the line is worth for a seat. */
  readonly lines: readonly { readonly name: string; readonly term: number }[]
  /** For each seat so many words as there are lines and one more: how often it was counted, then the lines as they were. */
  readonly counted: number
  /** Everybody may know what it is worth also while nothing is counted. What is counted everybody may know. */
  readonly atAnyTime: boolean
}

/** Answers that somebody has prepared, under the name of a set-up: moves, one after the other. */
export interface PreparedIR {
  readonly name: string
  readonly answers: readonly { readonly move: string; readonly origin: number }[]
}

export interface StageIR {
  readonly name: string
  /** Addresses of the parameters. */
  readonly params: readonly number[]
  readonly body: readonly StepIR[]
  /** Run when the stage is left, however. */
  readonly leave: readonly StepIR[]
  /** Address that keeps the call site to return to. */
  readonly returnTo: number
  readonly origin: number
}

export interface ActionIR {
  readonly name: string
  readonly title: string
  /** Addresses of the parameters, which the rules fill in; what an offer does not fill in is none. */
  readonly params: readonly number[]
  /** So many of them, the last ones, say what a choice has to be where that is settled in advance. */
  readonly settled?: number
  /** Steps before it is offered fill in more: sets, which mean nothing where it is not. */
  readonly takesSets?: true
  readonly choices: readonly ChoiceIR[]
  readonly lets: readonly {
    readonly name: string
    readonly cell: number
    readonly value: ExprIR
    readonly type: ValueTypeIR
    /** Number of choices that must be made before. */ readonly after: number
  }[]
  readonly conditions: readonly ConditionIR[]
  /** `forbid` rules, judged as if the move had been made. */
  readonly forbids: readonly ConditionIR[]
  readonly body: readonly StepIR[]
  readonly returnTo: number
  /** What is noted for streaks and `last` before the body is run. */
  readonly note: NoteIR
  /** Pictures taken when the action is over. */
  readonly pictures: readonly number[]
  readonly notation: readonly NotationPartIR[]
  readonly origin: number
}

/** What a value is. Values of a type that is not here are numbers. */
export type ValueTypeIR =
  | 'truth'
  | 'number'
  | 'space'
  | 'container'
  | 'piece'
  | 'group'
  | 'kind'
  | 'seat'
  | 'direction'
  | { readonly values: readonly string[] }
  /** A word of a bag: what the values are called of which it says how many there are. */
  | { readonly bag: readonly string[] }

export interface ChoiceIR {
  readonly name: string
  readonly cell: number
  readonly type: ValueTypeIR
  readonly from: SetIR
  /** Values are 0 to `domain - 1`: what packing a move into one word needs. */
  readonly domain: number
  /** Pieces that the decider cannot tell apart are one move. */
  readonly alike: boolean
  /** One of several things that are chosen under one name: its place among them. */
  readonly slot?: number
  /** Of several things under one name the order is part of the move, and each may depend on the one before. */
  readonly inSuccession?: true
  /** What it is can be told from the choices behind it; it is not written down. */
  readonly inner?: boolean
  /** What a thing must be to be in `from`, phrase by phrase, for explaining why one is not; it has no effect on the game. */
  readonly parts?: readonly ChoicePartIR[]
  readonly origin: number
}

/** One phrase of a choice in the author's words. Its test reads the choice's cell, in which the thing asked about stands. */
export interface ChoicePartIR {
  /** A noun phrase that names some things, of which it must be one; or a condition that must hold for it. */
  readonly is: 'phrase' | 'condition'
  readonly text: string
  readonly test: ExprIR
  readonly mentions: readonly MentionIR[]
}

/** A value that a condition mentions, in the author's words. */
export interface MentionIR {
  readonly text: string
  readonly value: ExprIR
  readonly type: ValueTypeIR
  /** Not even the deciding player may be told it. */
  readonly hidden: boolean
}

export interface ConditionIR {
  /** The author's words; shown when it refuses. */
  readonly label: string
  /** The longer refusal, with `{...}` already filled in where it is constant. */
  readonly says: string | undefined
  /** A legality condition must be true; a forbid must not. */
  readonly test: ExprIR
  /** Number of choices that must be made before it can be tested. */
  readonly after: number
  /** What it refers to, to explain why it fails; it has no effect on play. */
  readonly mentions?: readonly MentionIR[]
  readonly origin: number
}

export type NotationPartIR =
  | { readonly part: 'text'; readonly text: string }
  /** The things that are chosen under one name: `2 red soldiers and nurse`. */
  | { readonly part: 'several'; readonly choice: string }
  /** A value of a choice or let; `column` prints the file letter of a space. */
  | {
      readonly part: 'value'
      readonly value: ExprIR
      readonly type: ValueTypeIR
      readonly show: 'whole' | 'column' | 'row' | 'letter'
      /** Known to the player who moves and not to everybody: others must not read it. */
      readonly own?: boolean
    }

export interface NoteIR {
  /** New streak values, all computed before any is stored; then `last` is stored. Stored for the seat that acts. */
  readonly streaks: readonly { readonly streak: number; readonly value: ExprIR }[]
  readonly sharing: readonly {
    readonly streak: number
    readonly set: SetIR
    /** Goes on with the former run only if true. */ readonly goesOn: ExprIR
  }[]
  readonly last: readonly { readonly base: number; readonly value: ExprIR }[]
}

export interface StreakIR {
  readonly name: string
  /** One word for each seat. */
  readonly at: number
  /** For `sharing`: for each seat a count, then `capacity` pairs of item and run length. */
  readonly shared: { readonly at: number; readonly capacity: number } | undefined
}

export interface LastIR {
  /** One word for each seat: its last outermost action, or NONE; NONE as address if nothing is remembered. */
  readonly action: number
}

export interface PictureIR {
  readonly name: string
  /** Pieces whose space is in the picture: those of these numbers that stand on a space. */
  readonly pieces: readonly number[]
  readonly keep: number
  /** For each seat: how many were taken, then `keep` pairs of words, a ring. */
  readonly at: number
}

export interface WheneverIR {
  readonly label: string
  /** Binds a cell to each; undefined: no binding. */
  readonly over: SetIR | undefined
  readonly cell: number
  readonly when: ExprIR
  readonly you: ExprIR | undefined
  readonly body: readonly StepIR[]
  readonly origin: number
}

export interface EndIR {
  readonly label: string
  readonly over: SetIR | undefined
  readonly reg: number
  readonly when: ExprIR
  /** As the word of the header has it. */
  readonly winner: ExprIR
  readonly reason: number
  readonly origin: number
}

/** A point of a game at which a position can be set up: the beginning of a stage, of a turn, or a decision. */
export type EntryPoint =
  /** The body of the first `turns from` loop of `play`. */
  | { readonly kind: 'turns' }
  | { readonly kind: 'stage'; readonly stage: number }
  | { readonly kind: 'ask'; readonly site: number }
