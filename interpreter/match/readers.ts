import { Knowledge } from '../deduction/knowledge.ts'
import type { TrueStart } from '../deduction/start.ts'
import type { Notation } from '../notation/notation.ts'
import type { Program } from '../program/program.ts'
import { endedIn } from '../state/outcome.ts'
import { loggedPly } from '../view/log.ts'
import type { LoggedPly } from '../view/log.ts'
import type { History } from './history.ts'

/** undefined: what everybody may know. */
type Reader = number | undefined

/** What observers know of a game and have been told about it: it grows with the game. */
export class Readers {
  private readonly program: Program
  private readonly notation: Notation
  private readonly history: History
  private readonly start: TrueStart | undefined
  private readonly known = new Map<Reader, Knowledge>()
  private readonly logs = new Map<Reader, LoggedPly[]>()

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

  log(reader: Reader, now: Int32Array): readonly LoggedPly[] {
    const { ir } = this.program
    const log = this.logs.get(reader) ?? []
    this.logs.set(reader, log)
    for (const { played, before, after } of this.history.since(log.length, now))
      log.push(
        loggedPly(this.program, this.notation, { ...played, before }, after, endedIn(ir, after), reader),
      )
    return log
  }

  /** The last answer has been taken back. */
  takeBack(): void {
    this.known.clear()
    for (const log of this.logs.values()) log.splice(this.history.length)
  }
}
