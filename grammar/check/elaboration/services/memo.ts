import type { ActionIR, AdviceIR, AlwaysIR, EndIR, StageIR, StepIR, WheneverIR } from '../../../ir/ir.ts'
import type { ActionFrame, DenseTable, Instance, Sheet, WheneverFrame } from '../declared.ts'
import type { Reading } from '../reading.ts'
import type { Changed, Reads } from '../reads.ts'

/** Results of the checker, by the name of what they are made from. */
interface Results {
  readonly frames: ActionFrame
  readonly watching: WheneverFrame
  readonly ends: EndIR
  readonly stages: StageIR
  readonly actions: ActionIR
  readonly whenever: WheneverIR
  readonly play: readonly StepIR[]
  readonly advice: readonly AdviceIR[]
  readonly always: readonly AlwaysIR[]
  readonly checks: void
  /** Finished calls of functions, by the function and the types of its arguments. */
  readonly instances: Instance
  /** Tallies line by line; undefined where that is impossible. */
  readonly sheets: Sheet | undefined
  /** Undefined if one failed, which has been reported. */
  readonly tables: DenseTable | undefined
}

type Sort = keyof Results

/** A result, and everything it depends on. */
export interface Part<T> {
  readonly made: T
  /** The texts that it was read from: the same objects for the same texts. */
  readonly of: readonly unknown[]
  readonly reads: Reads
  /** Its notes for the whole game. If several parts use it, the part that made it has its notes. */
  readonly notes: readonly (readonly unknown[])[]
}

type Parts = { readonly [S in Sort]: Map<string, Part<Results[S]>> }

/** Makes each result once. After an edit, takes over those that read nothing that has changed. */
export class Memo {
  private readonly parts: Parts
  private readonly reading: Pick<Reading, 'reads' | 'collectReads' | 'notes'>
  private readonly changed: Changed | undefined

  constructor(reading: Memo['reading'], before?: Memo, changed?: Changed) {
    this.reading = reading
    this.changed = changed
    const untouched = <T>(parts: ReadonlyMap<string, Part<T>> = new Map<string, Part<T>>()) =>
      new Map([...parts].filter(([, { reads }]) => !this.isTouched(reads)))
    const known = before?.parts
    this.parts = {
      frames: untouched(known?.frames),
      watching: untouched(known?.watching),
      ends: untouched(known?.ends),
      stages: untouched(known?.stages),
      actions: untouched(known?.actions),
      whenever: untouched(known?.whenever),
      play: untouched(known?.play),
      advice: untouched(known?.advice),
      always: untouched(known?.always),
      checks: untouched(known?.checks),
      instances: untouched(known?.instances),
      sheets: untouched(known?.sheets),
      tables: untouched(known?.tables),
    }
  }

  /** Does something look at what has changed since the game before? */
  isTouched(reads: Reads): boolean {
    return this.changed?.isReadBy(reads) === true
  }

  all<S extends Sort>(sort: S): Parts[S] {
    return this.parts[sort]
  }

  /** A result that several parts may use: each of them reads what it read. */
  shared<S extends Sort>(sort: S, name: string, make: () => Results[S]): Results[S] {
    const known = this.parts[sort].get(name) ?? { ...this.reading.collectReads(make), of: [], notes: [] }
    this.parts[sort].set(name, known)
    this.reading.reads.addTexts(known.reads)
    return known.made
  }

  /** A part of the game that is read from some texts: if none of these has changed, nor what it read, it is as it was. */
  part<S extends Sort>(
    sort: S,
    name: string,
    of: readonly unknown[],
    make: () => Results[S],
  ): Part<Results[S]> {
    const known = this.parts[sort].get(name)
    if (known?.of.length === of.length && known.of.every((text, i) => text === of[i])) {
      this.keep(known)
      return known
    }
    const part = this.gathering(of, make)
    this.parts[sort].set(name, part)
    return part
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
