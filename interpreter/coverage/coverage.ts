import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Counter, Recorder } from '../closures/recorder.ts'
import { rulePoints } from './rule-points.ts'
import type { RulePoint } from './rule-points.ts'

/** Something in the rules that can happen, and how often it did. */
export interface CoveragePoint {
  readonly what: RulePoint['what']
  readonly label: string
  /** Index into `GameIR.origins`. */
  readonly origin: number
  /** How often it was run, held, forbade, was taken or fired. */
  readonly held: number
  /** How often it was looked at in vain. */
  readonly failed: number
}

/** Counts what the rules of one game do; give it to `closuresProgram` as its recorder. */
export class Coverage implements Recorder {
  private readonly ir: GameIR
  private readonly counters = new Map<object, Counter>()
  private readonly tables = new Map<number, Float64Array>()

  /** `tables`: names of the tables whose cells are counted. */
  constructor(ir: GameIR, tables: ReadonlySet<string>) {
    this.ir = ir
    ir.tables.forEach(({ name, values }, index) => {
      if (tables.has(name)) this.tables.set(index, new Float64Array(values.length))
    })
  }

  counter = (node: object): Counter => {
    const known = this.counters.get(node)
    if (known !== undefined) return known
    const made = { held: 0, failed: 0 }
    this.counters.set(node, made)
    return made
  }

  lookedUp = (table: number): Float64Array | undefined => this.tables.get(table)

  /** How often each cell of a named table was looked up, in the order of its words. */
  cells(table: string): readonly number[] {
    const index = this.ir.tables.findIndex(({ name }) => name === table)
    return [...(this.tables.get(index) ?? [])]
  }

  /** Everything in the rules that can happen, in the order of the IR, whether it did or not. */
  points(): readonly CoveragePoint[] {
    return rulePoints(this.ir).map(({ what, label, node }) => {
      const { held, failed } = this.counters.get(node) ?? { held: 0, failed: 0 }
      return { what, label, origin: node.origin, held, failed }
    })
  }
}
