import type { Name } from '../../../expression/ast.ts'
import type { ExprIR } from '../../../ir/ir.ts'
import type { CalledFunction, DenseTable, FunctionDeclaration, HandedOver, Sheet } from '../declared.ts'
import { Instances } from '../instances.ts'
import { Memo } from '../memo.ts'
import { NotedByKey } from '../noted-by-key.ts'
import type { Reads } from '../reads.ts'

/** Terms, rules, tallies and tables: their declarations, what calls of them gave, and the calls being read. */
export class Functions {
  readonly declared = new Map<string, FunctionDeclaration>()
  readonly instances: Instances
  /** Tallies line by line; undefined where that is impossible. */
  readonly sheets: Memo<Sheet | undefined>
  /** Tallies that the step being read counts, and for which seat; undefined outside of steps that write. */
  counting: { readonly declaration: FunctionDeclaration; readonly seat: ExprIR }[] | undefined
  /** Tables computed, by name; undefined if one failed, which has been reported. */
  readonly tables: Memo<DenseTable | undefined>
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
    const instances = [...(known?.instances ?? [])]
    this.instances = new Instances(instances.filter(([, { reads }]) => !isTouched(reads)))
    this.sheets = new Memo(known?.sheets, isTouched)
    this.tables = new Memo(known?.tables, isTouched)
    this.called = new NotedByKey<Name, CalledFunction>(known?.called)
  }

  /** Adds letters of a term or pattern written out where it is used; returns how many there are by then. */
  writeOut(letters: number): number {
    this.written += letters
    return this.written
  }
}
