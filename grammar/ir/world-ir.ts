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
   * One of the kinds that one row of the rules stands for, one for each value of an enumeration: its name is that of the
   * value, then that of the row. For display only; it has no effect on play.
   */
  readonly each?: { readonly enumeration: string; readonly value: number; readonly called: string }
}

export interface SpaceIR {
  readonly name: string
  /**
   * Zero-based. Of squares column from the left, row from the bottom of the picture; of hexagons the same, each row being
   * drawn half a hexagon further to the right than the row above it; on a ring or lane the column counts along it.
   */
  readonly column: number
  readonly row: number
  /** On a graph: where it is drawn, from the left and from the top. */
  readonly spot?: { readonly x: number; readonly y: number }
  /** What is drawn while it is empty, if not the usual sign; a blank for nothing. */
  readonly sign?: string
}

/** A place whose containers are spaces. */
export interface BoardIR {
  readonly place: string
  readonly shape: 'squares' | 'hexes' | 'ring' | 'lane' | 'graph'
  /** Of squares and hexagons, which are drawn in rows; 0 of others. */
  readonly columns: number
  readonly rows: number
  /** Its spaces, which follow one another. */
  readonly first: number
  readonly count: number
  /** Of files from the left and rows from the bottom, where some are gaps or rows have names of their own: what each is called. */
  readonly files?: readonly string[]
  readonly ranks?: readonly string[]
  /** The kinds of its spaces that are drawn with a sign of their own; for display only. */
  readonly signs?: readonly { readonly kind: string; readonly sign: string }[]
}

export interface ContainerIR {
  readonly place: string
  /** Shown to people: `hand of red`, or the name of the space. */
  readonly name: string
  readonly owner: number
  readonly capacity: number
  /** A pile: order means something. */
  readonly pile: boolean
  readonly seenBy: Watchers
  readonly topSeenBy: Watchers
  /** Kinds that may lie here, if not all. The checker enforces it, so play need not test it. */
  readonly holds?: readonly number[]
  /** Nobody is shown it: pieces of its owner that others become when they change unseen. */
  readonly supply?: true
  /** Classes of groups that may lie here, and then nothing else may; left out where pieces may lie. */
  readonly groups?: readonly number[]
}

/** What can be seen of a piece, and whose it is. */
export interface FaceIR {
  readonly kind: number
  /** The owner of a class with an owner of its own; NONE for a kind that is nobody's, and where the place decides. */
  readonly owner: number
}

/** What a piece is at the start, and where it is then. */
export interface PieceIR extends FaceIR {
  /** The container where it begins. */
  readonly container: number
}

/**
 * A class of groups: things that lie in places as pieces do, and hold pieces as places do. A group is a number behind
 * those of the pieces, and the container with the same distance from `container` as its number has from `first`. It lies
 * nowhere until it is laid, and again as soon as it is empty. Groups may hold groups; who sees into one is said
 * of the place where the outermost lies.
 */
export interface GroupIR {
  readonly name: string
  readonly plural: string
  readonly first: number
  /** As many as there can be at once. */
  readonly count: number
  readonly container: number
  /** Words of each group that go back to their start when it ends: addresses of the first group's. */
  readonly tracked: readonly {
    readonly at: number
    readonly start: number
    /** Tokens: where they go, to the owner of the group or where there is one for all. */
    readonly to?: { readonly at: number; readonly of: 'owner' | 'game' }
  }[]
}

/**
 * Where things stand in the state. Regions named here are used by the engine itself; tracked values and locals are
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
  /** One word for each piece: its number in `faces`; left out where all stay what they are. */
  readonly face?: number
  readonly regions: readonly RegionIR[]
}

/** A named stretch of the state with the range that each of its words may have (NONE is always allowed when `orNone`). */
export interface RegionIR {
  readonly name: string
  readonly at: number
  readonly length: number
  readonly least: number
  readonly most: number
  readonly orNone: boolean
  /** What each word holds at the start of a game. */
  readonly start: readonly number[]
  /** How many words there are for each seat, piece...: for tools and for setting values in examples. */
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
    /** What each seat was ranked or scored by, when the game is over. */
    | 'result'
  /**
   * Only the player knows it whose it is. Dice show these values: how many sides each of them, from `least` on. Of a set,
   * `members` words are each player's.
   */
  readonly secret?: { readonly least: number; readonly sides: readonly number[]; readonly members?: number }
  /** Per piece: the class of pieces that this is tracked of; of a set that only running rules see: the class in it. */
  readonly of?: string
  /** Per region: what each is called. */
  readonly things?: readonly string[]
  /** Of what stands between spaces that touch: which two, for each word. */
  readonly between?: readonly (readonly [number, number])[]
  /**
   * What its words are, where rules put one sort of thing into them: of tracked values, of locals, and
   * of what is remembered. A piece must not be
   * shown by its number, which tells its face.
   */
  readonly type?: ValueTypeIR
  /** Of locals that name groups: the only class of groups that they name. */
  readonly group?: number
}

export interface SetupIR {
  readonly name: string
  readonly arrangement: number
  /** For each seat and each of its pieces in the order of `ArrangeIR.pieces`: the space. Empty where the setup does not fit that seat. */
  readonly spaces: readonly (readonly number[])[]
}
