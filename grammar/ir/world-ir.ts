import type { Watchers } from './watchers.ts'
import type { ValueTypeIR } from './rules-ir.ts'

export interface SeatIR {
  readonly name: string
  readonly title: string
  readonly side: 'south' | 'north' | 'west' | 'east' | undefined
}

export interface KindIR {
  readonly name: string
  readonly title: string
  readonly plural: string
  readonly letter: string | undefined
  readonly class: string
  /**
   * Set for a kind from a row that defines one for each value of an enumeration: its name is that of the value, then
   * that of the row. For display only.
   */
  readonly each?: { readonly enumeration: string; readonly value: number; readonly called: string }
}

export interface SpaceIR {
  readonly name: string
  /**
   * Zero-based. For squares, the column from the left and the row from the bottom of the picture; for hexagons the
   * same, each row being drawn half a hexagon further to the right than the row above it; on a ring or lane, the column
   * counts along it.
   */
  readonly column: number
  readonly row: number
  /** On a graph: its drawn position, from the left and from the top. */
  readonly spot?: { readonly x: number; readonly y: number }
  /** The sign while it is empty, if not the usual one. A blank for nothing. */
  readonly sign?: string
}

/** A place whose containers are spaces. */
export interface BoardIR {
  readonly place: string
  readonly shape: 'squares' | 'hexes' | 'ring' | 'lane' | 'graph'
  /** For squares and hexagons, which are drawn in rows; 0 for others. */
  readonly columns: number
  readonly rows: number
  /** Its spaces, which are consecutive. */
  readonly first: number
  readonly count: number
  /** Names of files from the left and rows from the bottom, if some are gaps or rows have their own names. */
  readonly files?: readonly string[]
  readonly ranks?: readonly string[]
  /** Kinds of its spaces that have their own sign. For display only. */
  readonly signs?: readonly { readonly kind: string; readonly sign: string }[]
  /** On a graph without given positions: the spaces of the seat at the bottom. For display only. */
  readonly bottom?: readonly number[]
}

export interface ContainerIR {
  readonly place: string
  /** Shown to people: `hand of red`, or the name of the space. */
  readonly name: string
  readonly owner: number
  readonly capacity: number
  /** True for a pile, whose order matters. */
  readonly pile: boolean
  readonly seenBy: Watchers
  readonly topSeenBy: Watchers
  /** Kinds that this place may hold, if not all. The checker enforces it, so play need not test it. */
  readonly holds?: readonly number[]
  /** True for a hidden supply of replacement pieces, which its owner's pieces become when they change unseen. */
  readonly supply?: true
  /** Classes of groups that this place holds instead of pieces. Left out if it holds pieces. */
  readonly groups?: readonly number[]
}

/** The face of a piece, and its owner. */
export interface FaceIR {
  readonly kind: number
  /** The owner, for a class with fixed owners. NONE for an ownerless kind, and where the place decides. */
  readonly owner: number
}

/** The initial face and place of a piece. */
export interface PieceIR extends FaceIR {
  /** The container where it begins. */
  readonly container: number
}

/**
 * A class of groups: things that are in places like pieces, and hold pieces like places. Groups are numbered after the
 * pieces, and the container of a group has the same distance from `container` as its number has from `first`. A group
 * has no place until it begins, and again as soon as it is empty. Groups may hold groups; visibility is decided by the
 * place of the outermost.
 */
export interface GroupIR {
  readonly name: string
  readonly plural: string
  readonly first: number
  /** Maximum number at the same time. */
  readonly count: number
  readonly container: number
  /** Words of each group that are reset when it ends: addresses of the first group's. */
  readonly tracked: readonly {
    readonly at: number
    readonly start: number
    /** Tokens: their destination, the owner of the group or a common holder. */
    readonly to?: { readonly at: number; readonly of: 'owner' | 'game' }
  }[]
}

/**
 * The memory layout of the state. Regions named here are used by the engine itself; tracked values and locals are
 * addressed by the program and are listed for `save`, tests and tools.
 */
export interface MemoryIR {
  readonly size: number
  /** One word for each container: first piece, last piece, number of pieces. */
  readonly first: number
  readonly lastPiece: number
  readonly count: number
  /** One word for each piece and group: its container, the next and the previous there (or NONE). */
  readonly at: number
  readonly next: number
  readonly previous: number
  /** One word for each piece: who knows its face. */
  readonly seen: number
  /** One word for each piece: its index in `faces`. Left out if no piece changes. */
  readonly face?: number
  readonly regions: readonly RegionIR[]
}

/** A named range of the state with the range of its words (NONE is always allowed when `orNone`). */
export interface RegionIR {
  readonly name: string
  readonly at: number
  readonly length: number
  readonly least: number
  readonly most: number
  readonly orNone: boolean
  /** The value of each word at the start of a game. */
  readonly start: readonly number[]
  /** The unit that each word belongs to: for tools and for setting values in examples. */
  readonly per:
    | 'game'
    | 'seat'
    | 'piece'
    | 'group'
    | 'space'
    | 'region'
    | 'container'
    | 'local'
    | 'history'
    | 'said'
    /** The rank or score of each seat after the game. */
    | 'result'
  /**
   * Set if only its player knows it. For dice: the number of sides for each value, from `least` on. For a set,
   * `members` words belong to each player.
   */
  readonly secret?: { readonly least: number; readonly sides: readonly number[]; readonly members?: number }
  /** Per piece: the class of pieces for which this is tracked; for a local set, the class of its members. */
  readonly of?: string
  /** Per region: the name of each. */
  readonly things?: readonly string[]
  /** For borders: the two adjacent spaces of each word. */
  readonly between?: readonly (readonly [number, number])[]
  /**
   * The type of its words, if rules store one sort of thing in them: for tracked values, locals, and records. A piece
   * must not be shown by its number, which reveals its face.
   */
  readonly type?: ValueTypeIR
  /** For locals that name groups: their only class of groups. */
  readonly group?: number
}

export interface SetupIR {
  readonly name: string
  readonly arrangement: number
  /** For each seat and each of its pieces in the order of `ArrangeIR.pieces`: the space. Empty where the setup does not fit that seat. */
  readonly spaces: readonly (readonly number[])[]
}
