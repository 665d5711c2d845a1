import type {
  ChoosableThing,
  CoveredLine,
  Decision,
  KindIR,
  Mark,
  PrintedBoard,
  Result,
  RuleLine,
  RuleStop,
  Scene,
  ScoreSheet,
  SeatIR,
} from '../../interpreter/index.ts'
import type { SpokenThing } from '../../grammar/services/index.ts'
import type { SentDocument } from '../workspace/documents.ts'
import type { Range, ToldDiagnostic } from './told.ts'

/** What the worker of the live game answers. It keeps the game; the page gets what one may see who looks. */
export type PlayCalls = {
  documents(sent: readonly SentDocument[]): void
  begin(game: GameChoice): Begun
  show(asked: Shown): Position
  options(chosen: readonly Chosen[]): readonly Offer[]
  play(asked: Answering<{ readonly move: string }>): Answered
  arrange(asked: Answering<{ readonly layout: readonly number[] }>): Answered
  /** Lets the program that has the deciding seat answer. */
  advance(asked: Answering<{ readonly player: string }>): Answered
  /** Makes the answer that stopped at a line, up to the next one. */
  goOn(asked: Answering<object>): Answered
  /** Lines at which the game is to stop. */
  stopAt(lines: readonly RuleLine[]): void
  /** The lines of a document at which it can. */
  breakableLines(file: string): readonly number[]
  /** Where a move leads, and how likely; undefined where that would tell the viewer what is hidden. */
  odds(asked: Answering<{ readonly move: string }>): ToldOdds | undefined
  undo(): boolean
  resign(seat: number): Refusal | undefined
  why(attempt: string | { readonly from: string; readonly to: string }): readonly Objection[]
  /** The same moves under the rules as they are now, if these are not the rules that it is played by already. */
  replay(): Begun | 'unchanged'
  record(): string | Refusal
  /** The game as lines of an example; undefined if it cannot be one. */
  example(): readonly string[] | undefined
  /** What things that the rules mention are on this table. */
  concerned(asked: SpokenIn): Concerned
  /** What the rules have done in this game so far, and what they never did. */
  coverage(): readonly CoveredLine[]
}

/** A game to be begun. Options are written as an author would. */
export interface GameChoice {
  readonly file: string
  readonly players: number | undefined
  readonly options: readonly (readonly [name: string, value: string])[]
  readonly seed: string
  /** A record to go on with, if the rules still take it. */
  readonly record?: string | undefined
}

export type Begun =
  | {
      readonly game: GameFacts
      readonly stopped: StoppedGame | undefined
      /** A record could not be gone on with, so a new game was begun. */
      readonly refused?: Refusal | undefined
    }
  /** The rules cannot be played as they are. */
  | { readonly problems: readonly ToldDiagnostic[]; readonly refusal?: Refusal }

/** The first answer of a game that the rules as they are now refuse; numbered from 1. */
export interface StoppedGame {
  readonly ply: number
  readonly move: string
  readonly refusal: Refusal
}

/** What stays the same as long as a game lasts. */
export interface GameFacts {
  readonly id: string
  readonly title: string
  readonly seats: readonly SeatIR[]
  readonly playerCounts: readonly number[]
  readonly players: number
  readonly options: readonly { readonly name: string; readonly text: string }[]
  readonly kinds: readonly PrintedKind[]
  readonly actions: readonly { readonly name: string; readonly title: string }[]
  readonly mayResign: boolean
  readonly rulesHash: string
  /** Somebody knows what others do not, so that one screen cannot show all to all. */
  readonly hasSecrets: boolean
  /** A move may leave something to chance. */
  readonly drawsLots: boolean
  readonly areas: readonly Area[]
  /** What is printed on each board. */
  readonly printed: readonly PrintedBoard[]
}

/** A kind of pieces, and what is printed on them. */
export interface PrintedKind extends KindIR {
  readonly marks: readonly Mark[]
}

/** Spaces that the rules have a name for. */
export interface Area {
  readonly name: string
  /** Of a seat; undefined: of all. */
  readonly owner: number | undefined
  readonly spaces: readonly string[]
}

/** Things that a document mentions. */
export interface SpokenIn {
  readonly file: string
  readonly things: readonly SpokenThing[]
}

/** Kinds of pieces, and names of spaces and of other places. */
export interface Concerned {
  readonly kinds: readonly string[]
  readonly spaces: readonly string[]
  readonly places: readonly string[]
}

/** Who looks: a seat; an author, who sees all that any seat knows; or nobody yet, so that nothing is shown. */
export type Look = number | 'open' | 'nobody'

export interface Shown {
  readonly look: Look
  /** Number of the decision that was to be made then; undefined: now. */
  readonly ply: number | undefined
}

export interface Position {
  readonly look: Look
  readonly ply: number
  /** Decisions answered so far in the whole game. */
  readonly plies: number
  readonly decision: Decision | undefined
  readonly result: Result | undefined
  /** undefined: nobody looks. */
  readonly scene: Scene | undefined
  readonly sheets: readonly ScoreSheet[]
  /** What the rules said before anybody was asked, while the log goes back so far. */
  readonly opening: readonly string[]
  readonly log: readonly LogLine[]
  /** Places in which something has changed with the last answer. */
  readonly recent: readonly string[]
  /** What may be chosen, if the viewer decides and looks at now. */
  readonly offers: readonly Offer[]
  readonly moves: readonly ListedMove[]
  /** Set-ups whose answers could all be given now, such as an army that somebody has put together. */
  readonly prepared: readonly string[]
  readonly arrangement: Arrangement | undefined
}

export interface LogLine {
  readonly ply: number
  readonly seat: number
  readonly text: string
  readonly said: readonly string[]
}

export interface ListedMove {
  readonly notation: string
  readonly action: string | undefined
}

/** What has been chosen of a move so far. */
export interface Chosen {
  readonly action: string
  readonly things: readonly string[]
}

/** An action with what has been chosen of it, and what may come next. */
export interface Offer extends Chosen {
  readonly next: readonly ChoosableThing[]
  /** The move that is whole with what has been chosen. */
  readonly move: string | undefined
}

/** A secret set-up that is to be made. */
export interface Arrangement {
  readonly spaces: readonly { readonly space: number; readonly name: string }[]
  readonly pieces: readonly { readonly kind: string; readonly letter: string }[]
  /** A layout to begin with: the space of each piece. */
  readonly layout: readonly number[]
  readonly setups: readonly { readonly name: string; readonly layout: readonly number[] }[]
}

export interface Refusal {
  readonly code: string
  readonly message: string
  readonly help: string | undefined
  readonly objections: readonly Objection[]
}

/** An answer, and who looks: nobody is told of what a rule finds more than that one may know. */
export type Answering<T> = T & { readonly look: Look }

/** What came of an answer: undefined: it was taken. */
export type Answered =
  | { readonly refusal: Refusal }
  /** It has brought the rules to a line at which they were to stop; the game is as it was before. */
  | { readonly stop: RuleStop }
  | undefined

/** The likeliest outcomes first. */
export interface ToldOdds {
  /** In how many ways chance can go if all were enumerated, else how many games were drawn. */
  readonly exact: boolean
  readonly of: number
  readonly outcomes: readonly { readonly what: string; readonly share: number; readonly chance: string }[]
}

/** One thing that speaks against a move. */
export interface Objection {
  readonly sentence: string
  readonly values: readonly { readonly text: string; readonly value: string }[]
  readonly at: Range | undefined
}
