import type { GameIR, StepIR } from '../../grammar/ir/ir.ts'
import { rulesOfGame } from '../../grammar/ir/rules.ts'
import { walkSteps } from '../../grammar/ir/walk.ts'
import type { Counter, Recorder } from '../closures/recorder.ts'
import { rulePoints, type RulePoint } from './rule-points.ts'
import { getOrMake } from '../../grammar/source/memoized.ts'

/** Something in the rules that can happen, and how often it did. */
export interface CoveragePoint {
  readonly what: RulePoint['what']
  readonly label: string
  /** Index into `GameIR.origins`. */
  readonly origin: number
  /** How often it ran, held, refused, was taken or fired. */
  readonly held: number
  /** How often it was tested and did not hold. */
  readonly failed: number
}

/** A loop, as an index into `GameIR.origins`, and how often its bound ended it. */
export interface ReachedBound {
  readonly origin: number
  readonly times: number
}

/** Counts what the rules of one game do; pass it to `closuresProgram` as its recorder. */
export class Coverage implements Recorder {
  private readonly ir: GameIR
  private readonly counters = new Map<object, Counter>()
  private readonly tables = new Map<number, Float64Array>()

  /** `tables`: names of the tables whose cell lookups are counted. */
  constructor(ir: GameIR, tables: ReadonlySet<string>) {
    this.ir = ir
    ir.tables.forEach(({ name, values }, index) => {
      if (tables.has(name)) this.tables.set(index, new Float64Array(values.length))
    })
  }

  counter = (node: object): Counter => getOrMake(this.counters, node, () => ({ held: 0, failed: 0 }))

  lookedUp = (table: number): Float64Array | undefined => this.tables.get(table)

  /** How often each cell of a named table was looked up, in word order. */
  cells(table: string): readonly number[] {
    const index = this.ir.tables.findIndex(({ name }) => name === table)
    return [...(this.tables.get(index) ?? [])]
  }

  /** True if a bound could cut a loop short. */
  hasBounds(): boolean {
    return this.loops().length > 0
  }

  /** Loops that ended at their bound although their condition still held, and how often. */
  bounds(): readonly ReachedBound[] {
    return this.loops().flatMap((loop) => {
      const times = this.counters.get(loop)?.held ?? 0
      return times > 0 ? [{ origin: loop.origin, times }] : []
    })
  }

  private loops(): readonly Extract<StepIR, { step: 'loop' }>[] {
    const loops: Extract<StepIR, { step: 'loop' }>[] = []
    walkSteps(rulesOfGame(this.ir), (node) => {
      if (node.step === 'loop' && (node.while !== undefined || node.until !== undefined)) loops.push(node)
    })
    return loops
  }

  /** Everything in the rules that can happen, in IR order, covered or not. */
  points(): readonly CoveragePoint[] {
    return rulePoints(this.ir).map(({ what, label, node, counted }) => {
      const { held, failed } = this.counters.get(counted) ?? { held: 0, failed: 0 }
      return { what, label, origin: node.origin, held, failed }
    })
  }
}
