import type { Type } from '../../types/types.ts'
import type { Span } from '../../source/span.ts'
import type { YamlText } from '../../yaml/tree.ts'
import type { BookText } from '../../book/book-text.ts'
import type { Expression } from '../../expression/ast.ts'
import type { BoardIR, ContainerIR, FaceIR, KindIR, PieceIR, SeatIR, SpaceIR } from '../../ir/ir.ts'
import type { Divided } from './blocks.ts'
import type { ChosenData } from './chosen-data.ts'
import type { LookInfo } from './look-info.ts'
import type { Topology } from './topology.ts'

/**
 * The static world of one game for one number of players and one choice of options: everything known before the first step.
 * Built from the sections players, numbers, options, values, pieces, places, areas, box and setups.
 */
export interface World {
  readonly seats: readonly SeatIR[]
  /** Players who play together; empty if everybody plays alone. */
  readonly teams: readonly TeamInfo[]
  readonly mayResign: boolean
  /** +1: `next` of a seat is the following one; -1: the one before. */
  readonly direction: 1 | -1
  /** `numbers` and `options`, all constant once players and options are fixed. */
  readonly constants: ReadonlyMap<string, ConstantValue>
  readonly options: readonly OptionInfo[]
  /** Enumerations of `values`; names of values in order. */
  readonly enumerations: ReadonlyMap<string, readonly string[]>
  /** Enumerations whose values form a line: each is next to the one before it. */
  readonly lines: ReadonlyMap<string, LineInfo>
  /** For enumerations shown on a die: how many of its sides show each value. */
  readonly sides: ReadonlyMap<string, readonly number[]>
  readonly classes: readonly ClassInfo[]
  readonly kinds: readonly KindInfo[]
  readonly groups: readonly GroupInfo[]
  /** The bundles that `bundle` columns print; the first is empty. */
  readonly bundles: readonly BundleInfo[]
  readonly places: readonly PlaceInfo[]
  readonly boards: readonly BoardIR[]
  /** The same boards with their blocks. */
  readonly divided: readonly Divided[]
  readonly spaces: readonly SpaceIR[]
  /** Where each space of a graph is first named, for reporting mistakes there. */
  readonly named: readonly (Span | undefined)[]
  /** Where the position of each is declared. */
  readonly spotted: readonly (Span | undefined)[]
  /** Where the graph of each board is declared. */
  readonly graphs: readonly (Span | undefined)[]
  /** Spaces first, then the others. */
  readonly containers: readonly ContainerIR[]
  readonly pieces: readonly PieceIR[]
  /** For each class that changes unseen, the supply of the first seat; those of the others follow it. */
  readonly supplies: ReadonlyMap<string, number>
  /** The faces of pieces: first the starting face of each piece, then those that a piece may only change to. */
  readonly faces: readonly FaceIR[]
  readonly areas: ReadonlyMap<string, AreaInfo>
  /** Classes of regions by name; their names are an enumeration as well. */
  readonly regions: ReadonlyMap<string, RegionInfo>
  /** The data files chosen by options. */
  readonly chosen: ChosenData
  /** Printed columns of spaces: one value for each space. */
  readonly spaceColumns: readonly ColumnInfo[]
  /** Printed columns of spaces whose values are sets. */
  readonly spaceSets: readonly SetColumn[]
  readonly topology: Topology
  readonly setups: readonly SetupInfo[]
  readonly prepared: readonly PreparedInfo[]
  /** Values tracked per piece by class, per space; the rest of `track` is read elsewhere. */
  readonly tracked: readonly TrackedInfo[]
  readonly look: LookInfo
  /** Names whose declaration was refused: uses of them need not be reported again. */
  readonly broken: ReadonlySet<string>
}

/** The words of each seat for the values of a line, in order; empty if all seats use the same words. */
export interface LineInfo {
  readonly called: readonly (readonly string[])[]
  /** The seat whose words are written first. */
  readonly first?: number | undefined
}

export interface TeamInfo {
  readonly name: string
  readonly key: YamlText
  readonly seats: readonly number[]
}

export type ConstantValue = { readonly type: Type; readonly value: number }

export interface OptionInfo {
  readonly name: string
  readonly type: Type
  readonly default: number
  /** For numbers: allowed values are least, least + step, ... */
  readonly step: number
  readonly value: number
  /** The value as an author would write it. */
  readonly text: string
  readonly key: YamlText
  /** Fixed by a document's `with`, so that players cannot choose it. */
  readonly fixed: boolean
}

export interface ClassInfo {
  readonly name: string
  /** A plural given by the author; otherwise it follows from spelling rules. */
  readonly plural: string | undefined
  /** It has a colour of its own wherever it is, or is nobody's; otherwise it belongs to the owner of its place. */
  readonly ownerFixed: boolean
  /** Steps may change the owner of a piece, or its kind within the class. */
  readonly ownerChanges: boolean
  readonly kindChanges: boolean
  /** A player may change the kind of a piece without the others seeing it. */
  readonly changesUnseen: boolean
  readonly columns: readonly ColumnInfo[]
  /** The print on the sides of its pieces. */
  readonly sides?: SidesInfo | undefined
  /** Families, each a list of kind indices; rows that produce a kind for each value are families too. */
  readonly families: ReadonlyMap<string, readonly number[]>
  /** Indices of its kinds, consecutive. */
  readonly kinds: readonly number[]
  readonly key: YamlText
}

/** A column with a value for each side of a kind, clockwise from the one to which a piece faces. */
export interface SidesInfo {
  readonly name: string
  readonly type: Type
  readonly orNone: boolean
  /** For each kind. Sides with the same value and number are one part of the piece. */
  readonly rows: readonly (readonly { readonly value: number; readonly part: number }[])[]
  readonly rowKeys: readonly YamlText[]
  readonly key: YamlText
}

/** Counts of some kinds, such as `1 soldier and 1 cannon`. */
export type BundleInfo = readonly { readonly kinds: readonly number[]; readonly count: number }[]

/** A class of groups: things that are in places and hold pieces. */
export interface GroupInfo {
  readonly name: string
  readonly plural: string
  /** The class and kinds of the pieces in it; for groups of groups, those of the pieces inside these. */
  readonly class: string
  readonly kinds: readonly number[]
  /** The class of groups that it holds, if it holds no pieces. */
  readonly of: string | undefined
  /** Ordered, as a pile is. */
  readonly pile: boolean
  /** Number of its first group, after the pieces; the most groups there can be; container of the first. */
  readonly first: number
  readonly count: number
  readonly container: number
  readonly key: YamlText
}

export interface ColumnInfo {
  readonly name: string
  readonly type: Type
  readonly orNone: boolean
  /** One value for each kind of the class, in order. */
  readonly values: readonly number[]
  /** For bags of many values: their words after the first. */
  readonly more?: readonly (readonly number[])[]
  /** For directions that depend on the owner: the values for each seat. */
  readonly bySeat?: readonly (readonly number[])[]
  readonly key: YamlText
}

/** The kind of a piece: with `2 of each colour` each colour is a kind of its own, all in one family. */
export interface KindInfo extends KindIR {
  readonly class: string
  /** Nobody's, though other kinds of its class belong to players. */
  readonly ownerless: boolean
  readonly key: YamlText
}

export interface PlaceInfo {
  readonly name: string
  readonly key: YamlText
  /** True for a board, whose containers are its spaces. */
  readonly isBoard: boolean
  /** True for a dark board: who does not see a piece does not see that it is there. */
  readonly isDark?: boolean
  /** The number of its containers. */
  readonly containers: number
  /** True if it has one container for each player. */
  readonly eachPlayer: boolean
  /** Its indices, the last changing fastest from container to container; empty: there is one container. */
  readonly indices: readonly IndexInfo[]
  /** The indices, all lines, along which one step leads to a neighbour. */
  readonly neighbours: readonly string[]
  /** The places that this one combines: it has no containers of its own. */
  readonly madeOf: readonly PlaceInfo[]
  /** First container; those of the seats are consecutive. */
  readonly container: number
  readonly holdsClass: string
  /** Kinds that may be here. */
  readonly holdsKinds: readonly number[]
  /** Classes of the groups that may be here instead; empty: it holds pieces. */
  readonly holdsGroups: readonly string[]
  readonly capacity: number
}

/** `player`, or an enumeration: there is a place for each of its values. */
export interface IndexInfo {
  readonly name: string
  readonly count: number
}

/** Things without a place of their own: the printed values of each, and the spaces it is about. */
export interface RegionInfo {
  readonly name: string
  readonly names: readonly string[]
  /** Where each is named; empty for a data class. */
  readonly keys: readonly YamlText[]
  readonly columns: readonly ColumnInfo[]
  readonly sets: readonly SetColumn[]
}

/** A printed column of sets: the members for each thing, ascending. */
export interface SetColumn {
  readonly name: string
  readonly element: Type
  readonly rows: readonly (readonly number[])[]
  readonly key: YamlText
}

/** A set of spaces, shared or one for each seat. */
export interface AreaInfo {
  readonly name: string
  readonly key: YamlText
  readonly perSeat: boolean
  /** For a kind of space: its noun, as in `bases`. */
  readonly noun?: { readonly plural: string | undefined }
  /** One list for each seat if `perSeat`, otherwise one list. Spaces ascending. */
  readonly spaces: readonly (readonly number[])[]
}

export interface SetupInfo {
  readonly name: string
  readonly key: YamlText
  readonly place: string
  readonly area: string
  /** For each seat: pairs of piece and space; undefined if it does not fit the box (a diagnostic or a note says so). */
  readonly layout: readonly (readonly { readonly piece: number; readonly space: number }[] | undefined)[]
}

/** Prepared answers of a player who sets up, one after the other, such as an army put together earlier. */
export interface PreparedInfo {
  readonly name: string
  readonly key: YamlText
  readonly answers: readonly YamlText[]
  /** The options it was made for. */
  readonly options: ReadonlyMap<string, string>
}

export interface TrackedInfo {
  readonly name: string
  readonly class: string | undefined
  readonly type: Type
  readonly orNone: boolean
  /** For regions: the start value of each. */
  readonly starts?: readonly number[]
  readonly start: number
  /** The start of a direction: what it means depends on the boards and, for pieces, on their owners. */
  readonly toward?: { readonly source: BookText; readonly expression: Expression }
  readonly key: YamlText
}
