import type { StepIR } from './step-ir.ts'
import type { TopologyIR } from './topology.ts'
import type {
  TermIR,
  AdviceIR,
  AlwaysIR,
  DarkIR,
  TallyIR,
  PreparedIR,
  StageIR,
  ActionIR,
  LineIR,
  ValueTypeIR,
  StreakIR,
  LastIR,
  PictureIR,
  WheneverIR,
  EndIR,
} from './rules-ir.ts'
import type {
  SeatIR,
  KindIR,
  SpaceIR,
  BoardIR,
  ContainerIR,
  FaceIR,
  PieceIR,
  GroupIR,
  MemoryIR,
  SetupIR,
} from './world-ir.ts'

export type { ExprIR, SetIR } from './expression-ir.ts'
export type { ArrangeIR, AskIR, OfferIR, StepIR } from './step-ir.ts'
export type { DirectionIR, TopologyIR } from './topology.ts'
export type * from './rules-ir.ts'
export type * from './world-ir.ts'

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
 * stage has one fixed address. Return addresses, questions and loops share words with others that are never in progress at
 * the same time.
 */
export const SEMANTICS_VERSION = 1

/** "no such thing", for every type. */
export const NONE = -0x80000000
/** The largest value that a word can hold. */
export const LARGEST_WORD = 0x7fffffff
/** As many as there are: larger than any count on any board. */
export const UNLIMITED = 0x3fffffff

/** The words that every state begins with. */
export const HEADER = [
  'status', // 0 before the first run, 1 waiting for a decision, 2 over
  'site', // the decision waited for: Ask.site or Arrange.site; negative between entering a point and going on from it
  'decider', // the seat that decides, or NONE
  'you', // the seat that `you` means now, or NONE
  'winner', // when over: the seat, or NONE if drawn; more in outcome.ts
  'reason', // when over: index into GameIR.reasons; before that NONE, or ENDS_UNSURE
  'ply', // decisions answered so far
  'action', // the action under way: its index, or NONE
  'depth', // how many actions are under way, one inside the other
  'seedLow',
  'seedHigh',
  'drawsShuffle', // draws made so far from each stream of chance
  'drawsRandom',
  'drawsRoll',
  'screen', // 1 while a secret arrangement is going on, `BEHIND_SCREENS` while each player does something unseen, or `UNNOTICED`
  'line', // lines said so far; kept so that two histories with other announcements differ
] as const
export type HeaderWord = (typeof HEADER)[number]
/** Address of a word of the header. */
export const H = Object.fromEntries(HEADER.map((word, index) => [word, index])) as {
  readonly [W in HeaderWord]: number
}

/** Everybody has put up a screen, which hides the places of others and their tracked values. */
export const BEHIND_SCREENS = 2
/** Somebody acts unnoticed: nothing changes that others see, and they do not see that anybody decides. */
export const UNNOTICED = 3

/**
 * Value of the reason word while nobody has won, in a position that was set up: an end may already hold that has not
 * been tested. In a state to which play has led from the start, no end holds while somebody decides.
 */
export const ENDS_UNSURE = -1

export const STATUS = { fresh: 0, waiting: 1, over: 2 } as const

/** Bit of a piece's `seen` word for lying face up for everybody. Bit s says that seat s has seen the face. */
export const OPEN_BIT = 30
/**
 * Sign bit of the same word: only players who know the piece know its tracked values, because pieces with different
 * values were mixed.
 */
export const MIXED_BIT = 31

export interface GameIR {
  readonly format: 'sandtable-ir'
  readonly semantics: number
  readonly id: string
  readonly title: string
  readonly seats: readonly SeatIR[]
  /** Seats that play together; left out if everybody plays alone. */
  readonly teams?: readonly { readonly name: string; readonly seats: readonly number[] }[]
  /** Turns go to the following seat, or to the one before. */
  readonly direction: 1 | -1
  readonly mayResign: boolean
  readonly options: readonly { readonly name: string; readonly value: number; readonly text: string }[]
  readonly kinds: readonly KindIR[]
  readonly spaces: readonly SpaceIR[]
  /** Spaces first, in the order of `spaces`; then the other places; then one for each possible group. */
  readonly containers: readonly ContainerIR[]
  readonly pieces: readonly PieceIR[]
  /**
   * If pieces can change their kind or owner: the possible faces, first the initial face of each piece. A word of
   * `memory.face` stores the present one, and tables of pieces have a word for each of these.
   */
  readonly faces?: readonly FaceIR[]
  /** If there are any: kinds of the classes whose pieces change. */
  readonly changing?: readonly number[]
  readonly groups: readonly GroupIR[]
  readonly boards: readonly BoardIR[]
  readonly topology: TopologyIR | undefined
  readonly memory: MemoryIR
  /** Constant tables, addressed by `table`. */
  readonly tables: readonly { readonly name: string; readonly values: readonly number[] }[]
  /** Position of a thing in the texts: `file` is an index into `files`, lines and columns are one-based. */
  readonly files: readonly string[]
  readonly origins: readonly OriginIR[]
  /** Registers that expressions use, with their types. They are not part of the state. */
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
  /** Addresses, one word per seat: records of the seat's last outermost action. */
  readonly last: LastIR
  readonly play: readonly StepIR[]
  /** The words of who sits at each seat, by the seat where that player began. Left out if nobody changes seats. */
  readonly seating?: number
  /** Number of call sites, which serve as return addresses. Ask and Arrange share the numbering. */
  readonly sites: number
  /** Reasons a game can end with. */
  readonly reasons: readonly string[]
  /** Lines that `say` can say. */
  readonly lines: readonly LineIR[]
  /** Those that only one player hears. Left out if there are none. */
  readonly told?: readonly number[]
  /** Advice for `you`, added up: 100 is as good as having won. Left out if there is none. */
  readonly advice?: readonly AdviceIR[]
  /** Left out if there is nothing. */
  readonly always?: readonly AlwaysIR[]
  /** Left out if everybody sees on which spaces pieces are. */
  readonly dark?: DarkIR
  /**
   * Address of a word for each seat: how many of its answers the others have not noticed. While it decides unnoticed, the
   * number of answers at the beginning is subtracted.
   */
  readonly unnoticed?: number
  readonly setups: readonly SetupIR[]
  /** Left out if there are none. */
  readonly prepared?: readonly PreparedIR[]
  /** Names of tracked values that are left out where the table is shown; views have them. */
  readonly notShown?: readonly string[]
  /**
   * Names of values that hold tokens of a seat, a piece or the like: payments are logged. Left out if there are none.
   */
  readonly purses?: readonly string[]
  /** Actions whose answers may make a secret public. Left out if there are none. */
  readonly announcing?: readonly number[]
  readonly announcements: readonly { readonly what: string; readonly origin: number }[]
}

export interface OriginIR {
  readonly file: number
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
}
