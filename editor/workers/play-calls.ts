import type {
  Change,
  ChoosableThing,
  CoveredLine,
  Decision,
  Heard,
  Result,
  RuleLine,
  RuleStop,
  Scene,
  ScoreSheet,
  TableFacts,
} from '../../interpreter/index.ts'
import type { SpokenThing } from '../../grammar/services/index.ts'
import type { SentDocument } from '../workspace/documents.ts'
import type { Range, ToldDiagnostic } from './diagnostic-data.ts'

export type { Heard } from '../../interpreter/index.ts'

/** Calls of the worker that has the live game. It keeps the game; the page gets only what the viewer may see. */
export type PlayCalls = {
  documents(sent: readonly SentDocument[]): void
  begin(game: GameChoice): Begun
  show(asked: Shown): Position
  options(chosen: readonly Chosen[]): readonly Offer[]
  play(asked: Deciding<{ readonly move: string }>): Answered
  /** The legal moves that a typed text can mean. */
  meant(text: string): readonly string[]
  arrange(asked: Deciding<{ readonly layout: readonly number[] }>): Answered
  /** A setup as a layout under the current rules; undefined if they do not allow it now. */
  layoutOf(setUp: SetUp): readonly number[] | undefined
  /** Lets the program in the deciding seat decide, and keeps the decision. */
  think(asked: Thinking): void
  /** Lets the program in the deciding seat answer, with its earlier decision if it has thought before. */
  advance(asked: Deciding<{ readonly player: string }>): Answered
  /** Continues the answer that stopped at a line, up to the next breakpoint. */
  goOn(asked: Answering<object>): Answered
  /** Sets the lines at which the game stops. */
  stopAt(lines: readonly RuleLine[]): void
  /** The lines of a document at which it can stop. */
  breakableLines(file: string): readonly number[]
  /** The possible results of a move, and their probabilities. Undefined if that would reveal hidden information. */
  odds(asked: Answering<{ readonly move: string }>): MoveOdds | undefined
  /** Takes back the last answer, if these seats agree besides the one that gave it. */
  takeBack(agreed: readonly number[]): Refusal | undefined
  /** Gives the answer again that was taken back last. */
  giveAgain(asked: Answering<object>): Answered
  resign(seat: number): Refusal | undefined
  why(attempt: string | { readonly from: string; readonly to: string }): readonly Objection[]
  /** Replays the moves under the current rules, unless the game is already played by them. */
  replay(): Begun | 'unchanged'
  record(): string | Refusal
  /** The position as a text, as far as the viewer may know it. Undefined if there is none. */
  position(look: Look): string | undefined
  /** The game as lines of an example; undefined if it cannot be one. */
  example(): readonly string[] | undefined
  /** The things on this table that the rules mention. */
  concerned(asked: SpokenIn): Concerned | undefined
  /**
   * The rules that this game has used so far, and those it never did. Empty if that would reveal hidden information.
   */
  coverage(look: Look): readonly CoveredLine[]
}

/** A game to start. Options are written as an author would write them. */
export interface GameChoice {
  readonly file: string
  readonly players: number | undefined
  readonly options: readonly (readonly [name: string, value: string])[]
  readonly seed: string
  /** The text of a position to begin at. */
  readonly position?: string | undefined
  /** A record to resume, if the rules still accept it. */
  readonly record?: string | undefined
}

export type Begun =
  | {
      readonly game: GameFacts
      readonly stopped: StoppedGame | undefined
      /** The record could not be resumed, so a new game was started. */
      readonly refused?: Refusal | undefined
    }
  /** The rules cannot be played as they are. */
  | { readonly problems: readonly ToldDiagnostic[]; readonly refusal?: Refusal }

/** The first answer of a game that the current rules refuse; numbered from 1. */
export interface StoppedGame {
  readonly ply: number
  readonly move: string
  readonly refusal: Refusal
}

/** Facts that stay the same throughout a game. */
export interface GameFacts extends TableFacts {
  readonly id: string
  readonly playerCounts: readonly number[]
  readonly players: number
  readonly options: readonly { readonly name: string; readonly text: string }[]
  readonly actions: readonly { readonly name: string; readonly title: string }[]
  readonly mayResign: boolean
  readonly rulesHash: string
  /** Some players know what others do not, so one screen cannot show everything to everyone. */
  readonly hasSecrets: boolean
  /** There is nothing that any player does not see. */
  readonly isAllSeen: boolean
  /** A move may leave something to chance. */
  readonly drawsLots: boolean
}

/** Things that a document mentions. */
export interface SpokenIn {
  readonly file: string
  readonly things: readonly SpokenThing[]
}

/** Names of piece kinds, spaces and other places. */
export interface Concerned {
  readonly kinds: readonly string[]
  readonly spaces: readonly string[]
  readonly places: readonly string[]
}

/** A program's decision, made after this many others. */
export interface Thinking {
  readonly player: string
  readonly plies: number
}

/** The viewer: a seat; an author, who sees everything that any seat knows; or nobody yet, so nothing is shown. */
export type Look = number | 'open' | 'nobody'

export interface Shown {
  readonly look: Look
  /** Number of the decision to look back at. Undefined: now. */
  readonly ply: number | undefined
}

export interface Position {
  readonly look: Look
  readonly ply: number
  /** Decisions answered so far in the whole game. */
  readonly plies: number
  /** For each seat, the player who sits there now, by the seat where that player began. */
  readonly sitting: readonly number[]
  /** The same as the viewer counts, and the moments before and after, if there may be answers that the viewer did not notice. */
  readonly counted?:
    | { readonly ply: number; readonly plies: number; readonly back: number; readonly forward: number }
    | undefined
  readonly decision: Decision | undefined
  readonly result: Result | undefined
  /** Undefined if there is no viewer. */
  readonly scene: Scene | undefined
  readonly sheets: readonly ScoreSheet[]
  /** Lines said before the first decision, as long as the log goes back that far. */
  readonly opening: readonly Heard[]
  readonly log: readonly LogLine[]
  /** Places that the last answer changed, and what the viewer saw of it. */
  readonly recent: readonly string[]
  readonly changes: readonly Change[]
  /** The possible choices, if the viewer is to decide and is not looking back. */
  readonly offers: readonly Offer[]
  readonly moves: readonly ListedMove[]
  /** The arguments of the question, if the rules pass any that the moves do not show. */
  readonly handed: readonly { readonly name: string; readonly value: string }[]
  /** How many answers that were taken back can be given again. */
  readonly again: number
  /** Setups whose answers are all legal now, such as an army that somebody has put together. */
  readonly prepared: readonly string[]
  readonly arrangement: Arrangement | undefined
}

export interface LogLine {
  readonly ply: number
  /** How many answers had been given in the whole game when it was over. */
  readonly moment: number
  readonly seat: number
  readonly text: string
  /** Effects of the move that its text does not mention. */
  readonly outcome: string
  readonly heard: readonly Heard[]
}

export interface ListedMove {
  readonly notation: string
  readonly action: string | undefined
  /** The same for people: numbers with their names. */
  readonly shown: string
}

/** The choices made for a move so far. */
export interface Chosen {
  readonly action: string
  readonly things: readonly string[]
}

/** An action with the choices made so far, and what can be chosen next. */
export interface Offer extends Chosen {
  readonly next: readonly ChoosableThing[]
  /** The move that these choices complete. */
  readonly move: string | undefined
}

/** A secret setup to be made. */
export interface Arrangement {
  readonly spaces: readonly { readonly space: number; readonly name: string }[]
  readonly pieces: readonly { readonly kind: string; readonly letter: string }[]
  /** A layout to start from: the space of each piece. */
  readonly layout: readonly number[]
  readonly setups: readonly { readonly name: string; readonly layout: readonly number[] }[]
}

/** Pieces and their spaces by name: numbers may mean something else after an edit. */
export type SetUp = readonly { readonly kind: string; readonly space: string }[]

export interface Refusal {
  readonly code: string
  readonly message: string
  readonly help: string | undefined
  readonly objections: readonly Objection[]
}

/** An answer, and the viewer: the values at a breakpoint are shown only as far as the viewer may know them. */
export type Answering<T> = T & { readonly look: Look }

/** An answer to one decision. Once that has been answered, all others to it are ignored. */
export type Deciding<T> = Answering<T> & { readonly plies: number }

/** The outcome of an answer. Undefined: it was accepted. */
export type Answered =
  | { readonly refusal: Refusal }
  /** It reached a breakpoint; the game is as it was before. */
  | { readonly stop: RuleStop }
  | undefined

/** The possible results of a move, the most likely first. */
export interface MoveOdds {
  /** The number of ways chance can go if all were enumerated, else the number of samples. */
  readonly exact: boolean
  readonly of: number
  readonly outcomes: readonly { readonly what: string; readonly share: number; readonly chance: string }[]
}

/** One reason against a move. */
export interface Objection {
  readonly sentence: string
  readonly values: readonly { readonly text: string; readonly value: string }[]
  readonly at: Range | undefined
}
