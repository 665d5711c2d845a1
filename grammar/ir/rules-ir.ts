import type { ExprIR, SetIR } from './expression-ir.ts'
import type { StepIR } from './step-ir.ts'

export interface TermIR {
  readonly name: string
  /** Registers of the parameters, in order. */
  readonly params: readonly number[]
  readonly body: ExprIR
  readonly origin: number
  /** The points of one player by a tally; its parameter is the seat. For players and tools; it does not affect play. */
  readonly tally?: true
}

export interface AdviceIR {
  readonly label: string
  readonly worth: ExprIR
  readonly origin: number
}

/** An invariant of all things of a class, true at each decision; it does not affect play. */
export interface AlwaysIR {
  readonly label: string
  readonly of: string
  readonly holds: ExprIR
  readonly origin: number
}

/**
 * Boards on which a player sees no pieces but those whose faces the player knows. Legal moves are those of the table
 * without the others.
 */
export interface DarkIR {
  /** Address of the space in question, while a condition is tested. */
  readonly cell: number
  /** Spaces in sequence, and the condition under which one of them is dark to `you`. */
  readonly boards: readonly { readonly first: number; readonly count: number; readonly isDark: ExprIR }[]
}

/** A tally of one player, line by line. The rules count with `terms`; this shows people the details. */
export interface TallyIR {
  readonly name: string
  /** `term`: the worth of the line for a seat. */
  readonly lines: readonly { readonly name: string; readonly term: number }[]
  /**
   * For each seat, one word more than there are lines: how often it was counted, then the counted values of the lines.
   */
  readonly counted: number
  /** True if everybody may know its value even before it is counted. Counted values are public. */
  readonly atAnyTime: boolean
}

/** Prepared answers, under the name of a setup: moves, one after the other. */
export interface PreparedIR {
  readonly name: string
  readonly answers: readonly { readonly move: string; readonly origin: number }[]
}

export interface StageIR {
  readonly name: string
  /** Addresses of the parameters. */
  readonly params: readonly number[]
  readonly body: readonly StepIR[]
  /** Executed when the stage is left, however it is left. */
  readonly leave: readonly StepIR[]
  /** Address of the return site. */
  readonly returnTo: number
  readonly origin: number
}

export interface ActionIR {
  readonly name: string
  readonly title: string
  /** Addresses of the parameters, which the rules supply; a parameter that an offer does not supply is none. */
  readonly params: readonly number[]
  /** How many of them, counted from the end, fix a choice in advance. */
  readonly settled?: number
  /** True if steps before the offer pass sets, which mean nothing elsewhere. */
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
  /** Records for streaks and `last`, made before the body runs. */
  readonly note: NoteIR
  /** Pictures taken when the action is over. */
  readonly pictures: readonly number[]
  readonly notation: readonly NotationPartIR[]
  readonly origin: number
}

/** The type of a value. Values of a type that is not here are numbers. */
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
  /** A word of a bag: the names of the values that it counts. */
  | { readonly bag: readonly string[] }

export interface ChoiceIR {
  readonly name: string
  readonly cell: number
  readonly type: ValueTypeIR
  readonly from: SetIR
  /** Values are 0 to `domain - 1`, as needed for packing a move into one word. */
  readonly domain: number
  /** True if pieces that the deciding player cannot tell apart are one move. */
  readonly alike: boolean
  /** One of several things chosen under one name: its index among them. */
  readonly slot?: number
  /** True if the order of several things under one name is part of the move, and each may depend on the one before. */
  readonly inSuccession?: true
  /** True if it follows from later choices, so it is not written in moves. */
  readonly inner?: boolean
  /** The requirements of `from`, phrase by phrase, to explain why a thing does not fit. Does not affect play. */
  readonly parts?: readonly ChoicePartIR[]
  readonly origin: number
}

/**
 * One phrase of a choice in the author's words. Its test reads the choice's cell, which holds the thing in question.
 */
export interface ChoicePartIR {
  /** A noun phrase that the thing must match, or a condition that it must satisfy. */
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
  /** True if not even the deciding player may see it. */
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
  /** Values it mentions, to explain why it fails. Does not affect play. */
  readonly mentions?: readonly MentionIR[]
  readonly origin: number
}

export type NotationPartIR =
  | { readonly part: 'text'; readonly text: string }
  /** The things chosen under one name: `2 red soldiers and nurse`. */
  | { readonly part: 'several'; readonly choice: string }
  /** A value of a choice or let; `column` prints the file letter of a space. */
  | {
      readonly part: 'value'
      readonly value: ExprIR
      readonly type: ValueTypeIR
      readonly show: 'whole' | 'column' | 'row' | 'letter'
      /** Known to the moving player and not to everybody: others must not read it. */
      readonly own?: boolean
    }

/**
 * A line that is said: words, and values, each with the types of its words (several only for a bag). A piece is
 * represented by its kind.
 */
export type LineIR = readonly (string | readonly ValueTypeIR[])[]

export interface NoteIR {
  /** New streak values, all computed before any is stored; then `last` is stored. For the seat that acts. */
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
  /** One word for each seat: its last outermost action, or NONE. The address is NONE if nothing is recorded. */
  readonly action: number
}

export interface PictureIR {
  readonly name: string
  /** Pieces in the picture, by number, if they are on a space. */
  readonly pieces: readonly number[]
  readonly keep: number
  /** For each seat: the number of pictures taken, then `keep` pairs of words, a ring. */
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
  /** In the encoding of the header word. */
  readonly winner: ExprIR
  /** The points of each winner, if points are won. */
  readonly points?: ExprIR | undefined
  readonly reason: number
  readonly origin: number
}

/** An entry point: the beginning of a stage, of a turn, or a decision. */
export type EntryPoint =
  /** The body of the first `turns from` loop of `play`. */
  | { readonly kind: 'turns' }
  | (Resumed & { readonly kind: 'stage'; readonly stage: number })
  | (Resumed & { readonly kind: 'ask'; readonly site: number })

interface Resumed {
  readonly given?: readonly GivenWord[]
  /** The seats of the outermost `turns` around it, from outside in. All others are those of the seat that enters. */
  readonly turns?: readonly number[]
}

/** A parameter of the stage at an entry point, by address, and its value. */
export interface GivenWord {
  readonly at: number
  readonly value: number
}
