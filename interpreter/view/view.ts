import type { Result } from '../state/outcome.ts'

/** Everything a seat may know of a game, and nothing more. Plain data without piece numbers, seed or state hash. */
export interface View {
  /** The viewing seat. Undefined for a spectator, or for a commentator, who sees what every seat knows. */
  readonly seat: number | undefined
  readonly ply: number
  /** One entry for each space of the board, in the order of the spaces. */
  readonly spaces: readonly (readonly SeenPiece[])[]
  readonly places: readonly SeenPlace[]
  /** Public tracked values. */
  readonly values: readonly SeenValues[]
  /** Public tallies, line by line. Left out if there are none. */
  readonly tallies?: readonly SeenTally[]
  /** The number that ranks the players at present, where nothing is hidden and no tracked value is that number. */
  readonly ranked?: {
    readonly name: string
    /** By seat. */
    readonly values: readonly number[]
    /** It is one number for all. */
    readonly isShared: boolean
  }
  readonly decision: { readonly seat: number; readonly kind: 'choice' | 'arrangement' } | undefined
  readonly result: Result | undefined
  /**
   * The contents of a space or another place, by name: `a1`, `hand of north`. Undefined if there is no such place. It
   * exists only on the view itself: copies and transmitted views have only the data.
   */
  at(place: string): readonly SeenPiece[] | undefined
}

export interface SeenPiece {
  readonly owner: number | undefined
  /** Name of the kind. Undefined if the seat does not know it. */
  readonly kind: string | undefined
  /** True if it was revealed, so that everybody sees it even where faces are usually hidden. */
  readonly open: boolean
  /**
   * Tracked values, if its class has any: also face down, until pieces with different values are shuffled. Left out if
   * the seat cannot know them.
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
  /** Groups in this place instead of single pieces, in order. */
  readonly groups: readonly SeenGroup[]
  /** True if it is behind its owner's screen at the moment, which hides its contents. */
  readonly screened?: true
}

/** A group of pieces. Its existence and its number of pieces are public. */
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
  /** One value, or one for each seat or space, whose name is `of`. */
  readonly values: readonly { readonly of: string | undefined; readonly value: SeenValue }[]
}

export interface SeenTally {
  readonly name: string
  readonly lines: readonly string[]
  /** One entry for each seat. */
  readonly seats: readonly {
    /** The present worth of the lines. Undefined if it is announced only when it is counted. */
    readonly now: readonly number[] | undefined
    /** Their worth when the rules last counted them, and how often they have. */
    readonly counted: readonly number[] | undefined
    readonly times: number
  }[]
}

/**
 * Numbers and truth values are themselves; everything else is text. A piece is its kind, or `?`, and its place.
 * Undefined: none.
 */
export type SeenValue = number | boolean | string | undefined
