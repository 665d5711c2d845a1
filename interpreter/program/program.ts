import type { EntryPoint, ExprIR, GameIR } from '../../grammar/ir/ir.ts'
import type { Code } from '../../grammar/diagnostics/catalogue.ts'

export type { EntryPoint }

/**
 * A game that can be run: what every back end offers and all that the rest of the interpreter uses. States are
 * Int32Arrays of `ir.memory.size` words that the caller owns; nothing here keeps a state between calls.
 *
 * A move at an `ask` is one word, its code: 0 is `done`; a move of offer k is 1 + base(k) + the choices in mixed radix,
 * the first choice weighing most, base(k) being the sum of the sizes of the offers before. Where an offer has more
 * mixtures of choices than a word has numbers, its k-th legal move is base(k) + k. Codes mean something only in the
 * state that they were listed in.
 */
export interface Program {
  readonly ir: GameIR
  /** Fills the state with the start of a game: pieces in their containers, tracked values at their start. Nothing is run. */
  fresh(state: Int32Array, seedLow: number, seedHigh: number): void
  /** Runs a fresh state until a decision waits or the game is over. Throws `Fault`. */
  begin(state: Int32Array): void
  /**
   * Writes the codes of all legal moves to `moves`, which must have room for `MAX_MOVES`, in the order of offers and of
   * the sets that choices come from, and returns how many. The state is unchanged afterwards. Only while an ask waits.
   */
  legal(state: Int32Array, moves: Int32Array): number
  /** Answers the decision with a legal code (not checked) and runs on until the next decision or the end. Throws `Fault`. */
  apply(state: Int32Array, code: number): void
  /** Answers an `arrange` for the seat that decides: the space of each of its pieces, in the order of `ArrangeIR.pieces`. */
  applyLayout(state: Int32Array, layout: ArrayLike<number>): void
  /**
   * Index of the first piece that may not stand where a layout of the seat that decides puts it (not among its spaces,
   * a space used twice, against `where`, none at all), or -1 if the layout is legal.
   */
  misplaced(state: Int32Array, layout: ArrayLike<number>): number
  /** Whether the condition of the arrangement lets a piece of the seat that decides, by its index there, stand on a space. */
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
   * The named conditions that forbid a move with these values, in the order of their making: labels of `only if` and
   * `forbid`; a choice that is not in its set gives the choice's index. Empty: the move is legal.
   */
  refusals(state: Int32Array, offer: number, values: readonly number[]): readonly Refusal[]
  /** The same for an action without parameters that need not be offered: what would speak against it if it were. */
  refusalsOf(state: Int32Array, action: number, values: readonly number[]): readonly Refusal[]
  /**
   * Puts the state at the beginning of a stage or of a turn, as if the game had come there: return addresses along the
   * first call of each stage in the text, loops around it entered, `you` being `seat`. Does not run; `resume` does.
   */
  enter(state: Int32Array, point: EntryPoint, seat: number): void
  /** Runs from where `enter` put the state until a decision waits or the game is over. Throws `Fault`. */
  resume(state: Int32Array): void
  /** How chance goes in all that this program runs, apart from `playouts`, which always draw. */
  readonly chance: Chance
  /** Whole games at random, where a back end can play them in one piece. */
  readonly playouts?: Playouts | undefined
  /** Which machine this is, where there are several. */
  readonly running?: Running | undefined
  /** Steps that were done and things that were looked at for all answers so far. */
  readonly worked: () => number
}

/** The machine that plays a game, and why it is not a faster one. */
export interface Running {
  /** Code for whole games, each in one function; code for moves; no code, but the reference back end. */
  readonly machine: 'whole games' | 'move by move' | 'reference'
  readonly why?: string
  /** Making code failed, though there was no reason to: a mistake of the program, which goes on without. */
  readonly failed?: boolean
}

/**
 * Chance is a decision of nobody. In play its outcome is drawn from the seed in the state. Whoever wants other outcomes
 * than that leads the run: `eachOutcome` (simulation) goes through all of them with exact weights.
 */
export interface Chance {
  /**
   * Does some work of this program (`begin`, `apply`, `resume`...) with chance led: the first nodes that it meets come out
   * as `outcomes` say, further ones as their outcome 0. Nothing is drawn: seed and counters in the state stay as they are.
   * Gives all nodes that were met, in order. Throws `Fault` (ST5118) where there are too many outcomes to go through.
   */
  lead(outcomes: readonly number[], work: () => void): readonly ChanceNode[]
  /**
   * Does some work of this program with what is to be drawn by `random`: the first draw gives the first thing that fits the
   * first wish, and so on. Gives the wishes that no draw could fulfil.
   */
  give(wanted: readonly Wanted[], work: () => void): readonly Wanted[]
}

/** Is this the thing that chance is to give? Pieces by their number; of dice it is known whether they show names or numbers. */
export type Wanted = (thing: number, named?: boolean) => boolean

/** A point at which chance decided. Outcomes that nobody could ever tell apart are one, with more weight. */
export interface ChanceNode {
  readonly outcomes: number
  /** Whole numbers; left out if all outcomes are equally likely. */
  readonly weights?: readonly number[]
  readonly chosen: number
}

/** Outcomes of one run that may be gone through one by one; more are a fault. */
export const MAX_OUTCOMES = 100_000

/** Games that are played to their end with nobody looking: exactly those that `run` plays move by move. */
export interface Playouts {
  /** Plays one game from two words of seed and gives its number of plies. Throws `Fault`. */
  play(low: number, high: number): number
  /** After a game: who has won and why, at the addresses of the header. Other words mean nothing to anybody else. */
  readonly state: Int32Array
  /**
   * How often a decision had so many legal moves, summed over all games until it is cleared: each game that came to its
   * end adds as many as it has plies.
   */
  readonly widths: Int32Array
}

export type Refusal =
  | { readonly kind: 'choice'; readonly choice: number }
  | { readonly kind: 'condition'; readonly condition: number }
  | { readonly kind: 'forbid'; readonly forbid: number }

/** A rule did what its author promised it never would: a value out of its range, no legal move where one must be. */
export class Fault extends Error {
  readonly code: Code
  /** Index into `GameIR.origins`, or -1. */
  readonly origin: number

  constructor(code: Code, message: string, origin: number) {
    super(message)
    this.name = 'Fault'
    this.code = code
    this.origin = origin
  }
}

/** Code of a game failed where its rules did not: what was under way is to be done again, and will be done without that code. */
export class Broken extends Error {}

/** More legal moves than this at one decision are a fault; a game with more needs built choices. */
export const MAX_MOVES = 20_000
