import { H } from '../../grammar/ir/ir.ts'
import { Knowledge } from '../deduction/knowledge.ts'
import type { GivenAnswer } from '../deduction/seen-answer.ts'
import type { TrueStart } from '../deduction/known-start.ts'
import type { Notation } from '../notation/notation.ts'
import type { Program } from '../program/program.ts'
import { endedIn } from '../state/outcome.ts'
import { heardBy, linesBetween } from '../state/said-lines.ts'
import { isUnnoticed } from '../state/unnoticed.ts'
import { loggedPly, type LoggedPly, type TakenBack } from '../view/logged-plies.ts'
import { observe } from '../view/observe.ts'
import { throwsSeen, type Throw, type TrueThrow } from '../view/throws.ts'
import { saidText } from '../view/said-text.ts'
import type { View } from '../view/view.ts'
import type { Answered, History } from './history.ts'
import { eventsBetween, type ReplayedEvents } from './replay-events.ts'

/** Undefined: what everybody may know. */
type Reader = number | undefined

/** A log as far as it has been read. */
interface ReadLog {
  readonly plies: LoggedPly[]
  /** By the number of an answer in the game: the index of the ply that it belongs to, or -1. */
  readonly plyOf: number[]
  /** Lines heard before the first of them. */
  readonly early: string[]
}

/** Everything that observers know of a game and were shown of it. It grows with the game. */
export class Readers {
  private readonly program: Program
  private readonly notation: Notation
  private readonly history: History
  private readonly start: TrueStart | undefined
  private readonly known = new Map<Reader, Knowledge>()
  private readonly logs = new Map<Reader, ReadLog>()
  /** Ply by ply. */
  private readonly witnessed: ReplayedEvents[] = []
  private opened: readonly TrueThrow[] | undefined

  constructor(program: Program, notation: Notation, history: History, start: TrueStart | undefined) {
    this.program = program
    this.notation = notation
    this.history = history
    this.start = start
  }

  knowledge(reader: Reader, now: Int32Array): Knowledge {
    const { start } = this.history
    const cached = this.known.get(reader) ?? new Knowledge(this.program, reader, start, this.start)
    this.known.set(reader, cached)
    for (const { played, before, after, isLast } of this.history.since(cached.answers, now))
      cached.see(before, played.given, after, isLast)
    return cached
  }

  /** Dice thrown before the first decision. */
  opening(reader: Reader): readonly Throw[] {
    const { ir } = this.program
    const { start: after } = this.history
    const before = this.start?.state ?? new Int32Array(after.length)
    this.opened ??= eventsBetween(ir, (program, S) => this.begin(program, S, after), before, after).thrown
    const lines = linesBetween(ir, undefined, after)
    const heard = heardBy(ir, lines, reader)
    const first = (after[H.line] ?? 0) - lines.length
    return throwsSeen(
      this.opened,
      reader,
      (count) => lines.slice(0, Math.max(0, count - first)).filter((line) => heard.includes(line)).length,
    )
  }

  private begin(program: Program, S: Int32Array, began: Int32Array): void {
    if (this.start === undefined) {
      program.fresh(S, began[H.seedLow] ?? 0, began[H.seedHigh] ?? 0)
      program.begin(S)
      return
    }
    if (this.start.entry === undefined) return
    program.enter(S, this.start.entry.point, this.start.entry.seat)
    program.resume(S)
  }

  /** The record of a ply, computed once for all readers. */
  private witnessedAt(
    ply: number,
    given: GivenAnswer,
    before: Int32Array,
    after: Int32Array,
  ): ReplayedEvents {
    return (this.witnessed[ply] ??= eventsBetween(
      this.program.ir,
      (program, S) => {
        if (given.kind === 'code') program.apply(S, given.code)
        else program.applyLayout(S, given.layout)
      },
      before,
      after,
    ))
  }

  log(reader: Reader, now: Int32Array): readonly LoggedPly[] {
    return this.read(reader, now).plies
  }

  /** Lines that a reader heard before the first decision that it noticed. */
  openingLines(reader: Reader, now: Int32Array): readonly string[] {
    const { ir } = this.program
    const lines = heardBy(ir, linesBetween(ir, undefined, this.history.start), reader)
    return [...lines.map((line) => saidText(ir, line)), ...this.read(reader, now).early]
  }

  /** Each answer as its player saw it. */
  openLog(now: Int32Array): readonly LoggedPly[] {
    return [...this.history.since(0, now)].map((answered, ply) => {
      const { played, before, after } = answered
      const then = observe(this.program, before, played.seat, undefined)
      const view = observe(this.program, after, played.seat, endedIn(this.program.ir, after))
      return { ...this.logged(answered, ply, { then, now: view }, played.seat), ply: after[H.ply] ?? 0 }
    })
  }

  private logged(
    { played, before, after }: Answered,
    ply: number,
    views: { readonly then: View; readonly now: View },
    reader: Reader,
  ): LoggedPly {
    const witnessed = this.witnessedAt(ply, played.given, before, after)
    return loggedPly(this.program, this.notation, { ...played, before, ...witnessed }, after, views, reader)
  }

  /** The number of answers in the game when a ply of a reader's log is over. */
  answersUntil(reader: Reader, ply: number, now: Int32Array): number {
    if (this.program.ir.unnoticed === undefined) return ply
    const { plies, plyOf } = this.read(reader, now)
    const later = plies.findIndex((entry) => entry.ply > ply)
    return later < 0 ? plyOf.length : plyOf.indexOf(later)
  }

  /** Marks of answers that were taken back, as a reader counts them. */
  marks(reader: Reader, now: Int32Array, marks: readonly TakenBack[]): readonly TakenBack[] {
    if (this.program.ir.unnoticed === undefined) return marks
    const { plies, plyOf } = this.read(reader, now)
    return marks.flatMap((mark) => {
      const index = plyOf[mark.ply - 1] ?? -1
      const isNoticed = index !== (plyOf[mark.ply - 2] ?? -1)
      return isNoticed ? [{ ...mark, ply: plies[index]?.ply ?? 0 }] : []
    })
  }

  private read(reader: Reader, now: Int32Array): ReadLog {
    const { ir } = this.program
    const log = this.logs.get(reader) ?? { plies: [], plyOf: [], early: [] }
    this.logs.set(reader, log)
    let then: View | undefined
    for (const answered of this.history.since(log.plyOf.length, now)) {
      const { before, after } = answered
      then ??= observe(this.program, before, reader, undefined)
      const view = observe(this.program, after, reader, endedIn(ir, after))
      const ply = this.logged(answered, log.plyOf.length, { then, now: view }, reader)
      const last = log.plies.at(-1)
      if (!isUnnoticed(before, reader)) log.plies.push(ply)
      else if (last === undefined) log.early.push(...ply.said)
      else log.plies.splice(-1, 1, withMore(last, ply))
      log.plyOf.push(log.plies.length - 1)
      then = view
    }
    return log
  }

  /** Forgets the last answer. */
  takeBack(): void {
    this.known.clear()
    if (this.program.ir.unnoticed !== undefined) this.logs.clear()
    for (const { plies, plyOf } of this.logs.values())
      for (const list of [plies, plyOf]) list.splice(this.history.length)
    this.witnessed.splice(this.history.length)
  }
}

/** Effects of answers that a reader does not notice count as effects of the last one that it did. */
function withMore(last: LoggedPly, { changes, said, saidTo, thrown, result }: LoggedPly): LoggedPly {
  return {
    ...last,
    changes: [...last.changes, ...changes],
    said: [...last.said, ...said],
    saidTo: [...last.saidTo, ...saidTo],
    thrown: [...last.thrown, ...thrown.map((dice) => ({ ...dice, after: dice.after + last.said.length }))],
    result,
  }
}
