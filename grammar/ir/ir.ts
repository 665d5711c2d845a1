import type { ExprIR, SetIR } from './expression-ir.ts'
import type { StepIR } from './step-ir.ts'
import type { Watchers } from './watchers.ts'
import type { TopologyIR } from './topology.ts'

export type { ExprIR, SetIR } from './expression-ir.ts'
export type { ArrangeIR, AskIR, OfferIR, StepIR } from './step-ir.ts'
export type { DirectionIR, TopologyIR } from './topology.ts'

/**
 * The contract between the grammar and every back end: one game, for one number of players and one choice of options,
 * as plain data. Dense numbers instead of names, no sugar, no text that means anything. It can be written to disk,
 * hashed, and read by a process that has no grammar.
 *
 * All values are 32-bit integers: truth is 0 or 1; seats, spaces, containers, pieces, kinds and the values of an
 * enumeration are their index; "none" is `NONE` for every type. A space is the container with the same index.
 *
 * The state is one Int32Array of `memory.size` words. The first `HEADER.length` words are the same in every game; all
 * else is where `memory.regions` and the addresses in the program say. Stages do not recurse, so every local of every
 * stage has one fixed address.
 */
export const SEMANTICS_VERSION = 1

/** "no such thing", for every type. */
export const NONE = -0x80000000
/** As many as there are: larger than any count on any board. */
export const UNLIMITED = 0x3fffffff

/** The words that every state begins with. */
export const HEADER = [
  'status', // 0 before the first run, 1 waiting for a decision, 2 over
  'site', // the decision waited for: Ask.site or Arrange.site; negative between entering a point and going on from it
  'decider', // the seat that decides, or NONE
  'you', // the seat that `you` means now, or NONE
  'winner', // when over: the seat, or NONE if drawn; more in outcome.ts
  'reason', // when over: index into GameIR.reasons
  'ply', // decisions answered so far
  'action', // the action under way: its index, or NONE
  'depth', // how many actions are under way, one inside the other
  'seedLow',
  'seedHigh',
  'drawsShuffle', // draws made so far from each stream of chance
  'drawsRandom',
  'drawsRoll',
  'screen', // 1 while a secret arrangement is going on, `BEHIND_SCREENS` while each player does something unseen
  'line', // lines said so far; kept so that two histories with other announcements differ
] as const
export type HeaderWord = (typeof HEADER)[number]
/** Address of a word of the header. */
export const H = Object.fromEntries(HEADER.map((word, index) => [word, index])) as {
  readonly [W in HeaderWord]: number
}

/** Everybody has put up a screen: what lies in places of others, and what is tracked of them, is not to be seen. */
export const BEHIND_SCREENS = 2

export const STATUS = { fresh: 0, waiting: 1, over: 2 } as const

/** Bit of a piece's `seen` word that says that it lies face up for everybody. Bit s says that seat s has seen the face. */
export const OPEN_BIT = 30

export interface GameIR {
  readonly format: 'sandtable-ir'
  readonly semantics: number
  readonly id: string
  readonly title: string
  readonly seats: readonly SeatIR[]
  /** Seats that play together; left out where everybody plays alone. */
  readonly teams?: readonly { readonly name: string; readonly seats: readonly number[] }[]
  /** Turns go to the following seat, or to the one before. */
  readonly direction: 1 | -1
  readonly mayResign: boolean
  readonly options: readonly { readonly name: string; readonly value: number; readonly text: string }[]
  readonly kinds: readonly KindIR[]
  readonly spaces: readonly SpaceIR[]
  /** Spaces first, in the order of `spaces`; then the other places; then one for each group that there can be. */
  readonly containers: readonly ContainerIR[]
  readonly pieces: readonly PieceIR[]
  /**
   * Where pieces may change their kind or owner: what a piece can be, first what each is at the start. A word of
   * `memory.face` says which it is, and tables of pieces have a word for each of these.
   */
  readonly faces?: readonly FaceIR[]
  readonly groups: readonly GroupIR[]
  readonly boards: readonly BoardIR[]
  readonly topology: TopologyIR | undefined
  readonly memory: MemoryIR
  /** Constant tables, addressed by `table`. */
  readonly tables: readonly { readonly name: string; readonly values: readonly number[] }[]
  /** Where in which text a thing was said: `file` is an index into `files`, lines and columns are one-based. */
  readonly files: readonly string[]
  readonly origins: readonly OriginIR[]
  /** Registers that expressions use, with what each of them holds; registers are no part of the state. */
  readonly registers: readonly ValueTypeIR[]
  readonly terms: readonly TermIR[]
  /** Tallies of one player, for score sheets; left out if there are none. */
  readonly tallies?: readonly TallyIR[]
  readonly stages: readonly StageIR[]
  readonly actions: readonly ActionIR[]
  readonly whenever: readonly WheneverIR[]
  readonly ends: readonly EndIR[]
  readonly streaks: readonly StreakIR[]
  readonly pictures: readonly PictureIR[]
  /** Addresses, one word for each seat: what is remembered of the seat's last outermost action. */
  readonly last: LastIR
  readonly play: readonly StepIR[]
  /** Return addresses are call sites; how many there are. Ask and Arrange share the numbering. */
  readonly sites: number
  /** Reasons a game can end with. */
  readonly reasons: readonly string[]
  /** Lines that `say` can say. */
  readonly lines: readonly string[]
  /** What speaks for the one who is `you`, added up: 100 is as good as having won. Left out if there is none. */
  readonly advice?: readonly AdviceIR[]
  /** Left out if there is nothing. */
  readonly always?: readonly AlwaysIR[]
  readonly setups: readonly SetupIR[]
  /** Left out if there are none. */
  readonly prepared?: readonly PreparedIR[]
  readonly announcements: readonly { readonly what: string; readonly origin: number }[]
}

export interface OriginIR {
  readonly file: number
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
}

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
   * value, then that of the row. For showing what belongs together; it decides nothing.
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
  /** Kinds that may lie here, where these are not all; the rules keep to it, so it decides nothing. */
  readonly holds?: readonly number[]
  /** Classes of groups that may lie here, where these are several, lie in a group, or are not open to everybody. */
  readonly groups?: readonly number[]
}

/** What can be seen of a piece, and whose it is. */
export interface FaceIR {
  readonly kind: number
  /** The owner of a class with an owner of its own; NONE where the place decides. */
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
 * nowhere until it is laid, and again as soon as nothing is left in it. Groups may hold groups; who sees into one is said
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
  /** One word for each piece and group: its container, the next and the previous there (or NONE), who knows its face. */
  readonly at: number
  readonly next: number
  readonly previous: number
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
  /** Only the player knows it whose it is. Dice show these values: how many sides each of them, from `least` on. */
  readonly secret?: { readonly least: number; readonly sides: readonly number[] }
  /** Per region: what each is called. */
  readonly things?: readonly string[]
  /**
   * What its words are, where rules put one sort of thing into them: of tracked values, of locals, and
   * of what is remembered. A piece must not be
   * shown by its number, which tells its face.
   */
  readonly type?: ValueTypeIR
}

export interface TermIR {
  readonly name: string
  /** Registers of the parameters, in order. */
  readonly params: readonly number[]
  readonly body: ExprIR
  readonly origin: number
  /** What one player has by a tally; its parameter is the seat. For players and tools; it decides nothing. */
  readonly tally?: true
}

/** A tally of one player, line by line. The rules count by `terms`; this shows people what they counted. */
export interface AdviceIR {
  readonly label: string
  readonly worth: ExprIR
  readonly origin: number
}

/** What is never broken while somebody decides, of all things of a class; it decides nothing. */
export interface AlwaysIR {
  readonly label: string
  readonly of: string
  readonly holds: ExprIR
  readonly origin: number
}

export interface TallyIR {
  readonly name: string
  /** `term`: what the line is worth for a seat. */
  readonly lines: readonly { readonly name: string; readonly term: number }[]
  /** For each seat so many words as there are lines and one more: how often it was counted, then the lines as they were. */
  readonly counted: number
  /** Everybody may know what it is worth also while nothing is counted. What is counted everybody may know. */
  readonly atAnyTime: boolean
}

export interface SetupIR {
  readonly name: string
  readonly arrangement: number
  /** For each seat and each of its pieces in the order of `ArrangeIR.pieces`: the space. Empty where the set-up does not fit that seat. */
  readonly spaces: readonly (readonly number[])[]
}

/** Answers that somebody has prepared, under the name of a set-up: moves, one after the other. */
export interface PreparedIR {
  readonly name: string
  readonly answers: readonly { readonly move: string; readonly origin: number }[]
}

export interface StageIR {
  readonly name: string
  /** Addresses of the parameters. */
  readonly params: readonly number[]
  readonly body: readonly StepIR[]
  /** Run when the stage is left, however. */
  readonly leave: readonly StepIR[]
  /** Address that keeps the call site to return to. */
  readonly returnTo: number
  readonly origin: number
}

export interface ActionIR {
  readonly name: string
  readonly title: string
  /** Addresses of the parameters, which the rules fill in; what an offer does not fill in is none. */
  readonly params: readonly number[]
  /** So many of them, the last ones, say what a choice has to be where that is settled in advance. */
  readonly settled?: number
  /** Steps before it is offered fill in more: sets, which mean nothing where it is not. */
  readonly takesSets?: true
  readonly choices: readonly ChoiceIR[]
  readonly lets: readonly {
    readonly name: string
    readonly cell: number
    readonly value: ExprIR
    readonly type: ValueTypeIR
    /** Number of choices that must be made before. */ readonly after: number
  }[]
  readonly conditions: readonly ConditionIR[]
  /** `forbid` rules, judged as if the move had been made. */
  readonly forbids: readonly ConditionIR[]
  readonly body: readonly StepIR[]
  readonly returnTo: number
  /** What is noted for streaks and `last` before the body is run. */
  readonly note: NoteIR
  /** Pictures taken when the action is over. */
  readonly pictures: readonly number[]
  readonly notation: readonly NotationPartIR[]
  readonly origin: number
}

/** What a value is. Values of a type that is not here are numbers. */
export type ValueTypeIR =
  | 'truth'
  | 'number'
  | 'space'
  | 'container'
  | 'piece'
  | 'group'
  | 'kind'
  | 'seat'
  | 'direction'
  | { readonly values: readonly string[] }
  /** A word of a bag: what the values are called of which it says how many there are. */
  | { readonly bag: readonly string[] }

export interface ChoiceIR {
  readonly name: string
  readonly cell: number
  readonly type: ValueTypeIR
  readonly from: SetIR
  /** Values are 0 to `domain - 1`: what packing a move into one word needs. */
  readonly domain: number
  /** Pieces that the decider cannot tell apart are one move. */
  readonly alike: boolean
  /** One of several things that are chosen under one name: its place among them. */
  readonly slot?: number
  /** What it is can be told from the choices behind it; it is not written down. */
  readonly inner?: boolean
  /** What a thing must be to be in `from`, phrase by phrase, for explaining why one is not; it decides nothing. */
  readonly parts?: readonly ChoicePartIR[]
  readonly origin: number
}

/** One phrase of a choice in the author's words. Its test reads the choice's cell, in which the thing asked about stands. */
export interface ChoicePartIR {
  /** A noun phrase that names some things, of which it must be one; or a condition that must hold for it. */
  readonly is: 'phrase' | 'condition'
  readonly text: string
  readonly test: ExprIR
  readonly mentions: readonly MentionIR[]
}

/** A value that a condition speaks of, in the author's words. */
export interface MentionIR {
  readonly text: string
  readonly value: ExprIR
  readonly type: ValueTypeIR
  /** Not even the one who decides may be told it. */
  readonly hidden: boolean
}

export interface ConditionIR {
  /** The author's words; shown when it refuses. */
  readonly label: string
  /** The longer refusal, with `{...}` already filled in where it is constant. */
  readonly says: string | undefined
  /** A legality condition must be true; a forbid must not. */
  readonly test: ExprIR
  /** Number of choices that must be made before it can be tested. */
  readonly after: number
  /** What it speaks of, for explaining why it fails; it decides nothing. */
  readonly mentions?: readonly MentionIR[]
  readonly origin: number
}

export type NotationPartIR =
  | { readonly part: 'text'; readonly text: string }
  /** The things that are chosen under one name: `2 red soldiers and nurse`. */
  | { readonly part: 'several'; readonly choice: string }
  /** A value of a choice or let; `column` prints the file letter of a space. */
  | {
      readonly part: 'value'
      readonly value: ExprIR
      readonly type: ValueTypeIR
      readonly show: 'whole' | 'column' | 'row' | 'letter'
      /** Known to the one who moves and not to everybody: others must not read it. */
      readonly own?: boolean
    }

export interface NoteIR {
  /** New streak values, all worked out before any is stored; then `last` is stored. Stored for the seat that acts. */
  readonly streaks: readonly { readonly streak: number; readonly value: ExprIR }[]
  readonly sharing: readonly {
    readonly streak: number
    readonly set: SetIR
    /** Goes on with the former run only if true. */ readonly goesOn: ExprIR
  }[]
  readonly last: readonly { readonly base: number; readonly value: ExprIR }[]
}

export interface StreakIR {
  readonly name: string
  /** One word for each seat. */
  readonly at: number
  /** For `sharing`: for each seat a count, then `capacity` pairs of item and run length. */
  readonly shared: { readonly at: number; readonly capacity: number } | undefined
}

export interface LastIR {
  /** One word for each seat: its last outermost action, or NONE; NONE as address if nothing is remembered. */
  readonly action: number
}

export interface PictureIR {
  readonly name: string
  /** Pieces whose space is in the picture: those of these numbers that stand on a space. */
  readonly pieces: readonly number[]
  readonly keep: number
  /** For each seat: how many were taken, then `keep` pairs of words, a ring. */
  readonly at: number
}

export interface WheneverIR {
  readonly label: string
  /** Binds a cell to each; undefined: no binding. */
  readonly over: SetIR | undefined
  readonly cell: number
  readonly when: ExprIR
  readonly you: ExprIR | undefined
  readonly body: readonly StepIR[]
  readonly origin: number
}

export interface EndIR {
  readonly label: string
  readonly over: SetIR | undefined
  readonly reg: number
  readonly when: ExprIR
  /** As the word of the header has it. */
  readonly winner: ExprIR
  readonly reason: number
  readonly origin: number
}

/** A point of a game at which a position can be set up: the beginning of a stage, of a turn, or a decision. */
export type EntryPoint =
  /** The body of the first `turns from` loop of `play`. */
  | { readonly kind: 'turns' }
  | { readonly kind: 'stage'; readonly stage: number }
  | { readonly kind: 'ask'; readonly site: number }
