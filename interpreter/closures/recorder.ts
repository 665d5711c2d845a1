import type { EffectIR, StepOf } from '../../grammar/ir/nodes.ts'
import type { FanAccount } from '../state/table-plan.ts'
import type { UncertainFaces } from './uncertain-faces.ts'
import type { Machine, Test } from './machine.ts'
import type { Orders } from './orders.ts'

/** How often something held, and how often not. */
export interface Counter {
  held: number
  failed: number
}

/** Observes the rules while they run. Without a recorder, programs are compiled without any hooks. */
export interface Recorder {
  /** The counter of a condition, branch, rule, stage or action of the IR. A loop is identified by its body. */
  readonly counter: (node: object) => Counter
  /** Lookup counts of each word of a table. Undefined for tables that nobody counts. */
  readonly lookedUp: (table: number) => Float64Array | undefined
  /** Answers for a table indexed by piece, if faces are only assumed. */
  readonly face?: (table: number) => ((piece: number) => number) | undefined
  /** The same for knowledge about fans. */
  readonly fans?: FanAccount
  /** The same for results that depend on the faces of many things. */
  readonly doubts?: UncertainFaces
  /** The same for the order of unseen things. */
  readonly orders?: Orders
  /** Called after a throw of dice, when their cells contain the results. */
  readonly rolled?: (S: Int32Array, step: StepOf<'roll'>, seenBy: number | undefined) => void
  /** Called after something has been moved, swapped, dealt or shown, so that somebody may have seen a face. */
  readonly seen?: (S: Int32Array, step: EffectIR) => void
  /** Sees the state before and after each atomic step. */
  readonly watched?: {
    readonly before: (S: Int32Array) => void
    readonly after: (S: Int32Array, step: EffectIR) => void
  }
  /** Only loops cut short by their bounds are counted. Everything else runs, and is cached, as without a recorder. */
  readonly onlyBounds?: true
}

/** Records the outcomes of a test if there is a recorder. */
export function recorded(m: Machine, node: object, test: Test): Test {
  if (m.recorder === undefined) return test
  const counter = m.recorder.counter(node)
  return (S) => {
    const holds = test(S)
    if (m.attempting) return holds
    if (holds) counter.held++
    else counter.failed++
    return holds
  }
}

/** Counts the iterations of a loop. Undefined without a recorder. */
export function passCounter(m: Machine, body: object): (() => void) | undefined {
  const counter = m.recorder?.counter(body)
  return (
    counter &&
    (() => {
      if (!m.attempting) counter.held++
    })
  )
}
