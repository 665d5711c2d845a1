import type { ExprIR } from '../../../ir/ir.ts'
import type { FunctionDeclaration, HandedOver, Instance } from '../declarations.ts'
import type { Reads } from '../reads.ts'
import type { Memo, Part } from './memo.ts'

/** A tally that the step being read counts, and for which seat. */
export interface Counted {
  readonly declaration: FunctionDeclaration
  readonly seat: ExprIR
}

/** Terms, rules, tallies and tables: their declarations, results of calls, and the calls in progress. */
export class Functions {
  private readonly named = new Map<string, FunctionDeclaration>()
  private instances: Map<string, Part<Instance>>
  /** The function being read silently for any arguments, and those already read like that. */
  private silentFor: string | undefined
  private readonly readSilently = new Set<string>()
  private counting: Counted[] | undefined
  /** Functions being compiled now, and the arguments of their calls. */
  private readonly open: { readonly name: string; readonly handed: HandedOver | undefined }[] = []
  private depth = 0
  private written = 0

  constructor(memo: Memo) {
    this.instances = memo.all('instances')
  }

  get declared(): ReadonlyMap<string, FunctionDeclaration> {
    return this.named
  }

  declare(declaration: FunctionDeclaration): void {
    this.named.set(declaration.name, declaration)
  }

  /** The result of a call. A silent one of the previous game counts once its function is read silently here, too. */
  instance(key: string): Part<Instance> | undefined {
    const cached = this.instances.get(key)
    const { silentFor } = cached?.result ?? {}
    const isKnown =
      silentFor === undefined || this.silentFor !== undefined || this.readSilently.has(silentFor)
    return isKnown ? cached : undefined
  }

  noteInstance(key: string, { value, body }: Instance, reads: Reads): void {
    const { silentFor } = this
    this.instances.set(key, { result: { value, body, silentFor }, of: [], reads, notes: {} })
  }

  /** Reads a function for any arguments, silently, because its callers may know more about theirs. */
  silently<T>(name: string, read: () => T): T {
    this.silentFor = name
    const result = read()
    this.silentFor = undefined
    return result
  }

  /** True if that has been done for a function, here or in the game before. */
  hasReadSilently(name: string): void {
    this.readSilently.add(name)
  }

  /** Reads something with an empty cache of calls, which is discarded afterwards. */
  apart<T>(read: () => T): T {
    const before = this.instances
    this.instances = new Map()
    const result = read()
    this.instances = before
    return result
  }

  /** True while a function is being compiled. */
  get isOpen(): boolean {
    return this.open.length > 0
  }

  /** True if functions, or expressions including those of called terms, are nested this deeply. */
  isDeep(functions: number, expressions: number): boolean {
    return this.open.length >= functions || this.depth >= expressions
  }

  /** Reads an expression. */
  deeper<T>(read: () => T): T {
    this.depth++
    const result = read()
    this.depth--
    return result
  }

  /** Compiles a function. `handed` are the arguments of the call. */
  opening<T>(name: string, make: () => T, handed?: HandedOver): T {
    this.open.push({ name, handed })
    const result = make()
    this.open.pop()
    return result
  }

  /** If a function is being compiled, the cycle of functions from there to this call. */
  cycleTo(name: string): readonly string[] | undefined {
    const from = this.open.findIndex((one) => one.name === name)
    return from < 0 ? undefined : [...this.open.slice(from).map((one) => one.name), name]
  }

  /** Arguments of the open calls, innermost first. */
  handedOver(): readonly HandedOver[] {
    return this.open.toReversed().flatMap(({ handed }) => handed ?? [])
  }

  /** Reads the value of a step that writes; `counted` are the tallies that it counts. */
  counted<T>(make: () => T): { readonly result: T; readonly counted: readonly Counted[] } {
    const counted: Counted[] = []
    return { result: this.countingFor(counted, make), counted }
  }

  uncounted<T>(make: () => T): T {
    return this.countingFor(undefined, make)
  }

  count(declaration: FunctionDeclaration, seat: ExprIR): void {
    this.counting?.push({ declaration, seat })
  }

  private countingFor<T>(counting: Counted[] | undefined, make: () => T): T {
    const before = this.counting
    this.counting = counting
    const made = make()
    this.counting = before
    return made
  }

  /** Adds the length of a term or pattern that is inlined. Returns the total. */
  writeOut(letters: number): number {
    this.written += letters
    return this.written
  }
}
