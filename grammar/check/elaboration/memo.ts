import type { Lowering } from './contexts.ts'
import type { Reads } from './reads.ts'

/** Results by name, with what they read: whoever asks for one depends on that, too. */
export class Memo<T> {
  private readonly known: Map<string, { readonly made: T; readonly reads: Reads }>

  /** Takes over those that read nothing that has changed. */
  constructor(before: Memo<T> | undefined, isTouched: (reads: Reads) => boolean) {
    this.known = new Map([...(before?.known ?? [])].filter(([, { reads }]) => !isTouched(reads)))
  }

  get(el: Pick<Lowering, 'reads' | 'collectReads'>, name: string, make: () => T): T {
    const known = this.known.get(name) ?? el.collectReads(make)
    this.known.set(name, known)
    el.reads.addTexts(known.reads)
    return known.made
  }

  /** All of them, in the order in which they were made. */
  entries(): readonly (readonly [string, T])[] {
    return [...this.known].map(([name, { made }]) => [name, made])
  }
}
