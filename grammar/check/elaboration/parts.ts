import type { Reads } from './reads.ts'

/** A part of a game that is read separately, such as the body of a stage: its results, and what they depend on. */
export interface Part<T> {
  readonly made: T
  /** What it was read from: the same objects stand for the same texts. */
  readonly of: readonly unknown[]
  readonly reads: Reads
  /** What it added to each of the lists used for the whole game. */
  readonly gathered: readonly (readonly unknown[])[]
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

/** Lists for the whole game that parts add to, one after the other. */
export class Gathered {
  private readonly lists: readonly unknown[][]

  constructor(lists: readonly unknown[][]) {
    this.lists = lists
  }

  /** How long each list is. */
  get lengths(): readonly number[] {
    return this.lists.map((list) => list.length)
  }

  /** What was added to each since it was so long. */
  since(lengths: readonly number[]): readonly (readonly unknown[])[] {
    return this.lists.map((list, i) => list.slice(lengths[i]))
  }

  add(more: readonly (readonly unknown[])[]): void {
    this.lists.forEach((list, i) => list.push(...(more[i] ?? [])))
  }
}
