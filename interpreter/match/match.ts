import type { ArrangeIR, EntryPoint, ExprIR, GameIR, PreparedIR } from '../../grammar/ir/ir.ts'
import { H, STATUS } from '../../grammar/ir/ir.ts'
import type { Knowledge } from '../deduction/knowledge.ts'
import type { GivenAnswer } from '../deduction/seen-answer.ts'
import type { TrueStart } from '../deduction/known-start.ts'
import { handedValues, type Handed } from '../notation/passed-values.ts'
import { Notation } from '../notation/notation.ts'
import { Fault, type Program } from '../program/program.ts'
import { seedFrom } from '../state/chance.ts'
import { hashState } from '../state/hash.ts'
import { observe } from '../view/observe.ts'
import type { LoggedPly, TakenBack } from '../view/logged-plies.ts'
import { isUnnoticed, noticedPlies } from '../state/unnoticed.ts'
import type { Throw } from '../view/throws.ts'
import type { View } from '../view/view.ts'
import { arrangementAt, canonicalLayout, legalLayout, type Layout } from '../layout/layout.ts'
import { answerText, type Listed, type Move } from '../notation/move.ts'
import { checkLayout } from './check-layout.ts'
import { History } from './history.ts'
import { nextChoices, type NextChoices } from '../reading/next-choices.ts'
import { LegalMoves } from './legal-moves.ts'
import { playSetup, setupCalled } from './setups.ts'
import { Readers } from './readers.ts'
import { isSeat, mustBeSeat, noSuchSeat, othersThan, readerFor, type Looking } from './seats.ts'
import { seedOf } from './seed-of.ts'
import { formatLayout, layoutWritten, setUpAsked, type SetUpAsked } from './layout-text.ts'
import { isRefused, refused, refusedFault, censoringFaults, type Refused } from './refused.ts'
import { refusedMove } from './refused-move.ts'
import { listedAs } from '../reading/written-otherwise.ts'
import { outcomeByPlayer, playerAtSeat } from '../state/seating.ts'
import { endedIn, resultOf, wonBy, type Outcome, type Result } from '../state/outcome.ts'
import { NOT_UNDERSTOOD, type Why } from '../reading/why.ts'
import { viewOr, type BrokenOff } from './failed-answer.ts'
import { withBetterMoves } from '../reading/better-move.ts'
import { refusedTakingBack, taughtSomething, withMarks } from './undo-answers.ts'
import type { LastAnswer, TakingBack } from './undo-answers.ts'
import type { UndoPolicy } from './undo-policy.ts'
import { askedAbout, whyAsked, type Asked } from './why-asked.ts'

export type { Result }
export type { Move } from '../notation/move.ts'
export type { Looking } from './seats.ts'

/** A decision: who decides, and what kind of answer is asked for. */
export interface Decision {
  readonly seat: number
  /** An arrangement is answered by a layout; its legal moves are not listed. */
  readonly kind: 'choice' | 'arrangement'
  /** True if the other seats are not to notice that this one decides. */
  readonly unnoticed?: true
}

/** Scratch copy of the state before an answer, meaningless between calls. */
let room = new Int32Array(0)

/**
 * Copies the state to the front of a larger buffer. A new copy for each answer would be most of the cost of an answer.
 */
function copyBefore(state: Int32Array): Int32Array {
  if (room.length < state.length) room = new Int32Array(state.length)
  room.set(state)
  return room
}

/** A game in progress. A refused input leaves it unchanged. */
export class Match {
  readonly program: Program
  readonly seed: string
  private readonly state: Int32Array
  private readonly notation: Notation
  private readonly history: History
  private resigned: { readonly seat: number } | undefined
  /** The text of the position where it began, which a record needs. */
  readonly position: string | undefined
  private readonly start: TrueStart | undefined
  private readonly readers: Readers
  private readonly legalMoves: LegalMoves
  private broken: { readonly seat: number; readonly move: string; readonly state: Int32Array } | undefined
  private hasUnevenLayouts = false
  /** The policy for `takeBack`. Saved with the game. */
  undoPolicy: UndoPolicy = 'unseen'
  private marks: readonly TakenBack[] = []

  private constructor(
    program: Program,
    seed: string,
    state: Int32Array,
    start?: TrueStart,
    history = new History(state.slice()),
    position?: string,
  ) {
    this.program = program
    this.start = start
    this.position = position
    this.seed = seed
    this.state = state
    this.history = history
    this.notation = new Notation(program)
    this.legalMoves = new LegalMoves(program, this.notation, state)
    this.readers = new Readers(program, this.notation, history, start)
  }

  /**
   * Starts a new game. Equal seeds give equal chance; `7` and `'7'` are the same seed. `undo` sets the policy for
   * `takeBack`. Throws a `Fault` if the rules fail before the first decision, or if there is no seed.
   */
  static start(
    program: Program,
    options: { readonly seed: string | number; readonly undo?: UndoPolicy },
  ): Match {
    const given = seedOf(options)
    const seed = seedFrom(given)
    const state = new Int32Array(program.ir.memory.size)
    program.fresh(state, seed.low, seed.high)
    censoringFaults(program.ir, () => program.begin(state))
    const match = new Match(program, String(given), state)
    match.undoPolicy = options.undo ?? 'unseen'
    return match
  }

  /** Starts a game in the middle: `prepare` changes a fresh state, then play continues from the point. */
  static from(
    program: Program,
    options: {
      readonly seed: string | number
      readonly prepare: (state: Int32Array) => void
      readonly point: EntryPoint
      readonly seat: number
    },
  ): Match {
    const seed = seedFrom(seedOf(options))
    const state = new Int32Array(program.ir.memory.size)
    program.fresh(state, seed.low, seed.high)
    options.prepare(state)
    const start = { state: state.slice(), entry: { point: options.point, seat: options.seat } }
    program.enter(state, options.point, options.seat)
    program.resume(state)
    return new Match(program, String(options.seed), state, start)
  }

  /** Starts a game in the middle, at a state that waits for a decision. `position` is its text. */
  static at(
    program: Program,
    options: { readonly seed: string | number; readonly state: Int32Array; readonly position?: string },
  ): Match {
    const seed = seedFrom(seedOf(options))
    const state = options.state.slice()
    state[H.seedLow] = seed.low
    state[H.seedHigh] = seed.high
    const start = { state: state.slice() }
    return new Match(
      program,
      String(options.seed),
      state,
      start,
      new History(state.slice()),
      options.position,
    )
  }

  /** True if it did not begin as the rules begin. A record can hold it only if it began at the text of a position. */
  get begunInMiddle(): boolean {
    return this.start !== undefined
  }

  get ir(): GameIR {
    return this.program.ir
  }

  /** Decisions answered so far. */
  get ply(): number {
    return this.state[H.ply] ?? 0
  }

  decision(): Decision | undefined {
    if (this.result() !== undefined || this.state[H.status] !== STATUS.waiting) return undefined
    return {
      seat: this.state[H.decider] ?? 0,
      kind: this.arrangement() === undefined ? 'choice' : 'arrangement',
      ...(isUnnoticed(this.state, undefined) ? { unnoticed: true } : {}),
    }
  }

  private arrangement(): ArrangeIR | undefined {
    return arrangementAt(this.ir, this.state)
  }

  /**
   * All legal moves in the order of their notation, which reveals nothing hidden, unlike the order of generation. Empty
   * for an arrangement or when the game is over. Throws a `Fault` if there are too many to list.
   */
  moves(): readonly Move[] {
    return this.legal().map(({ move }) => move)
  }

  /**
   * Offers the legal moves of an action choice by choice, for graphical interfaces: the things that may be chosen next,
   * and the move once it is complete. Throws a `Fault` if the choices are not a list.
   */
  nextChoices(action: string, chosen: readonly string[] = []): NextChoices {
    if (!Array.isArray(chosen)) throw new Fault('ST5004', 'The choices so far must be a list.', -1)
    return nextChoices(this.legalMoves.table(), this.legal(), action, chosen)
  }

  private legal(): readonly Listed[] {
    return this.decision()?.kind === 'choice' ? this.legalMoves.all() : []
  }

  private listedOr(): readonly Listed[] | Refused {
    return this.decision()?.kind === 'choice' ? this.legalMoves.allOr() : []
  }

  /**
   * Answers the decision with a move, its notation, `action (choices)`, the name of a setup, which may give many
   * answers, or rows of letters for an arrangement.
   */
  play(answer: Move | string): Refused | undefined {
    const decision = this.decision()
    if (decision === undefined) return refused('ST5001', 'The game is over.')
    const given = answerText(answer)
    const text = given?.trim()
    if (given === undefined || text === undefined)
      return refused('ST5004', 'A move is one of the legal moves, or its notation.')
    if (decision.kind === 'arrangement') return this.arrange(decision.seat, text)
    return this.playWritten(decision.seat, given, setupCalled(this.ir, text))
  }

  /** Values that the rules pass to the offered actions and that the moves do not show. */
  handed(): readonly Handed[] {
    const decision = this.decision()
    return decision === undefined ? [] : handedValues(this.program, this.state, decision.seat)
  }

  /** A text that no move matches may be a setup. */
  private playWritten(seat: number, given: string, prepared?: PreparedIR): Refused | undefined {
    const text = given.trim()
    const moves = this.listedOr()
    if (isRefused(moves)) return moves
    const matching = this.matching(moves, given, prepared !== undefined)
    const [found] = matching
    if (found !== undefined && matching.length === 1)
      return this.answer(seat, found.move.notation, { kind: 'code', code: found.code })
    return prepared === undefined
      ? refusedMove(this.legalMoves.table(), text, moves, matching)
      : this.playSetup(seat, prepared)
  }

  /**
   * The legal moves that a text can mean, in any accepted form: several if the rules write them alike, none if no legal
   * move is written that way. `isLiteral`: not shortened as in `d2d4` or `e4`. Throws a `Fault` if there are too many
   * moves to list.
   */
  movesMeant(text: string, isLiteral = false): readonly Move[] {
    return this.matching(this.legal(), text, isLiteral).map(({ move }) => move)
  }

  private matching(moves: readonly Listed[], text: string, isLiteral = false): readonly Listed[] {
    return this.legalMoves.matching(moves, text, isLiteral)
  }

  /**
   * Setups whose answers could all be given now, as far as the player can foresee their effects. If one leads to
   * something unforeseen, later answers are not tried.
   */
  prepared(): readonly string[] {
    const seat = this.decision()?.seat
    if (seat === undefined) return []
    return (this.ir.prepared ?? []).flatMap((prepared) =>
      this.clone().playSetup(seat, prepared, true) === undefined ? [prepared.name] : [],
    )
  }

  private playSetup(seat: number, setup: PreparedIR, onlyForeseen = false): Refused | undefined {
    return playSetup(this, seat, setup, (text) => this.playWritten(seat, text), onlyForeseen)
  }

  /**
   * Answers a choice with a move code. Refused if it is not legal now. For tools that may know everything, because
   * codes reveal faces.
   */
  playCode(code: number): Refused | undefined {
    const decision = this.decision()
    if (decision === undefined) return refused('ST5001', 'The game is over.')
    const moves = this.listedOr()
    if (isRefused(moves)) return moves
    const found = moves.find((listed) => listed.code === code)
    if (found === undefined) return refused('ST5004', `No legal move has the number ${code}.`)
    return this.answer(decision.seat, found.move.notation, { kind: 'code', code })
  }

  /**
   * Explains why a move is not legal for the deciding player: a written move, or its first and last space, by whatever
   * action. It reveals nothing that this player may not know; other players must not see it. Throws a `Fault` for
   * anything else.
   */
  why(attempt: Asked): Why {
    const asked = askedAbout(attempt)
    if (this.decision()?.kind !== 'choice') return NOT_UNDERSTOOD
    const table = this.legalMoves.table()
    const moves = this.listedOr()
    const listed = isRefused(moves) ? [] : moves
    const text = typeof asked === 'string' ? asked : undefined
    const matching = text === undefined ? [] : this.matching(listed, text)
    const { legalAttempts = [], ...why } = whyAsked(table, () => matching.length > 0, asked)
    if (isRefused(moves)) return why
    if (!why.legal || text === undefined || matching.length === 1)
      return withBetterMoves(this.ir, why, moves, text)
    const instead = matching.length > 0 ? matching : listedAs(table, moves, legalAttempts)
    return { ...why, instead: instead.map(({ move }) => move.notation) }
  }

  private arrange(seat: number, text: string): Refused | undefined {
    const arrange = this.arrangement()
    if (arrange === undefined) return refused('ST5001', 'There is nothing to arrange now.')
    const layout = layoutWritten(this.ir, arrange, seat, text)
    return isRefused(layout) ? layout : this.playLayout(layout)
  }

  /**
   * Answers an arrangement with space numbers, one for each piece of the arranging seat, in the order of
   * `ArrangeIR.pieces`.
   */
  playLayout(layout: Layout): Refused | undefined {
    const arrange = this.arrangement()
    const seat = this.state[H.decider] ?? 0
    if (arrange === undefined) return refused('ST5001', 'There is nothing to arrange now.')
    if (!Array.isArray(layout)) return refused('ST5010', 'A layout is a list of spaces.')
    const wrong = checkLayout(this.program, this.state, arrange, layout)
    if (wrong !== undefined) return wrong
    const canonical = canonicalLayout(this.ir, arrange, seat, layout)
    const text = formatLayout(this.ir, arrange, seat, canonical)
    return this.answer(seat, text, { kind: 'layout', layout: canonical })
  }

  /** The task while an arrangement is asked for. It shows how `play` reads rows of letters. */
  setUpAsked(): SetUpAsked | undefined {
    const arrange = this.arrangement()
    return arrange === undefined ? undefined : setUpAsked(this.ir, arrange, this.state[H.decider] ?? 0)
  }

  /**
   * A legal layout for the arranging seat. `below(n)` supplies random numbers from 0 to n - 1. All are equally likely
   * unless `unevenLayouts` is true afterwards.
   */
  sampleLayout(below: (n: number) => number): Layout | undefined {
    const arrange = this.arrangement()
    if (arrange === undefined) return undefined
    const { layout, uniform } = legalLayout(this.program, this.state, arrange, below)
    if (!uniform) this.hasUnevenLayouts = true
    return layout
  }

  /** True if `sampleLayout` had to draw from setups that were not equally likely. */
  get unevenLayouts(): boolean {
    return this.hasUnevenLayouts
  }

  private answer(seat: number, text: string, given: GivenAnswer): Refused | undefined {
    const before = copyBefore(this.state)
    this.legalMoves.forget()
    try {
      if (given.kind === 'code') this.program.apply(this.state, given.code)
      else this.program.applyLayout(this.state, given.layout)
    } catch (thrown) {
      if (thrown instanceof Fault) this.broken = { seat, move: text, state: this.state.slice() }
      this.state.set(before.subarray(0, this.state.length))
      if (thrown instanceof Fault) return refusedFault(this.ir, thrown)
      throw thrown
    }
    this.broken = undefined
    this.history.add({ seat, text, given }, before, this.state)
    return undefined
  }

  /**
   * Undoes the last answer, or a resignation. Returns false if there is none. What seats learnt from it is forgotten.
   * For analysis and solo play; players use `takeBack`. Either way a mark remains if something had been seen.
   */
  undo(): boolean {
    return this.undone([])
  }

  /**
   * Takes back the last answer, or a resignation, for a player, as far as the policy of this match allows. By default
   * players can take back their own last answer until chance has decided something or somebody has seen something new.
   * Then all players must agree.
   */
  takeBack(asking: TakingBack): Refused | undefined {
    const { by, agreed = [] } = asking
    const stranger = [by, ...agreed].find((seat) => !isSeat(this.ir, seat))
    if (stranger !== undefined) return refused('ST5002', noSuchSeat(this.ir, stranger))
    const last = this.lastAnswer()
    if (last === undefined) return refused('ST5001', 'There is nothing to take back.')
    const wrong = refusedTakingBack(this.ir, this.undoPolicy, asking, last)
    if (wrong === undefined) this.undone([...new Set([by, ...agreed])].sort((a, b) => a - b))
    return wrong
  }

  private lastAnswer(): LastAnswer | undefined {
    if (this.resigned !== undefined) return { seat: this.resigned.seat, taught: false, isUnnoticed: false }
    for (const { played, before, after } of this.history.since(this.history.length - 1, this.state))
      return {
        seat: played.seat,
        taught: taughtSomething(this.ir, before, after, this.actionOf(before, played)),
        isUnnoticed: isUnnoticed(before, undefined),
      }
    return undefined
  }

  private actionOf(before: Int32Array, { given }: { readonly given: GivenAnswer }): number | undefined {
    return given.kind === 'code' ? this.program.decode(before, given.code)?.action : undefined
  }

  private undone(agreed: readonly number[]): boolean {
    if (this.resigned !== undefined) {
      this.resigned = undefined
      return true
    }
    const last = this.lastAnswer()
    if (last === undefined || !this.history.takeBack(this.state)) return false
    if (last.taught) this.marks = [...this.marks, { ply: this.history.length + 1, seat: last.seat, agreed }]
    this.readers.takeBack()
    this.legalMoves.forget()
    return true
  }

  /** Answers that were taken back after something had been seen, in that order. */
  get takenBack(): readonly TakenBack[] {
    return this.marks
  }

  /** Marks from a saved game. */
  keepMarks(marks: readonly TakenBack[]): void {
    this.marks = marks
  }

  resign(seat: number): Refused | undefined {
    if (!this.ir.mayResign) return refused('ST5003', 'The rules of this game do not allow resigning.')
    if (!isSeat(this.ir, seat)) return refused('ST5002', noSuchSeat(this.ir, seat))
    if (this.decision() === undefined) return refused('ST5001', 'The game is over.')
    this.resigned = { seat }
    return undefined
  }

  result(): Result | undefined {
    if (this.resigned !== undefined) {
      return resultOf(wonBy(this.ir.seats.length, othersThan(this.ir, this.resigned.seat)), 'resignation')
    }
    return endedIn(this.ir, this.state)
  }

  /** The player at a seat now, by the seat where that player began. */
  playerAt(seat: number): number {
    return playerAtSeat(this.ir, this.state, seat)
  }

  /** The outcome for the players, by the seats where they began. Undefined before the end. */
  outcomeByPlayer(): Outcome | undefined {
    const result = this.result()
    return result && outcomeByPlayer(this.ir, this.state, result)
  }

  /** The answer on which the rules have just failed and which was not made. For tools that may know everything. */
  brokenOff(): BrokenOff | undefined {
    if (this.broken === undefined) return undefined
    const { seat, move, state } = this.broken
    return { seat, move, view: viewOr(this.program, state) }
  }

  /** The seat that has resigned, if any. */
  get resignedSeat(): number | undefined {
    return this.resigned?.seat
  }

  /**
   * All answers in order, as each player saw its own moves. It contains secret setups and pieces that others do not
   * know. For a single seat, use `log`.
   */
  record(): readonly { readonly seat: number; readonly move: string }[] {
    return this.history.playedFrom(0).map(({ seat, text }) => ({ seat, move: text }))
  }

  /** The same in the engine's form, for tests and tools that may know everything. */
  get given(): readonly GivenAnswer[] {
    return this.history.playedFrom(0).map(({ given }) => given)
  }

  /**
   * Hash of the whole state, 16 hexadecimal digits. A guess can be verified with it, so it never goes to a player
   * during a game.
   */
  hash(): string {
    return hashState(this.state)
  }

  /**
   * The view of a seat. `'public'` is what everybody sees, for spectators. Without a seat, it contains what every seat
   * knows, for a commentator and not for players. Throws a `Fault` for a seat that does not exist.
   */
  view(seat?: Looking): View {
    return observe(this.program, this.state, readerFor(this.ir, seat), this.result())
  }

  /** Everything that a seat knows from watching the game. Without a seat, what everybody knows. Grows with the game. */
  knowledge(seat?: number): Knowledge {
    mustBeSeat(this.ir, seat)
    return this.readers.knowledge(seat, this.state)
  }

  /**
   * The log, ply by ply, as a seat or a spectator (`'public'`) may see it. Without a seat, with what every seat may
   * know, not for players either. Grows with the game. Throws a `Fault` for a seat that does not exist.
   */
  log(seat?: Looking): readonly LoggedPly[] {
    const reader = readerFor(this.ir, seat)
    const read = this.readers.log(reader, this.state)
    const log = withMarks(read, this.readers.marks(reader, this.state, this.marks))
    if (this.resigned === undefined) return log
    const { seat: resignedSeat } = this.resigned
    const result = this.result()
    return [
      ...log,
      {
        ply: noticedPlies(this.ir, this.state, reader) + 1,
        seat: resignedSeat,
        move: undefined,
        changes: [],
        said: [],
        saidTo: [],
        thrown: [],
        result,
      },
    ]
  }

  /** Lines that a seat heard before the first decision; without a seat, those for everybody. Others are in the log. */
  opening(seat?: Looking): readonly string[] {
    return this.readers.openingLines(readerFor(this.ir, seat), this.state)
  }

  /** Dice thrown before the first decision, as far as a seat saw them. Without a seat, those that everybody saw. */
  openingThrows(seat?: Looking): readonly Throw[] {
    return this.readers.opening(readerFor(this.ir, seat))
  }

  /** The number of answers so far that a seat or a spectator has noticed. Without a seat, those that everybody has. */
  pliesFor(seat?: Looking): number {
    return noticedPlies(this.ir, this.state, readerFor(this.ir, seat))
  }

  /** Each answer as the player who gave it saw it, for tools that may know everything. */
  openLog(): readonly LoggedPly[] {
    return this.readers.openLog(this.state)
  }

  /** How many answers have been given when a ply of a seat's log is over, with those that the seat did not notice. */
  answersUntil(ply: number, seat?: Looking): number {
    return this.readers.answersUntil(readerFor(this.ir, seat), ply, this.state)
  }

  /** An independent copy of this match at the same point. */
  clone(): Match {
    const { program, seed, start, position } = this
    const copy = new Match(program, seed, this.state.slice(), start, this.history.copy(), position)
    copy.resigned = this.resigned
    copy.undoPolicy = this.undoPolicy
    copy.marks = this.marks
    copy.legalMoves.takeOver(this.legalMoves)
    return copy
  }

  /** The present value of an expression, for examples and tools. It ignores secrecy. */
  evaluate(expression: ExprIR): number {
    return this.program.evaluate(this.state, expression)
  }

  /** A copy of the state, for tests and tools that may know everything. */
  snapshot(): Int32Array {
    return this.state.slice()
  }
}
