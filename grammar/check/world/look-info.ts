import type {
  ColorName,
  DASHES,
  Fill,
  Ground,
  Laying,
  Mark,
  PieceShape,
  PlainWay,
  WIDTHS,
} from '../../language/looks.ts'

/** A colour: a name, or six hexadecimal digits after `#`. */
export type Color = ColorName | `#${string}`

/** A symbol by its name, a letter instead, or nothing at all. */
export type SymbolLook = { readonly name: string } | { readonly letter: string } | 'none'

/** `black stone`, `red hearts`: whatever is absent is as usual. */
export interface Look {
  readonly color?: Color
  readonly shape?: PieceShape
  readonly symbol?: SymbolLook
}

/**
 * How a printed value is shown: as a word, a symbol for each value, a number in the corner, the colour of the frame, or
 * not at all; as a badge; with a symbol; as the sides of dice; as so many symbols.
 */
export type Show =
  | { readonly as: PlainWay }
  | { readonly as: 'badge'; readonly color?: Color }
  | { readonly as: 'number'; readonly symbol?: SymbolLook }
  | { readonly as: 'dice'; readonly color?: Color }
  | { readonly as: 'each'; readonly look: Look }

/** `water`, `red crown`, `sand anchor`, `brown crossed`: whatever is absent is as usual. */
export interface SpaceLook {
  readonly ground?: Color | Fill
  readonly mark?: Mark
  readonly symbol?: SymbolLook
}

/** `thick dashed red` */
export interface LineLook {
  readonly width?: (typeof WIDTHS)[number]
  readonly dash?: (typeof DASHES)[number]
  readonly color?: Color
}

/** A tracked value as a number beside a picture, or as so many pictures (`each`). */
export interface CountLook {
  readonly as: 'number' | 'each' | 'dice'
  readonly look: Look
}

/** A tracked value of players as pegs on a track of so many holes, or as symbols in lanes of so many fields. */
export interface TrackLook {
  readonly as: 'track'
  readonly length: number
  readonly symbol?: SymbolLook
}

/** How a place looks: the ground of a board, or how the pieces elsewhere lie. */
export interface PlaceLook {
  readonly ground?: Ground
  /** The colour of a board. */
  readonly color?: Color
  readonly as?: Laying
  /** The order of kinds, if the rules say one. */
  readonly order?: readonly number[]
  /** A column of numbers whose sum is written above it. */
  readonly sum?: string
}

/** A symbol that the rules bring along. */
export interface OwnSymbol {
  /** Commands and numbers in a box of 512 by 512. */
  readonly path: string
  /** Its author, for the credits. */
  readonly by: string | undefined
}

/** How a game looks, as far as its text says so. No rule reads it. */
export interface LookInfo {
  readonly symbols: ReadonlyMap<string, OwnSymbol>
  /** By the name of the seat. */
  readonly seats: ReadonlyMap<string, Look>
  /** By enumeration and value. */
  readonly values: ReadonlyMap<string, ReadonlyMap<string, Look>>
  /** For each kind: what is said of its class, then of its families, then of itself. */
  readonly kinds: readonly Look[]
  /** The same for columns, by name. */
  readonly shows: readonly ReadonlyMap<string, Show>[]
  readonly places: ReadonlyMap<string, PlaceLook>
  /** By kind of space, area, name of a space, or `hole`. */
  readonly spaces: ReadonlyMap<string, SpaceLook>
  /** By kind of path. */
  readonly lines: ReadonlyMap<string, LineLook>
  /** By tracked value or tally. */
  readonly counts: ReadonlyMap<string, CountLook | TrackLook>
}
