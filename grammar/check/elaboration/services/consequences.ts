import type { StepIR } from '../../../ir/ir.ts'
import type { PutOff, PutOffQueue, Watcher } from '../declared.ts'

/** Consequences of steps: `whenever` rules, ends, and steps deferred until an action is over. */
export class Consequences {
  readonly wheneverWatchers: Watcher[] = []
  readonly endWatchers: Watcher[] = []
  /** Steps deferred until an action is over. */
  readonly putOff: PutOff[]
  putOffQueue: PutOffQueue | undefined
  /** The steps at which an outermost action is over with all that follows from it. */
  readonly actionsOver: WeakSet<StepIR>
  /** True if something follows from actions after their own steps. */
  judgesBehind = false
  /** Words for an end that holds unless the next player cannot decide: which one, who wins, how much. */
  noted: readonly number[] | undefined
  /** True if these words are in use. */
  notesEnds = false
  /** How many ends come before the end of a game in which nobody can decide. */
  endsBeforeStuck = 0

  constructor(known?: Consequences) {
    this.putOff = [...(known?.putOff ?? [])]
    this.putOffQueue = known?.putOffQueue
    this.actionsOver = known?.actionsOver ?? new WeakSet()
    this.noted = known?.noted
  }
}
