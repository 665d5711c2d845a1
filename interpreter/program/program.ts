import type { EntryPoint, ExprIR, GameIR } from '../../grammar/ir/ir.ts'
import type { Code } from '../../grammar/diagnostics/catalogue.ts'

export type { EntryPoint }

/**
 * A game that can be run: the interface of every back end. States are Int32Arrays of `ir.memory.size` words owned by
 * the caller. No state is kept between calls, and only the caller uses the program's own one. A move at an `ask` is one
 * word, its code: 0 is `done`; a move of offer k is 1 + base(k) + the choices in mixed radix, the first choice being
 * the most significant, where base(k) is the sum of the sizes of the offers before. If an offer has more combinations
 * of choices than fit in a word, its k-th legal move is base(k) + k. A code is meaningful only in the state in which it
 * was listed.
 */
export interface Program {
  readonly ir: GameIR
  /**
   * Fills the state with the start of a game: pieces in their containers, tracked values at their initial values. Runs
   * nothing.
   */
  fresh(state: Int32Array, seedLow: number, seedHigh: number): void
  /** Runs a fresh state until a decision waits or the game is over. Throws `Fault`. */
  begin(state: Int32Array): void
  /**
   * Writes the codes of all legal moves to `moves`, in the order of offers and of the sets that choices come from, and
   * returns their number. The default is the program's own list, which is the fastest and is overwritten by the next
   * call; any other must have room for `MAX_MOVES`. The state is unchanged afterwards. Call it only while an ask waits.
   */
  legal(state: Int32Array, moves?: Int32Array): number
  /** The program's own list of moves, overwritten by each `legal`. Only the words of listed moves are meaningful. */
  readonly moves: Int32Array
  /**
   * A state for callers that play on one, or copy many into it by turns. Code with a fixed state runs faster than code
   * that takes one as an argument. Created lazily. Its buffer contains more than this: copy it by `slice`.
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
   * Index of the first illegally placed piece in a layout of the deciding seat (not among its spaces, a space used
   * twice, against `where`, or no space at all), or -1 if the layout is legal.
   */
  misplaced(state: Int32Array, layout: ArrayLike<number>): number
  /** True if the condition of the arrangement allows a piece of the deciding seat, by its index there, on a space. */
  mayStand(state: Int32Array, index: number, space: number): boolean
  /** Value of an expression that uses no register from outside. */
  evaluate(state: Int32Array, expression: ExprIR): number
  /** Action index and choice values of a code at the waiting site. Undefined for `done`. */
  decode(
    state: Int32Array,
    code: number,
  ): { readonly action: number; readonly offer: number; readonly values: readonly number[] } | undefined
  /** The code, or -1 if the offer is not made here or a value is out of its domain. It does not check legality. */
  encode(state: Int32Array, offer: number, values: readonly number[]): number
  /**
   * The named conditions that refuse a move with these values, in order of evaluation: labels of `only if` and
   * `forbid`. A choice that is not in its set gives the choice's index. Empty if the move is legal.
   */
  refusals(state: Int32Array, offer: number, values: readonly number[]): readonly Refusal[]
  /** The same for an action without parameters that need not be offered: the conditions that would refuse it. */
  refusalsOf(state: Int32Array, action: number, values: readonly number[]): readonly Refusal[]
  /**
   * Puts the state at an entry point, the beginning of a stage or of a turn, as if the game had reached it: return
   * addresses along the first call of each stage in the text, surrounding loops entered, `you` being `seat`. It does
   * not run; `resume` does.
   */
  enter(state: Int32Array, point: EntryPoint, seat: number): void
  /** Runs from where `enter` put the state until a decision waits or the game is over. Throws `Fault`. */
  resume(state: Int32Array): void
  /** Controls chance in everything this program runs, except `playouts`, which always draw. */
  readonly chance: Chance
  /** Whole random games, if a back end can play them in one function. */
  readonly playouts?: Playouts | undefined
  /** The machine that runs, if there are several. */
  readonly running?: Running | undefined
  /** Executed steps and visits for all answers so far. */
  readonly worked: () => number
}

/** The machine that plays a game, and the reason why it is not a faster one. */
export interface Running {
  /** Generated code for whole games, generated code for moves, or the reference back end. */
  readonly machine: 'whole games' | 'move by move' | 'reference'
  readonly why?: string
  /** True if generating code failed although it should not have: a bug in the program, which continues without code. */
  readonly failed?: boolean
}

/**
 * Chance as decisions of nobody. In play, outcomes are drawn from the seed in the state. A caller that wants other
 * outcomes steers the run: `eachOutcome` (simulation) enumerates all of them with exact weights.
 */
export interface Chance {
  /**
   * Runs some work of this program (`begin`, `apply`, `resume`...) with chance steered: the first nodes have the given
   * `outcomes`, further ones their outcome 0. Nothing is drawn: seed and counters in the state stay unchanged. Returns
   * all nodes, in order. Throws `Fault` (ST5118) if there are too many outcomes to enumerate.
   */
  lead(outcomes: readonly number[], work: () => void): readonly ChanceNode[]
  /**
   * Runs some work of this program, on the reference back end only, up to the first decision of chance in a state where
   * `isOver` is true. The state stays there.
   */
  until(isOver: (state: Int32Array) => boolean, work: () => void): void
  /**
   * Runs some work of this program with wishes for `random` and shuffles: the first draw gives the first thing that
   * fits the first wish, and so on. Returns the wishes that no draw could fulfil.
   */
  give(wanted: readonly Wanted[], work: () => void): readonly Wanted[]
}

/** A wished result of chance: a thing that is drawn or thrown, or the order that a shuffle leaves. */
export type Wanted = WantedThing | WantedOrder

/** True if chance should give this thing. Pieces by number; for dice it is known whether they show names or numbers. */
type WantedThing = (thing: number, named?: boolean) => boolean

/** The first pieces after the next shuffle, in order. The others follow in any order. */
interface WantedOrder {
  readonly first: readonly WantedThing[]
}

/** A point at which chance decided. Outcomes that nobody could ever tell apart are merged into one with more weight. */
export interface ChanceNode {
  readonly outcomes: number
  /** Whole numbers. Left out if all outcomes are equally likely. */
  readonly weights?: readonly number[]
  readonly chosen: number
}

/** The most outcomes of one run that are enumerated; more are a fault. */
export const MAX_OUTCOMES = 100_000

/** Games played to their end without observers: exactly those that `run` plays move by move. */
export interface Playouts {
  /** Plays one game from two words of seed and returns its number of plies. Throws `Fault`. */
  play(low: number, high: number): number
  /** The winners and the reason after a game, at the addresses of the header. Callers may not read other words. */
  readonly state: Int32Array
  /**
   * Histogram of the number of legal moves over all decisions, until it is cleared. Each finished game adds as many
   * entries as it has plies.
   */
  readonly widths: Int32Array
  /** How often the bound of a loop ended it although its condition still held, by origin, until it is cleared. */
  readonly cutShort: Float64Array
}

export type Refusal =
  | { readonly kind: 'choice'; readonly choice: number }
  | { readonly kind: 'condition'; readonly condition: number }
  | { readonly kind: 'forbid'; readonly forbid: number }

/** A value in the message of a fault. */
interface ValueOfFault {
  /** The address it was to be written to. Without one, everybody knows it, unless somebody acts behind screens. */
  readonly at?: number
  /** The message without the value, for those who may not know it. */
  readonly untold: string
}

/**
 * A rule broke a promise of its author: a value is out of its range, or there is no legal move where there must be one.
 */
export class Fault extends Error {
  readonly code: Code
  /** Index into `GameIR.origins`, or -1. */
  readonly origin: number
  /** Set if the message contains a value. Otherwise the message contains only public facts. */
  readonly value: ValueOfFault | undefined

  constructor(code: Code, message: string, origin: number, value?: ValueOfFault) {
    super(message)
    this.name = 'Fault'
    this.code = code
    this.origin = origin
    this.value = value
  }
}

/** An answer exceeded this back end's work budget. Another one may count differently. */
export class TooCostly extends Fault {}

/** The code of a game failed where its rules did not. The work in progress must be repeated without that code. */
export class Broken extends Error {}

/**
 * More legal moves than this at one decision are a fault. A game that needs more must build its moves from several
 * choices.
 */
export const MAX_MOVES = 20_000

/** The last step of `play`, where rules stop that end without a result. */
export function lastOf({ play }: Pick<GameIR, 'play'>): number {
  const last = play.findLast((step) => 'origin' in step)
  return last?.origin ?? -1
}
