import {
  Breakpoints,
  Fault,
  isAllSeen,
  isRefused,
  Match,
  playerCalled,
  positionText,
  questionOf,
  recordedProgram,
  replayed,
  restore,
  save,
  wholeMessage,
  withNamedNumbers,
  writtenGame,
  type CheckedGame,
  type CoveredLine,
  type Player,
  type Program,
  type Refused,
  type Replayed,
  type RuleLine,
  type RuleStop,
} from '../../interpreter/index.ts'
import type {
  Answered,
  Answering,
  Chosen,
  Deciding,
  GameChoice,
  Look,
  Objection,
  Offer,
  Position,
  Refusal,
  SetUp,
  Shown,
  StoppedGame,
  Thinking,
  MoveOdds,
} from './play-calls.ts'
import { arrangementFor, layoutMeant } from './arranging.ts'
import { oddsOfMove } from './odds-of-move.ts'
import { objectionOf, refusalOf } from './refusal.ts'
import { matchBack, seenPosition } from './seen-position.ts'

/** At most this many moves are listed; beyond that, players find theirs choice by choice. */
const LISTED_MOVES = 2000

/** Gives an answer in a match. */
type Make = (match: Match) => Refused | undefined

/** The game on the table. It reveals only what the viewer may see. */
export class LiveGame {
  private readonly match: Match
  private readonly players = new Map<string, Player>()
  /** All answers given, if the current rules refuse one of them; the author may still be editing the rules. */
  private cut: readonly string[] | undefined
  private breakpoints: Breakpoints | undefined
  /** The decision of a program that has not been played yet. */
  private thought: { readonly of: Thinking; readonly answer: ReturnType<Player['answer']> } | undefined
  /** Answers that were taken back, the newest first to be given again. */
  private takenBack: readonly string[] = []
  /** An answer stopped at a breakpoint, and how many breakpoints it has passed. */
  private waiting: { readonly make: Make; readonly passed: number } | undefined

  constructor(match: Match, cut?: readonly string[]) {
    this.match = match
    this.cut = cut
  }

  /** A new game, also at the text of a position, or a saved one as far as the current rules accept it. */
  static begin(
    program: Program,
    { seed, record, position }: Pick<GameChoice, 'seed' | 'record' | 'position'>,
  ): Opened {
    const restored = record === undefined ? undefined : restore(program, record)
    if (restored !== undefined && !isRefused(restored)) return opened(restored)
    const fresh = replayed(program, { seed, position, moves: [] })
    const refused = restored === undefined ? undefined : refusalOf(restored)
    return isRefused(fresh) ? { refusal: refusalOf(fresh) } : { ...opened(fresh), refused }
  }

  show({ look, ply }: Shown): Position {
    const { match } = this
    const at = ply === undefined || ply >= match.ply ? match : matchBack(match, ply)
    const decision = at.decision()
    const mayChoose = at === match && decision !== undefined && (look === 'open' || look === decision.seat)
    return {
      ...seenPosition(match, at, look),
      offers: mayChoose && decision.kind === 'choice' ? this.options(this.starts()) : [],
      moves: mayChoose
        ? match
            .moves()
            .slice(0, LISTED_MOVES)
            .map(({ notation, action }) => ({ notation, action, shown: withNamedNumbers(at.ir, notation) }))
        : [],
      handed: mayChoose ? match.handed() : [],
      again: at === match ? this.takenBack.length : 0,
      prepared: mayChoose && decision.kind === 'choice' ? match.prepared() : [],
      arrangement:
        mayChoose && decision.kind === 'arrangement' ? arrangementFor(match, decision.seat) : undefined,
    }
  }

  private starts(): readonly Chosen[] {
    const actions = new Set(this.match.moves().map(({ action }) => action))
    return [...actions].flatMap((action) => (action === undefined ? [] : [{ action, things: [] }]))
  }

  options(chosen: readonly Chosen[]): readonly Offer[] {
    return chosen.map(({ action, things }) => {
      const { next, move } = this.match.nextChoices(action, things)
      return { action, things, next, move: move?.notation }
    })
  }

  /** Sets the lines at which the game stops; lines without a rule have no effect. */
  stopAt(lines: readonly RuleLine[]): void {
    const breakpoints = new Breakpoints(this.match.ir, lines)
    this.breakpoints = breakpoints.isEmpty ? undefined : breakpoints
    this.waiting = undefined
  }

  play({ move, look, plies }: Deciding<{ readonly move: string }>): Answered {
    if (plies !== this.match.ply) return undefined
    return this.answer((match) => match.play(move), look)
  }

  meant(text: string): readonly string[] {
    return this.match.movesMeant(text).map(({ notation }) => notation)
  }

  arrange({ layout, look, plies }: Deciding<{ readonly layout: readonly number[] }>): Answered {
    if (plies !== this.match.ply) return undefined
    return this.answer((match) => match.playLayout(layout), look)
  }

  layoutOf(setUp: SetUp): readonly number[] | undefined {
    return layoutMeant(this.match, setUp)
  }

  goOn({ look }: Answering<object>): Answered {
    const { waiting } = this
    return waiting === undefined ? undefined : this.answer(waiting.make, look, waiting.passed)
  }

  /** Gives an answer unless it reaches a breakpoint that it has not passed yet. */
  private answer(make: Make, look: Look, passed = 0): Answered {
    const stop =
      this.breakpoints === undefined ? undefined : this.stopIn(this.breakpoints, make, look, passed)
    this.waiting = stop === undefined ? undefined : { make, passed: passed + 1 }
    if (stop !== undefined) return { stop }
    const refusal = this.answered(make(this.match), look)
    return refusal === undefined ? undefined : { refusal }
  }

  private stopIn(breakpoints: Breakpoints, make: Make, look: Look, skip: number): RuleStop | undefined {
    const { match } = this
    const ahead = match.clone()
    const given = isRefused(make(ahead)) ? undefined : ahead.given.at(-1)
    const seat = look === 'open' ? undefined : look === 'nobody' ? 'everybody' : look
    return given === undefined ? undefined : breakpoints.stopIn(match.snapshot(), given, { skip, seat })
  }

  /** Playing on discards the answers that the rules no longer allow. */
  private answered(refused: Refused | undefined, look?: Look): Refusal | undefined {
    if (isRefused(refused))
      return refusalOf(look === 'open' ? { ...refused, message: wholeMessage(refused) } : refused)
    this.cut = undefined
    this.thought = undefined
    this.takenBack = []
    return undefined
  }

  /** Gives the answer that was taken back last, if there is one. */
  giveAgain({ look }: Answering<object>): Answered {
    const [move, ...older] = this.takenBack
    if (move === undefined) return undefined
    const answered = this.answer((match) => match.play(move), look)
    if (answered === undefined) this.takenBack = older
    return answered
  }

  think(of: Thinking): void {
    if (this.thought?.of.player === of.player && this.thought.of.plies === of.plies) return
    this.thought = undefined
    const question = of.plies === this.match.ply ? questionOf(this.match) : undefined
    if (question === undefined) return
    this.thought = { of, answer: this.player(of.player, question.decision.seat).answer(question) }
  }

  advance({ player, look, plies }: Deciding<{ readonly player: string }>): Answered {
    this.think({ player, plies })
    const answer = this.thought?.answer
    if (plies !== this.match.ply || answer === undefined) return undefined
    return this.answer(
      (match) => ('move' in answer ? match.play(answer.move) : match.playLayout(answer.layout)),
      look,
    )
  }

  odds({ move, look }: Answering<{ readonly move: string }>): MoveOdds | undefined {
    return oddsOfMove(this.match, move, look)
  }

  /** A program keeps its random state throughout the game. */
  private player(name: string, seat: number): Player {
    const key = `${name} ${seat}`
    const player =
      this.players.get(key) ??
      playerCalled(name, `${this.match.seed} ${seat}`, {
        clock: () => performance.now(),
        setUps: this.match.ir.prepared ?? [],
      })
    if (player === undefined) throw new Error(`there is no player ${name}`)
    this.players.set(key, player)
    return player
  }

  /** Undoes the last answer for the player who gave it, if `agreed` contains everybody that the match requires. */
  takeBack(agreed: readonly number[]): Refusal | undefined {
    const by = this.match.resignedSeat ?? this.match.record().at(-1)?.seat ?? 0
    const last = this.match.resignedSeat === undefined ? this.match.record().at(-1) : undefined
    const refusal = this.match.takeBack({ by, agreed })
    if (refusal !== undefined) return refusalOf(refusal)
    this.takenBack = last === undefined ? [] : [last.move, ...this.takenBack]
    this.cut = undefined
    this.thought = undefined
    this.waiting = undefined
    return undefined
  }

  resign(seat: number): Refusal | undefined {
    return this.answered(this.match.resign(seat))
  }

  why(attempt: string | { readonly from: string; readonly to: string }): readonly Objection[] {
    return this.match.why(attempt).reasons.map(objectionOf)
  }

  record(): string | Refusal {
    return save(this.match)
  }

  /** The position as a text: all of it if the viewer may see it, otherwise what this seat knows. Undefined if there is none. */
  position(look: Look): string | undefined {
    const isOpen = look === 'open' || isAllSeen(this.match.ir)
    if (look === 'nobody' && !isOpen) return undefined
    try {
      return positionText(this.match, typeof look === 'number' && !isOpen ? { seat: look } : {})
    } catch (thrown) {
      if (thrown instanceof Fault) return undefined
      throw thrown
    }
  }

  example(options: GameChoice['options']): readonly string[] | undefined {
    return writtenGame(this.match, options)
  }

  /** The coverage of the rules by this game, recorded by replaying it. With hidden things it would reveal them. */
  coverage(rules: CheckedGame, look: Look): readonly CoveredLine[] {
    if (look !== 'open' && !isAllSeen(this.match.ir)) return []
    const { program, lines } = recordedProgram(rules)
    const { seed, position } = this.match
    replayed(program, { seed, position, moves: this.match.record().map(({ move }) => move) })
    return lines()
  }

  /** Replays the answers under other rules, as far as those allow them. */
  under(program: Program): Opened {
    const { seed, position } = this.match
    const moves = this.cut ?? this.match.record().map(({ move }) => move)
    const again = replayed(program, { seed, position, moves })
    if (isRefused(again)) return { refusal: refusalOf(again) }
    again.match.keepMarks(this.match.takenBack)
    return opened(again, moves)
  }
}

/** A game that was started or resumed, or why it cannot be. */
export type Opened =
  | {
      readonly live: LiveGame
      readonly stopped: StoppedGame | undefined
      /** The record could not be resumed. */
      readonly refused?: Refusal | undefined
    }
  | { readonly refusal: Refusal }

function opened(
  { match, stopped }: Replayed,
  moves: readonly string[] = [],
): Extract<Opened, { readonly live: LiveGame }> {
  return {
    live: new LiveGame(match, stopped === undefined ? undefined : moves),
    stopped:
      stopped === undefined
        ? undefined
        : { ply: stopped.ply, move: stopped.move, refusal: refusalOf(stopped.refused) },
  }
}
