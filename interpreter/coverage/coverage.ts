import type { GameIR, StepIR } from '../../grammar/ir/ir.ts'
import type { Counter, Recorder } from '../closures/recorder.ts'

/** Something in the rules that can happen, and how often it did. */
export interface CoveragePoint {
  readonly what: 'action' | 'stage' | 'condition' | 'forbid' | 'branch' | 'whenever' | 'end'
  /** Its name or label; of a branch nothing. */
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
    const { ir } = this
    const points: CoveragePoint[] = []
    const add = (what: CoveragePoint['what'], label: string, node: { readonly origin: number }): void => {
      const { held, failed } = this.counters.get(node) ?? { held: 0, failed: 0 }
      points.push({ what, label, origin: node.origin, held, failed })
    }
    const branches = (steps: readonly StepIR[]): void => {
      for (const step of steps) {
        if (step.step === 'if') {
          // A last case that is all that is left is no question.
          if (step.condition.op !== 'const') add('branch', '', step)
          branches(step.then)
          branches(step.else)
        } else if (step.step === 'for each' || step.step === 'loop' || step.step === 'turns')
          branches(step.body)
        else if (step.step === 'ask') branches(step.orElse)
      }
    }
    branches(ir.play)
    for (const stage of ir.stages) {
      add('stage', stage.name, stage)
      branches(stage.body)
      branches(stage.leave)
    }
    for (const action of ir.actions) {
      add('action', action.name, action)
      for (const condition of action.conditions) add('condition', condition.label, condition)
      for (const forbid of action.forbids) add('forbid', forbid.label, forbid)
      branches(action.body)
    }
    for (const rule of ir.whenever) {
      add('whenever', rule.label, rule)
      branches(rule.body)
    }
    for (const end of ir.ends) add('end', end.label, end)
    return points
  }
}
