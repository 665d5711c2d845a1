import type { ExprIR } from '../../../ir/ir.ts'
import type { DenseTable, FunctionDeclaration, HandedOver, Sheet } from '../declared.ts'
import { Instances } from '../instances.ts'
import { Memo } from '../memo.ts'
import type { Reads } from '../reads.ts'

/** A tally that the step being read counts, and for which seat. */
export interface Counted {
  readonly declaration: FunctionDeclaration
  readonly seat: ExprIR
}

/** Terms, rules, tallies and tables: their declarations, what calls of them gave, and the calls being read. */
export class Functions {
  readonly declared = new Map<string, FunctionDeclaration>()
  readonly instances: Instances
  /** Tallies line by line; undefined where that is impossible. */
  readonly sheets: Memo<Sheet | undefined>
  private counting: Counted[] | undefined
  /** Tables computed, by name; undefined if one failed, which has been reported. */
  readonly tables: Memo<DenseTable | undefined>
  /** Functions being compiled now, and the arguments of their calls. */
  private readonly open: { readonly name: string; readonly handed: HandedOver | undefined }[] = []
  /** How deep the expressions being read are in one another, those of called terms included. */
  depth = 0
  private written = 0

  /** Takes over results that read nothing that has changed. */
  constructor(known: Functions | undefined, isTouched: (reads: Reads) => boolean) {
    const instances = [...(known?.instances ?? [])]
    this.instances = new Instances(instances.filter(([, { reads }]) => !isTouched(reads)))
    this.sheets = new Memo(known?.sheets, isTouched)
    this.tables = new Memo(known?.tables, isTouched)
  }

  get openCount(): number {
    return this.open.length
  }

  /** Compiles a function; `handed` are the arguments of the call. */
  opening<T>(name: string, make: () => T, handed?: HandedOver): T {
    this.open.push({ name, handed })
    const made = make()
    this.open.pop()
    return made
  }

  /** If a function is being compiled: those from there to a call of it here. */
  cycleTo(name: string): readonly string[] | undefined {
    const from = this.open.findIndex((one) => one.name === name)
    return from < 0 ? undefined : [...this.open.slice(from).map((one) => one.name), name]
  }

  /** Arguments of the open calls, innermost first. */
  handedOver(): readonly HandedOver[] {
    return this.open.toReversed().flatMap(({ handed }) => handed ?? [])
  }

  /** Reads the value of a step that writes; `counted` are the tallies that it counts. */
  counted<T>(make: () => T): { readonly made: T; readonly counted: readonly Counted[] } {
    const counted: Counted[] = []
    return { made: this.countingFor(counted, make), counted }
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

  /** Adds letters of a term or pattern written out where it is used; returns how many there are by then. */
  writeOut(letters: number): number {
    this.written += letters
    return this.written
  }
}
