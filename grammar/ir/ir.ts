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
  'winner', // when over: the seat, or NONE if drawn
  'reason', // when over: index into GameIR.reasons
  'ply', // decisions answered so far
  'action', // the action under way: its index, or NONE
  'depth', // how many actions are under way, one inside the other
  'seedLow',
  'seedHigh',
  'drawsShuffle', // draws made so far from each stream of chance
  'drawsRandom',
  'drawsRoll',
  'screen', // 1 while a secret arrangement is going on
  'line', // lines said so far; kept so that two histories with other announcements differ
] as const
export type HeaderWord = (typeof HEADER)[number]
/** Address of a word of the header. */
export const H = Object.fromEntries(HEADER.map((word, index) => [word, index])) as {
  readonly [W in HeaderWord]: number
}

export const STATUS = { fresh: 0, waiting: 1, over: 2 } as const

/** Bit of a piece's `seen` word that says that it lies face up for everybody. Bit s says that seat s has seen the face. */
export const OPEN_BIT = 30

export interface GameIR {
  readonly format: 'sandtable-ir'
  readonly semantics: number
  readonly id: string
  readonly title: string
  /** Hash of the merged rules that this was made of; the same for all options and numbers of players. */
  readonly rulesHash: string
  readonly seats: readonly SeatIR[]
  /** Turns go to the following seat, or to the one before. */
  readonly direction: 1 | -1
  readonly mayResign: boolean
  readonly options: readonly { readonly name: string; readonly value: number; readonly text: string }[]
  readonly kinds: readonly KindIR[]
  readonly spaces: readonly SpaceIR[]
  /** Spaces first, in the order of `spaces`; then the other places; then one for each group that there can be. */
  readonly containers: readonly ContainerIR[]
  readonly pieces: readonly PieceIR[]
  readonly groups: readonly GroupIR[]
  readonly board: BoardIR | undefined
  readonly memory: MemoryIR
  /** Constant tables, addressed by `table`. */
  readonly tables: readonly { readonly name: string; readonly values: readonly number[] }[]
  /** Where in which text a thing was said: `file` is an index into `files`, lines and columns are one-based. */
  readonly files: readonly string[]
  readonly origins: readonly OriginIR[]
  /** Number of registers that expressions use; registers are no part of the state. */
  readonly registers: number
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
  readonly setups: readonly SetupIR[]
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
  /** On a grid: zero-based, column from the left, row from the bottom of the picture. */
  readonly column: number
  readonly row: number
}

export interface BoardIR {
  readonly place: string
  readonly columns: number
  readonly rows: number
  /** Index of the container of the first space; always 0. */
  readonly spaces: number
  /** Table with, for each space times 8 plus direction, the neighbour or NONE. Directions clockwise: n ne e se s sw w nw. */
  readonly step: number
}

export interface ContainerIR {
  readonly place: string
  /** Shown to people: `hand of red`, or the name of the space. */
  readonly name: string
  readonly owner: number
  readonly capacity: number
  /** A pile: order means something. */
  readonly pile: boolean
  readonly seenBy: 'owner' | 'everyone' | 'nobody'
  readonly topSeenBy: 'owner' | 'everyone' | 'nobody'
  /** Kinds that may lie here, where these are not all; the rules keep to it, so it decides nothing. */
  readonly holds?: readonly number[]
}

export interface PieceIR {
  readonly kind: number
  /** The owner of a class with `owner: fixed`; NONE where the place decides. */
  readonly owner: number
  /** The container where it begins. */
  readonly container: number
}

/**
 * A class of groups: things that lie in places as pieces do, and hold pieces as places do. A group is a number behind
 * those of the pieces, and the container with the same distance from `container` as its number has from `first`. It lies
 * nowhere until it is laid, and again as soon as nothing is left in it.
 */
export interface GroupIR {
  readonly name: string
  readonly plural: string
  readonly first: number
  /** As many as there can be at once. */
  readonly count: number
  readonly container: number
  /** Words of each group that go back to their start when it ends: addresses of the first group's. */
  readonly tracked: readonly { readonly at: number; readonly start: number }[]
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
  readonly per: 'game' | 'seat' | 'piece' | 'group' | 'space' | 'container' | 'local' | 'history' | 'said'
  /** Of a tracked value: what its words are. A piece must not be shown by its number, which tells its face. */
  readonly type?: ValueTypeIR
}

export type ExprIR =
  | { readonly op: 'const'; readonly value: number }
  /** A register: a variable of a quantifier, or a parameter of a term. */
  | { readonly op: 'reg'; readonly reg: number }
  /** A word of the state at a fixed address: a tracked value, a local, a choice, a word of the header. */
  | { readonly op: 'cell'; readonly at: number }
  /** A word of the state at `base + index`; NONE if the index is NONE. */
  | { readonly op: 'load'; readonly base: number; readonly index: ExprIR }
  /**
   * A word of a constant table; NONE if the index is NONE. `by: 'piece'` says that the index is a piece, so that the word
   * may tell its face; it decides nothing, but whoever asks what a seat can find out must know it.
   */
  | { readonly op: 'table'; readonly table: number; readonly index: ExprIR; readonly by?: 'piece' }
  /**
   * With none, arithmetic gives none; `min` and `max` take it for less than any number. Dividing by 0 gives 0, `mod` has
   * the sign of its right side. What does not fit a word is the nearest that does.
   */
  | {
      readonly op: 'add' | 'sub' | 'mul' | 'mod' | 'divUp' | 'divDown' | 'min' | 'max'
      readonly left: ExprIR
      readonly right: ExprIR
    }
  /** A condition holds if it is 1: none is not true. Plain comparison of words. Order comparisons with NONE are false; `eq` and `ne` compare NONE like any word. */
  | { readonly op: 'lt' | 'le' | 'eq' | 'ne'; readonly left: ExprIR; readonly right: ExprIR }
  /** Left to right, no further than needed. */
  | { readonly op: 'and' | 'or'; readonly terms: readonly ExprIR[] }
  | { readonly op: 'not'; readonly term: ExprIR }
  | { readonly op: 'if'; readonly condition: ExprIR; readonly then: ExprIR; readonly else: ExprIR }
  /** Binds a register for `body`. */
  | { readonly op: 'let'; readonly reg: number; readonly value: ExprIR; readonly body: ExprIR }
  | { readonly op: 'call'; readonly term: number; readonly args: readonly ExprIR[] }
  /** Is there one; how many; the first or NONE; is `item` one of them. */
  | { readonly op: 'any' | 'count' | 'first'; readonly set: SetIR }
  | { readonly op: 'contains'; readonly set: SetIR; readonly item: ExprIR }
  /** `sum` of none is 0; `highest` and `lowest` of none are NONE. Values that are none are left out. */
  | {
      readonly op: 'fold'
      readonly fold: 'sum' | 'highest' | 'lowest'
      readonly set: SetIR
      readonly reg: number
      readonly of: ExprIR
    }
  /** Longest unbroken straight run of spaces of the set; `directions` is a mask of the eight directions. */
  | { readonly op: 'longest line'; readonly set: SetIR; readonly directions: ExprIR }
  /** The neighbour in the one direction of a mask, or NONE. */
  | { readonly op: 'step'; readonly space: ExprIR; readonly directions: ExprIR }
  /** Has `player` a legal move of this action now (with `you` being that player)? */
  | { readonly op: 'can'; readonly player: ExprIR; readonly action: number }
  /** In how many of `player`'s latest actions in a row `item` was in the shared sets of the streak; 0 if not in the last. */
  | { readonly op: 'shared run'; readonly streak: number; readonly player: ExprIR; readonly item: ExprIR }
  /**
   * Would `piece` on `space`, all else as now, give a picture that equals one of the last `within` pictures taken after
   * actions of `player`?
   */
  | {
      readonly op: 'repeats'
      readonly picture: number
      readonly player: ExprIR
      readonly within: ExprIR
      readonly piece: ExprIR
      readonly space: ExprIR
    }

/** Sets are enumerated in a fixed order and hold no thing twice. */
export type SetIR =
  | { readonly set: 'empty' }
  | { readonly set: 'one'; readonly item: ExprIR } // empty if the item is NONE
  /** Whole numbers `from` to `to`, both included: spaces, pieces of one owner, seats, numbers. */
  | { readonly set: 'range'; readonly from: ExprIR; readonly to: ExprIR }
  /**
   * Row `index` of a ragged constant table: words `offsets[index]` up to, not including, `offsets[index + 1]` of `items`.
   * Areas of a seat, neighbours of a space. Empty if the index is NONE. `of: 'piece'`: the items are pieces, chosen by
   * what they are; like `by` it decides nothing.
   */
  | {
      readonly set: 'row'
      readonly offsets: number
      readonly items: number
      readonly index: ExprIR
      readonly of?: 'piece'
    }
  /** Pieces in a container, first to last. Empty if the container is NONE. */
  | { readonly set: 'members'; readonly container: ExprIR }
  | { readonly set: 'filter'; readonly of: SetIR; readonly reg: number; readonly where: ExprIR }
  /** `of` for each `reg` in `over`, put together; the author's types make sure that nothing comes twice. */
  | { readonly set: 'each'; readonly over: SetIR; readonly reg: number; readonly of: SetIR }
  /** `item` for each `reg` in `over`, leaving out NONE and repeats. */
  | { readonly set: 'map'; readonly over: SetIR; readonly reg: number; readonly item: ExprIR }
  | { readonly set: 'union' | 'minus'; readonly left: SetIR; readonly right: SetIR }
  | { readonly set: 'if'; readonly condition: ExprIR; readonly then: SetIR; readonly else: SetIR }
  | { readonly set: 'let'; readonly reg: number; readonly value: ExprIR; readonly body: SetIR }
  /** In order of a number, ascending, ties as they come; none before all numbers. */
  | { readonly set: 'sorted'; readonly of: SetIR; readonly reg: number; readonly by: ExprIR }
  /** Empty spaces in straight lines from a space, at most `limit` of each line, nothing jumped over. */
  | { readonly set: 'open line'; readonly from: ExprIR; readonly directions: ExprIR; readonly limit: ExprIR }
  /** The first piece met on each of these lines within `limit` spaces. */
  | { readonly set: 'sight'; readonly from: ExprIR; readonly directions: ExprIR; readonly limit: ExprIR }
  /**
   * Spaces one gets to from `from` (one or several) along rows and columns, passing only over `via`; those of `from` left
   * out. One may end on any space next to those passed. Nearest first, then clockwise from n.
   */
  | { readonly set: 'reached'; readonly from: SetIR; readonly via: SetIR }
  /** Empty if the two are not in one straight line. Borders that a straight move from one space to another crosses, as numbers that two moves share if they share the border. */
  | { readonly set: 'borders'; readonly from: ExprIR; readonly to: ExprIR }

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
export interface TallyIR {
  readonly name: string
  /** `term`: what the line is worth for a seat. */
  readonly lines: readonly { readonly name: string; readonly term: number }[]
  /** For each seat so many words as there are lines and one more: how often it was counted, then the lines as they were. */
  readonly counted: number
  /** Everybody may know what it is worth also while nothing is counted. What is counted everybody may know. */
  readonly atAnyTime: boolean
}

export type StepIR =
  /** `state[base + index] = value`; outside `least..most` (NONE allowed if `orNone`) is fault ST5101. */
  | {
      readonly step: 'store'
      readonly base: number
      readonly index: ExprIR
      readonly value: ExprIR
      readonly least: number
      readonly most: number
      readonly orNone: boolean
      readonly origin: number
    }
  /**
   * Pieces move to a container, in the order of the set, at its end (`last`) or its beginning (`first`, on top of a pile);
   * either way they lie there in that order.
   */
  | {
      readonly step: 'move'
      readonly what: SetIR
      readonly to: ExprIR
      readonly end: 'first' | 'last'
      readonly origin: number
    }
  /** One by one from the first of `from` to `to`: on top if that is a pile, else behind the others. */
  | {
      readonly step: 'deal'
      readonly count: ExprIR
      readonly upTo: boolean
      readonly from: ExprIR
      readonly to: ExprIR
      readonly origin: number
    }
  | { readonly step: 'shuffle'; readonly container: ExprIR; readonly origin: number }
  /** One of the set, each as likely as any other, into a cell; none if there is none. */
  | { readonly step: 'pick'; readonly what: SetIR; readonly cell: number; readonly origin: number }
  /** Pieces become a new group of a class, behind what lies in the container; its number goes into the cell. */
  | {
      readonly step: 'lay'
      readonly what: SetIR
      readonly group: number
      readonly to: ExprIR
      readonly cell: number
      readonly origin: number
    }
  /** These seats learn the faces. */
  | { readonly step: 'show'; readonly what: SetIR; readonly to: SetIR; readonly origin: number }
  | { readonly step: 'reveal'; readonly what: SetIR; readonly origin: number }
  | { readonly step: 'say'; readonly line: number }
  | {
      readonly step: 'if'
      readonly condition: ExprIR
      readonly then: readonly StepIR[]
      readonly else: readonly StepIR[]
      readonly origin: number
    }
  /** Binds a cell to each member of a snapshot of the set. `snapshot` has room for `capacity` members and a count before them. */
  | {
      readonly step: 'for each'
      readonly over: SetIR
      readonly cell: number
      readonly index: number
      readonly snapshot: number
      readonly capacity: number
      readonly body: readonly StepIR[]
      readonly origin: number
    }
  /**
   * Body is run while the condition holds before it, at most `atMost` times. `until` looks after each pass instead.
   * `atMost` is worked out once; `cell` holds how many passes may still begin.
   */
  | {
      readonly step: 'loop'
      readonly cell: number
      readonly while: ExprIR | undefined
      readonly until: ExprIR | undefined
      readonly atMost: ExprIR
      readonly body: readonly StepIR[]
      readonly origin: number
    }
  /**
   * Seats in the direction of play from `from`, one after the other, each as `you`; who does not satisfy `while` is passed
   * over; leaves when nobody does, or after `atMost` turns. `cell` holds the seat, `counter` the turns.
   */
  | {
      readonly step: 'turns'
      readonly from: ExprIR
      readonly while: ExprIR | undefined
      readonly atMost: ExprIR
      readonly cell: number
      readonly counter: number
      readonly saved: number
      /** Each turn: words that go back to their start. */
      readonly reset: readonly { readonly at: number; readonly start: readonly number[] }[]
      readonly body: readonly StepIR[]
      readonly origin: number
    }
  /** Stage with arguments into its frame. With `for`, that seat is `you` inside; `saved` keeps the former one. */
  | {
      readonly step: 'run'
      readonly stage: number
      readonly args: readonly ExprIR[]
      readonly for: ExprIR | undefined
      readonly saved: number
      readonly site: number
      readonly origin: number
    }
  /**
   * Leaves the running stage at once; its `leave` steps still run. Stages, actions and loops that were begun within it
   * are given up (`you`, `depth` and so on are as they were there, pictures of the actions are taken), and their own
   * `leave` steps do not run.
   */
  | { readonly step: 'leave'; readonly stage: number; readonly origin: number }
  | AskIR
  | ArrangeIR
  /**
   * Looks at these whenever rules and these ends, in order. A pass goes through all rules and each of their bindings as
   * they are when the rule's turn comes; passes are made until one fires nothing. Nothing happens inside a whenever rule.
   */
  | { readonly step: 'settle'; readonly whenever: readonly number[]; readonly ends: readonly number[] }
  /** The game is over. `winner` NONE: drawn. */
  | { readonly step: 'win'; readonly winner: ExprIR; readonly reason: number; readonly origin: number }
  /** Highest value wins, equal highest: drawn. */
  | {
      readonly step: 'rank'
      readonly reg: number
      readonly by: ExprIR
      readonly reason: number
      readonly origin: number
    }

export interface AskIR {
  readonly step: 'ask'
  readonly site: number
  /** The seat that decides; it is `you` for the offers and in what they do, not in `orElse`. */
  readonly who: ExprIR
  /** The former `you`; with `must` and `repeatedly`, its complement once there was an answer, so that `done` is allowed. */
  readonly saved: number
  /** Passed over where this does not hold, `you` being who would be asked; everybody could work it out. */
  readonly possible?: ExprIR
  readonly must: boolean
  readonly repeatedly: boolean
  readonly offers: readonly OfferIR[]
  /** `must` without a legal move; empty: the author claims there always is one, and fault ST5102 says if not. */
  readonly orElse: readonly StepIR[]
  readonly hasOrElse: boolean
  readonly origin: number
}

export interface OfferIR {
  readonly action: number
  readonly args: readonly ExprIR[]
}

/** One compound secret decision of each seat in turn. Nothing moves until all have answered. */
export interface ArrangeIR {
  readonly step: 'arrange'
  readonly site: number
  /** Index of the arrangement, for `layout` and for set-ups. */
  readonly arrangement: number
  readonly players: readonly number[]
  /** For each player: its pieces (all of them are placed) and the spaces that they may be placed on. */
  readonly pieces: readonly (readonly number[])[]
  readonly spaces: readonly (readonly number[])[]
  /** May piece `reg` stand on space `onto`? */
  readonly where: { readonly piece: number; readonly space: number; readonly condition: ExprIR } | undefined
  /** Number of the player who is asked now: index into `players`. */
  readonly cell: number
  /** One word for each piece of the game: the space chosen for it, or NONE. */
  readonly layout: number
  readonly saved: number
  readonly origin: number
}

export interface SetupIR {
  readonly name: string
  readonly arrangement: number
  /** For each seat and each of its pieces in the order of `ArrangeIR.pieces`: the space. Empty where the set-up does not fit that seat. */
  readonly spaces: readonly (readonly number[])[]
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
  /** Addresses of the parameters, which the rules fill in. */
  readonly params: readonly number[]
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

/** What a value is, for showing it to people. */
export type ValueTypeIR =
  | 'truth'
  | 'number'
  | 'space'
  | 'piece'
  | 'group'
  | 'kind'
  | 'seat'
  | 'direction'
  | { readonly values: readonly string[] }

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
  /** NONE: drawn. */
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
