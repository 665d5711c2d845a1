import type { Type } from '../../types/types.ts'
import type { Span } from '../../source/span.ts'
import type { YamlText } from '../../yaml/tree.ts'
import type { Expression } from '../../expression/ast.ts'
import type { BoardIR, ContainerIR, FaceIR, KindIR, PieceIR, SeatIR, SpaceIR } from '../../ir/ir.ts'
import type { ChosenData } from './chosen-data.ts'
import type { Topology } from './topology.ts'

/**
 * The static world of one game for one number of players and one choice of options: all that is known before the first
 * step is run. Built from the sections players, numbers, options, values, pieces, places, areas, box and setups.
 */
export interface World {
  readonly seats: readonly SeatIR[]
  /** Those who play together; none where everybody plays alone. */
  readonly teams: readonly TeamInfo[]
  readonly mayResign: boolean
  /** +1: `next` of a seat is the following one; -1: the one before. */
  readonly direction: 1 | -1
  /** `numbers` and `options`, all constant once players and options are fixed. */
  readonly constants: ReadonlyMap<string, ConstantValue>
  readonly options: readonly OptionInfo[]
  /** Enumerations of `values`; names of values in order. */
  readonly enumerations: ReadonlyMap<string, readonly string[]>
  /** Those whose values stand in a line: each is next to the one before it. */
  readonly lines: ReadonlyMap<string, LineInfo>
  /** Of enumerations that stand on a die: how many of its sides show each value. */
  readonly sides: ReadonlyMap<string, readonly number[]>
  readonly classes: readonly ClassInfo[]
  readonly kinds: readonly KindInfo[]
  readonly groups: readonly GroupInfo[]
  /** What `bundle` columns print; the first is nothing. */
  readonly bundles: readonly BundleInfo[]
  readonly places: readonly PlaceInfo[]
  readonly boards: readonly BoardIR[]
  readonly spaces: readonly SpaceIR[]
  /** Where each space of a graph is first named, so that what is wrong with it can be said there. */
  readonly named: readonly (Span | undefined)[]
  /** Where it is said where each is drawn. */
  readonly spotted: readonly (Span | undefined)[]
  /** Spaces first, then the others. */
  readonly containers: readonly ContainerIR[]
  readonly pieces: readonly PieceIR[]
  /** What a piece can be: first what each is at the start, then what one may become and none is. */
  readonly faces: readonly FaceIR[]
  readonly areas: ReadonlyMap<string, AreaInfo>
  /** Classes of regions by name; their names are an enumeration as well. */
  readonly regions: ReadonlyMap<string, RegionInfo>
  /** The files of data that options have chosen. */
  readonly chosen: ChosenData
  /** What is printed on spaces: one value for each space. */
  readonly spaceColumns: readonly ColumnInfo[]
  /** What is printed on spaces and is several things. */
  readonly spaceSets: readonly SetColumn[]
  readonly topology: Topology
  readonly setups: readonly SetupInfo[]
  readonly prepared: readonly PreparedInfo[]
  /** Values tracked per piece by class, per space; the rest of `track` is read elsewhere. */
  readonly tracked: readonly TrackedInfo[]
  /** Names whose declaration was refused: what mentions them need not be reported again. */
  readonly broken: ReadonlySet<string>
}

/** How seats call the values of a line: for each seat its words, in the order of the values; none if all call them alike. */
export interface LineInfo {
  readonly called: readonly (readonly string[])[]
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
  /** Numbers: allowed values are least, least + step, ... */
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
  /** A plural that the author gave; otherwise it follows from the rules of spelling. */
  readonly plural: string | undefined
  /** A colour of its own, wherever it lies; otherwise it is owned by the owner of its place. */
  readonly ownerFixed: boolean
  /** Steps may give a piece another owner; may make it one of another kind of the class. */
  readonly ownerChanges: boolean
  readonly kindChanges: boolean
  /** Alike pieces are different moves after all. */
  readonly eachOneApart: boolean
  readonly columns: readonly ColumnInfo[]
  /** Families, each a list of indices of kinds; rows that stand for a kind of each value are families too. */
  readonly families: ReadonlyMap<string, readonly number[]>
  /** Indices of its kinds, consecutive. */
  readonly kinds: readonly number[]
  readonly key: YamlText
}

/** So many of some kinds, and so many of others. */
export type BundleInfo = readonly { readonly kinds: readonly number[]; readonly count: number }[]

/** A class of groups: things that lie in places and hold pieces. */
export interface GroupInfo {
  readonly name: string
  readonly plural: string
  /** The class of the pieces in it, and which kinds of that class; of groups of groups, those of what is in these. */
  readonly class: string
  readonly kinds: readonly number[]
  /** The class of groups that it holds, if it holds no pieces. */
  readonly of: string | undefined
  /** Ordered, as a pile is. */
  readonly pile: boolean
  /** Number of its first group, behind the pieces; how many there can be; container of the first. */
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
  /** Of bags of many values: their words behind the first. */
  readonly more?: readonly (readonly number[])[]
  readonly key: YamlText
}

/** What pieces are told apart by: of `2 of each colour` each colour is a kind of its own, in one family. */
export interface KindInfo extends KindIR {
  readonly class: string
  readonly key: YamlText
}

export interface PlaceInfo {
  readonly name: string
  readonly key: YamlText
  /** A board: its containers are its spaces. */
  readonly isBoard: boolean
  /** How many containers it has. */
  readonly containers: number
  /** One container for each player. */
  readonly eachPlayer: boolean
  /** What there is one for each of, the last changing first from container to container; none: there is one. */
  readonly indices: readonly IndexInfo[]
  /** Those of the indices, all lines, of which one step leads to a neighbour. */
  readonly neighbours: readonly string[]
  /** Several places together that have a name: it has no containers of its own. */
  readonly madeOf: readonly PlaceInfo[]
  /** First container; those of the seats follow one another. */
  readonly container: number
  readonly holdsClass: string
  /** Kinds that may lie here. */
  readonly holdsKinds: readonly number[]
  /** Classes of the groups that may lie here instead; none: pieces lie here. */
  readonly holdsGroups: readonly string[]
  readonly capacity: number
}

/** `player`, or an enumeration: what there is a place for each of. */
export interface IndexInfo {
  readonly name: string
  readonly count: number
}

/** Things without a place of their own: what is printed on each, and the spaces that each is about. */
export interface RegionInfo {
  readonly name: string
  readonly names: readonly string[]
  /** Where each is named; of a class of data none is. */
  readonly keys: readonly YamlText[]
  readonly columns: readonly ColumnInfo[]
  readonly sets: readonly SetColumn[]
}

/** A printed column of sets: for each thing the members, ascending. */
export interface SetColumn {
  readonly name: string
  readonly element: Type
  readonly rows: readonly (readonly number[])[]
  readonly key: YamlText
}

/** A set of spaces, the same for all or one for each seat. */
export interface AreaInfo {
  readonly name: string
  readonly key: YamlText
  readonly perSeat: boolean
  /** A kind of space: `bases` are the spaces of it. */
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

/** What a player who sets up answers, one after the other: an army that somebody has put together before. */
export interface PreparedInfo {
  readonly name: string
  readonly key: YamlText
  readonly answers: readonly YamlText[]
  /** Options that it was made for. */
  readonly options: ReadonlyMap<string, string>
}

export interface TrackedInfo {
  readonly name: string
  readonly class: string | undefined
  readonly type: Type
  readonly orNone: boolean
  /** Of regions: what each starts with. */
  readonly starts?: readonly number[]
  readonly start: number | Expression
  readonly key: YamlText
}
