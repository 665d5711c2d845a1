import type { PutOff, PutOffQueue } from '../declared.ts'

/** The words for what waits until an action or a decision is over. */
export class Consequences {
  /** Steps deferred until an action is over. */
  readonly putOff: PutOff[]
  putOffQueue: PutOffQueue | undefined
  /** See `endWords` of the notes, which are there only if they are in use. */
  endWords: readonly number[] | undefined

  constructor(known?: Consequences) {
    this.putOff = [...(known?.putOff ?? [])]
    this.putOffQueue = known?.putOffQueue
    this.endWords = known?.endWords
  }
}
