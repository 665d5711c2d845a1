import type { Expression, Name } from '../../../expression/ast.ts'
import type { ExprIR, StepIR } from '../../../ir/ir.ts'
import type { NodeIR } from '../../../ir/nodes.ts'
import type { Span } from '../../../source/span.ts'
import type { Secrecy } from '../../../types/types.ts'
import type { CalledFunction } from '../declarations.ts'
import type { Value } from '../values.ts'

/** Who knows the faces of the pieces of a node. */
interface FaceAt {
  readonly at: Span
  readonly face: Secrecy
  readonly opens?: boolean
}

interface Annotated {
  /** The last result of an expression, so that callers need not read it again. */
  readonly value: readonly [node: Expression, Value]
  /** The function that a name in a text calls. */
  readonly call: readonly [node: Name, CalledFunction]
  /** For steps that handle pieces whose faces not everybody knows. */
  readonly faces: readonly [node: StepIR, FaceAt]
  /** For reads of tracked values of a thing whose face not everybody knows. */
  readonly mark: readonly [node: ExprIR, FaceAt]
  /** For nodes below `openly`. */
  readonly opened: readonly [node: NodeIR, true]
  /** The position of a `can` of the IR. */
  readonly question: readonly [node: Extract<ExprIR, { op: 'can' }>, Span]
}

type Sort = keyof Annotated
type Tables = { readonly [S in Sort]: Table<Annotated[S][0], Annotated[S][1]> }

/** Facts about single nodes of texts and of the IR. They do not keep the nodes alive. */
export class Annotations {
  private readonly tables: Tables
  private readonly marked: Set<number>

  /**
   * Nodes of texts may be read again, but a node of the IR is created only once, so later checks can share the table.
   */
  constructor(before?: Annotations) {
    const known = before?.tables
    this.marked = before?.marked ?? new Set()
    this.tables = {
      value: new Table(known?.value),
      call: new Table(known?.call),
      faces: known?.faces ?? new Table(),
      mark: known?.mark ?? new Table(),
      opened: known?.opened ?? new Table(),
      question: known?.question ?? new Table(),
    }
  }

  get<S extends Sort>(sort: S, node: Annotated[S][0]): Annotated[S][1] | undefined {
    return this.tables[sort].get(node)
  }

  set<S extends Sort>(sort: S, node: Annotated[S][0], fact: Annotated[S][1] | undefined): void {
    this.tables[sort].set(node, fact)
  }

  /** Marks the read of a word, or of words counted from one. */
  mark(node: ExprIR, fact: FaceAt): void {
    this.set('mark', node, fact)
    this.marked.add(baseOf(node))
  }

  /** False if no such read is marked. */
  isMarked(base: number): boolean {
    return this.marked.has(base)
  }

  /** True if any node has such a fact. */
  isAny(sort: Sort): boolean {
    return this.tables[sort].isFilled
  }
}

/** The address that a value is read from, or from which it is counted. */
export function baseOf(read: ExprIR): number {
  return read.op === 'load' ? read.base : read.op === 'cell' ? read.at : -1
}

/** Falls back to the previous table. */
class Table<K extends object, V> {
  isFilled = false
  private readonly own = new WeakMap<K, V | undefined>()
  private readonly before: Table<K, V> | undefined

  constructor(before?: Table<K, V>) {
    this.before = before
  }

  get(key: K): V | undefined {
    return this.own.get(key) ?? this.before?.get(key)
  }

  set(key: K, value: V | undefined): void {
    this.own.set(key, value)
    this.isFilled = true
  }
}
