import type { Noted } from './notes.ts'
import type {
  ActionIR,
  AdviceIR,
  AlwaysIR,
  EndIR,
  ExprIR,
  StageIR,
  StepIR,
  WheneverIR,
} from '../../../ir/ir.ts'
import type { ActionFrame, DenseTable, Instance, Sheet, WheneverFrame } from '../declarations.ts'
import type { Reading } from '../reading.ts'
import type { Changed, Reads } from '../reads.ts'

/** Cached results of the checker, by sort. */
interface Results {
  readonly frames: ActionFrame
  readonly watching: WheneverFrame
  readonly ends: EndIR
  readonly stages: StageIR
  readonly actions: ActionIR
  readonly whenever: WheneverIR
  readonly play: readonly StepIR[]
  readonly advice: readonly AdviceIR[]
  readonly dark: ExprIR
  readonly always: readonly AlwaysIR[]
  readonly checks: void
  /** Finished calls of functions, by the function and the types of its arguments. */
  readonly instances: Instance
  /** Tallies line by line. Undefined where that is impossible. */
  readonly sheets: Sheet | undefined
  /** Undefined if one failed, which has been reported. */
  readonly tables: DenseTable | undefined
}

type Sort = keyof Results

/** A result with all its dependencies. */
export interface Part<T> {
  readonly result: T
  /** The texts from which it was read: the same objects for the same texts. */
  readonly of: readonly unknown[]
  readonly reads: Reads
  /** Its notes for the whole game. If several parts use it, only the part that made it has its notes. */
  readonly notes: Noted
}

type Parts = { readonly [S in Sort]: Map<string, Part<Results[S]>> }

/** Memoizes results. After an edit, reuses those whose reads are unchanged. */
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
      dark: untouched(known?.dark),
      checks: untouched(known?.checks),
      instances: untouched(known?.instances),
      sheets: untouched(known?.sheets),
      tables: untouched(known?.tables),
    }
  }

  /** True if something reads what has changed since the game before. */
  isTouched(reads: Reads): boolean {
    return this.changed?.isReadBy(reads) === true
  }

  all<S extends Sort>(sort: S): Parts[S] {
    return this.parts[sort]
  }

  /** A result that several parts may use. Each of them inherits its reads. */
  shared<S extends Sort>(sort: S, name: string, make: () => Results[S]): Results[S] {
    const cached = this.parts[sort].get(name) ?? { ...this.reading.collectReads(make), of: [], notes: {} }
    this.parts[sort].set(name, cached)
    this.reading.reads.addTexts(cached.reads)
    return cached.result
  }

  /** A part of the game. If neither its texts nor its reads have changed, the cached result is reused. */
  part<S extends Sort>(
    sort: S,
    name: string,
    of: readonly unknown[],
    make: () => Results[S],
  ): Part<Results[S]> {
    const cached = this.parts[sort].get(name)
    if (cached?.of.length === of.length && cached.of.every((text, i) => text === of[i])) {
      this.keep(cached)
      return cached
    }
    const part = this.gathering(of, make)
    this.parts[sort].set(name, part)
    return part
  }

  /** Builds something and collects its reads and notes. */
  gathering<T>(of: readonly unknown[], make: () => T): Part<T> {
    const { result, notes } = this.reading.notes.during(() => this.reading.collectReads(make))
    return { ...result, of, notes }
  }

  /** Replays the notes and reads of a reused part. */
  keep({ notes, reads }: Part<unknown>): void {
    this.reading.notes.repeat(notes)
    this.reading.reads.add(reads)
  }
}
