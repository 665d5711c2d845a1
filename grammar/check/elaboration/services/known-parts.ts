import type { ActionIR, AdviceIR, AlwaysIR, EndIR, StageIR, StepIR, WheneverIR } from '../../../ir/ir.ts'
import type { ActionFrame, WheneverFrame } from '../declared.ts'
import type { Reading } from '../reading.ts'
import type { Part } from '../parts.ts'
import { Parts } from '../parts.ts'
import type { Changed, Reads } from '../reads.ts'

/** The parts of a game that are read by themselves. */
interface PartsOfGame {
  readonly frames: Parts<ActionFrame>
  readonly watching: Parts<WheneverFrame>
  readonly ends: Parts<EndIR>
  readonly stages: Parts<StageIR>
  readonly actions: Parts<ActionIR>
  readonly whenever: Parts<WheneverIR>
  readonly steps: Parts<readonly StepIR[]>
  readonly advice: Parts<readonly AdviceIR[]>
  readonly always: Parts<readonly AlwaysIR[]>
  readonly checks: Parts<void>
}

/** Reads each part of a game once. After an edit, takes over the parts of the game before that looked at nothing that changed. */
export class KnownParts {
  private readonly parts: PartsOfGame = {
    frames: new Parts<ActionFrame>(),
    watching: new Parts<WheneverFrame>(),
    ends: new Parts<EndIR>(),
    stages: new Parts<StageIR>(),
    actions: new Parts<ActionIR>(),
    whenever: new Parts<WheneverIR>(),
    steps: new Parts<readonly StepIR[]>(),
    advice: new Parts<readonly AdviceIR[]>(),
    always: new Parts<readonly AlwaysIR[]>(),
    checks: new Parts<void>(),
  }
  private readonly reading: Pick<Reading, 'reads' | 'collectReads' | 'notes'>
  private readonly before: KnownParts | undefined
  private readonly changed: Changed | undefined

  constructor(
    reading: Pick<Reading, 'reads' | 'collectReads' | 'notes'>,
    before?: { readonly parts: KnownParts; readonly changed: Changed },
  ) {
    this.reading = reading
    this.before = before?.parts
    this.changed = before?.changed
  }

  /** Does something look at what has changed since the game before? */
  isTouched(reads: Reads): boolean {
    return this.changed?.isReadBy(reads) === true
  }

  /**
   * A part of the game that is read from some texts: if it was read before, and neither these nor the functions that
   * it calls have changed, it is as it was.
   */
  part<T>(sort: (parts: PartsOfGame) => Parts<T>, name: string, of: readonly unknown[], make: () => T): T {
    return this.readPart(sort, name, of, make).made
  }

  /** The same, with what was read for it. */
  readPart<T>(
    sort: (parts: PartsOfGame) => Parts<T>,
    name: string,
    of: readonly unknown[],
    make: () => T,
  ): Part<T> {
    const known = this.before === undefined ? undefined : sort(this.before.parts).get(name)
    const isKept =
      known !== undefined &&
      known.of.length === of.length &&
      known.of.every((text, i) => text === of[i]) &&
      !this.isTouched(known.reads)
    if (isKept) this.keep(known)
    const part = isKept ? known : this.gathering(of, make)
    sort(this.parts).set(name, part)
    return part
  }

  /** Declarations of an action, if they have been read. */
  framesOf(action: string): Part<ActionFrame> | undefined {
    return this.parts.frames.get(action)
  }

  /** Builds something and records what it read and noted. */
  gathering<T>(of: readonly unknown[], make: () => T): Part<T> {
    const { made, notes } = this.reading.notes.during(() => this.reading.collectReads(make))
    return { ...made, of, notes }
  }

  /** What was built before counts as built here. */
  keep({ notes, reads }: Part<unknown>): void {
    this.reading.notes.repeat(notes)
    this.reading.reads.add(reads)
  }
}
