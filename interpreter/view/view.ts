import type { Result } from '../state/outcome.ts'

/**
 * What a seat may know of a game, and nothing more. Plain data; contains no numbers of pieces, no seed, no hash of
 * the state.
 */
export interface View {
  /** The seat that sees this; undefined: a spectator, or a commentator, who sees what every seat knows. */
  readonly seat: number | undefined
  readonly ply: number
  /** One entry for each space of the board, in the order of the spaces. */
  readonly spaces: readonly (readonly SeenPiece[])[]
  readonly places: readonly SeenPlace[]
  /** Tracked values that everybody may look up. */
  readonly values: readonly SeenValues[]
  /** Tallies line by line, as far as everybody may know them; left out if there are none. */
  readonly tallies?: readonly SeenTally[]
  readonly decision: { readonly seat: number; readonly kind: 'choice' | 'arrangement' } | undefined
  readonly result: Result | undefined
  /**
   * The contents of a space or another place, by name: `a1`, `hand of north`; undefined if there is no such place. It
   * exists only on the view itself: copies and transmitted views have only the data.
   */
  at(place: string): readonly SeenPiece[] | undefined
}

export interface SeenPiece {
  readonly owner: number | undefined
  /** Name of the kind; undefined if the seat does not know it. */
  readonly kind: string | undefined
  /** It was revealed, so it lies open to everybody, also where faces are not seen otherwise. */
  readonly open: boolean
  /**
   * What is tracked of it, where its class tracks anything: also face down, until pieces with different values are
   * shuffled. Left out if the seat cannot tell.
   */
  readonly values?: readonly NamedValue[]
}

export interface NamedValue {
  readonly name: string
  readonly value: SeenValue
}

export interface SeenPlace {
  readonly place: string
  readonly name: string
  readonly owner: number | undefined
  readonly count: number
  readonly pieces: readonly SeenPiece[]
  /** Groups that lie here instead of single pieces, in order. */
  readonly groups: readonly SeenGroup[]
  /** It is behind its owner's screen at the moment, so its contents are not shown. */
  readonly screened?: true
}

/** A group of pieces: everybody sees that it exists, and how many pieces are in it. */
export interface SeenGroup {
  /** Its class and number, as moves refer to it: `patrol 2`. */
  readonly name: string
  readonly count: number
  readonly pieces: readonly SeenPiece[]
  /** Groups in it, if it contains groups instead of pieces. */
  readonly groups: readonly SeenGroup[]
  readonly values: readonly NamedValue[]
}

export interface SeenValues {
  readonly name: string
  /** One, or one for each seat or space, whose name is `of`. */
  readonly values: readonly { readonly of: string | undefined; readonly value: SeenValue }[]
}

export interface SeenTally {
  readonly name: string
  readonly lines: readonly string[]
  /** One entry for each seat. */
  readonly seats: readonly {
    /** What the lines are worth at present; undefined if that is announced only when it is counted. */
    readonly now: readonly number[] | undefined
    /** What they were worth when the rules last counted them, and how often they have. */
    readonly counted: readonly number[] | undefined
    readonly times: number
  }[]
}

/**
 * Numbers and truth values as they are; everything else in words. A piece is its kind, or `?`, and where it lies.
 * undefined: none.
 */
export type SeenValue = number | boolean | string | undefined
