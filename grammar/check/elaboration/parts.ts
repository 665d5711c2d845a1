import type { Reads } from './reads.ts'

/** A part of a game that is read separately, such as the body of a stage: its results, and what they depend on. */
export interface Part<T> {
  readonly made: T
  /** What it was read from: the same objects stand for the same texts. */
  readonly of: readonly unknown[]
  readonly reads: Reads
  /** Its notes for the whole game. */
  readonly notes: readonly (readonly unknown[])[]
}

/** The parts of one sort, by name. */
export class Parts<T> {
  private readonly known = new Map<string, Part<T>>()

  get(name: string): Part<T> | undefined {
    return this.known.get(name)
  }

  set(name: string, part: Part<T>): void {
    this.known.set(name, part)
  }
}
