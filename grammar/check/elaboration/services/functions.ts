import type { Name } from '../../../expression/ast.ts'
import type { ExprIR } from '../../../ir/ir.ts'
import type { CalledFunction, DenseTable, FunctionDeclaration, HandedOver, Sheet } from '../declared.ts'
import { Instances } from '../instances.ts'
import { NotedByKey } from '../noted-by-key.ts'
import type { Reads } from '../reads.ts'

/** Terms, rules, tallies and tables: their declarations, what calls of them gave, and the calls being read. */
export class Functions {
  readonly declared = new Map<string, FunctionDeclaration>()
  readonly instances: Instances
  /** Tallies line by line; undefined where that is impossible. */
  readonly sheets: Map<string, { readonly sheet: Sheet | undefined; readonly reads: Reads }>
  /** Tallies that the step being read counts, and for which seat; undefined outside of steps that write. */
  counting: { readonly declaration: FunctionDeclaration; readonly seat: ExprIR }[] | undefined
  /** Tables computed, by name. */
  readonly denseTables: Map<string, { readonly table: DenseTable; readonly reads: Reads }>
  /** Tables that failed; the reason has been reported. */
  readonly brokenTables = new Set<string>()
  /** Functions called by each name in a text. */
  readonly called: NotedByKey<Name, CalledFunction>
  /** Functions being compiled now, for naming a cycle. */
  readonly open: string[] = []
  /** How deep the expressions being read are in one another, those of called terms included. */
  depth = 0
  private written = 0
  /** Arguments of the open calls, innermost last. */
  readonly handed: HandedOver[] = []

  /** Takes over results that read nothing that has changed. */
  constructor(known: Functions | undefined, isTouched: (reads: Reads) => boolean) {
    this.instances = new Instances(untouched(known?.instances, isTouched))
    this.sheets = new Map(untouched(known?.sheets, isTouched))
    this.denseTables = new Map(untouched(known?.denseTables, isTouched))
    this.called = new NotedByKey<Name, CalledFunction>(known?.called)
  }

  /** Adds letters of a term or pattern written out where it is used; returns how many there are by then. */
  writeOut(letters: number): number {
    this.written += letters
    return this.written
  }
}

function* untouched<T extends { readonly reads: Reads }>(
  known: Iterable<readonly [string, T]> = [],
  isTouched: (reads: Reads) => boolean,
): Iterable<readonly [string, T]> {
  for (const entry of known) if (!isTouched(entry[1].reads)) yield entry
}
