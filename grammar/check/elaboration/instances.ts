import type { FunctionBody } from './declared.ts'
import type { Reads } from './reads.ts'
import type { Value } from './values.ts'

/** The value of a finished call, for all calls with such arguments. */
export interface Instance {
  readonly value: Value
  readonly reads: Reads
  readonly body: FunctionBody
  /** The function for whose sake it was made without saying what is wrong with it. */
  readonly silentFor?: string
}

/** Values of finished calls, by function and what its arguments are. */
export class Instances {
  private known: Map<string, Instance>
  private silentFor: string | undefined
  private readonly readSilently = new Set<string>()

  constructor(known: Iterable<readonly [string, Instance]>) {
    this.known = new Map(known)
  }

  /** One made silently in the game before counts once the function for which it was made is read silently here, too. */
  get(key: string): Instance | undefined {
    const known = this.known.get(key)
    const isKnown =
      known?.silentFor === undefined || this.silentFor !== undefined || this.readSilently.has(known.silentFor)
    return isKnown ? known : undefined
  }

  set(key: string, made: Omit<Instance, 'silentFor'>): void {
    const { silentFor } = this
    this.known.set(key, silentFor === undefined ? made : { ...made, silentFor })
  }

  /** Reads a function for any arguments; nothing is said, as its callers may know more about theirs. */
  silently<T>(name: string, read: () => T): T {
    this.silentFor = name
    const made = read()
    this.silentFor = undefined
    return made
  }

  /** Reads something with none of them known, and keeps none of those that it makes. */
  apart<T>(read: () => T): T {
    const before = this.known
    this.known = new Map()
    const made = read()
    this.known = before
    return made
  }

  /** That has been done for a function, here or in the game before. */
  hasReadSilently(name: string): void {
    this.readSilently.add(name)
  }

  [Symbol.iterator](): Iterator<readonly [string, Instance]> {
    return this.known[Symbol.iterator]()
  }
}
