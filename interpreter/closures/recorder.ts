import type { FanAccount } from '../state/table-plan.ts'
import type { Doubts } from './doubts.ts'
import type { Machine, Test } from './machine.ts'

/** How often something was so, and how often not. */
export interface Counter {
  held: number
  failed: number
}

/** Notes what the rules do while they are run. Without one a program is compiled as if there were none. */
export interface Recorder {
  /** The counter of a condition, branch, rule, stage or action of the IR. */
  readonly counter: (node: object) => Counter
  /** How often each word of a table was looked up; undefined for tables that nobody asks about. */
  readonly lookedUp: (table: number) => Float64Array | undefined
  /** Answers for a table that is looked up by piece, where faces are only supposed. */
  readonly face?: (table: number) => ((piece: number) => number) | undefined
  /** Likewise for what is known of fans. */
  readonly fans?: FanAccount
  /** And for what turns on the faces of many. */
  readonly doubts?: Doubts
}

/** A test whose outcomes are noted if anybody notes them. */
export function noted(m: Machine, node: object, test: Test): Test {
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
