import type { EffectIR, StepOf } from '../../grammar/ir/nodes.ts'
import type { FanAccount } from '../state/table-plan.ts'
import type { Doubts } from './doubts.ts'
import type { Machine, Test } from './machine.ts'
import type { Orders } from './orders.ts'

/** How often something held, and how often not. */
export interface Counter {
  held: number
  failed: number
}

/** Records what the rules do while they run. Without a recorder, a program is compiled as if this did not exist. */
export interface Recorder {
  /** The counter of a condition, branch, rule, stage or action of the IR; of a loop, by its body. */
  readonly counter: (node: object) => Counter
  /** How often each word of a table was looked up; undefined for tables that nobody counts. */
  readonly lookedUp: (table: number) => Float64Array | undefined
  /** Answers for a table indexed by piece, where faces are only assumed. */
  readonly face?: (table: number) => ((piece: number) => number) | undefined
  /** The same for what is known of fans. */
  readonly fans?: FanAccount
  /** And for what depends on the faces of many things. */
  readonly doubts?: Doubts
  /** And for the order of things that nobody sees. */
  readonly orders?: Orders
  /** Dice have been thrown, and their cells say what they show. */
  readonly rolled?: (S: Int32Array, step: StepOf<'roll'>, seenBy: number | undefined) => void
  /** Something has been moved, swapped, dealt or shown, so that somebody may have seen a face. */
  readonly seen?: (S: Int32Array, step: EffectIR) => void
  /** Sees the state before and after each step that is executed at once. */
  readonly watched?: {
    readonly before: (S: Int32Array) => void
    readonly after: (S: Int32Array, step: EffectIR) => void
  }
  /** Only loops are counted that their bounds cut short: all else runs, and is remembered, as without a recorder. */
  readonly onlyBounds?: true
}

/** A test whose outcomes are recorded if there is a recorder. */
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

/** Counts the passes of a loop; undefined without a recorder. */
export function passCounter(m: Machine, body: object): (() => void) | undefined {
  const counter = m.recorder?.counter(body)
  return (
    counter &&
    (() => {
      if (!m.attempting) counter.held++
    })
  )
}
