import type { EntryPoint, ExprIR, GameIR } from '../../grammar/ir/ir.ts'
import type { Code } from '../../grammar/diagnostics/catalogue.ts'

export type { EntryPoint }

/**
 * A game that can be run: what every back end provides and the rest of the interpreter uses. States are Int32Arrays
 * of `ir.memory.size` words owned by the caller; nothing here keeps a state between calls, and only the caller uses
 * the program's own one. A move at an `ask` is one
 * word, its code: 0 is `done`; a move of offer k is 1 + base(k) + the choices in mixed radix, the first choice being
 * the most significant, where base(k) is the sum of the sizes of the offers before. If an offer has more combinations
 * of choices than fit in a word, its k-th legal move is base(k) + k. A code is meaningful only in the state that it
 * was listed in.
 */
export interface Program {
  readonly ir: GameIR
  /**
   * Fills the state with the start of a game: pieces in their containers, tracked values at their start. Runs
   * nothing.
   */
  fresh(state: Int32Array, seedLow: number, seedHigh: number): void
  /** Runs a fresh state until a decision waits or the game is over. Throws `Fault`. */
  begin(state: Int32Array): void
  /**
   * Writes the codes of all legal moves to `moves`, in the order of offers and of the sets that choices come from, and
   * returns their number. By default that is the program's own list, which is the fastest and which the next call
   * overwrites; any other must have room for `MAX_MOVES`. The state is unchanged afterwards. Only while an ask waits.
   */
  legal(state: Int32Array, moves?: Int32Array): number
  /** The program's own list of moves: each `legal` may write to it. Its words beyond the number of moves mean nothing. */
  readonly moves: Int32Array
  /**
   * A state for whoever plays on one, or copies many into it by turns: code that knows where its state lies runs faster
   * than code that is handed any. Made when it is first asked for. Its buffer holds more than this: copy it by `slice`.
   */
  readonly state: Int32Array
  /**
   * Answers the decision with a legal code (not checked) and runs on until the next decision or the end. Throws
   * `Fault`.
   */
  apply(state: Int32Array, code: number): void
  /**
   * Answers an `arrange` for the deciding seat: the space of each of its pieces, in the order of `ArrangeIR.pieces`.
   */
  applyLayout(state: Int32Array, layout: ArrayLike<number>): void
  /**
   * Index of the first piece that may not be where a layout of the deciding seat puts it (not among its spaces, a
   * space used twice, against `where`, none at all), or -1 if the layout is legal.
   */
  misplaced(state: Int32Array, layout: ArrayLike<number>): number
  /** Whether the condition of the arrangement allows a piece of the deciding seat, by its index there, on a space. */
  mayStand(state: Int32Array, index: number, space: number): boolean
  /** Value of an expression that uses no register from outside. */
  evaluate(state: Int32Array, expression: ExprIR): number
  /** Action index and values of the choices of a code at the site that the state waits at; undefined for `done`. */
  decode(
    state: Int32Array,
    code: number,
  ): { readonly action: number; readonly offer: number; readonly values: readonly number[] } | undefined
  /** The code, or -1 if the offer is not made here or a value is out of its domain. Says nothing about legality. */
  encode(state: Int32Array, offer: number, values: readonly number[]): number
  /**
   * The named conditions that refuse a move with these values, in order of evaluation: labels of `only if` and
   * `forbid`; a choice that is not in its set gives the choice's index. Empty: the move is legal.
   */
  refusals(state: Int32Array, offer: number, values: readonly number[]): readonly Refusal[]
  /** The same for an action without parameters that need not be offered: what would refuse it if it were. */
  refusalsOf(state: Int32Array, action: number, values: readonly number[]): readonly Refusal[]
  /**
   * Puts the state at the beginning of a stage or of a turn, as if the game had reached it: return addresses along
   * the first call of each stage in the text, surrounding loops entered, `you` being `seat`. Does not run; `resume`
   * does.
   */
  enter(state: Int32Array, point: EntryPoint, seat: number): void
  /** Runs from where `enter` put the state until a decision waits or the game is over. Throws `Fault`. */
  resume(state: Int32Array): void
  /** How chance behaves in everything this program runs, except `playouts`, which always draw. */
  readonly chance: Chance
  /** Whole games at random, if a back end can play them in one function. */
  readonly playouts?: Playouts | undefined
  /** Which machine this is, if there are several. */
  readonly running?: Running | undefined
  /** Steps executed and things visited for all answers so far. */
  readonly worked: () => number
}

/** The machine that plays a game, and why it is not a faster one. */
export interface Running {
  /** Code for whole games, each in one function; code for moves; no code, but the reference back end. */
  readonly machine: 'whole games' | 'move by move' | 'reference'
  readonly why?: string
  /** Generating code failed although it should not have: a bug in the program, which continues without code. */
  readonly failed?: boolean
}

/**
 * Chance is a decision of nobody. In play its outcome is drawn from the seed in the state. To get other outcomes, a
 * caller steers the run: `eachOutcome` (simulation) enumerates all of them with exact weights.
 */
export interface Chance {
  /**
   * Does some work of this program (`begin`, `apply`, `resume`...) with chance steered: the first nodes that it meets
   * have the given `outcomes`, further ones their outcome 0. Nothing is drawn: seed and counters in the state stay as
   * they are. Returns all nodes that were met, in order. Throws `Fault` (ST5118) if there are too many outcomes to
   * enumerate.
   */
  lead(outcomes: readonly number[], work: () => void): readonly ChanceNode[]
  /**
   * Does some work of this program, of the reference back end alone, up to the first thing that chance would decide in a
   * state that `isOver` says is behind the end. The state stays as it is there.
   */
  until(isOver: (state: Int32Array) => boolean, work: () => void): void
  /**
   * Does some work of this program with wishes for what `random` draws and how a shuffle ends: the first draw gives the first thing that
   * fits the first wish, and so on. Returns the wishes that no draw could fulfil.
   */
  give(wanted: readonly Wanted[], work: () => void): readonly Wanted[]
}

/** What chance should give: a thing that is drawn or thrown, or the order in which a shuffle leaves some. */
export type Wanted = WantedThing | WantedOrder

/**
 * Is this the thing that chance should give? Pieces by number; for dice it is known whether they show names or
 * numbers.
 */
export type WantedThing = (thing: number, named?: boolean) => boolean

/** What comes first after the next shuffle, one piece after the other; the others follow as they come. */
export interface WantedOrder {
  readonly first: readonly WantedThing[]
}

/** A point at which chance decided. Outcomes that nobody could ever tell apart are one, with more weight. */
export interface ChanceNode {
  readonly outcomes: number
  /** Whole numbers; left out if all outcomes are equally likely. */
  readonly weights?: readonly number[]
  readonly chosen: number
}

/** The most outcomes of one run that are enumerated; more are a fault. */
export const MAX_OUTCOMES = 100_000

/** Games played to their end without observers: exactly those that `run` plays move by move. */
export interface Playouts {
  /** Plays one game from two words of seed and returns its number of plies. Throws `Fault`. */
  play(low: number, high: number): number
  /** After a game: who has won and why, at the addresses of the header. No other word is meaningful to callers. */
  readonly state: Int32Array
  /**
   * How often a decision had n legal moves, summed over all games until it is cleared: each finished game adds as
   * many as it has plies.
   */
  readonly widths: Int32Array
  /** May a bound have cut a loop short in one of the games played so far? */
  mayHaveCutShort(): boolean
}

export type Refusal =
  | { readonly kind: 'choice'; readonly choice: number }
  | { readonly kind: 'condition'; readonly condition: number }
  | { readonly kind: 'forbid'; readonly forbid: number }

/** A value that the message of a fault tells. */
export interface ValueOfFault {
  /** The address it was to be written at. Without one, everybody knows it, unless somebody acts behind screens. */
  readonly at?: number
  /** The message for those who may not know it. */
  readonly untold: string
}

/**
 * A rule did what its author promised it never would: a value out of its range, no legal move where there must be
 * one.
 */
export class Fault extends Error {
  readonly code: Code
  /** Index into `GameIR.origins`, or -1. */
  readonly origin: number
  /** Of a message that tells a value. Without this, a message tells nothing that is not public. */
  readonly value: ValueOfFault | undefined

  constructor(code: Code, message: string, origin: number, value?: ValueOfFault) {
    super(message)
    this.name = 'Fault'
    this.code = code
    this.origin = origin
    this.value = value
  }
}

/** An answer took more work than this back end allows; another one may count differently. */
export class TooCostly extends Fault {}

/** The code of a game failed where its rules did not: the work in progress must be repeated, without that code. */
export class Broken extends Error {}

/**
 * More legal moves than this at one decision are a fault; a game that needs more must build its moves from several
 * choices.
 */
export const MAX_MOVES = 20_000

/** The last step of `play`: where rules stop that come to an end without a result. */
export function lastOf({ play }: Pick<GameIR, 'play'>): number {
  const last = play.findLast((step) => 'origin' in step)
  return last?.origin ?? -1
}
