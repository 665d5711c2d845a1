import { H } from '../../grammar/ir/ir.ts'
import { Knowledge } from '../deduction/knowledge.ts'
import type { GivenAnswer } from '../deduction/seen-answer.ts'
import type { TrueStart } from '../deduction/start.ts'
import type { Notation } from '../notation/notation.ts'
import type { Program } from '../program/program.ts'
import { endedIn } from '../state/outcome.ts'
import { heardBy, linesBetween } from '../state/said.ts'
import { loggedPly } from '../view/log.ts'
import { observe } from '../view/observe.ts'
import { throwsSeen } from '../view/throws.ts'
import type { Throw, TrueThrow } from '../view/throws.ts'
import type { LoggedPly } from '../view/log.ts'
import type { View } from '../view/view.ts'
import type { History } from './history.ts'
import { witnessedWithin } from './witnessed.ts'
import type { Witnessed } from './witnessed.ts'

/** Undefined: what everybody may know. */
type Reader = number | undefined

/** Everything that observers know of a game and were shown of it. It grows with the game. */
export class Readers {
  private readonly program: Program
  private readonly notation: Notation
  private readonly history: History
  private readonly start: TrueStart | undefined
  private readonly known = new Map<Reader, Knowledge>()
  private readonly logs = new Map<Reader, LoggedPly[]>()
  /** Ply by ply. */
  private readonly witnessed: Witnessed[] = []
  private opened: readonly TrueThrow[] | undefined

  constructor(program: Program, notation: Notation, history: History, start: TrueStart | undefined) {
    this.program = program
    this.notation = notation
    this.history = history
    this.start = start
  }

  knowledge(reader: Reader, now: Int32Array): Knowledge {
    const { start } = this.history
    const known = this.known.get(reader) ?? new Knowledge(this.program, reader, start, this.start)
    this.known.set(reader, known)
    for (const { played, before, after, isLast } of this.history.since(known.plies.length, now))
      known.see(before, played.given, after, isLast)
    return known
  }

  /** Dice thrown before the first decision. */
  opening(reader: Reader): readonly Throw[] {
    const { ir } = this.program
    const { start: after } = this.history
    const before = this.start?.state ?? new Int32Array(after.length)
    this.opened ??= witnessedWithin(ir, (program, S) => this.begin(program, S, after), before, after).thrown
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
  private witnessedAt(ply: number, given: GivenAnswer, before: Int32Array, after: Int32Array): Witnessed {
    return (this.witnessed[ply] ??= witnessedWithin(
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
    const { ir } = this.program
    const log = this.logs.get(reader) ?? []
    this.logs.set(reader, log)
    let then: View | undefined
    for (const { played, before, after } of this.history.since(log.length, now)) {
      then ??= observe(this.program, before, reader, undefined)
      const view = observe(this.program, after, reader, endedIn(ir, after))
      const witnessed = this.witnessedAt(log.length, played.given, before, after)
      const answered = { ...played, before, ...witnessed }
      log.push(loggedPly(this.program, this.notation, answered, after, { then, now: view }, reader))
      then = view
    }
    return log
  }

  /** Forgets the last answer. */
  takeBack(): void {
    this.known.clear()
    for (const log of this.logs.values()) log.splice(this.history.length)
    this.witnessed.splice(this.history.length)
  }
}
